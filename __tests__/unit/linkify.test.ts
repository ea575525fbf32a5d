import { linkify } from "@/lib/text/links";

const links = (text: string) => linkify(text).filter(({ href }) => href !== undefined);
const shown = (text: string) => links(text).map((part) => part.text);

describe("web addresses in a description", () => {
  test.each([
    ["https://exemple.fr", "https://exemple.fr"],
    ["http://exemple.fr/page?a=1&b=2#c", "http://exemple.fr/page?a=1&b=2#c"],
    ["www.exemple.fr", "https://www.exemple.fr"],
    ["WWW.Exemple.FR/Page", "https://WWW.Exemple.FR/Page"],
    ["HTTPS://EXEMPLE.FR", "https://EXEMPLE.FR"],
    ["https://écologie.fr/été", "https://écologie.fr/été"],
    ["https://exemple.fr:8443/x", "https://exemple.fr:8443/x"],
  ])("%s becomes a link to %s", (text, href) => {
    expect(linkify(text)).toEqual([{ text, href }]);
  });

  // Node 20 refuses accents in `URL.canParse` after some 1500 calls.
  test("with accents are links however often they are read", () => {
    for (let i = 0; i < 5000; i++) expect(linkify("https://écologie.fr")[0]?.href).toBeDefined();
  });

  test.each([".", ",", ";", ":", "!", "?", "…", "...", "?!", ").", " ;"])(
    "leave out the trailing « %s »",
    (mark) => {
      expect(shown(`Voir https://exemple.fr/page${mark}`)).toEqual(["https://exemple.fr/page"]);
      expect(shown(`Voir www.exemple.fr${mark} Puis`)).toEqual(["www.exemple.fr"]);
    },
  );

  test.each([
    ["(https://exemple.fr/a)", "https://exemple.fr/a"],
    ["[https://exemple.fr/a]", "https://exemple.fr/a"],
    ["<https://exemple.fr/a>", "https://exemple.fr/a"],
    ["https://exemple.fr/a)", "https://exemple.fr/a"],
    ["https://exemple.fr/a(b", "https://exemple.fr/a"],
    ["https://exemple.fr/Ubaye_(torrent)", "https://exemple.fr/Ubaye_(torrent)"],
    ["(voir https://exemple.fr/Ubaye_(torrent))", "https://exemple.fr/Ubaye_(torrent)"],
  ])("keep balanced brackets only: %s", (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  test.each([
    "« https://exemple.fr/a »",
    "«https://exemple.fr/a»",
    "«https://exemple.fr/a.»",
    "“https://exemple.fr/a”",
  ])("stop at the closing quote: %s", (text) => {
    expect(shown(text)).toEqual(["https://exemple.fr/a"]);
  });

  test("are all found on one line, whatever separates them", () => {
    expect(shown("https://a.fr, www.b.fr et (http://https://c.fr/x) ; 👉https://d.fr")).toEqual([
      "https://a.fr",
      "www.b.fr",
      "https://c.fr/x",
      "https://d.fr",
    ]);
  });

  test("end with their line, and line breaks stay", () => {
    const text = "Avant\nhttps://a.fr\n\nwww.b.fr\nAprès";
    expect(shown(text)).toEqual(["https://a.fr", "www.b.fr"]);
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});

describe("mail addresses and telephone numbers", () => {
  test.each([
    ["contact@mon-chalet.fr", "mailto:contact@mon-chalet.fr"],
    ["06 12 34 56 78", "tel:+33612345678"],
    ["04.92.00.00.00", "tel:+33492000000"],
    ["0612345678", "tel:+33612345678"],
    ["06\u00a012\u00a034\u00a056\u00a078", "tel:+33612345678"],
    ["+33 (0)6 12 34 56 78", "tel:+33612345678"],
    ["0033 6 12 34 56 78", "tel:+33612345678"],
    ["+33 06 12 34 56 78", "tel:+33612345678"],
  ])("%s is a link to %s, also inside a sentence", (text, href) => {
    expect(linkify(text)).toEqual([{ text, href }]);
    expect(linkify(`Voir (${text}), puis`)).toEqual([
      { text: "Voir (" },
      { text, href },
      { text: "), puis" },
    ]);
    expect(linkify(`Voir ${text}. Puis`)).toEqual([{ text: "Voir " }, { text, href }, { text: ". Puis" }]);
  });
});

describe("what stays text", () => {
  test.each([
    ..."mon-chalet.fr Un.Deux fini.Puis Exemple.Net 12.5 01.02.2027 photo.jpg programme.pdf v2.0.1".split(
      " ",
    ),
    ..."mailto:contact@exemple.fr //exemple.fr/x ftp://exemple.fr javascript:alert(1)".split(" "),
    ..."data:text/html,<b>x</b> file:///etc/passwd https:// www. www... xhttps://exemple.fr".split(" "),
    "le 06 12 34 56 78 9",
    "012 345 678 00012",
    "http:// exemple",
    "",
  ])("%p", (text) => {
    expect(links(text)).toEqual([]);
  });

  test.each([
    "https://banque.fr@piege.example/",
    "https://nom:secret@exemple.fr/",
    "www.banque.fr@piege.example",
  ])("an address with a name in front of its host: %s", (text) => {
    expect(links(text)).toEqual([]);
  });

  test("a script scheme before an address is not part of the link", () => {
    for (const { href } of links("javascript:alert(1)//http://exemple.fr"))
      expect(href).toBe("http://exemple.fr");
  });
});

// A description may hold 100,000 characters; each of these once took from ten seconds to minutes.
describe("a text meant to be slow", () => {
  test.each(["www.", "www.a-", "http://a.fr/", "http://a.", "»", "(", "[", "'a", "http://a@"])(
    "of « %s » is read quickly",
    (piece) => {
      const text = `http://a.fr/${piece.repeat(100_000 / piece.length)}é`;
      expect(
        linkify(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    },
    60_000,
  );
});
