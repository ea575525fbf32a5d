/** A price as visitors read it, and in euros where it is an amount that everybody pays, with nothing beside it. */
export type Price = { text: string; euros?: number };

const EUROS = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** « 48 € », « 12,50 € ». */
export const inEuros = (amount: number) => EUROS.format(amount);

/** The few spellings of an amount (requirement 4.10): « 490 », « 1 290,50 € », « 490 € par personne TTC ». */
const AMOUNT =
  /^(?<units>[1-9]\d{0,2}(?:[\s.]\d{3}){1,2}|\d{1,7})(?:[.,](?<cents>\d{1,2}))?(?:\s*(?:€|euros?)(?:\s+(?:par\s(?:personne|séance)|TTC)){0,2})?$/i;

/** A text as a price: a number alone is in euros; other words than those of `AMOUNT` leave it without an amount. */
export function typedPrice(text: string): Price {
  const { units, cents = "0" } = AMOUNT.exec(text)?.groups ?? {};
  if (!units) return { text };
  const euros = Number(`${units.replace(/\D/g, "")}.${cents}`);
  return { text: /\d$/.test(text) ? inEuros(euros) : text, euros };
}

/** The lowest of some prices in euros; undefined where one of them is in words or not known. */
export function lowestPrice(prices: readonly (Price | undefined)[]): number | undefined {
  const amounts = prices.flatMap((price) => price?.euros ?? []);
  return amounts.length > 0 && amounts.length === prices.length ? Math.min(...amounts) : undefined;
}

/** A price in a list: its amount, else its words. */
export const priceInList = (price: Price | undefined): string | undefined =>
  price?.euros === undefined ? price?.text : inEuros(price.euros);
