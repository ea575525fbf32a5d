// Ridgelines: composed by hand with a few summits, worn by a fractal.
import { curveThrough, heightAt, n, polygon, polyline, simplify } from "./geometry.mjs";
import { path } from "./picture.mjs";
import { createNoise } from "./rng.mjs";

/**
 * A ridgeline through composed anchors. Rock: rough and hollow slopes; hills: `soft`.
 */
export function ridgeline(
  random,
  anchors,
  { rough = 0.2, hollow = 0.05, step = 8, soft = false, tremble = 0.7 } = {},
) {
  const base = soft ? curveThrough(anchors, 6) : anchors;
  const out = [base[0]];
  const split = (a, b, depth) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length <= step || b[0] - a[0] < 2.5) {
      out.push([b[0], b[1] + random.range(-tremble, tremble)]);
      return;
    }
    const k = 0.5 + random.range(-0.14, 0.14);
    const sag = !soft && depth < 2 ? length * hollow : 0;
    const middle = [
      a[0] + (b[0] - a[0]) * k,
      a[1] + (b[1] - a[1]) * k + random.range(-0.5, 0.5) * length * rough + sag,
    ];
    split(a, middle, depth + 1);
    split(middle, b, depth + 1);
  };
  for (let i = 1; i < base.length; i++) split(base[i - 1], base[i], 0);
  return out;
}

/**
 * The side of a summit that turns away from the light: a second piece of paper that starts
 * at the summit, follows the ridge to `toX` and comes back along a broken spur.
 * Its tint fades with the distance from the summit, so that it never ends in a hard line.
 */
export function shadeFacet(
  pic,
  random,
  line,
  peakX,
  toX,
  { depth = 160, lean = 0.25, tint = "#16302c", opacity = 0.2, rim = "#fffaf0" } = {},
) {
  const lo = Math.min(peakX, toX);
  const hi = Math.max(peakX, toX);
  const near = line.filter(([x]) => Math.abs(x - peakX) < 26);
  if (!near.length) return "";
  // The composed summit has trembled a little: start at the true one.
  const summit = near.reduce((best, p) => (p[1] < best[1] ? p : best));
  const edge = line.filter(
    ([x]) => x >= Math.min(lo, summit[0]) && x <= hi && (toX > peakX ? x >= summit[0] : x <= summit[0]),
  );
  if (edge.length < 2) return "";
  if (toX < peakX) edge.reverse();
  const [px, py] = summit;
  const sign = toX > peakX ? 1 : -1;
  const spur = [[px, py]];
  let drift = 0;
  const steps = 16;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    drift += random.range(-1, 1) * depth * 0.035 + (Math.sin(i * 1.9) > 0.2 ? 1 : -0.8) * depth * 0.018;
    spur.push([px + sign * (lean * depth * t + drift), py + depth * t + random.range(-0.012, 0.012) * depth]);
  }
  const end = edge[edge.length - 1];
  const reach = Math.hypot(end[0] - px, end[1] - py) * 0.98;
  const foot = [end[0], Math.max(end[1], py + depth)];
  const paint = pic.radial(
    [
      [0, tint, opacity],
      [0.5, tint, opacity * 0.62],
      [1, tint, 0],
    ],
    px,
    py,
    reach,
    depth * 0.96,
  );
  const light = pic.linear(
    [
      [0, rim, 0.5],
      [1, rim, 0],
    ],
    [0, py, 0, py + depth * 0.75],
  );
  return (
    path(polygon(simplify([...edge, foot, ...spur.slice(1).reverse()], 0.8)), { fill: paint }) +
    path(polyline(simplify(spur, 0.8)), {
      fill: "none",
      stroke: light,
      "stroke-width": 1.2,
      "stroke-linejoin": "round",
    })
  );
}

/** A field of snow around a summit, with rounded tongues that run down the gullies. */
export function snowCap(
  random,
  line,
  fromX,
  toX,
  { drop = 50, tongues = 5, tint = "#fbfaf6", opacity = 1 } = {},
) {
  const edge = line.filter(([x]) => x >= fromX && x <= toX);
  if (edge.length < 3) return "";
  const lower = [edge[edge.length - 1]];
  const width = toX - fromX;
  const at = (t) => edge[Math.min(edge.length - 1, Math.max(0, Math.round(t * (edge.length - 1))))];
  // Broad fields and narrow gullies by turns, never a comb.
  let t = 1;
  for (let i = 0; i < tongues; i++) {
    const step = (1 / tongues) * random.range(0.7, 1.25);
    const middle = Math.max(0.04, t - step / 2);
    const lens = 0.25 + 0.75 * Math.sin(Math.min(1, Math.max(0, middle)) * Math.PI);
    const deep = drop * lens * random.range(0.6, 1.25);
    const [x, y] = at(middle);
    const half = width * step * 0.28;
    lower.push(
      [x + half * 1.5, y + deep * 0.42],
      [x + half * 0.5, y + deep * 0.95],
      [x - half * 0.35, y + deep],
      [x - half, y + deep * 0.5],
      [x - half * 1.5, y + deep * 0.3],
    );
    t -= step;
    if (t < 0.06) break;
  }
  lower.push(edge[0]);
  let d = polyline(simplify(edge, 0.5));
  for (let i = 1; i < lower.length - 1; i++) {
    const [a, b] = [lower[i], lower[i + 1]];
    d += `Q${n(a[0])} ${n(a[1])} ${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  }
  return path(`${d}Z`, { fill: tint, "fill-opacity": opacity });
}

/** A line of far firs standing on a ridge, as one path. */
export function treeline(
  random,
  line,
  { from, to, height = 16, density = 0.7, gap = 9, clump = 0.75, sink = 2 } = {},
) {
  let d = "";
  let x = from;
  let dense = true;
  while (x < to) {
    if (random.chance(0.12)) dense = random.chance(clump);
    if (dense && random.chance(density)) {
      const i = line.findIndex((p) => p[0] >= x);
      if (i > 0) d += tinyFir(random, x, line[i][1] + sink, height * random.range(0.55, 1.15));
    }
    x += gap * random.range(0.5, 1.3);
  }
  return d;
}

/** One far fir in a few strokes of scissors. */
export function tinyFir(random, x, y, h) {
  const w = h * random.range(0.17, 0.23);
  const p = [];
  const tiers = h > 22 ? 4 : 3;
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    p.push([-w * t ** 0.85, -h * (1 - t * 0.94) + h * 0.02]);
    if (i < tiers) p.push([-w * t * 0.5, -h * (1 - t * 0.94) - h * 0.015]);
  }
  const left = p.map(([a, b]) => [x + a, y + b]);
  const right = p.map(([a, b]) => [x - a * random.range(0.85, 1.1), y + b]).reverse();
  return `${polyline([[x, y - h], ...left, [x - w * 0.12, y], [x + w * 0.12, y], ...right])}Z`;
}

/** A long scrap of tracing paper: mist in a valley, crisp above, dissolving below and at its ends. */
export function mistBand(pic, random, { x, y, width, height, tint = "#ffffff", opacity = 0.6 }) {
  const count = Math.round(width / 34);
  const noise = createNoise(random, 3);
  const top = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const lens = Math.sin(Math.PI * t) ** 0.8;
    top.push([
      x + width * (t - 0.5),
      y - height * lens * (0.55 + 0.55 * noise(t * width * 0.006)) + random.range(-1, 1),
    ]);
  }
  const paint = pic.radial(
    [
      [0, tint, opacity],
      [0.45, tint, opacity * 0.62],
      [1, tint, 0],
    ],
    x,
    y - height * 0.35,
    width / 2,
    height * 1.6,
  );
  let d = `M${n(top[0][0])} ${n(top[0][1])}`;
  for (let i = 1; i < top.length - 1; i++) {
    const [a, b] = [top[i], top[i + 1]];
    d += `Q${n(a[0])} ${n(a[1])} ${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  }
  const low = y + height * 1.3;
  d += `L${n(x + width / 2)} ${n(y)}Q${n(x + width * 0.3)} ${n(low)} ${n(x)} ${n(low)}T${n(x - width / 2)} ${n(y)}Z`;
  return path(d, { fill: paint });
}

/**
 * Snow above an altitude: everything of a ridge higher than `level`, with a hem that runs down the gullies.
 * `ragged` is the depth of the hem.
 */
export function snowLine(random, line, { level, from = -1e9, to = 1e9, ragged = 34, step = 22, tint = "#fdf8ef", opacity = 1 }) {
  const hem = [];
  let down = false;
  for (let x = line[0][0]; x < line.at(-1)[0] + step * 2; x += step * random.range(0.55, 1.5)) {
    hem.push([x, level + (down ? random.range(0.3, 1) : random.range(-0.75, -0.1)) * ragged]);
    down = !down;
  }
  let d = "";
  let field = [];
  const close = () => {
    if (field.length > 2)
      d += polygon(simplify([...field.map(([x, y]) => [x, y]), ...field.map(([x, , low]) => [x, low]).reverse()], 0.5));
    field = [];
  };
  for (const [x, y] of line) {
    const low = heightAt(hem, x);
    if (x >= from && x <= to && low > y + 1) field.push([x, y - 0.6, low]);
    else {
      if (field.length) field.push([x, y, y]);
      close();
    }
  }
  close();
  return path(d, { fill: tint, "fill-opacity": opacity });
}
