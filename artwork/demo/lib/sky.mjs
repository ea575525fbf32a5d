// Lights of the sky, with soft shadows between their rings, and the clouds of fine weather.
import { softPolygon } from "../../lib/geometry.mjs";
import { discOutline } from "../../lib/paper.mjs";
import { path } from "../../lib/picture.mjs";

/** A sun, or a moon: a torn disc within rings of tracing paper. */
export function paperSun(
  stage,
  random,
  x,
  y,
  r,
  { rings = [5, 3.4, 2.2], tint = "#fff0cc", opacity = 0.26, disc = "#fff6dc", shadow = "#a0643c" } = {},
) {
  const out = rings.map((k, i) => {
    const d = softPolygon(discOutline(random, x, y, r * k, { wobble: 0.022, count: 60 }));
    return stage.lift(
      path(d, {
        fill: tint,
        "fill-opacity": opacity * (0.55 + 0.2 * i),
        stroke: "#fffaf0",
        "stroke-opacity": 0.5,
        "stroke-width": 1.8,
      }),
      { dx: 0, dy: 2, blur: 9, opacity: 0.14, tint: shadow, span: [y - r * k * 1.1 - 40, y + r * k * 1.1 + 40] },
    );
  });
  const d = softPolygon(discOutline(random, x, y, r, { wobble: 0.016, count: 44 }));
  out.push(
    stage.pool(x, y, r * 2.6, r * 2.6, disc, 0.7),
    stage.card(d, { fill: disc, edge: "#fffdf6", dx: 0, dy: 3, blur: 12, opacity: 0.22, tint: shadow, span: [y - r - 60, y + r + 60] }),
  );
  return out.join("");
}

/** The outline of a heaped cloud, `width` across its flat foot at (x, y): discs that lean on one another. */
export function heapOutline(random, x, y, width, height) {
  const count = 5 + Math.round(width / 260);
  const discs = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const lens = Math.sin(Math.PI * t) ** 0.8;
    const r = (width / count) * random.range(0.72, 0.98);
    return [x + width * (t - 0.5), Math.max(0, height * lens * random.range(0.78, 1.08) - r), r];
  });
  const top = Array.from({ length: 91 }, (_, i) => {
    const px = x + width * (i / 90 - 0.5);
    const heap = discs.map(([cx, up, r]) => (Math.abs(px - cx) < r ? up + Math.sqrt(r * r - (px - cx) ** 2) : 0));
    return [px, y - Math.max(3, ...heap)];
  });
  const foot = Array.from({ length: 13 }, (_, i) => [x + width * (0.49 - (0.98 * i) / 12), y + random.range(0, height * 0.05)]);
  return [...top, ...foot];
}

/** A heaped cloud of three sheets, the nearest the lightest. */
export function heap(stage, random, x, y, width, height, { tints = ["#d9e6e6", "#eef2ea", "#fffaf0"], tint = "#2d5a70" } = {}) {
  return tints
    .map((fill, i) => {
      const k = 1 - i * 0.2;
      const d = softPolygon(heapOutline(random.fork(`heap${i}`), x + width * 0.07 * i * (i % 2 ? -1 : 0.6), y + height * 0.03 * i, width * k, height * k));
      return stage.lift(path(d, { fill }), { dx: -4, dy: 6, blur: 10, opacity: 0.2, tint, span: [y - height * 1.4, y + height * 0.3] });
    })
    .join("");
}
