import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "@shuding/opentype.js";
import type { Font } from "satori";
import { once } from "@/lib/concurrency";

const FILES = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

const SERIF = "fraunces";
const SANS = "source-sans-3";
// Fraunces has no Greek and no Cyrillic: the other family lends them.
const SETS: [family: string, weight: 400 | 600, set: string][] = [
  ...["latin", "latin-ext"].map((set): [string, 600, string] => [SERIF, 600, set]),
  ...(["latin", "latin-ext", "greek", "cyrillic"] as const).flatMap((set): [string, 400 | 600, string][] => [
    [SANS, 600, set],
    [SANS, 400, set],
  ]),
];

/** The fonts of previews, read once, and whether any of them has a character. */
export const fonts = once(async () => {
  const files = await Promise.all(
    SETS.map(async ([family, weight, set]) => {
      const file = await readFile(
        path.join(FILES, family, "files", `${family}-${set}-${weight}-normal.woff`),
      );
      const data = Uint8Array.from(file).buffer;
      return { name: `${family}-${set}`, weight, style: "normal" as const, data };
    }),
  );
  const glyphs = files.map(({ data }) => parse(data));
  const has = (character: string) => glyphs.some((font) => font.charToGlyphIndex(character) > 0);
  return { files: files satisfies Font[], has };
});

const familyOf = (...names: string[]) =>
  SETS.flatMap(([family, , set]) => (names.includes(family) ? `${family}-${set}` : [])).join(", ");

export const FAMILIES = { serif: familyOf(SERIF, SANS), sans: familyOf(SANS) };

const clusters = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** The text without the characters that no font has, emoji among them: nothing asks another site for their letters. */
export async function drawable(text: string): Promise<string> {
  const { has } = await fonts();
  const plain = text.normalize("NFC").replace(/\u202f/g, "\u00a0");
  const known = Array.from(clusters.segment(plain), ({ segment }) => segment).filter((cluster) =>
    [...cluster].every(has),
  );
  return known.join("").replace(/ +/g, " ").trim();
}
