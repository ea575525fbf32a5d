// Rooms in one-point perspective, and the view through their windows.
import { n, polygon } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { group, path } from "../../lib/picture.mjs";

/**
 * A floor (or a table top) seen towards the vanishing point (vx, vy). `at(u, s)` gives the point at
 * `u` to the side and scale `s`: 1 at the far end, larger as it comes nearer.
 */
export function plane(vx, vy, drop) {
  const at = (u, s) => [vx + u * s, vy + drop * s];
  return { at, quad: (u0, u1, s0, s1) => [at(u0, s0), at(u1, s0), at(u1, s1), at(u0, s1)] };
}

/** Floorboards on a plane, each of its own tint, with their joints. */
export function boards(
  random,
  floor,
  { u0, u1, step, s0 = 1, s1 = 3, tint = "#b98555", spread = 0.14, dark = "#5b3822" },
) {
  let out = "";
  let joints = "";
  for (let u = u0; u < u1; u += step) {
    const k = random.range(-spread, spread);
    out += path(polygon(floor.quad(u, u + step * 1.01, s0, s1)), {
      fill: k > 0 ? mix(tint, "#fff0d0", k) : mix(tint, dark, -k * 1.5),
    });
    let s = s0 * random.range(1.05, 1.5);
    while (s < s1) {
      const [a, b] = [floor.at(u, s), floor.at(u + step, s)];
      joints += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
      s *= random.range(1.3, 1.8);
    }
    const [a, b] = [floor.at(u, s0), floor.at(u, s1)];
    joints += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }
  return out + path(joints, { fill: "none", stroke: dark, "stroke-width": 2, "stroke-opacity": 0.4 });
}

/** Upright boards on a wall that faces us. */
export function panelling(random, { x0, x1, y0, y1, step = 90, tint = "#c79a68", dark = "#6a4429" }) {
  let out = "";
  for (let x = x0; x < x1; x += step) {
    const k = random.range(-0.1, 0.1);
    const w = Math.min(step, x1 - x);
    out +=
      path(`M${n(x)} ${y0}h${n(w)}V${y1}h${n(-w)}Z`, {
        fill: k > 0 ? mix(tint, "#fff0d0", k) : mix(tint, dark, -k),
      }) +
      path(`M${n(x + 1.5)} ${y0}V${y1}`, { stroke: dark, "stroke-width": 3, "stroke-opacity": 0.35 }) +
      path(`M${n(x + 4.5)} ${y0}V${y1}`, { stroke: "#fff3d8", "stroke-width": 1.6, "stroke-opacity": 0.3 });
  }
  return out;
}

/** A window: the view behind, then the frame with its bars; `cols` by `rows` panes. */
export function bay(
  stage,
  view,
  { x, y, w, h, cols = 1, rows = 1, frame = "#8a5d3a", bar = 14, border = 26, shadow = {} },
) {
  const opening = `M${x} ${y}h${w}v${h}h${-w}Z`;
  let d = `M${x - border} ${y - border}h${w + border * 2}v${h + border * 2}h${-(w + border * 2)}Z`;
  const [pw, ph] = [(w - bar * (cols - 1)) / cols, (h - bar * (rows - 1)) / rows];
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++)
      d += `M${n(x + i * (pw + bar))} ${n(y + j * (ph + bar))}v${n(ph)}h${n(pw)}v${n(-ph)}Z`;
  const glint = group(
    path(
      `M${n(x + w * 0.06)} ${y}L${n(x + w * 0.2)} ${y}L${n(x - w * 0.02)} ${y + h}H${n(x - w * 0.16)}ZM${n(x + w * 0.62)} ${y}h${n(w * 0.06)}L${n(x + w * 0.46)} ${y + h}h${n(-w * 0.06)}Z`,
      { fill: "#fff", "fill-opacity": 0.1 },
    ),
  );
  return (
    stage.through(opening, view + glint) +
    stage.lift(
      path(d, { fill: frame, "fill-rule": "evenodd" }) +
        path(`M${x - border} ${y - border}h${w + border * 2}v5h${-(w + border * 2)}Z`, {
          fill: "#fff3d8",
          "fill-opacity": 0.4,
        }),
      { dx: 8, dy: 8, blur: 10, opacity: 0.4, ...shadow },
    )
  );
}
