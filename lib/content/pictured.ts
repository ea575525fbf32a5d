import "server-only";
import { type Article, isElement, type Node } from "@/lib/article/tree";
import { pictureAt } from "@/lib/pictures/measure";
import { type Picture, showable } from "@/lib/pictures/shown";
import type { Photo } from "./types";

/** Measures the pictures of an article. Their sizes become attributes, which `pictureOf` reads. */
export const withSizes = (article: Article): Promise<Article> =>
  Promise.all(
    article.map(async (node): Promise<Node> => {
      if (!isElement(node)) return node;
      if (node.name !== "img") return { ...node, children: await withSizes(node.children) };
      const { src, width, height, unfit } = await pictureAt(node.attributes.src ?? "");
      const sizeAttributes = {
        src,
        width: String(width),
        height: String(height),
        ...(unfit && { unfit: "true" }),
      };
      return { ...node, attributes: { ...node.attributes, ...sizeAttributes } };
    }),
  );

const picturesAt = (images: string[]) => Promise.all(images.map((src) => pictureAt(src)));

/** How to measure each field of a document that holds pictures (lib/content/collections.ts). */
const MEASURES = {
  image: pictureAt,
  picture: pictureAt,
  images: picturesAt,
  content: withSizes,
  program: withSizes,
};

/** The type of a measured field. The type of an article does not change. */
type Measured<Value> = Value extends string ? Picture : Value extends string[] ? Picture[] : Value;

/** A document as components show it, with the sizes of its pictures. */
export type Pictured<D> = {
  [Name in keyof D]: Name extends keyof typeof MEASURES ? Measured<D[Name]> : D[Name];
};

/** Measures the pictures of a document. */
export async function pictured<D extends object>(document: D): Promise<Pictured<D>> {
  const fields = Object.entries<(value: never) => unknown>(MEASURES).map(async ([name, measure]) => {
    const value = document[name as keyof D];
    return value === undefined ? [] : [[name, await measure(value as never)]];
  });
  return { ...document, ...Object.fromEntries((await Promise.all(fields)).flat()) };
}

/** The photos whose picture can be shown. A default drawing must not stand above the words of a photo. */
export const picturedPhotos = async (photos: readonly Photo[]) =>
  (await allPictured(photos)).filter(({ image }) => showable(image));

/** Measures the pictures of several documents. */
export const allPictured = <D extends object>(documents: readonly D[]): Promise<Pictured<D>[]> =>
  Promise.all(documents.map(pictured));
