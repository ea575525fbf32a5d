import { cleanHtml } from "@/lib/article/clean";
import { anchorOf, atQuotation, roomsOf, sectionsOf, withoutPicture, withRooms } from "@/lib/article/parts";

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

const parted = (html: string) => atQuotation(cleanHtml(html).html);
const QUOTATION = "<blockquote><p>Rien n’est noté.</p></blockquote>";

test("an article is parted at its first quotation, and nothing of it is lost", () => {
  const text = `<p>Avant</p>${QUOTATION}<h3>Pour qui</h3><p>Tous</p>${QUOTATION}`;
  const [before, quotation, after] = parted(text);
  expect([before, quotation]).toEqual(["<p>Avant</p>", QUOTATION]);
  expect(before + quotation + after).toBe(cleanHtml(text).html);
});

test.each([
  ["is not there", "<p>Avant</p><p>Après</p>"],
  ["opens it", `${QUOTATION}<p>Après</p>`],
  ["belongs to a list", `<p>Avant</p><ul><li>Un ${QUOTATION}</li><li>Deux</li></ul>`],
  ["holds another", `<p>Avant</p><blockquote><p>Un</p>${QUOTATION}</blockquote><p>Après</p>`],
  ["is long", `<p>Avant</p><blockquote><p>${"Encore un mot. ".repeat(30)}</p></blockquote><p>Après</p>`],
  ["has no text around it at all", ""],
])("it stays whole where a quotation %s", (_, html) => {
  expect(parted(html)).toEqual([cleanHtml(html).html, "", ""]);
});

const PICTURE = '<p><img src="/plan.jpg" alt="Le plan" /></p>';

test("the first picture that is alone in its paragraph is taken out of an article", () => {
  const beside = '<p>Ici : <img src="/a.jpg" alt="" /></p>';
  const quoted = `<blockquote>${PICTURE}</blockquote>`;
  expect(withoutPicture(`${beside}${quoted}${PICTURE}<p>Après</p>${PICTURE}`)).toEqual({
    picture: { src: "/plan.jpg", alt: "Le plan" },
    rest: `${beside}${quoted}<p>Après</p>${PICTURE}`,
  });
});

test("an article without one stays as it is", () => {
  expect(withoutPicture("<p>Avant</p>")).toEqual({ rest: "<p>Avant</p>" });
  expect(withoutPicture("")).toEqual({ rest: "" });
});

const room = (name: string) => `<dt>${name}</dt><dd>Dit.<img src="/photos/${name}.jpg" alt="" /></dd>`;
test("each name has a group of its own, its only picture apart from the words", () => {
  expect(withRooms(`<p>Ici.</p><dl>${room("a")}\n<dt>b</dt><dd>Rien.</dd></dl>`)).toBe(
    '<p>Ici.</p><dl><div class="room split"><dt>a</dt><dd>Dit.</dd><dd class="media frame torn" data-torn="both"><img src="/photos/a.jpg" alt="" /></dd></div>' +
      '<div class="bleed torn" data-torn="both"><dt>b</dt><dd>Rien.</dd></div></dl>',
  );
});

test("where a page leads to its rooms, those with a picture say where they are", () => {
  const html = `<dl>${room("Le poêle, l’hiver")}<dt>b</dt><dd>Rien.</dd></dl>`;
  expect(withRooms(html, true)).toContain(`<div class="room split" id="${anchorOf("Le poêle, l’hiver")}">`);
  expect(withRooms(html, true).match(/ id="/g)).toHaveLength(1);
  expect(withRooms(html)).not.toContain(" id=");
});

test("a paragraph that held nothing but the picture goes with it", () => {
  expect(withRooms('<dl><dt>a</dt><dd><p>Dit.</p><p><img src="/a.jpg" alt="" /></p></dd></dl>')).toContain(
    '<dd><p>Dit.</p></dd><dd class="media frame torn" data-torn="both"><img src="/a.jpg" alt="" /></dd>',
  );
});

test("several pictures and several answers stay as they were written", () => {
  const two = '<dt>a</dt><dd><img src="/a.jpg" alt="" /><img src="/b.jpg" alt="" /></dd>';
  const answers = '<dt>b</dt><dt>c</dt><dd>Un.</dd><dd>Deux.<img src="/a.jpg" alt="" /></dd>';
  expect(withRooms(`<dl>${two}${answers}</dl>`)).toBe(`<dl><div>${two}</div><div>${answers}</div></dl>`);
});

test("an answer without a name is not lost", () => {
  expect(withRooms("<dl><dd>Dit.</dd><dt>a</dt><dd>b</dd></dl>")).toBe(
    "<dl><div><dd>Dit.</dd></div><div><dt>a</dt><dd>b</dd></div></dl>",
  );
});

test("a list in a list has groups of its own", () => {
  expect(withRooms("<dl><dt>a</dt><dd>Dit.<dl><dt>b</dt><dd>c</dd></dl></dd></dl>")).toBe(
    "<dl><div><dt>a</dt><dd>Dit.<dl><div><dt>b</dt><dd>c</dd></div></dl></dd></div></dl>",
  );
});

test("rooms are the names with a picture of their own, in the order of the article", () => {
  const two = '<dt>b</dt><dd><img src="/b.jpg" alt="" /><img src="/c.jpg" alt="" /></dd>';
  const many = '<dt>c &amp; d</dt><dt>e</dt><dd><p>Dit.</p><p><img src="/e.jpg" alt="Vue" /></p></dd>';
  expect(
    roomsOf(`<p>Ici.</p><dl>${room("a")}${two}<dt>rien</dt><dd>Rien.</dd></dl><dl>${many}</dl>`),
  ).toEqual(["a", "c & d, e"]);
  expect(roomsOf('<p><img src="/a.jpg" alt="" /></p><dl><dd><img src="/b.jpg" alt="" /></dd></dl>')).toEqual(
    [],
  );
});
