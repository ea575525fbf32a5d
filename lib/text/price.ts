/** A price as visitors read it, and in euros where it is an amount or begins with one. */
export type Price = { shown: string; euros?: number };

const EUROS = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** « 48 € », « 12,50 € ». */
export const inEuros = (amount: number) => EUROS.format(amount);

const NUMBER = String.raw`(?<units>\d{1,3}(?:[\s.'’]\d{3}){1,2}|\d{1,7})(?:[.,](?<cents>\d{1,2}))?`;
const CURRENCY = String.raw`\s*(?:€|euros?|eur)(?![\p{L}\p{N}])`;
/** « 490 € », « 1.290,50 euros », « dès 490 € »: a number with its currency, first of all. */
const AMOUNT = String.raw`(?:(?:dès|[àa] partir de)\s+)?${NUMBER}${CURRENCY}`;
const ALONE = new RegExp(`^${NUMBER}$`, "u");
const FIRST = new RegExp(`^${AMOUNT}`, "iu");
const WITH_TERMS = new RegExp(`^(?<amount>${AMOUNT})(?:,?\\s+(?<terms>.+))?$`, "isu");

/** A text as a price: a number alone is in euros; a text that does not start with an amount has none. */
export function typedPrice(text: string): Price {
  const { units, cents = "0" } = (ALONE.exec(text) ?? FIRST.exec(text))?.groups ?? {};
  if (!units) return { shown: text };
  const euros = Number(`${units.replace(/\D/g, "")}.${cents}`);
  return { shown: ALONE.test(text) ? inEuros(euros) : text, euros };
}

/** The most characters in a column of prices. */
const MAX_WORDS = 18;

/** The lowest of some prices in euros; undefined where one of them does not begin with an amount. */
export function lowestPrice(prices: readonly (Price | undefined)[]): number | undefined {
  const amounts = prices.flatMap((price) => price?.euros ?? []);
  return amounts.length > 0 && amounts.length === prices.length ? Math.min(...amounts) : undefined;
}

/** The amount of a price and its terms. Long words without an amount are all terms. */
export function amountAndTerms(price: string): [amount: string, terms: string] {
  const { amount, terms = "" } = WITH_TERMS.exec(price)?.groups ?? {};
  if (amount) return [amount, terms];
  return price.length <= MAX_WORDS ? [price, ""] : ["", price];
}

/** Further amounts in the terms, in whole euros. */
const AMOUNTS = /(\d[\d\s]*)(?:[.,]\d+)?\s*(?:€|euros?)/gi;

/**
 * A price in a list: « dès 430 € » where only higher amounts follow, else as typed where it is short, else its
 * amount. Undefined where a lower amount or a bracket follows: the amount alone would be wrong.
 */
export function priceInList(price: Price | undefined): string | undefined {
  if (!price) return undefined;
  const [amount, terms] = amountAndTerms(price.shown);
  const others = [...terms.matchAll(AMOUNTS)].map(([, units = ""]) => Number(units.replace(/\s/g, "")));
  const isLeast = others.every((other) => other > (price.euros ?? other));
  if (/^\d/.test(amount) && others.length > 0 && isLeast) return `dès\u00a0${amount}`;
  if (price.shown.length <= MAX_WORDS) return price.shown;
  return amount && isLeast && !terms.startsWith("(") ? amount : undefined;
}
