import { inEuros, lowestPrice, priceInList, typedPrice } from "@/lib/text/price";

test("a list shows an amount alone, and words as they are", () => {
  expect(priceInList(typedPrice("1 290,50 € par personne"))).toBe(inEuros(1290.5));
  expect(priceInList(typedPrice("dès 430 €"))).toBe("dès 430 €");
  expect(priceInList(undefined)).toBeUndefined();
});

test.each([
  [["48 €", "20", "1 290 euros"], 20],
  // There is no lowest price if an amount is unknown.
  [["20", "participation libre"], undefined],
  [[], undefined],
])("the lowest price of %j is %p", (prices, least) => {
  expect(lowestPrice(prices.map(typedPrice))).toBe(least);
  expect(lowestPrice([...prices.map(typedPrice), undefined])).toBeUndefined();
});
