import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "@shuding/opentype.js";
import type { Font } from "satori";
import { once } from "@/lib/concurrency";

const FONT_PACKAGES = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

const LATIN_SETS = ["latin", "latin-ext"];
const FONT_SETS = [
  { family: "source-sans-3", weight: 600, sets: [...LATIN_SETS, "greek", "cyrillic"] },
  { family: "source-sans-3", weight: 400, sets: LATIN_SETS },
  { family: "fraunces", weight: 600, sets: LATIN_SETS },
] as const;
const FONT_FILES = FONT_SETS.flatMap(({ sets, ...font }) => sets.map((set) => ({ ...font, set })));

/** The fonts of previews, read once, and whether any of them has a character. */
export const fonts = once(async () => {
  const files = await Promise.all(
    FONT_FILES.map(async ({ family, weight, set }) => {
      const file = await readFile(`${FONT_PACKAGES}/${family}/files/${family}-${set}-${weight}-normal.woff`);
      const data = Uint8Array.from(file).buffer;
      return { name: `${family}-${set}`, weight, style: "normal" as const, data };
    }),
  );
  const glyphs = files.map(({ data }) => parse(data));
  const has = (character: string) => glyphs.some((font) => font.charToGlyphIndex(character) > 0);
  return { files: files satisfies Font[], has };
});

const familyOf = (family: string) => LATIN_SETS.map((set) => `${family}-${set}`).join(", ");

// A character that a family lacks (Fraunces has no Greek) is drawn in the first font that has it.
export const FAMILIES = { serif: familyOf("fraunces"), sans: familyOf("source-sans-3") };

const graphemes = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** The text in characters that the fonts have: others lose accents or go, so that no font is fetched. */
export async function drawable(text: string): Promise<string> {
  const { has } = await fonts();
  const plain = text.normalize("NFC").replace(/\u202f/g, "\u00a0");
  const drawable = Array.from(graphemes.segment(plain), ({ segment }) =>
    [...segment].every(has)
      ? segment
      : (segment.normalize("NFD").match(/\p{L}/gu) ?? []).filter(has).join(""),
  );
  return drawable.join("").replace(/ +/g, " ").trim();
}
