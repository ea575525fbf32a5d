// Lettering from traced outlines, so that no picture depends on an installed font.
import { readFileSync } from "node:fs";
import { n } from "../../lib/geometry.mjs";
import { group, path } from "../../lib/picture.mjs";

const font = JSON.parse(readFileSync(new URL("../glyphs.json", import.meta.url), "utf8"));

// The letters of a line with their places, in the units of the font.
function setLine(text, tracking) {
  let x = 0;
  const placed = [...text].map((letter, i, all) => {
    const { advance, d } = font.glyphs[letter];
    const at = x;
    x += advance + tracking + (font.kerning[letter + (all[i + 1] ?? "")] ?? 0);
    return { d, x: at };
  });
  return { placed, width: x - tracking };
}

/** The width of a line of text set at `size`. */
export const widthOf = (text, size, tracking = 0) => (setLine(text, tracking).width * size) / font.size;

/** A line of text as paths; `x` is its middle, or its left end with `align: 'left'`. */
export function letter(text, x, y, size, { tracking = 0, align = "middle", ...paint } = {}) {
  const { placed, width } = setLine(text, tracking);
  const k = size / font.size;
  const left = align === "left" ? x : x - (width * k) / 2;
  const marks = placed.filter((g) => g.d).map((g) => path(g.d, { transform: `translate(${n(g.x)} 0)` }));
  return group(marks.join(""), {
    transform: `translate(${n(left)} ${n(y)}) scale(${Math.round(k * 10000) / 10000})`,
    ...paint,
  });
}

/** A title cut out of card: every line as large as `maxWidth` and `size` allow, with the shadow of the letters. */
export function title(
  stage,
  lines,
  { x, y, size, maxWidth, leading = 1.04, fill = "#fffaf0", tracking = -4, edge, ...shadow },
) {
  const fit = Math.min(size, ...lines.map((line) => (size * maxWidth) / widthOf(line, size, tracking)));
  const cut = (colour, dx = 0, dy = 0) =>
    lines
      .map((line, i) => letter(line, x + dx, y + dy + i * fit * leading, fit, { tracking, fill: colour }))
      .join("");
  return stage.lift((edge ? cut(edge, -1, -1.6) : "") + cut(fill), {
    dx: 4,
    dy: 5,
    blur: 6,
    opacity: 0.4,
    ...shadow,
  });
}
