import "server-only";
import path from "node:path";
import { type Font, open } from "fontkit";
import { once } from "@/lib/concurrency";

/** How a text is set: its fonts, its size in pixels, the space between letters in ems. */
export type Style = { fonts: Font[]; size: number; spacing?: number };

type Run = { font: Font; scale: number; text: string };

const clusters = new Intl.Segmenter("fr", { granularity: "grapheme" });

/** Measures text of one style in pixels. Words are measured once, without the kerning around spaces. */
export function ruler(style: Style): (text: string) => number {
  const known = new Map<string, number>();
  const measured = (part: string) => {
    const width = known.get(part) ?? widthOf(part, style);
    known.set(part, width);
    return width;
  };
  return (text) => {
    const words = text.split(" ");
    return words.reduce((sum, word) => sum + measured(word), (words.length - 1) * measured(" "));
  };
}

function widthOf(text: string, style: Style): number {
  return runsOf(text, style).reduce((width, run) => {
    const { advanceWidth, glyphs } = run.font.layout(blanks(run.text));
    return width + advanceWidth * run.scale + glyphs.length * (style.spacing ?? 0) * style.size;
  }, 0);
}

/** One line of text as an SVG group of outlines, its baseline beginning at x, y. */
export function lineOf(text: string, x: number, y: number, fill: string, style: Style): string {
  const outlines: string[] = [];
  let at = x;
  for (const { font, scale, text: part } of runsOf(text, style)) {
    const { glyphs, positions } = font.layout(blanks(part));
    glyphs.forEach((glyph, i) => {
      const { xOffset = 0, xAdvance = 0 } = positions[i] ?? {};
      const outline = glyph.path.toSVG();
      if (outline)
        outlines.push(
          `<path transform="matrix(${scale} 0 0 ${-scale} ${at + xOffset * scale} ${y})" d="${outline}"/>`,
        );
      at += xAdvance * scale + (style.spacing ?? 0) * style.size;
    });
  }
  return `<g fill="${fill}">${outlines.join("")}</g>`;
}

/** The text without characters that no font can draw, and without the blanks around them. */
export function drawable(text: string, style: Style): string {
  const left = runsOf(text, style).map((run) => run.text);
  return left.join("").replace(/ +/g, " ").trim();
}

/** Neighbouring characters of the same font together; what no font can draw, emoji among it, is left out. */
function runsOf(text: string, { fonts, size }: Style): Run[] {
  const runs: Run[] = [];
  for (const { segment } of clusters.segment(text)) {
    const font = fonts.find((candidate) => draws(candidate, blanks(segment)));
    if (!font) continue;
    const last = runs.at(-1);
    const scale = size / font.unitsPerEm;
    if (last?.font === font) last.text += segment;
    else runs.push({ font, scale, text: segment });
  }
  return runs;
}

/** Spaces that do not break keep words together, and are as wide as the others. */
const blanks = (text: string) => text.replace(/\s/gu, " ");

const draws = (font: Font, cluster: string) =>
  [...cluster.normalize("NFC")].every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

type Measure = (text: string) => number;

/** Breaks a text into lines no wider than `width`, at ordinary spaces; a longer word is cut. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  const words = text.split(" ").filter(Boolean);
  for (const word of words.flatMap((word) => pieces(word, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines as `wrap`, of lengths as even as possible. */
export function balance(text: string, width: number, measure: Measure): string[] {
  const best = wrap(text, width, measure);
  // No narrower than the longest word, which would be cut.
  const longest = Math.max(...text.split(" ").map(measure));
  let low = Math.min(width, Math.max(width / 2, longest));
  let high = width;
  if (wrap(text, low, measure).length <= best.length) return wrap(text, low, measure);
  while (high - low > 8) {
    const middle = (low + high) / 2;
    if (wrap(text, middle, measure).length <= best.length) high = middle;
    else low = middle;
  }
  return wrap(text, high, measure);
}

/** At most `most` lines; an ellipsis replaces the rest. */
export function atMost(lines: string[], most: number, width: number, measure: Measure): string[] {
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? "";
  while (last && measure(`${last}…`) > width) last = last.replace(/\s*\S$/u, "");
  return [...kept, `${last.replace(/[\s,;:.–-]+$/u, "")}…`];
}

function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const { segment } of new Intl.Segmenter("fr").segment(word)) {
    if (part && measure(part + segment) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}

export type Fonts = Record<"title" | "text" | "strong", Font[]>;

const FILES = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

const family = (name: string, weight: number, sets: string[]) =>
  Promise.all(
    sets.map((set) => open(path.join(FILES, name, "files", `${name}-${set}-${weight}-normal.woff2`))),
  ) as Promise<Font[]>;

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
