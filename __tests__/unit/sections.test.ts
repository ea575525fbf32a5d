import { cleanHtml } from "@/lib/article/clean";
import { sectionsOf } from "@/lib/article/parts";

const sections = (html: string) => sectionsOf(cleanHtml(html).html);

describe("the parts of an article", () => {
  test("begin at its first headings, deeper ones stay inside", () => {
    const found = sections("<p>Avant</p><h2>L’eau &amp; <em>le feu</em></h2><p>a</p><h3>b</h3><h2>Fin</h2>");
    expect(found.map(({ id, title }) => [id, title])).toEqual([
      [undefined, undefined],
      [expect.any(String), "L’eau & le feu"],
      ["fin", "Fin"],
    ]);
    expect(found[1]?.html).toContain("<h3");
  });

  test("a heading inside a quotation parts nothing", () => {
    const text = "<h2>Un</h2><blockquote><h2>Dit</h2><p>x</p></blockquote>";
    expect(sections(text).map(({ title }) => title)).toEqual(["Un"]);
  });

  test("an article with deeper headings alone is one part without a heading of its own", () => {
    const { html } = cleanHtml("<h3>Un</h3><p>x</p><h3>Deux</h3>");
    expect(sectionsOf(html)).toEqual([{ html, body: html }]);
  });

  test("lose nothing of it", () => {
    const { html } = cleanHtml("<p>Avant</p><h2>Un</h2><p>x</p><h2>Deux</h2>");
    expect(
      sectionsOf(html)
        .map((section) => section.html)
        .join(""),
    ).toBe(html);
  });

  test("are a heading and what stands below it", () => {
    const [before, after] = sections("<p>Avant</p><h2>Un</h2><p>x</p>");
    expect(before?.heading).toBeUndefined();
    expect([after?.heading, after?.body]).toEqual(['<h2 id="un">Un</h2>', "<p>x</p>"]);
  });

  test("an article without headings is one part, an empty one none", () => {
    expect(sections("<p>Tout</p>")).toEqual([{ html: "<p>Tout</p>", body: "<p>Tout</p>" }]);
    expect(sections("")).toEqual([]);
  });
});
