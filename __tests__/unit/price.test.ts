import { price } from "@/lib/content/parse/fields";
import { amountAndTerms, lowestPrice, priceInList } from "@/lib/text/price";

test.each([
  ["12,50\u00a0€", "12,50\u00a0€", ""],
  ["Libre", "Libre", ""],
  ["32\u00a0€, un sachet à emporter", "32\u00a0€", "un sachet à emporter"],
  ["420\u00a0€ par personne, repas compris", "420\u00a0€", "par personne, repas compris"],
  ["1\u202f290\u00a0euros", "1\u202f290\u00a0euros", ""],
  ["à partir de 290\u00a0€", "à partir de 290\u00a0€", ""],
  ["20\u00a0€/h", "20\u00a0€/h", ""],
  ["De 20 à 40\u00a0€ selon le nombre", "", "De 20 à 40\u00a0€ selon le nombre"],
  ["", "", ""],
])("%p is short in a list as %p", (price, amount, terms) => {
  expect(amountAndTerms(price)).toEqual([amount, terms]);
});

test.each([
  ["490", 490],
  ["490€", 490],
  ["1.290 €", 1290],
  ["1.290", 1290],
  ["1\u202f290,50\u00a0€", 1290.5],
  ["1’290 €", 1290],
  ["1.290,50 € par personne", 1290.5],
  ["12.5 € l’heure", 12.5],
  ["490 €/personne", 490],
  ["Dès 490 €, 540 € seul", 490],
])("reads the amount of %p as %p", (raw, euros) => {
  expect(price(raw, "id")).toMatchObject({ value: { euros }, faults: [] });
});

test.each([
  "3 jours : 490 €",
  "2 nuits, 290 €",
  "490-540 €",
  "De 20 à 40 €",
  "1,290 €",
  "12 € 50",
  "12€50 la séance",
  "0.500 €",
  "1.2900 €",
  "04 65 71 15 00",
  "15/01/2027 : 490 €",
  "5 euroscopes",
  "-5 €",
  "4 repas",
])("treats %p as text, and reports it", (raw) => {
  const { value, faults } = price(raw, "id");
  expect(value?.text.replace(/\s/g, " ")).toBe(raw);
  expect(value).not.toHaveProperty("euros");
  expect(faults).toHaveLength(1);
  expect(faults[0]?.problem).toMatch(/^pas de montant au début du tarif/);
  expect(priceInList(value) ?? "").not.toMatch(/^dès/);
  expect(lowestPrice([value, { text: "20 €", euros: 20 }])).toBeUndefined();
});

const typed = (raw: unknown) => price(raw, "id").value;

test.each([
  [["48 €, matériel compris", 20, "1 290 euros"], 20],
  [["95\u00a0€ pour deux"], 95],
  // There is no lowest price if an amount is unknown or not at the start.
  [[20, undefined], undefined],
  [[20, "participation libre"], undefined],
  [[40, "2 séances, 60 €"], undefined],
  [[40, "12 € par enfant, 25 € par adulte"], undefined],
  [[], undefined],
])("the lowest price of %j is %p", (prices, least) => {
  expect(lowestPrice(prices.map(typed))).toBe(least);
});

test.each([
  [290, "290 €"],
  ["dès 430 €, 490 € seul", "dès 430 €"],
  ["430 € en chambre de deux, 490 € en chambre seule", "dès 430 €"],
  ["1 150 € à deux, 1 290,50 € seul", "dès 1 150 €"],
  ["780 € pour un adulte et un enfant", "780 €"],
  // The first amount alone would be wrong.
  ["490 € seul, 430 € à deux", undefined],
  ["430 €, dont 100 € d’acompte, 490 € seul", undefined],
  ["780 € (envisagé)", "780 € (envisagé)"],
  ["780 € (envisagé, selon le nombre)", undefined],
  ["780 € pour un adulte et un enfant, tarif envisagé", undefined],
  ["490 € (au lieu de 590 €)", undefined],
  ["490 €, au lieu de 590 €", undefined],
  ["320 € jusqu’à 16 ans, 540 € en chambre de deux", undefined],
  ["320 € pour les moins de seize ans, 540 €", undefined],
  ["25 €, gratuit jusqu’à 12 ans", "25 €"],
  ["18 € la séance, comprise dans les retraites", undefined],
  ["25 euros la séance", "25 euros la séance"],
  ["45€ / 30€ réduit", "45€ / 30€ réduit"],
  ["Prix libre", "Prix libre"],
  ["selon vos moyens, entre 200 et 400 €", undefined],
  [undefined, undefined],
])("a list shows the price %j as %p", (raw, shown) => {
  // Its parts may be joined by any kind of space.
  expect(priceInList(typed(raw))?.replace(/\s/g, " ")).toBe(shown);
});
