/** What a column of prices has room for, and has no comma but that of its cents. */
const AMOUNT = /^((?:[^,]|,(?=\d)){1,18})(?:,\s*(.+))?$/s;

/** « 32 €, un sachet à emporter »: the price by itself, and what is said of it; nothing and everything of a long one. */
export function amountAndTerms(price: string): [amount: string, terms: string] {
  const [, amount = "", terms = amount ? "" : price] = AMOUNT.exec(price) ?? [];
  return [amount, terms];
}
