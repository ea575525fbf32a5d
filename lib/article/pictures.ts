import "server-only";
import { pictureAt } from "@/lib/pictures/measure";
import { type Article, type Element, elementsIn, isElement, type Node } from "./tree";

/** An article whose pictures have their sizes as attributes (`pictureOf`). */
export async function withSizes(article: Article): Promise<Article> {
  const found = elementsIn(article, "img").map(async (img): Promise<[Element, Element]> => {
    const { src, width, height, unfit } = await pictureAt(img.attributes.src ?? "");
    const size = { src, width: String(width), height: String(height), ...(unfit && { unfit: "true" }) };
    return [img, { ...img, attributes: { ...img.attributes, ...size } }];
  });
  const measured = new Map(await Promise.all(found));
  const one = (node: Node): Node =>
    isElement(node) ? (measured.get(node) ?? { ...node, children: node.children.map(one) }) : node;
  return measured.size > 0 ? article.map(one) : article;
}
