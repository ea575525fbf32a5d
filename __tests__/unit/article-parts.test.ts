import { cleanHtml } from "@/lib/article/clean";
import * as parts from "@/lib/article/parts";
import { firstSentence, firstSentences, splitIntro } from "@/lib/text/length";
import { articleHtml } from "@/testing/article";

const articleOf = (html: string) => cleanHtml(html).article;
const cleaned = (html: string) => articleHtml(articleOf(html));

describe("the parts of an article", () => {
  const sections = (html: string) =>
    parts.sectionsOf(articleOf(html)).map(({ article, heading, body, ...section }) => ({
      ...section,
      html: articleHtml(article),
      heading: articleHtml(heading),
      body: articleHtml(body),
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
    expect(found.map((section) => section.html).join("")).toBe(cleaned(html));
  });

  test("are a heading and the content below it", () => {
    const [before, after] = sections("<p>Avant</p><h2>Un</h2><p>x</p>");
    expect(before?.heading).toBe("");
    expect([after?.heading, after?.body]).toEqual(['<h2 id="un">Un</h2>', "<p>x</p>"]);
  });

  test.each(["<h3>Un</h3><p>x</p><h3>Deux</h3>", "<p>Tout</p>"])(
    "are a single one without a heading of %s",
    (typed) => {
      const html = cleaned(typed);
      expect(sections(typed)).toEqual([{ html, heading: "", body: html }]);
    },
  );

  test("are none of an empty article", () => {
    expect(sections("")).toEqual([]);
  });
});

const PICTURE = '<p><img src="/photos/plan.jpg" alt="Le plan" /></p>';

const withoutPicture = (html: string) => {
  const { remainingArticle: rest, ...found } = parts.withoutFirstPicture(articleOf(html));
  return { ...found, rest: articleHtml(rest) };
};

test("extracts the picture that opens a section", () => {
  const picture = { picture: expect.objectContaining({ src: "/photos/plan.jpg" }), alt: "Le plan" };
  for (const heading of ["", "<h2>Venir</h2>"]) {
    const rest = `<p>Après</p>${PICTURE}`;
    expect(withoutPicture(`${heading}${PICTURE}${rest}`)).toEqual({
      picture,
      rest: cleaned(`${heading}${rest}`),
    });
  }
});

test.each(["", "<p>Avant</p>", `<p>Voici le plan :</p>${PICTURE}`, `<blockquote>${PICTURE}</blockquote>`])(
  "leaves an article unchanged that another node opens: %s",
  (html) => {
    expect(withoutPicture(html)).toEqual({ rest: cleaned(html) });
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

const splitFirstParagraph = (html: string) => parts.splitFirstParagraph(articleOf(html)).map(articleHtml);
const splitFirstSentence = (html: string) => articleHtml(parts.splitFirstSentence(articleOf(html)));

test("extracts a short first paragraph of HTML as the lead", () => {
  expect(splitFirstParagraph("<p>Court.</p><h2>Pour qui</h2>")).toEqual([
    "<p>Court.</p>",
    cleaned("<h2>Pour qui</h2>"),
  ]);
  const list = "<p><b>Prévoir :</b></p><ul><li>un pull</li></ul>";
  for (const html of [
    "",
    list,
    "<p>Seul.</p>",
    "<h2>Pour qui</h2><p>Tous.</p>",
    `<p>${LONG}</p><p>Tous.</p>`,
  ])
    expect(splitFirstParagraph(html)).toEqual(["", cleaned(html)]);
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
    expect(splitFirstSentence(html)).toBe(cleaned(html));
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
