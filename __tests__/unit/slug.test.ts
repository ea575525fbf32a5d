import { PAGES, pagesUnder } from "@/lib/routes";
import { slug } from "@/lib/text/strings";

describe("slug", () => {
  test.each([
    ["Bien-être", "bien-etre"],
    ["Expérimentations sur le terrain", "experimentations-sur-le-terrain"],
    ["Éloïse & Zoé : l'écoute", "eloise-zoe-lecoute"],
    ["Trois   espaces", "trois-espaces"],
    ["Feu", "feu"],
    ["10 jours !", "10-jours-"],
    ["", ""],
  ])("%p becomes %p", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  test("lowercases before anything else", () => {
    expect(slug("ÀÉÎÕÜ")).toBe("aeiou");
  });

  test("removes accents however they were typed", () => {
    expect(slug("e\u0301te\u0301")).toBe("ete");
    expect(slug("é\u0302")).toBe("e");
  });

  test("keeps letters that are not accented letters", () => {
    expect(slug("cœur et straße")).toBe("cœur-et-straße");
  });

  test("keeps hyphens as they stand, and never trims", () => {
    expect(slug("a--b")).toBe("a--b");
    expect(slug(" a - b ")).toBe("-a---b-");
  });

  test("drops a character before it looks for runs of spaces", () => {
    expect(slug("feu & eau")).toBe("feu-eau");
    expect(slug("l’air")).toBe("lair");
    expect(slug("a_b/c.d")).toBe("abcd");
  });

  test("takes every blank for a space: no-break ones come with French typography", () => {
    expect(slug("été\u00a0: \u202fhiver\n\tautomne")).toBe("ete-hiver-automne");
  });

  test("gives the addresses that the site announces", () => {
    for (const id of [...pagesUnder("ateliers"), ...pagesUnder("elements")])
      expect(slug(PAGES[id].name)).toBe(id);
  });
});
