import type { Font } from "fontkit";

/** How a text is set: its fonts, its size in pixels, the space between letters in ems. */
export type Style = { fonts: Font[]; size: number; spacing?: number };

type Run = { font: Font; scale: number; text: string };

const clusters = new Intl.Segmenter("fr", { granularity: "grapheme" });

/**
 * A ruler for one style: the width of a text on one line, in pixels. Words are measured once, which
 * leaves out the kerning around spaces.
 */
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

/** The text without what no font can draw, and without the blanks that this would leave. */
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
