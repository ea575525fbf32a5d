// Words as outlines of the site's own serif, so that no picture depends on an installed font.
import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { n } from "./geometry.mjs";
import { group, path } from "./picture.mjs";

const font = create(readFileSync(new URL("../../app/fonts/serif.woff2", import.meta.url)));

/** A line of text at (x, y), `size` units high; `align`: 'left' | 'middle' | 'right'. */
export function words(text, x, y, size, { align = "middle", ...paint } = {}) {
  const k = size / font.unitsPerEm;
  const line = font.layout(text);
  const left = x - { left: 0, middle: line.advanceWidth / 2, right: line.advanceWidth }[align] * k;
  let at = 0;
  const marks = line.glyphs.map((glyph, i) => {
    const d = glyph.path.toSVG();
    const mark = d && path(d, { transform: `translate(${Math.round(at)} 0)` });
    at += line.positions[i].xAdvance;
    return mark;
  });
  const scale = Math.round(k * 1e5) / 1e5;
  return group(marks.join(""), {
    transform: `translate(${n(left)} ${n(y)}) scale(${scale} ${-scale})`,
    ...paint,
  });
}

/** One letter as path data, its foot in the middle at (x, y): to be cut out of paper. */
export function outline(letter, x, y, size) {
  const k = size / font.unitsPerEm;
  const [glyph] = font.layout(letter).glyphs;
  return glyph.path.transform(k, 0, 0, -k, x - (glyph.advanceWidth / 2) * k, y).toSVG();
}
