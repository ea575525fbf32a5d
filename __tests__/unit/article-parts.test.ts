import { cleanHtml } from "@/lib/article/clean";
import * as parts from "@/lib/article/parts";
import { readTree, writeTree } from "@/lib/article/tree";

const sections = (html: string) =>
  parts.sectionsOf(readTree(cleanHtml(html).html)).map(({ article, heading, body, ...section }) => ({
    ...section,
    html: writeTree(article),
    heading: writeTree(heading),
    body: writeTree(body),
  }));

describe("the parts of an article", () => {
  test("begin at its top headings and contain the deeper ones", () => {
    const found = sections("<p>Avant</p><h2>L’eau &amp; <em>le feu</em></h2><p>a</p><h3>b</h3><h2>Fin</h2>");
    expect(found.map(({ id, title }) => [id, title])).toEqual([
      [undefined, undefined],
      [expect.any(String), "L’eau & le feu"],
      ["fin", "Fin"],
    ]);
    expect(found[1]?.html).toContain("<h3");
  });

  test("are not split at a heading inside a quotation", () => {
    const text = "<h2>Un</h2><blockquote><h2>Dit</h2><p>x</p></blockquote>";
    expect(sections(text).map(({ title }) => title)).toEqual(["Un"]);
  });

  test("are a single one without a heading if all headings are deeper", () => {
    const { html } = cleanHtml("<h3>Un</h3><p>x</p><h3>Deux</h3>");
    expect(sections(html)).toEqual([{ html, heading: "", body: html }]);
  });

  test("contain all of the article", () => {
    const { html } = cleanHtml("<p>Avant</p><h2>Un</h2><p>x</p><h2>Deux</h2>");
    expect(
      sections(html)
        .map((section) => section.html)
        .join(""),
    ).toBe(html);
  });

  test("are a heading and the content below it", () => {
    const [before, after] = sections("<p>Avant</p><h2>Un</h2><p>x</p>");
    expect(before?.heading).toBe("");
    expect([after?.heading, after?.body]).toEqual(['<h2 id="un">Un</h2>', "<p>x</p>"]);
  });

  test("are a single one without headings, and none for an empty article", () => {
    expect(sections("<p>Tout</p>")).toEqual([{ html: "<p>Tout</p>", heading: "", body: "<p>Tout</p>" }]);
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
  const rest = `<p>Après</p>${PICTURE}`;
  expect(withoutPicture(`${PICTURE}${rest}`)).toEqual({ picture, rest });
  expect(withoutPicture(`<h2>Venir</h2>${PICTURE}${rest}`)).toEqual({
    picture,
    rest: `<h2>Venir</h2>${rest}`,
  });
});

test.each(["", "<p>Avant</p>", `<p>Voici le plan :</p>${PICTURE}`, `<blockquote>${PICTURE}</blockquote>`])(
  "leaves an article unchanged that another node opens: %s",
  (html) => {
    expect(withoutPicture(html)).toEqual({ rest: html });
  },
);
