import { amountAndTerms } from "@/lib/text/price";

test.each([
  ["28\u00a0€", "28\u00a0€", ""],
  ["12,50\u00a0€", "12,50\u00a0€", ""],
  ["Libre", "Libre", ""],
  ["32\u00a0€, un sachet à emporter", "32\u00a0€", "un sachet à emporter"],
  ["12,50\u00a0€ l’heure, à deux, goûter compris", "12,50\u00a0€ l’heure", "à deux, goûter compris"],
  ["Participation libre, selon vos moyens", "", "Participation libre, selon vos moyens"],
  ["De 20 à 40\u00a0€ selon le nombre", "", "De 20 à 40\u00a0€ selon le nombre"],
  ["", "", ""],
])("%p stands in a column of prices as %p", (price, amount, terms) => {
  expect(amountAndTerms(price)).toEqual([amount, terms]);
});
