import "server-only";
import { type Article, type Element, elementsIn, isElement, type Node } from "@/lib/article/tree";
import { pictureAt } from "@/lib/pictures/measure";
import { type Picture, showable } from "@/lib/pictures/shown";
import type { Photo } from "./types";

/** An article whose pictures have their sizes as attributes (`pictureOf`). */
export async function withSizes(article: Article): Promise<Article> {
  const images = elementsIn(article, "img").map(async (img): Promise<[Element, Element]> => {
    const { src, width, height, unfit } = await pictureAt(img.attributes.src ?? "");
    const size = { src, width: String(width), height: String(height), ...(unfit && { unfit: "true" }) };
    return [img, { ...img, attributes: { ...img.attributes, ...size } }];
  });
  const measured = new Map(await Promise.all(images));
  const withSize = (node: Node): Node =>
    isElement(node) ? (measured.get(node) ?? { ...node, children: node.children.map(withSize) }) : node;
  return measured.size > 0 ? article.map(withSize) : article;
}

const several = (images: string[]) => Promise.all(images.map((src) => pictureAt(src)));

/** The fields of documents that hold pictures (lib/content/collections.ts), and how they are measured. */
const FIELDS = {
  image: pictureAt,
  picture: pictureAt,
  images: several,
  content: withSizes,
  program: withSizes,
};

/** An article stays one. */
type Measured<Value> = Value extends string ? Picture : Value extends string[] ? Picture[] : Value;

/** A document as components show it: its pictures have their sizes. */
export type Pictured<D> = {
  [Name in keyof D]: Name extends keyof typeof FIELDS ? Measured<D[Name]> : D[Name];
};

/** Measures the pictures of a document. */
export async function pictured<D extends object>(document: D): Promise<Pictured<D>> {
  const fields = Object.entries<(value: never) => unknown>(FIELDS).map(async ([name, measure]) => {
    const value = document[name as keyof D];
    return value === undefined ? [] : [[name, await measure(value as never)]];
  });
  return { ...document, ...Object.fromEntries((await Promise.all(fields)).flat()) };
}

/** The photos that can be shown: no drawing stands above a photo's words. */
export const picturedPhotos = async (photos: readonly Photo[]) =>
  (await allPictured(photos)).filter(({ image }) => showable(image));

/** The same of a list. */
export const allPictured = <D extends object>(documents: readonly D[]): Promise<Pictured<D>[]> =>
  Promise.all(documents.map(pictured));
