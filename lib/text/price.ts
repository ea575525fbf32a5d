import { slug } from "./strings";

/** A price as visitors read it, and in euros where it is an amount or begins with one. */
export type Price = { text: string; euros?: number };

const EUROS = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** « 48 € », « 12,50 € ». */
export const inEuros = (amount: number) => EUROS.format(amount);

const NUMBER = String.raw`(?<units>[1-9]\d{0,2}(?:[\s.'’]\d{3}){1,2}|\d{1,7})(?:[.,](?<cents>\d{1,2}))?`;
// « 12 € 50 » is more than 12.
const CURRENCY = String.raw`\s*(?:€|euros?|eur)(?!\s*\p{N}|\p{L})`;
/** « 490 € », « 1.290,50 euros », « dès 490 € »: a number with its currency, first of all. */
const AMOUNT = String.raw`(?:(?:dès|[àa] partir de)\s+)?${NUMBER}${CURRENCY}`;
const ALONE = new RegExp(`^${NUMBER}$`, "u");
const FIRST = new RegExp(`^${AMOUNT}`, "iu");
const WITH_TERMS = new RegExp(`^(?<amount>${AMOUNT})(?:,?\\s+(?<terms>.+))?$`, "isu");

/** A text as a price: a number alone is in euros; a text that does not start with an amount has none. */
export function typedPrice(text: string): Price {
  const { units, cents = "0" } = (ALONE.exec(text) ?? FIRST.exec(text))?.groups ?? {};
  if (!units) return { text };
  const euros = Number(`${units.replace(/\D/g, "")}.${cents}`);
  return { text: ALONE.test(text) ? inEuros(euros) : text, euros };
}

/** The most characters in a column of prices. */
const MAX_WORDS = 18;

/** The amount of a price and its terms. Long words without an amount are all terms. */
export function amountAndTerms(price: string): [amount: string, terms: string] {
  const { amount, terms = "" } = WITH_TERMS.exec(price)?.groups ?? {};
  if (amount) return [amount, terms];
  return price.length <= MAX_WORDS ? [price, ""] : ["", price];
}

/** Further amounts in the terms, in whole euros. */
const AMOUNTS = /(\d[\d\s]*)(?:[.,]\d+)?\s*(?:€|euros?)/gi;
/** Slugs that make an amount uncertain or a former one, wherever they stand. */
const UNCERTAIN =
  /\b(?:envisag|environ|estim|prev|probabl|confirmer|provisoire|indicati|approx|au-lieu|ancien|promo|remise)/;
/** Slugs beside an amount that make it the price of a few people, of a time or of a part. */
const LIMITED = new RegExp(
  `\\b(?:${[
    "moins-de|enfant|ados?\\b|jeune|etudiant|lyceen|scolaire|ans\\b|reduit|adherent|membre|senior|chom",
    "jusqu|avant|apres|d?acompte|d?arrhes|caution|hors|sans|supplement|en-plus|en-sus|non-compris",
  ].join("|")})`,
);
/** Words after an amount that is not the price for one person. */
const PER_UNIT = /^\s*(?:\/|(?:la|le|chaque|par(?!\s(?:personne|participant|adulte)))\s|l['’])/iu;

/** Whether the first amount of a price is the least that everybody pays, and no word after it limits it. */
function isUsual({ text, euros }: Price): boolean {
  const [, terms] = amountAndTerms(text);
  const others = [...terms.matchAll(AMOUNTS)].map(([, units = ""]) => Number(units.replace(/\s/g, "")));
  const [beside = ""] = terms.split(AMOUNTS);
  const condition = slug(beside.replace(/[^,;]*(?:gratuit|offert)[^,;]*/gi, ""));
  const isLimited = LIMITED.test(condition) && !condition.includes("adulte");
  const changes = isLimited || text.includes("(") || UNCERTAIN.test(slug(text));
  return euros !== undefined && !changes && others.every((other) => other > euros);
}

/** The lowest of some prices in euros; undefined where one of them does not begin with its usual amount. */
export function lowestPrice(prices: readonly (Price | undefined)[]): number | undefined {
  const amounts = prices.flatMap((price) => (price && isUsual(price) ? (price.euros ?? []) : []));
  return amounts.length > 0 && amounts.length === prices.length ? Math.min(...amounts) : undefined;
}

/**
 * A price in a list: « dès 430 € » where only higher amounts follow, else as typed where it is short, else its
 * amount. Undefined where the amount alone would be wrong.
 */
export function priceInList(price: Price | undefined): string | undefined {
  if (!price) return undefined;
  const { text } = price;
  const [amount, terms] = amountAndTerms(text);
  const isAmount = isUsual(price) && !PER_UNIT.test(text.slice(amount.length));
  if (isAmount && /^\d/.test(amount) && terms.search(AMOUNTS) >= 0) return `dès\u00a0${amount}`;
  return text.length <= MAX_WORDS ? text : isAmount ? amount : undefined;
}
