import * as rooms from "@/components/place/rooms";
import { cleanHtml } from "@/lib/article/clean";
import * as parts from "@/lib/article/parts";
import { readTree, writeTree } from "@/lib/article/tree";
import { firstSentence, firstSentences, splitIntro } from "@/lib/text/length";

describe("the parts of an article", () => {
  const sections = (html: string) =>
    parts.sectionsOf(readTree(cleanHtml(html).html)).map(({ article, heading, body, ...section }) => ({
      ...section,
      html: writeTree(article),
      heading: writeTree(heading),
      body: writeTree(body),
    }));

  test("begin at its top headings, contain the deeper ones, and are all of it", () => {
    const html =
      "<p>Avant</p><h2>L’eau &amp; <em>le feu</em></h2><p>a</p><h3>b</h3><blockquote><h2>Dit</h2></blockquote><h2>Fin</h2>";
    const found = sections(html);
    expect(found.map(({ id, title }) => [id, title])).toEqual([
      [undefined, undefined],
      [expect.any(String), "L’eau & le feu"],
      ["fin", "Fin"],
    ]);
    expect(found[1]?.html).toContain("<h3");
    expect(found.map((section) => section.html).join("")).toBe(cleanHtml(html).html);
  });

  test("are a heading and the content below it", () => {
    const [before, after] = sections("<p>Avant</p><h2>Un</h2><p>x</p>");
    expect(before?.heading).toBe("");
    expect([after?.heading, after?.body]).toEqual(['<h2 id="un">Un</h2>', "<p>x</p>"]);
  });

  test.each(["<h3>Un</h3><p>x</p><h3>Deux</h3>", "<p>Tout</p>"])(
    "are a single one without a heading of %s",
    (typed) => {
      const { html } = cleanHtml(typed);
      expect(sections(typed)).toEqual([{ html, heading: "", body: html }]);
    },
  );

  test("are none of an empty article", () => {
    expect(sections("")).toEqual([]);
  });
});

const PICTURE = '<p><img src="/plan.jpg" alt="Le plan" /></p>';

const withoutPicture = (html: string) => {
  const { rest, ...found } = parts.withoutPicture(readTree(html));
  return { ...found, rest: writeTree(rest) };
};

test("extracts the picture that opens a section", () => {
  const picture = { src: "/plan.jpg", alt: "Le plan" };
  for (const heading of ["", "<h2>Venir</h2>"]) {
    const rest = `<p>Après</p>${PICTURE}`;
    expect(withoutPicture(`${heading}${PICTURE}${rest}`)).toEqual({ picture, rest: `${heading}${rest}` });
  }
});

test.each(["", "<p>Avant</p>", `<p>Voici le plan :</p>${PICTURE}`, `<blockquote>${PICTURE}</blockquote>`])(
  "leaves an article unchanged that another node opens: %s",
  (html) => {
    expect(withoutPicture(html)).toEqual({ rest: html });
  },
);

const sentence = (letters: number) => `A${"a".repeat(letters - 2)}.`;
const LONG = Array.from({ length: 8 }, () => sentence(60)).join(" ");

test.each([
  [`${sentence(60)} ${sentence(70)} ${LONG}`, `${sentence(60)} ${sentence(70)}`, LONG],
  [`${sentence(130)}\n\n${sentence(40)}\n\n${LONG}`, sentence(130), `${sentence(40)}\n\n${LONG}`],
  [sentence(300), sentence(300), ""],
  [sentence(900), sentence(900), ""],
])("splits a long intro after the first sentence of sufficient length (%#)", (text, beginning, rest) => {
  expect(splitIntro(text)).toEqual([beginning, rest]);
});

test("finds the first sentence of a text, and joins a short one with the next", () => {
  const [short, long] = ["Le premier levé rallume le poêle.", sentence(70)];
  expect([`${short} Le reste suit.`, ""].map(firstSentence)).toEqual([`${short} `, ""]);
  const joined = [`${short} ${long} Fin.`, `${long} Fin.`, short, ""].map(firstSentences);
  expect(joined).toEqual([`${short} ${long}`, long, short, ""]);
});

const leadAndText = (html: string) => parts.leadAndText(readTree(html)).map(writeTree);
const splitFirstSentence = (html: string) => writeTree(parts.splitFirstSentence(readTree(html)));

test("extracts a short first paragraph of HTML as the lead", () => {
  expect(leadAndText("<p>Court.</p><h2>Pour qui</h2>")).toEqual(["<p>Court.</p>", "<h2>Pour qui</h2>"]);
  for (const html of ["", "<p>Seul.</p>", "<h2>Pour qui</h2><p>Tous.</p>", `<p>${LONG}</p><p>Tous.</p>`])
    expect(leadAndText(html)).toEqual(["", html]);
});

test("extracts the first sentence of HTML if it is plain text of some length", () => {
  expect(splitFirstSentence(`<p>${sentence(60)} Puis <em>autre</em>.</p><p>Fin.</p>`)).toBe(
    `<p>${sentence(60)}</p><p>Puis <em>autre</em>.</p><p>Fin.</p>`,
  );
  for (const html of [
    "",
    `<p>${sentence(60)}</p><p>Fin.</p>`,
    `<p>${sentence(400)} Fin.</p>`,
    `<p><em>${sentence(60)}</em> Fin.</p>`,
    `<h3>Titre</h3><p>${sentence(60)} Fin.</p>`,
  ])
    expect(splitFirstSentence(html)).toBe(html);
});

test("splits a text of many thousand sentences quickly", () => {
  const text = "Un mot court. ".repeat(8000);
  const began = performance.now();
  expect(splitIntro(text)[0].length).toBeLessThan(150);
  expect(firstSentences(text).length).toBeLessThan(100);
  expect(firstSentence(text)).toBe("Un mot court. ");
  expect(splitFirstSentence(`<p>${text}</p>`)).toMatch(/^<p>(?:Un mot court\.[ <]){5}\/p><p>/);
  expect(performance.now() - began).toBeLessThan(5000);
});

describe("a list of rooms", () => {
  const { anchorOf } = rooms;
  const roomsOf = (html: string) => rooms.roomsOf(readTree(html));
  const withRooms = (html: string, anchored?: boolean) =>
    writeTree(rooms.withRooms(readTree(html), anchored));
  const room = (name: string) => `<dt>${name}</dt><dd>Dit.<img src="/photos/${name}.jpg" alt="" /></dd>`;

  test("groups each name with its text, and its only picture apart", () => {
    expect(withRooms(`<p>Ici.</p><dl>${room("a")}\n<dt>b</dt><dd>Rien.</dd></dl>`)).toBe(
      '<p>Ici.</p><dl><div class="room split"><dt>a</dt><dd>Dit.</dd><dd class="media frame torn" data-torn="both"><img src="/photos/a.jpg" alt="" /></dd></div>' +
        '<div class="bleed torn" data-torn="both"><dt>b</dt><dd>Rien.</dd></div></dl>',
    );
  });

  test("gives rooms with a picture an id if the page links to them", () => {
    const html = `<dl>${room("Le poêle, l’hiver")}<dt>b</dt><dd>Rien.</dd></dl>`;
    expect(withRooms(html, true)).toContain(`<div class="room split" id="${anchorOf("Le poêle, l’hiver")}">`);
    expect(withRooms(html, true).match(/ id="/g)).toHaveLength(1);
    expect(withRooms(html)).not.toContain(" id=");
  });

  const two = '<dt>a</dt><dd><img src="/a.jpg" alt="" /><img src="/b.jpg" alt="" /></dd>';
  const answers = '<dt>b</dt><dt>c</dt><dd>Un.</dd><dd>Deux.<img src="/a.jpg" alt="" /></dd>';
  test.each([
    [
      "loses the paragraph of an extracted picture",
      '<dl><dt>a</dt><dd><p>Dit.</p><p><img src="/a.jpg" alt="" /></p></dd></dl>',
      '<dl><div class="room split"><dt>a</dt><dd><p>Dit.</p></dd><dd class="media frame torn" data-torn="both"><img src="/a.jpg" alt="" /></dd></div></dl>',
    ],
    [
      "keeps several pictures or descriptions",
      `<dl>${two}${answers}</dl>`,
      `<dl><div>${two}</div><div>${answers}</div></dl>`,
    ],
    [
      "keeps a description without a name",
      "<dl><dd>Dit.</dd><dt>a</dt><dd>b</dd></dl>",
      "<dl><div><dd>Dit.</dd></div><div><dt>a</dt><dd>b</dd></div></dl>",
    ],
    [
      "groups a nested one",
      "<dl><dt>a</dt><dd>Dit.<dl><dt>b</dt><dd>c</dd></dl></dd></dl>",
      "<dl><div><dt>a</dt><dd>Dit.<dl><div><dt>b</dt><dd>c</dd></div></dl></dd></div></dl>",
    ],
  ])("%s", (_, html, expected) => {
    expect(withRooms(html)).toBe(expected);
  });

  test("gives the rooms with their own picture in the order of the article", () => {
    const many = '<dt>c &amp; d</dt><dt>e</dt><dd><p>Dit.</p><p><img src="/e.jpg" alt="Vue" /></p></dd>';
    const html = `<p>Ici.</p><dl>${room("a")}${two}<dt>rien</dt><dd>Rien.</dd></dl><dl>${many}</dl>`;
    expect(roomsOf(html)).toEqual(["a", "c & d, e"]);
    expect(roomsOf('<p><img src="/a.jpg" alt="" /></p><dl><dd><img src="/b.jpg" /></dd></dl>')).toEqual([]);
  });
});
