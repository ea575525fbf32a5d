import "server-only";
import { type Article, isElement, type Node } from "@/lib/article/tree";
import { pictureAt } from "@/lib/pictures/measure";
import { type Picture, showable } from "@/lib/pictures/shown";
import type { Photo } from "./types";

/** An article whose pictures have their sizes as attributes (`pictureOf`). */
export const withSizes = (article: Article): Promise<Article> =>
  Promise.all(
    article.map(async (node): Promise<Node> => {
      if (!isElement(node)) return node;
      if (node.name !== "img") return { ...node, children: await withSizes(node.children) };
      const { src, width, height, unfit } = await pictureAt(node.attributes.src ?? "");
      const size = { src, width: String(width), height: String(height), ...(unfit && { unfit: "true" }) };
      return { ...node, attributes: { ...node.attributes, ...size } };
    }),
  );

const picturesAt = (images: string[]) => Promise.all(images.map((src) => pictureAt(src)));

/** The fields of documents that hold pictures (lib/content/collections.ts), and how they are measured. */
const MEASURES = {
  image: pictureAt,
  picture: pictureAt,
  images: picturesAt,
  content: withSizes,
  program: withSizes,
};

/** An article stays one. */
type Measured<Value> = Value extends string ? Picture : Value extends string[] ? Picture[] : Value;

/** A document as components show it: its pictures have their sizes. */
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

/** The photos that can be shown: no drawing stands above a photo's words. */
export const picturedPhotos = async (photos: readonly Photo[]) =>
  (await allPictured(photos)).filter(({ image }) => showable(image));

/** The same of a list. */
export const allPictured = <D extends object>(documents: readonly D[]): Promise<Pictured<D>[]> =>
  Promise.all(documents.map(pictured));
