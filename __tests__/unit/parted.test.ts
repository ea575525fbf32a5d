import { atQuotation, withoutPicture } from "@/lib/text/parted";
import { cleanHtml } from "@/lib/text/rich-text";

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
