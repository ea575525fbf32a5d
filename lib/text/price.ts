/** A price as visitors read it, and in euros where it is a number or begins with one. */
export type Price = { shown: string; euros?: number };

const EUROS = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** « 48 € », « 12,50 € ». */
export const inEuros = (amount: number) => EUROS.format(amount);

/** « 32 €, un sachet à emporter », « 420 € par personne »: an amount first of all, then what is said of it. */
const AMOUNT_FIRST = /^(\d[\d\s.,]*(?:€|euros?))(?:,?\s+(.+))?$/is;
/** Letters of words that a column of prices has room for. */
const SHORT = 18;

/** The least of some prices, in euros; nothing where one of them does not begin with an amount. */
export function leastOf(prices: readonly (Price | undefined)[]): number | undefined {
  const amounts = prices.flatMap((price) =>
    price?.euros !== undefined && AMOUNT_FIRST.test(price.shown) ? [price.euros] : [],
  );
  return amounts.length > 0 && amounts.length === prices.length ? Math.min(...amounts) : undefined;
}

/** A price by itself, and what is said of it; nothing and everything of long words. */
export function amountAndTerms(price: string): [amount: string, terms: string] {
  const [, amount, terms = ""] = AMOUNT_FIRST.exec(price) ?? [];
  if (amount) return [amount, terms];
  return price.length <= SHORT ? [price, ""] : ["", price];
}

/** Other amounts among what is said of one: whole euros are enough to compare them. */
const AMOUNTS = /(\d[\d\s]*)(?:[.,]\d+)?\s*(?:€|euros?)/gi;

/** A price in a list: its amount or short words; « dès 430 € » where only higher ones follow; nothing of long words. */
export function leastSaid(price: Price | undefined): string | undefined {
  const [amount, terms] = price ? amountAndTerms(price.shown) : ["", ""];
  if (!amount) return undefined;
  const others = [...terms.matchAll(AMOUNTS)].map(([, units = ""]) => Number(units.replace(/\s/g, "")));
  const isLeast = others.length > 0 && others.every((other) => other > (price?.euros ?? other));
  return isLeast ? `dès\u00a0${amount}` : amount;
}
