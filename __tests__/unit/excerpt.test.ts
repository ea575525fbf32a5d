import { excerpt } from "@/lib/text/strings";

describe("an excerpt", () => {
  test("of a short text is the text, on one line", () => {
    expect(excerpt("  Deux\n\nlignes\tici ")).toBe("Deux lignes ici");
  });

  test("of an empty text is empty", () => {
    expect(excerpt(" \n ")).toBe("");
  });

  test("ends with a whole word and an ellipsis, within the limit", () => {
    const cut = excerpt("Un long week-end d’hiver, avec le moins de paroles possible.", 30);
    expect(cut).toBe("Un long week-end d’hiver…");
    expect(cut.length).toBeLessThanOrEqual(30);
  });

  test("leaves no punctuation before the ellipsis", () => {
    expect(excerpt("Trois jours, quatre nuits : venez donc ici", 24)).toBe("Trois jours, quatre…");
    expect(excerpt("Trois jours – quatre nuits", 16)).toBe("Trois jours…");
  });

  test("of one endless word is cut inside it", () => {
    const cut = excerpt("a".repeat(500));
    expect(cut).toHaveLength(155);
    expect(cut.endsWith("a…")).toBe(true);
  });

  test("that fits exactly is not cut", () => {
    expect(excerpt("a".repeat(155))).toBe("a".repeat(155));
  });

  test("never holds half a character", () => {
    for (let length = 150; length < 158; length += 1)
      expect(excerpt("a".repeat(length) + "🏔️".repeat(30)).isWellFormed()).toBe(true);
  });
});
