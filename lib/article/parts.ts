import { textContent } from "domutils";
import { isLead, isShortRead, splitSentences } from "@/lib/text/length";
import { plainText } from "./clean";
import {
  type Article,
  type Element,
  element,
  hasContent,
  isBlank,
  isElement,
  isText,
  type Node,
  text,
} from "./tree";

/** A part of an article under its own heading; the part before the first heading has none. */
export type Section = { id?: string; title?: string; article: Article; heading: Article; body: Article };

/** Splits an article at its top-level h2. */
export function sectionsOf(article: Article): Section[] {
  const sections: Node[][] = [[]];
  for (const node of article) {
    if (isElement(node, "h2")) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.filter((nodes) => !nodes.every(isBlank)).map(sectionOf);
}

function sectionOf(article: Article): Section {
  const [first, ...body] = article;
  if (!isElement(first, "h2")) return { article, heading: [], body: article };
  return { id: first.attribs.id, title: plainText([first]), article, heading: [first], body };
}

/** Takes the picture that opens an article, under its heading, out of it: no sentence introduces that one. */
export function withoutPicture(article: Article): { picture?: { src: string; alt: string }; rest: Article } {
  const index = article.findIndex((node) => !isElement(node, "h2") && !isBlank(node));
  const paragraph = article[index];
  const [picture] = paragraph && isPicture(paragraph) ? paragraph.children : [];
  if (!isElement(picture)) return { rest: article };
  const { src = "", alt = "" } = picture.attribs;
  return { picture: { src, alt }, rest: article.toSpliced(index, 1) };
}

export const isPicture = (node: Node): node is Element =>
  isElement(node, "p") && node.children.length === 1 && isElement(node.children[0], "img");

/** Splits off a short first paragraph as the lead; `[[], article]` without one. */
export function leadAndText(article: Article): [lead: Article, text: Article] {
  const [first, ...rest] = article;
  const words = isElement(first, "p") ? textContent(first).trim() : "";
  return first && words && isShortRead(words) && hasContent(rest) ? [[first], rest] : [[], article];
}

/** Makes the first sentence a paragraph of its own, if it is plain text and short. */
export function splitFirstSentence(article: Article): Article {
  const [paragraph, ...others] = article;
  const [start, ...after] = isElement(paragraph, "p") ? paragraph.children : [];
  if (!start || !isText(start)) return article;
  const [first, rest] = splitSentences(start.data, "line");
  if (!isLead(first, rest)) return article;
  return [element("p", [text(first)]), element("p", [text(rest), ...after]), ...others];
}
