import type { Picture } from "@/lib/pictures/shown";
import { isShortBeginning, isShortRead, splitSentences } from "@/lib/text/length";
import { isPicture } from "./blocks";
import { plainText } from "./clean";
import { type Article, type Element, element, isElement, type Node, textOf } from "./tree";

/** A part of an article under its own heading; the part before the first heading has none. */
export type Section = { id?: string; title?: string; article: Article; heading: Article; body: Article };

/** Splits an article at its top-level h2. */
export function sectionsOf(article: Article): Section[] {
  const sections: Node[][] = [[]];
  for (const node of article) {
    if (isElement(node, "h2")) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.flatMap((article): Section[] => {
    const [first, ...body] = article;
    if (!isElement(first, "h2")) return first ? [{ article, heading: [], body: article }] : [];
    return [{ id: first.attributes.id, title: plainText([first]), article, heading: [first], body }];
  });
}

/** Takes the first picture out of an article that begins with a picture, below the heading if any. */
export function withoutFirstPicture(article: Article): { picture?: Illustration; remainingArticle: Article } {
  const index = article.findIndex((node) => !isElement(node, "h2"));
  const paragraph = article[index];
  const [picture] = isPicture(paragraph) ? paragraph.children : [];
  if (!isElement(picture)) return { remainingArticle: article };
  return { picture: pictureOf(picture), remainingArticle: article.toSpliced(index, 1) };
}

type Illustration = { picture: Picture; alt: string };

/** The picture of an `img` that was measured (`withSizes`). */
export function pictureOf({
  attributes: { src = "", alt = "", width, height, unfit },
}: Element): Illustration {
  const picture = { src, width: Number(width), height: Number(height) };
  return { picture: unfit ? { ...picture, unfit: true } : picture, alt };
}

/**
 * Splits a short first paragraph off as the lead. An article without a short first paragraph has an empty
 * lead.
 */
export function splitFirstParagraph(article: Article): [lead: Article, text: Article] {
  const [first, ...others] = article;
  const words = isElement(first, "p") ? textOf([first]).trim() : "";
  // A paragraph that ends with a colon belongs to the next paragraph.
  return first && words && !words.endsWith(":") && isShortRead(words) && others.length > 0
    ? [[first], others]
    : [[], article];
}

/** Makes the first sentence a paragraph of its own, if it is plain text and short. */
export function splitFirstSentence(article: Article): Article {
  const [paragraph, ...others] = article;
  const [firstNode, ...nodesAfter] = isElement(paragraph, "p") ? paragraph.children : [];
  if (typeof firstNode !== "string") return article;
  const [firstSentence, otherSentences] = splitSentences(firstNode, "line");
  if (!isShortBeginning(firstSentence, otherSentences)) return article;
  return [element("p", [firstSentence]), element("p", [otherSentences, ...nodesAfter]), ...others];
}
