// Lights of the sky, with soft shadows between their rings.
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
