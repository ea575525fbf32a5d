import type { Price } from "@/lib/content/parse/fields";

const EUROS = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** « 48 € », « 12,50 € ». */
export const inEuros = (amount: number) => EUROS.format(amount);

const AMOUNT_FIRST = /^[\d\s.,]+(?:€|euro)/i;

/** The least of some prices, in euros; nothing where one of them does not begin with an amount. */
export function leastOf(prices: readonly (Price | undefined)[]): number | undefined {
  const amounts = prices.map((price) => (price && AMOUNT_FIRST.test(price.shown) ? price.euros : undefined));
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 && known.length === prices.length ? Math.min(...known) : undefined;
}

/** What a column of prices has room for, and has no comma but that of its cents. */
const AMOUNT = /^((?:[^,]|,(?=\d)){1,18})(?:,\s*(.+))?$/s;

/** « 32 €, un sachet à emporter »: the price by itself, and what is said of it; nothing and everything of a long one. */
export function amountAndTerms(price: string): [amount: string, terms: string] {
  const [, amount = "", terms = amount ? "" : price] = AMOUNT.exec(price) ?? [];
  return [amount, terms];
}
