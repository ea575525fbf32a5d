import { PAGES, pagesUnder } from "@/lib/routes";
import { excerpt, named, slug } from "@/lib/text/strings";

describe("slug", () => {
  test.each([
    ["Bien-être", "bien-etre"],
    ["Expérimentations sur le terrain", "experimentations-sur-le-terrain"],
    ["Éloïse & Zoé : l'écoute", "eloise-zoe-lecoute"],
    ["Trois   espaces", "trois-espaces"],
    ["Feu", "feu"],
    ["10 jours !", "10-jours-"],
    ["", ""],
    ["ÀÉÎÕÜ", "aeiou"],
    // Accents are removed in any Unicode form; other letters stay.
    ["e\u0301te\u0301", "ete"],
    ["é\u0302", "e"],
    ["cœur et straße", "cœur-et-straße"],
    // Hyphens stay, and nothing is trimmed.
    ["a--b", "a--b"],
    [" a - b ", "-a---b-"],
    // Other characters are dropped before runs of spaces are joined; any white space is a space.
    ["feu & eau", "feu-eau"],
    ["l’air", "lair"],
    ["a_b/c.d", "abcd"],
    ["été\u00a0: \u202fhiver\n\tautomne", "ete-hiver-automne"],
  ])("%p becomes %p", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  test("matches the addresses of the site", () => {
    for (const id of [...pagesUnder("ateliers"), ...pagesUnder("elements")])
      expect(slug(PAGES[id].name)).toBe(id);
  });
});

describe("an excerpt", () => {
  test("is a short text on one line", () => {
    expect(excerpt("  Deux\n\nlignes\tici ")).toBe("Deux lignes ici");
  });

  test("is empty for an empty text", () => {
    expect(excerpt(" \n ")).toBe("");
  });

  test("ends with a complete word and an ellipsis, within the limit", () => {
    const cut = excerpt("Un long week-end d’hiver, avec le moins de paroles possible.", 30);
    expect(cut).toBe("Un long week-end d’hiver…");
    expect(cut.length).toBeLessThanOrEqual(30);
  });

  test("has no punctuation before the ellipsis", () => {
    expect(excerpt("Trois jours, quatre nuits : venez donc ici", 24)).toBe("Trois jours, quatre…");
    expect(excerpt("Trois jours – quatre nuits", 16)).toBe("Trois jours…");
  });

  test("cuts one endless word", () => {
    const cut = excerpt("a".repeat(500));
    expect(cut).toHaveLength(155);
    expect(cut.endsWith("a…")).toBe(true);
  });

  test("is not cut if it fits exactly", () => {
    expect(excerpt("a".repeat(155))).toBe("a".repeat(155));
  });

  test("never splits a character", () => {
    for (let length = 150; length < 158; length += 1)
      expect(excerpt("a".repeat(length) + "🏔️".repeat(30)).isWellFormed()).toBe(true);
  });
});

const CLAIRE = { name: "Claire Vasserot" };
const ELODIE = { name: "Élodie Barnéoud" };
const JEAN = { name: "Jean-Noël Arnoux" };
const PEOPLE = [CLAIRE, ELODIE, JEAN];

test("finds people by their full names, in the order of the text, across line breaks", () => {
  expect(named("Avec Élodie\u00a0Barnéoud, puis Claire\nVasserot.", PEOPLE)).toEqual([ELODIE, CLAIRE]);
  expect(named("Jean-Noël Arnoux vous attend.", PEOPLE)).toEqual([JEAN]);
});

test("finds nobody by a first name, a family name or a longer name", () => {
  expect(named("Claire répond. Claire Martin, Élodie Barnéoud-Roux, Jean Arnoux.", PEOPLE)).toEqual([]);
});
