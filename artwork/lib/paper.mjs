// Sheets of torn paper: a soft shadow, the light heart of the sheet, the tinted face.
import { n, normals, simplify, softLine, softPolygon } from "./geometry.mjs";
import { tornTint } from "./palette.mjs";
import { attrs, group, path, use } from "./picture.mjs";
import { createNoise } from "./rng.mjs";

/**
 * The soft shadow of a defined shape: a few widening translucent strokes, moved away from the light.
 * Cheaper for a phone than any blur.
 */
export function softShadow(
  id,
  { dx = 5, dy = 3, spread = 18, tint = "#12231f", opacity = 0.3, steps = spread > 15 ? 6 : 4 } = {},
) {
  const strokes = [];
  for (let i = 1; i <= steps; i++) strokes.push(use(id, { "stroke-width": n((spread * 2 * i) / steps) }));
  return group(strokes.join(""), {
    fill: "none",
    stroke: tint,
    "stroke-opacity": opacity / steps,
    "stroke-linejoin": "round",
    transform: `translate(${n(dx)} ${n(dy)})`,
  });
}

/** The shadow of a defined shape, blurred where the picture ends as pixels. */
export const castShadow = (pic, id, options) => pic.castShadow?.(id, options) ?? softShadow(id, options);

/**
 * A layer of landscape: everything below a ridgeline, torn along it.
 * `fill` is a colour, or stops from the highest point of the ridge down to `bottom`.
 */
export function tornSheet(pic, random, ridge, options) {
  const {
    bottom = pic.height + 40,
    fill,
    tear = 7,
    light = "#fffaf0",
    coreAmount = 0.62,
    shadow = {},
    gradientTo = bottom,
  } = options;
  const noise = createNoise(random, 3);
  const fringe = createNoise(random, 2);
  const left = ridge[0][0];
  const right = ridge[ridge.length - 1][0];
  const close = `L${n(right)} ${n(bottom)}L${n(left)} ${n(bottom)}Z`;
  const top = Math.min(...ridge.map((p) => p[1]));
  const side = normals(ridge);
  // The tear is wide where the fibres gave way and almost nothing elsewhere.
  const face = ridge.map(([x, y], i) => {
    const w = Math.max(0.08, 0.5 + 0.75 * noise(x / 75) + 0.3 * fringe(x / 9)) * tear;
    return [x - side[i][0] * w * 0.5, y - side[i][1] * w + (side[i][1] > -0.5 ? w * 0.4 : 0)];
  });
  const stops = typeof fill === "string" ? null : fill;
  const tint = stops ? stops[0][1] : fill;
  const paint = stops ? pic.linear(stops, [0, top, 0, gradientTo]) : fill;
  const core = pic.shape(softLine(simplify(ridge, 0.85)) + close);
  const shown = simplify(face, 0.9);
  const markup =
    (shadow ? castShadow(pic, core, shadow) : "") +
    use(core, { fill: tornTint(tint, light, coreAmount) }) +
    path(softLine(shown) + close, { fill: paint });
  return { markup, face, ridge, top };
}

/** Move a closed outline inwards (or outwards, negative) by a width that varies along it. */
export function insetOutline(points, width) {
  const count = points.length;
  const area = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % count];
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  const turn = area > 0 ? 1 : -1;
  return points.map((p, i) => {
    const a = points[(i - 1 + count) % count];
    const b = points[(i + 1) % count];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    const w = width(i) * turn;
    return [p[0] - (dy / length) * w, p[1] + (dx / length) * w];
  });
}

/** A loose piece of torn paper with a closed outline. */
export function tornPiece(pic, random, outline, options) {
  const {
    fill,
    tear = 4,
    light = "#fffaf0",
    coreAmount = 0.62,
    coreTint,
    shadow = {},
    tint = fill,
    opacity,
  } = options;
  const noise = createNoise(random, 3);
  const rough = outline.map(([x, y]) => [x + random.range(-0.6, 0.6), y + random.range(-0.6, 0.6)]);
  const inner = insetOutline(rough, (i) => Math.max(0.1, 0.55 + 0.7 * noise(i / 6)) * tear);
  const core = pic.shape(softPolygon(rough));
  const markup =
    (shadow ? castShadow(pic, core, shadow) : "") +
    use(core, { fill: coreTint ?? tornTint(tint, light, coreAmount) }) +
    path(softPolygon(inner), { fill });
  return opacity === undefined ? markup : group(markup, { opacity });
}

/** The outline of a hand-torn disc. */
export function discOutline(
  random,
  cx,
  cy,
  r,
  { ry = r, wobble = 0.025, count = Math.max(18, Math.round(r / 5)) } = {},
) {
  const noise = createNoise(random, 3);
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    // Sampling the noise on a circle closes the outline without a seam.
    const k = 1 + wobble * (noise(Math.cos(a) * 3 + 10) + noise(Math.sin(a) * 3 + 40));
    return [cx + Math.cos(a) * r * k, cy + Math.sin(a) * ry * k];
  });
}

/** Paper fibres over the whole picture: a small tile of faint strokes. */
export function grain(pic, random, { strength = 1, size = 230 } = {}) {
  const strokes = (count) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const x = random.range(6, size - 6);
      const y = random.range(6, size - 6);
      const a = random.range(0, Math.PI);
      const l = random.range(1.2, 3.6);
      d += `M${n(x)} ${n(y)}q${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)} ${n(Math.cos(a + 0.7) * l * 1.4)} ${n(Math.sin(a + 0.7) * l * 1.4)}`;
    }
    return d;
  };
  const id = pic.define(
    "pattern",
    { width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: "rotate(11)" },
    path(strokes(30), {
      fill: "none",
      stroke: "#fff",
      "stroke-opacity": 0.16 * strength,
      "stroke-width": 0.7,
    }) +
      path(strokes(30), {
        fill: "none",
        stroke: "#14211e",
        "stroke-opacity": 0.08 * strength,
        "stroke-width": 0.6,
      }),
  );
  return `<rect${attrs({ width: pic.width, height: pic.height, fill: `url(#${id})` })}/>`;
}
