import { element, isElement, readTree, textOf, writeTree } from "@/lib/article/tree";

/** Letters of an opening or of a quotation that is glanced at rather than read. */
export const GLANCED = 300;
/** Letters of an intro that is too long to stand whole in large letters. */
const LONG = 450;
/** Letters of the beginning of such a one, at least. */
const BEGINNING = 120;
/** Letters of a sentence that can stand alone, at least: « M. » is none. */
const ALONE = 40;
/** Letters of what is told of something beside others, at least. */
const TOLD = 60;

const sentences = new Intl.Segmenter("fr", { granularity: "sentence" });

/** Whether HTML is a few words, headings and paragraphs alone, which can stand in large letters. */
export function isGlanced(html: string): boolean {
  const blocks = readTree(html);
  const areWords = blocks.length > 0 && blocks.every((block) => isElement(block, "p", "h2", "h3"));
  return areWords && !html.includes("<img") && blocks.map(textOf).join(" ").length <= GLANCED;
}

/** Whether the first paragraph of a text, in larger letters, leads into it. */
export const isLead = (first: string, rest: string) =>
  first.trim() !== "" && first.length <= GLANCED && rest.trim() !== "";

/** The first paragraph of HTML that leads into the rest, and that rest; nothing and everything where none does. */
export function leadAndText(html: string): [lead: string, text: string] {
  const [first, ...others] = readTree(html);
  const rest = writeTree(others);
  return isElement(first, "p") && isLead(textOf(first), rest) ? [writeTree([first]), rest] : ["", html];
}

/** The first sentence of a text, with the blank behind it. */
export const firstSentence = (text: string) => text.slice(0, endPast(1, text));

/** The first sentence of a text, or the first ones where that is short. */
export const firstSentences = (text: string) => partedPast(TOLD, text)[0];

/** An intro in two, parted at the end of a sentence: what stands in large letters, and of a long one the rest. */
export function inTwo(text: string): [beginning: string, rest: string] {
  if (text.length <= LONG) return [text, ""];
  return partedPast(BEGINNING, text);
}

/** HTML whose first sentence, where that is plain text, is a paragraph of its own. */
export function sentenceApart(html: string): string {
  const [paragraph, ...others] = readTree(html);
  const [text, ...after] = isElement(paragraph, "p") ? paragraph.children : [];
  if (typeof text !== "string") return html;
  const [first, rest] = partedPast(ALONE, text);
  if (!isLead(first, rest)) return html;
  return writeTree([element("p", [first]), element("p", [rest, ...after]), ...others]);
}

/** Where the first sentence ends that ends past so many letters. */
function endPast(letters: number, text: string): number {
  // One by one: each sentence costs a copy of the whole text, and all those of a long one more memory than there is.
  for (const { index, segment } of sentences.segment(text))
    if (index + segment.length >= letters) return index + segment.length;
  return text.length;
}

function partedPast(letters: number, text: string): [beginning: string, rest: string] {
  const end = endPast(letters, text);
  return [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
}

/** Letters of a title that, as large as others, would fill the first screen. */
const LONG_TITLE = 60;

/** Whether a title is set smaller, so that what follows it is seen with it. */
export const isLongTitle = (title: string): boolean => title.length > LONG_TITLE;
