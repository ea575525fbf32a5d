// Boulders folded from thick paper, and the foam at their feet.
import { n, polygon, softPolygon } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { path } from "../../lib/picture.mjs";

/** A boulder of three facets: lit crown, face, shaded flank; foot around (x, y). */
export function boulder(stage, random, x, y, w, h, tint, { moss = false } = {}) {
  const p = (u, v) => [x + (u - 0.5) * w, y - v * h];
  const j = (s) => random.range(-s, s);
  const left = [
    p(0 + j(0.02), 0.05),
    p(0.03 + j(0.03), 0.42 + j(0.1)),
    p(0.17 + j(0.05), 0.8 + j(0.08)),
    p(0.38 + j(0.06), 1),
  ];
  const right = [
    p(0.66 + j(0.06), 0.95 + j(0.05)),
    p(0.88 + j(0.04), 0.66 + j(0.1)),
    p(1 + j(0.02), 0.3 + j(0.08)),
    p(0.99, -0.04),
  ];
  const foot = [p(0.72, -0.13), p(0.4, -0.15), p(0.12, -0.09)];
  const knee = p(0.56 + j(0.06), 0.58 + j(0.08));
  const spur = p(0.64 + j(0.06), -0.12);
  const outline = [...left, ...right, ...foot];
  const d = softPolygon(outline);
  const out = [
    path(d, {
      fill: mix(tint, "#fffaf0", 0.62),
      transform: `translate(${n(-w * 0.006)} ${n(-Math.max(2.5, h * 0.022))})`,
    }),
    path(d, {
      fill: stage.linear(
        [
          [0, mix(tint, "#fff3d6", 0.22)],
          [1, mix(tint, "#14262c", 0.34)],
        ],
        [x, y - h, x, y + h * 0.1],
      ),
    }),
    path(polygon([right[0], right[1], right[2], right[3], foot[0], spur, knee]), {
      fill: "#13242a",
      "fill-opacity": 0.3,
    }),
    path(polygon([left[2], left[3], right[0], knee]), { fill: "#fff6dc", "fill-opacity": 0.26 }),
    path(
      `M${n(left[1][0] + w * 0.06)} ${n(left[1][1])}L${n(knee[0] - w * 0.2)} ${n(knee[1] + h * 0.1)}L${n(knee[0] - w * 0.24)} ${n(y - h * 0.1)}`,
      { fill: "none", stroke: "#13242a", "stroke-opacity": 0.2, "stroke-width": n(Math.max(1.4, w * 0.012)) },
    ),
  ];
  if (moss) {
    const cap = [left[2], left[3], right[0], [right[1][0] - w * 0.04, right[1][1] + h * 0.02]];
    const hem = [0.86, 0.7, 0.56, 0.42, 0.3, 0.18].map((u, i) =>
      p(u, 0.7 + (i % 2 ? 0.12 : -0.02) + j(0.06) - Math.abs(u - 0.45) * 0.35),
    );
    out.push(
      path(softPolygon([...cap, ...hem]), { fill: "#7fa04c" }),
      path(softPolygon([...cap.slice(0, 3), p(0.5, 0.86), p(0.3, 0.84)]), {
        fill: "#b2c468",
        "fill-opacity": 0.7,
      }),
    );
  }
  return out.join("");
}

/** Foam: two rows of scalloped paper, centred at (x, y). */
export function foam(stage, random, x, y, width, size) {
  const scallops = (k, w, s) => {
    let d = "";
    const count = Math.max(4, Math.round(w / (s * 1.1)));
    for (let i = 0; i <= count; i++) {
      const t = i / count;
      const r = s * random.range(0.42, 0.8) * (0.55 + 0.45 * Math.sin(Math.PI * t));
      d += `M${n(x + (t - 0.5) * w - r)} ${n(y + k)}a${n(r)} ${n(r * 0.78)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 0.62)} 0 1 1 ${n(-2 * r)} 0Z`;
    }
    return d;
  };
  return stage.lift(
    path(scallops(-size * 0.16, width * 0.96, size * 0.9), { fill: "#cfe7ea" }) +
      path(scallops(size * 0.2, width, size), { fill: "#fffefa" }),
    { dx: 1, dy: 4, blur: 4, opacity: 0.24, tint: "#123846", span: [y - size * 3, y + size * 3 + 20] },
  );
}
