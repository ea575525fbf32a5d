import { linkify } from "@/lib/text/links";

const links = (text: string) => linkify(text).filter(({ href }) => href !== undefined);
const shown = (text: string) => links(text).map((part) => part.text);
const textOf = (text: string) =>
  linkify(text)
    .map((part) => part.text)
    .join("");

describe("web addresses in a description", () => {
  test.each([
    ["https://exemple.fr", "https://exemple.fr"],
    ["http://exemple.fr/page?a=1&b=2#c", "http://exemple.fr/page?a=1&b=2#c"],
    ["WWW.Exemple.FR/Page", "https://WWW.Exemple.FR/Page"],
    ["HTTPS://EXEMPLE.FR", "https://EXEMPLE.FR"],
    ["https://écologie.fr/été", "https://écologie.fr/été"],
    ["https://exemple.fr:8443/x", "https://exemple.fr:8443/x"],
  ])("%s becomes a link to %s", (text, href) => {
    expect(linkify(text)).toEqual([{ text, href }]);
  });

  // Node 20 refuses accents in `URL.canParse` after some 1500 calls.
  test("with accents are links however often they are read", () => {
    for (let i = 0; i < 2000; i++) expect(linkify("https://écologie.fr")[0]?.href).toBeDefined();
  });

  test.each([".", ",", "!", "…", "...", "?!", ").", " ;"])("leave out the trailing « %s »", (mark) => {
    expect(shown(`Voir https://exemple.fr/page${mark}`)).toEqual(["https://exemple.fr/page"]);
    expect(shown(`Voir www.exemple.fr${mark} Puis`)).toEqual(["www.exemple.fr"]);
  });

  test.each([
    ["(https://exemple.fr/a)", "https://exemple.fr/a"],
    ["[https://exemple.fr/a]", "https://exemple.fr/a"],
    ["<https://exemple.fr/a>", "https://exemple.fr/a"],
    ["https://exemple.fr/a(b", "https://exemple.fr/a"],
    ["(voir https://exemple.fr/Ubaye_(torrent))", "https://exemple.fr/Ubaye_(torrent)"],
    ["« https://exemple.fr/a »", "https://exemple.fr/a"],
    ["«https://exemple.fr/a.»", "https://exemple.fr/a"],
    ["“https://exemple.fr/a”", "https://exemple.fr/a"],
  ])("keep balanced brackets, and stop at the closing quote: %s", (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  test.each([
    ["<mailto:a@b.fr> mailto:c@d.fr", "a@b.fr c@d.fr"],
    [
      "https://a.fr, www.b.fr (https://c.fr) 👉https://d.fr",
      "https://a.fr www.b.fr https://c.fr https://d.fr",
    ],
    ["Avant\nhttps://a.fr\n\nwww.b.fr\nAprès", "https://a.fr www.b.fr"],
  ])("are all found, and the text stays: %j", (text, expected) => {
    expect(shown(text)).toEqual(expected.split(" "));
    expect(textOf(text)).toBe(text);
  });
});

test.each([
  ["contact@mon-chalet.fr", "mailto:contact@mon-chalet.fr"],
  ["06 12 34 56 78", "tel:+33612345678"],
  ["04.92.00.00.00", "tel:+33492000000"],
  ["0612345678", "tel:+33612345678"],
  ["06\u00a012\u00a034\u00a056\u00a078", "tel:+33612345678"],
  ["+33 (0)6 12 34 56 78", "tel:+33612345678"],
  ["0033 6 12 34 56 78", "tel:+33612345678"],
  ["+33 06 12 34 56 78", "tel:+33612345678"],
  ["+39 0165 123456", "tel:+390165123456"],
  ["0041 22 123 45 67", "tel:+41221234567"],
  ["+41 (0)22 123 45 67", "tel:+41221234567"],
  ["+1 (212) 555-0123", "tel:+12125550123"],
])("%s is a link to %s, also inside a sentence", (text, href) => {
  expect(linkify(text)).toEqual([{ text, href }]);
  expect(linkify(`Voir (${text}), puis`)).toEqual([{ text: "Voir (" }, { text, href }, { text: "), puis" }]);
  expect(linkify(`Voir ${text}. Puis`)).toEqual([{ text: "Voir " }, { text, href }, { text: ". Puis" }]);
});

test("two numbers beside a stroke are two links", () => {
  const typed = "04 65 71 15 00/06 12 34 56 78/+39 0165 123456";
  expect(links(typed).map(({ href }) => href)).toEqual([
    "tel:+33465711500",
    "tel:+33612345678",
    "tel:+390165123456",
  ]);
  expect(textOf(typed)).toBe(typed);
});

describe("what stays text", () => {
  test.each([
    ..."mon-chalet.fr Un.Deux Exemple.Net 12.5 01.02.2027 photo.jpg v2.0.1 https:// www. www...".split(" "),
    ..."//exemple.fr/x ftp://exemple.fr javascript:alert(1)".split(" "),
    ..."data:text/html,<b>x</b> file:///etc/passwd xhttps://exemple.fr".split(" "),
    ...["le 06 12 34 56 78 9", "012 345 678 00012", "http:// exemple", ""],
    ...[
      "+33 4 65 71",
      "de +100 à +12 500 000",
      "+2027-02-06",
      "00 12 34",
      "0465711500/2027",
      "2027/0465711500",
    ],
    // A name in front of the host.
    ..."https://banque.fr@piege.example/ https://a:b@exemple.fr/ www.banque.fr@piege.example".split(" "),
  ])("%p", (text) => {
    expect(links(text)).toEqual([]);
  });
});

test("a text of addresses only has five hundred links and all of its text", () => {
  const typed = "www.e.fr ".repeat(2000).trim();
  expect(links(typed)).toHaveLength(500);
  expect(textOf(typed)).toBe(typed);
});

// A description may hold 100,000 characters; each of these once took from seconds to hours.
test.each([
  ...["www.", "www.a-", "http://a.fr/", "http://a.", "»", "(", "[", "'a", "http://a@"].map((piece) => [
    piece,
    `http://a.fr/${piece.repeat(100_000 / piece.length)}é`,
  ]),
  ["numbers behind one another", `a@b.fr${"+33612345678".repeat(8000)}`],
  ["numbers parted by strokes", `${"0612345678/".repeat(9000)}0ab.fr`],
  ["numbers parted by commas", `${"0612345678,".repeat(9000)}0ab.fr`],
  ["addresses inside addresses", "https://e.fr/".repeat(7600)],
  ["names before hosts", "http://a@".repeat(11_000)],
  ["hosts that are none", "www.a-".repeat(16_000)],
  ["beginnings only", "www.".repeat(25_000)],
  ["beginnings in words", `${"www.".repeat(500)} `.repeat(50)],
])("a text meant to be slow is read quickly: %s", (_, text) => {
  const began = performance.now();
  expect(textOf(text)).toBe(text);
  expect(performance.now() - began).toBeLessThan(1500);
});
