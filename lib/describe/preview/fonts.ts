import "server-only";
import path from "node:path";
import { type Font, open } from "fontkit";
import { once } from "@/lib/concurrency";

/** A family for preview pictures: files in the order in which they are asked for a character. */
type Family = Font[];
export type Fonts = { title: Family; text: Family; strong: Family };

const FILES = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

const file = async (name: string, set: string) =>
  (await open(path.join(FILES, name, "files", `${name}-${set}-normal.woff2`))) as Font;

const family = (name: string, weight: number, sets: string[]): Promise<Family> =>
  Promise.all(sets.map((set) => file(name, `${set}-${weight}`)));

/** The fonts of the site as outlines, opened once. */
export const fonts = once(async (): Promise<Fonts> => {
  const sets = ["latin", "latin-ext", "greek", "cyrillic"];
  const [title, text, strong] = await Promise.all([
    family("fraunces", 600, ["latin", "latin-ext"]),
    family("source-sans-3", 400, sets),
    family("source-sans-3", 600, sets),
  ]);
  // Fraunces has no Greek and no Cyrillic: the other family lends them.
  return { title: [...title, ...strong], text, strong };
});
