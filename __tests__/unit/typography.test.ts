import { copyThis, ENLARGE } from "@/content/shipped/browser-words";
import { french, frenchHtml } from "@/lib/text/typography";

const NB = "\u00a0";
const NN = "\u202f";

describe("French typography", () => {
  test.each([
    ["l'air et l'eau", "l’air et l’eau"],
    ["aujourd'hui", "aujourd’hui"],
    ["Attendez...", "Attendez…"],
    ["Venez !", `Venez${NN}!`],
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
    ["490 € tout compris", `490${NB}€ tout compris`],
    ["appelez le 0041 22 345 67 89", `appelez le 0041${NB}22${NB}345${NB}67${NB}89`],
    // Longer than a line on a phone: may break where a space was typed.
    ["FR76 3000 6000 0112 3456 7890 189", "FR76 3000 6000 0112 3456 7890 189"],
  ])("%p becomes %p", (typed, shown) => {
    expect(french(typed)).toBe(shown);
  });

  test("leaves addresses alone, and gives a pasted paragraph its ordinary spaces", () => {
    const address = "https://fr.wikipedia.org/wiki/Col_d'Izoard";
    expect(french(`L'an${NB}prochain, voir ${address} !`)).toBe(`L’an prochain, voir ${address}${NN}!`);
  });

  test.each(["https://exemple.fr/a?b=c:d;e!f", "10:30", "rock'n 5'", "Sans rien à changer.", "6' 2\"", ""])(
    "%p stays, but for apostrophes between letters",
    (text) => {
      expect(french(text)).toBe(text.replace("k'n", "k’n"));
    },
  );

  test("keeps line breaks", () => {
    expect(french("Compris :\nles repas\n! seul")).toBe(`Compris${NB}:\nles repas\n! seul`);
  });

  // Took a minute and a half when runs of spaces were read repeatedly.
  test("reads a text of spaces quickly", () => {
    const before = performance.now();
    french(`a${" ".repeat(100_000)}a`);
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

test("applies to texts and alternative texts of an article, and no other markup", () => {
  expect(frenchHtml('<p><img src="/a ; b.webp" alt="L\'eau ; l\'air" />Un ; deux</p>')).toBe(
    `<p><img src="/a ; b.webp" alt="L’eau${NN}; l’air" />Un${NN}; deux</p>`,
  );
});

test.each([ENLARGE, copyThis("https://exemple.fr/a")])(
  "%p reaches the browser in French typography",
  (sentence) => {
    const typed = sentence.replace(/[\u00a0\u202f]/g, " ");
    expect(sentence).toBe(french(typed));
    expect(sentence).not.toBe(typed);
  },
);
