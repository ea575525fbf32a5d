import { copyThis, ENLARGE } from "@/content/shipped/browser-words";
import { PAGES, pagesUnder } from "@/lib/routes";
import { excerpt, namedIn, slug } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";

describe("slug", () => {
  test.each([
    ["Bien-être", "bien-etre"],
    ["Éloïse & Zoé : l'écoute", "eloise-zoe-lecoute"],
    ["Trois   espaces", "trois-espaces"],
    ["10 jours !", "10-jours-"],
    ["", ""],
    // Accents are removed in any Unicode form; other letters stay.
    ["e\u0301te\u0301", "ete"],
    ["cœur et straße", "cœur-et-straße"],
    // Hyphens stay, and nothing is trimmed.
    ["a--b", "a--b"],
    [" a - b ", "-a---b-"],
    // Other characters are dropped before runs of spaces are joined; any white space is a space.
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

test.each([
  ["is one line", "  Deux\n\nlignes\tici ", 155, "Deux lignes ici"],
  ["is empty for an empty text", " \n ", 155, ""],
  [
    "ends with a complete word and an ellipsis",
    "Un long week-end d’hiver, avec le moins de paroles possible.",
    30,
    "Un long week-end d’hiver…",
  ],
  ["has no comma before the ellipsis", "Trois jours, quatre nuits : venez", 24, "Trois jours, quatre…"],
  ["has no dash before the ellipsis", "Trois jours – quatre nuits", 16, "Trois jours…"],
  ["cuts one endless word", "a".repeat(500), 155, `${"a".repeat(154)}…`],
  ["is not cut if it fits exactly", "a".repeat(155), 155, "a".repeat(155)],
])("an excerpt %s", (_, text, limit, expected) => {
  expect(excerpt(text, limit)).toBe(expected);
});

test("an excerpt never splits a character", () => {
  for (let length = 150; length < 158; length += 1)
    expect(excerpt("a".repeat(length) + "🏔️".repeat(30)).isWellFormed()).toBe(true);
});

test("people are found by their full names only, in the order of the text, across line breaks", () => {
  const people = ["Claire Vasserot", "Élodie Barnéoud", "Jean-Noël Arnoux"].map((name) => ({ name }));
  const [claire, elodie, jean] = people;
  expect(namedIn("Avec Élodie\u00a0Barnéoud, puis Claire\nVasserot.", people)).toEqual([elodie, claire]);
  expect(namedIn("Jean-Noël Arnoux vous attend.", people)).toEqual([jean]);
  expect(namedIn("Claire répond. Claire Martin, Élodie Barnéoud-Roux, Jean Arnoux.", people)).toEqual([]);
});

test("a name is found in any case of letters, once, and not inside a longer name", () => {
  const entries = ["Yoga", "Yoga doux", "Atelier 2", "Bain sonore", "…"].map((name) => ({ name }));
  const [yoga, soft, , bath] = entries;
  const text = "BAIN SONORE le soir, yoga doux à l’aube, yogas, atelier 3, encore un bain sonore.";
  expect(namedIn(text, entries)).toEqual([bath, soft]);
  expect(namedIn(`${text} « Yoga ».`, entries)).toEqual([bath, soft, yoga]);
});

test.each([
  ["Trois jours en silence. Le silence d’Anne.", []],
  ["« Silence », puis “anne”", ["Silence", "Anne"]],
  ["« Silence et neige »", []],
  ['le "silence" du soir', ["Silence"]],
  ["Cohérence du COEUR", ["Cohérence du cœur"]],
  ["un bain‑forêt lent", ["Bain-forêt lent"]],
  ["On sort du bain. Sonore, le torrent.", []],
  ["marcher, respirer et dormir", ["Marcher, respirer"]],
  ["« bain sonore »", ["Bain sonore"]],
  ["le bain sonore de minuit", ["Bain sonore de minuit"]],
])("a name of one word counts in quotation marks only, a longer one as a whole: %s", (text, expected) => {
  const names = [
    "Silence",
    "Anne",
    "Cohérence du cœur",
    "Bain-forêt lent",
    "Bain sonore",
    "Marcher, respirer",
  ];
  const entries = [...names, "Bain sonore de minuit", "!"].map((name) => ({ name }));
  expect(namedIn(text, entries).map(({ name }) => name)).toEqual(expected);
});

test("ten thousand names in a long text take little time", () => {
  const entries = Array.from({ length: 10_000 }, (_, i) => ({ name: `Atelier ${i}` }));
  const text = entries.map(({ name }) => name).join(", ");
  const before = performance.now();
  expect(namedIn(text, entries)).toHaveLength(10_000);
  expect(performance.now() - before).toBeLessThan(1500);
});

const NB = "\u00a0";
const NN = "\u202f";

describe("French typography", () => {
  test.each([
    ["l'air et l'eau", "l’air et l’eau"],
    ["Attendez...", "Attendez…"],
    ["Quoi ?!", `Quoi${NN}?!`],
    ["Un ; deux", `Un${NN}; deux`],
    ["Niveau : facile", `Niveau${NB}: facile`],
    ["« Neige »", `«${NB}Neige${NB}»`],
    ["«Neige»", `«${NB}Neige${NB}»`],
    ["« Prêt ? »", `«${NB}Prêt${NN}?${NB}»`],
    ["« Le programme : »", `«${NB}Le programme${NB}:${NB}»`],
    ["d'« ici »", `d’«${NB}ici${NB}»`],
    ["1 150 € à deux, 95 €", `1${NN}150${NB}€ à deux, 95${NB}€`],
    ["à 1500 m d'altitude", `à 1500${NB}m d’altitude`],
    ["loi n° 2004-575", `loi n°${NB}2004-575`],
    ["à 18 h 30", `à 18${NB}h${NB}30`],
    ["10 personnes", `10${NB}personnes`],
    ["de 8 à 10 personnes", `de 8${NB}à${NB}10 personnes`],
    ["du 14 mars 2027 au 2 mai", `du 14${NB}mars${NB}2027 au 2${NB}mai`],
    ["1er août", `1er${NB}août`],
    ["04 65 71 15 00", `04${NB}65${NB}71${NB}15${NB}00`],
    ["appelez le 0041 22 345 67 89", `appelez le 0041${NB}22${NB}345${NB}67${NB}89`],
    // Longer than a line on a phone: may break where a space was typed.
    ["FR76 3000 6000 0112 3456 7890 189", "FR76 3000 6000 0112 3456 7890 189"],
    ["Compris :\nles repas\n! seul", `Compris${NB}:\nles repas\n! seul`],
    ["rock'n 5'", "rock’n 5'"],
    [
      `L'an${NB}prochain, voir https://fr.wikipedia.org/wiki/Col_d'Izoard !`,
      `L’an prochain, voir https://fr.wikipedia.org/wiki/Col_d'Izoard${NN}!`,
    ],
    ...["https://exemple.fr/a?b=c:d;e!f", "10:30", "6' 2\"", ""].map((text) => [text, text]),
  ])("%p becomes %p", (typed, shown) => {
    expect(french(typed)).toBe(shown);
  });

  // Took a minute and a half when runs of spaces were read repeatedly.
  test("reads a text of spaces quickly", () => {
    const before = performance.now();
    french(`a${" ".repeat(100_000)}a`);
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

test.each([ENLARGE, copyThis("https://exemple.fr/a")])(
  "%p reaches the browser in French typography",
  (sentence) => {
    const typed = sentence.replace(/[\u00a0\u202f]/g, " ");
    expect(sentence).toBe(french(typed));
    expect(sentence).not.toBe(typed);
  },
);
