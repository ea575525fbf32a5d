import * as parts from "@/lib/article/parts";
import { readTree, writeTree } from "@/lib/article/tree";
import { firstSentence, firstSentences, splitIntro } from "@/lib/text/length";

const leadAndText = (html: string) => parts.leadAndText(readTree(html)).map(writeTree);
const splitFirstSentence = (html: string) => writeTree(parts.splitFirstSentence(readTree(html)));

const sentence = (letters: number) => `A${"a".repeat(letters - 2)}.`;

const LONG = Array.from({ length: 8 }, () => sentence(60)).join(" ");

test("splits a long intro after the first sentence of sufficient length", () => {
  const [beginning, rest] = splitIntro(`${sentence(60)} ${sentence(70)} ${LONG}`);
  expect([beginning, rest]).toEqual([`${sentence(60)} ${sentence(70)}`, LONG]);
});

test("keeps all of the intro and its paragraphs", () => {
  expect(splitIntro(`${sentence(130)}\n\n${sentence(40)}\n\n${LONG}`)).toEqual([
    sentence(130),
    `${sentence(40)}\n\n${LONG}`,
  ]);
});

test("does not split a short intro or one endless sentence", () => {
  for (const text of [sentence(300), sentence(900)]) expect(splitIntro(text)).toEqual([text, ""]);
});

test("extracts a short first paragraph of HTML as the lead", () => {
  expect(leadAndText("<p>Court.</p><h2>Pour qui</h2>")).toEqual(["<p>Court.</p>", "<h2>Pour qui</h2>"]);
  for (const html of ["", "<p>Seul.</p>", "<h2>Pour qui</h2><p>Tous.</p>", `<p>${LONG}</p><p>Tous.</p>`])
    expect(leadAndText(html)).toEqual(["", html]);
});

test("finds the first sentence of a text", () => {
  expect(firstSentence("Le premier levé rallume le poêle. Le reste suit.")).toBe(
    "Le premier levé rallume le poêle. ",
  );
  expect(firstSentence("")).toBe("");
});

test("joins a short first sentence with the next", () => {
  const [short, long] = ["Le premier levé rallume le poêle.", sentence(70)];
  expect(firstSentences(`${short} ${long} Fin.`)).toBe(`${short} ${long}`);
  expect(firstSentences(`${long} Fin.`)).toBe(long);
  expect(firstSentences(short)).toBe(short);
  expect(firstSentences("")).toBe("");
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
