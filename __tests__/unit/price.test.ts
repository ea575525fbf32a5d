import { price } from "@/lib/content/parse/fields";
import { amountAndTerms, leastOf, leastSaid } from "@/lib/text/price";

test.each([
  ["28\u00a0€", "28\u00a0€", ""],
  ["12,50\u00a0€", "12,50\u00a0€", ""],
  ["Libre", "Libre", ""],
  ["32\u00a0€, un sachet à emporter", "32\u00a0€", "un sachet à emporter"],
  ["12,50\u00a0€ l’heure, à deux, goûter compris", "12,50\u00a0€", "l’heure, à deux, goûter compris"],
  ["420\u00a0€ par personne, repas compris", "420\u00a0€", "par personne, repas compris"],
  ["1\u202f290\u00a0euros", "1\u202f290\u00a0euros", ""],
  ["à partir de 290\u00a0€", "à partir de 290\u00a0€", ""],
  ["20\u00a0€/h", "20\u00a0€/h", ""],
  ["Participation libre, selon vos moyens", "", "Participation libre, selon vos moyens"],
  ["De 20 à 40\u00a0€ selon le nombre", "", "De 20 à 40\u00a0€ selon le nombre"],
  ["", "", ""],
])("%p stands in a column of prices as %p", (price, amount, terms) => {
  expect(amountAndTerms(price)).toEqual([amount, terms]);
});

const typed = (raw: unknown) => price(raw, "id").value;

test.each([
  [["48 €, matériel compris", 20, "1 290 euros"], 20],
  [["95\u00a0€ pour deux"], 95],
  // Not known of all, or not of the beginning: no promise.
  [[20, undefined], undefined],
  [[20, "participation libre"], undefined],
  [[40, "2 séances, 60 €"], undefined],
  [[], undefined],
])("the least of %j is %p", (prices, least) => {
  expect(leastOf(prices.map(typed))).toBe(least);
});

test.each([
  [290, "290 €"],
  ["430 € en chambre de deux, 490 € en chambre seule", "dès 430 €"],
  ["1 150 € à deux, 1 290,50 € seul", "dès 1 150 €"],
  ["780 € pour un adulte et un enfant", "780 €"],
  // The first is not the least: no promise.
  ["490 € seul, 430 € à deux", "490 €"],
  ["430 €, dont 100 € d’acompte, 490 € seul", "430 €"],
  ["Prix libre", "Prix libre"],
  ["selon vos moyens, entre 200 et 400 €", undefined],
  [undefined, undefined],
])("of the price %j a list says %p", (raw, said) => {
  // Whatever the blanks are that its parts do not break at.
  expect(leastSaid(typed(raw))?.replace(/\s/g, " ")).toBe(said);
});
