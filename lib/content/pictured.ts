import "server-only";
import { withSizes } from "@/lib/article/pictures";
import { pictureAt } from "@/lib/pictures/measure";
import type { Picture } from "@/lib/pictures/shown";

const several = (images: string[]) => Promise.all(images.map((src) => pictureAt(src)));

/** The fields of documents that hold pictures (lib/content/collections.ts), and how they are measured. */
const FIELDS = {
  image: pictureAt,
  picture: pictureAt,
  images: several,
  content: withSizes,
  program: withSizes,
};

type Measured<Value> = Value extends string ? Picture : Value extends string[] ? Picture[] : Value;

/** A document as components show it: its pictures have their sizes. */
export type Pictured<D> = {
  [Name in keyof D]: Name extends "image" | "picture" | "images" ? Measured<D[Name]> : D[Name];
};

/** Measures the pictures of a document. */
export async function pictured<D extends object>(document: D): Promise<Pictured<D>> {
  const found = Object.entries<(value: never) => unknown>(FIELDS).map(async ([name, measure]) => {
    const value = document[name as keyof D];
    return value === undefined ? [] : [[name, await measure(value as never)]];
  });
  return { ...document, ...Object.fromEntries((await Promise.all(found)).flat()) };
}

/** The same of a list. */
export const allPictured = <D extends object>(documents: readonly D[]): Promise<Pictured<D>[]> =>
  Promise.all(documents.map(pictured));
