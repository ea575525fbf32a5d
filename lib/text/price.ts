/**
 * A price as visitors read it. `euros` is set only for an amount that everybody pays, without further words.
 */
export type Price = { text: string; euros?: number };

const EUROS = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount of euros as visitors read it: « 48 € », « 12,50 € ». */
export const inEuros = (amount: number) => EUROS.format(amount);

/** The accepted spellings of an amount (4.10): « 490 », « 1 290,50 € », « 490 € par personne TTC ». */
const AMOUNT =
  /^(?<units>[1-9]\d{0,2}(?:[\s.]\d{3}){1,2}|\d{1,7})(?:[.,](?<cents>\d{1,2}))?(?:\s*(?:€|euros?)(?<words>(?:\s+(?:par\s(?:personne|séance)|TTC)){0,2}))?$/i;

/** Reads a price. A number alone is in euros. A text that `AMOUNT` does not match has no amount. */
export function typedPrice(text: string): Price {
  const { units, cents = "0", words } = AMOUNT.exec(text)?.groups ?? {};
  if (!units) return { text };
  const euros = Number(`${units.replace(/\D/g, "")}.${cents}`);
  return { text: words ? text : inEuros(euros), euros };
}

/** The lowest of several prices in euros; undefined if a price is in words or missing. */
export function lowestPrice(prices: readonly (Price | undefined)[]): number | undefined {
  const amounts = prices.flatMap((price) => price?.euros ?? []);
  return amounts.length > 0 && amounts.length === prices.length ? Math.min(...amounts) : undefined;
}

/** A price in a list: the amount, else the words. */
export const priceInList = (price: Price | undefined): string | undefined =>
  price?.euros === undefined ? price?.text : inEuros(price.euros);
