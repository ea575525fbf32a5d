// Small things of the meadow: grass, flowers, stones, a fire, a stream.
import { band, n, polygon, simplify, softPolygon } from "./geometry.mjs";
import { mix, tornTint } from "./palette.mjs";
import { castShadow } from "./paper.mjs";
import { group, path, use } from "./picture.mjs";

/** A tuft of blades that bend with the wind, as one path. */
export function tuft(
  random,
  x,
  y,
  height,
  { blades = 7, spread = height * 0.5, bend = 0.3, width = height * 0.07 } = {},
) {
  // Whole numbers are fine enough for grass, and there is a lot of it.
  const i0 = Math.round;
  let d = "";
  for (let i = 0; i < blades; i++) {
    const t = blades > 1 ? i / (blades - 1) - 0.5 : 0;
    const h = height * random.range(0.6, 1.05) * (1 - Math.abs(t) * 0.4);
    const bx = x + t * spread * 0.5;
    const tip = bx + t * spread + bend * h * random.range(0.7, 1.3);
    const w = width * random.range(0.7, 1.2);
    d += `M${i0(bx - w / 2)} ${i0(y)}Q${i0(bx + (tip - bx) * 0.12)} ${i0(y - h * 0.6)} ${i0(tip)} ${i0(y - h)}L${i0(bx + w / 2 + 0.5)} ${i0(y)}Z`;
  }
  return d;
}

/** A fringe of grass along a line. */
export function grassAlong(
  random,
  line,
  { from, to, gap = 14, height = 26, bend = 0.3, sink = 4, blades = 4 } = {},
) {
  let d = "";
  for (let x = from; x < to; x += gap * random.range(0.5, 1.5)) {
    const i = line.findIndex((p) => p[0] >= x);
    if (i > 0) d += tuft(random, x, line[i][1] + sink, height * random.range(0.5, 1.2), { blades, bend });
  }
  return d;
}

/** A meadow flower: a stem, two leaves and a punched head. */
export function flower(
  random,
  x,
  y,
  height,
  { petal = "#fdf6ea", heart = "#e3a83c", stem = "#3f6b45", kind = "daisy", bend = 0.12 } = {},
) {
  const hx = x + bend * height;
  const hy = y - height;
  const out = [
    path(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.6)} ${n(hx)} ${n(hy)}`, {
      stroke: stem,
      "stroke-width": n(Math.max(1.2, height * 0.035)),
      fill: "none",
      "stroke-linecap": "round",
    }),
  ];
  out.push(
    path(
      `M${n(x)} ${n(y - height * 0.25)}q${n(height * 0.14)} ${n(-height * 0.02)} ${n(height * 0.2)} ${n(-height * 0.18)}q${n(-height * 0.18)} ${n(height * 0.02)} ${n(-height * 0.2)} ${n(height * 0.18)}Z`,
      { fill: stem },
    ),
  );
  const r = height * 0.16;
  if (kind === "daisy") {
    let d = "";
    const petals = 8;
    for (let i = 0; i < petals; i++) {
      const a = (i / petals) * Math.PI * 2 + random.range(-0.1, 0.1);
      const px = Math.cos(a);
      const py = Math.sin(a) * 0.75;
      d += `M${n(hx)} ${n(hy)}Q${n(hx + (px - py * 0.5) * r)} ${n(hy + (py + px * 0.45) * r)} ${n(hx + px * r * 1.35)} ${n(hy + py * r * 1.35)}Q${n(hx + (px + py * 0.5) * r)} ${n(hy + (py - px * 0.45) * r)} ${n(hx)} ${n(hy)}Z`;
    }
    out.push(
      path(d, { fill: petal }),
      `<ellipse cx="${n(hx)}" cy="${n(hy)}" rx="${n(r * 0.42)}" ry="${n(r * 0.34)}" fill="${heart}"/>`,
    );
  } else if (kind === "bell") {
    out.push(
      path(
        `M${n(hx)} ${n(hy - r)}Q${n(hx + r)} ${n(hy - r * 0.8)} ${n(hx + r)} ${n(hy + r * 0.8)}l${n(-r * 0.45)} ${n(-r * 0.3)}l${n(-r * 0.55)} ${n(r * 0.5)}l${n(-r * 0.55)} ${n(-r * 0.5)}l${n(-r * 0.45)} ${n(r * 0.3)}Q${n(hx - r)} ${n(hy - r * 0.8)} ${n(hx)} ${n(hy - r)}Z`,
        { fill: petal },
      ),
    );
  } else {
    let d = "";
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const w = r * 0.5 * (1 - t * 0.7);
      d += `M${n(hx - w + (i % 2) * w)} ${n(hy + r * 2.4 - t * r * 3.2)}q${n(w)} ${n(-r * 0.7)} ${n(w * 1.6)} 0q${n(-w * 0.8)} ${n(r * 0.5)} ${n(-w * 1.6)} 0Z`;
    }
    out.push(path(d, { fill: petal }));
  }
  return out.join("");
}

/** A stone: a torn polygon with a lit cheek. */
export function stone(pic, random, x, y, w, h, tint, { shadow = true } = {}) {
  const count = 9;
  const points = Array.from({ length: count }, (_, i) => {
    const a = Math.PI + (i / (count - 1)) * Math.PI;
    const k = random.range(0.85, 1.1);
    return [x + (Math.cos(a) * w * k) / 2, y + Math.sin(a) * h * k];
  });
  const foot = [
    [x + w * 0.42, y + h * 0.16],
    [x, y + h * 0.24],
    [x - w * 0.42, y + h * 0.14],
  ];
  const outline = [...points, ...foot];
  const id = pic.shape(softPolygon(outline));
  const face = outline.map(([px, py]) => [x + (px - x) * 0.9 + w * 0.03, y + (py - y) * 0.88 + h * 0.05]);
  return (
    (shadow
      ? castShadow(pic, id, { dx: w * 0.05, dy: h * 0.12, spread: w * 0.12, opacity: 0.3, steps: 3 })
      : "") +
    use(id, { fill: tornTint(tint, "#fff6e6", 0.45) }) +
    path(softPolygon(face), { fill: tint }) +
    path(
      polygon([
        [x + w * 0.04, y - h * 0.86],
        [x + w * 0.34, y - h * 0.5],
        [x + w * 0.42, y + h * 0.08],
        [x + w * 0.02, y + h * 0.16],
        [x + w * 0.14, y - h * 0.3],
      ]),
      { fill: "#101c1a", "fill-opacity": 0.2 },
    )
  );
}

const FLAMES = [
  "M-2-100C8-84-8-74 6-62 16-74 14-80 20-88 22-72 38-62 36-38 40-44 42-50 41-58 54-36 46-4 18 4 4 7-12 7-24 3-48-4-52-34-38-56-36-48-34-44-28-42-36-66-14-74-2-100Z",
  "M2-72C8-58-4-50 6-42 12-48 12-52 15-58 18-46 28-40 26-24 30-28 31-32 31-36 38-20 30-2 12 2 0 4-10 3-18 0-34-6-34-24-26-38-24-32-22-30-18-29-22-48-4-54 2-72Z",
  "M2-48C6-36-4-32 4-26 8-30 9-33 10-37 14-28 20-22 18-12 16-4 8 1 0 1-12 1-20-6-18-16-17-24-12-26-11-31-10-26-8-24-6-23-8-34 0-38 2-48Z",
  "M1-26C3-19-2-16 3-12 7-8 6-2 0-1-7-1-9-7-7-12-5-16-1-18 1-26Z",
];

/** A fire of four sheets of flame on crossed logs, foot at (x, y). */
export function fire(
  pic,
  random,
  x,
  y,
  height,
  { tints = ["#b4532f", "#e0813b", "#ffbe5c", "#fff0c0"], stones = true, stoneTint = "#6d6a66" } = {},
) {
  const s = height / 100;
  const out = [];
  if (stones)
    for (const [dx, dy, w] of [
      [-46, -3, 20],
      [-30, -9, 16],
      [32, -9, 17],
      [47, -2, 19],
    ])
      out.push(stone(pic, random, x + dx * s, y + dy * s, w * s, w * 0.55 * s, stoneTint, { shadow: false }));
  const log = (x0, y0, x1, y1, w, fill, end) =>
    `${path(
      band(
        [
          [x0, y0],
          [x1, y1],
        ],
        [w, w * 0.9],
      ),
      { fill },
    )}<ellipse cx="${n(x1)}" cy="${n(y1)}" rx="${n(w * 0.36)}" ry="${n(w * 0.46)}" fill="${end}"/>`;
  const logs =
    log(38, -12, -40, 3, 10, "#4f3022", "#d9a066") + log(-38, -12, 40, 4, 10.5, "#643d29", "#e8b478");
  const flames = FLAMES.map((d, i) => {
    const id = pic.shape(d);
    return (
      castShadow(pic, id, { dx: 1, dy: 2, spread: 4, tint: "#5a1d0c", opacity: 0.3, steps: 3 }) +
      use(id, { fill: mix(tints[i], "#fff6e0", 0.45) }) +
      use(id, { fill: tints[i], transform: "translate(.9 1.200) scale(.965)" })
    );
  });
  out.push(
    group(flames.join("") + logs, {
      transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(s * 1000) / 1000})`,
    }),
  );
  if (stones)
    for (const [dx, dy, w] of [
      [-36, 9, 22],
      [-13, 13, 21],
      [11, 13, 20],
      [34, 9, 23],
    ])
      out.push(stone(pic, random, x + dx * s, y + dy * s, w * s, w * 0.55 * s, stoneTint, { shadow: false }));
  return out.join("");
}

/** Sparks that rise from a fire. */
export function sparks(random, x, y, height, count, tint = "#ffc463") {
  let d = "";
  for (let i = 0; i < count; i++) {
    const t = random.next();
    d += `M${n(x + (random.next() - 0.4) * height * (0.12 + 0.5 * t))} ${n(y - height * t)}v${n(random.range(0, 2.5))}`;
  }
  return path(d, {
    fill: "none",
    stroke: tint,
    "stroke-opacity": 0.85,
    "stroke-width": 2.6,
    "stroke-linecap": "round",
  });
}

/**
 * A stream that comes nearer: a torn bed, the water, then ripples that follow its bends.
 * `line` holds [x, y, width] from the far end to the near end.
 */
export function stream(
  pic,
  random,
  line,
  { bank = "#3a5a5c", water, light = "#cfe8ea", shadow, ripples = 9, edge } = {},
) {
  const points = line.map(([x, y]) => [x, y]);
  const widths = line.map((p) => p[2]);
  const dense = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 0; k < 9; k++) dense.push(i + k / 9);
  }
  dense.push(points.length - 1);
  const at = (u) => {
    const i = Math.min(points.length - 2, Math.floor(u));
    const t = u - i;
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    const c = (a, b, e, f) =>
      0.5 * (2 * b + (e - a) * t + (2 * a - 5 * b + 4 * e - f) * t * t + (3 * b - a - 3 * e + f) * t ** 3);
    return [
      c(p0[0], p1[0], p2[0], p3[0]),
      c(p0[1], p1[1], p2[1], p3[1]),
      widths[i] + (widths[i + 1] - widths[i]) * t,
    ];
  };
  // A river lies flat: its width is measured across the picture, not across its course.
  const side = (k, jitter) =>
    dense.map((u) => {
      const [x, y, w] = at(u);
      return [x + w * k + random.range(-1, 1) * w * jitter, y];
    });
  const outline = (k, jitter) =>
    softPolygon(simplify([...side(-k, jitter), ...side(k, jitter).reverse()], 0.4));
  const bed = pic.shape(outline(0.56, 0.03));
  const out = [
    shadow === false ? "" : castShadow(pic, bed, { dx: 0, dy: 2, spread: 12, opacity: 0.28, ...shadow }),
    use(bed, { fill: edge ?? tornTint(bank) }),
    path(outline(0.5, 0.02), { fill: water }),
  ];
  let d = "";
  for (let i = 0; i < ripples; i++) {
    const u0 = random.range(0.15, points.length - 1.5);
    const off = random.range(-0.34, 0.34);
    const run = random.range(0.35, 0.8);
    const mid = [0, 0.33, 0.66, 1].map((t) => {
      const [x, y, w] = at(Math.min(points.length - 1.01, u0 + run * t));
      return [x + w * off, y, w];
    });
    const w = mid[1][2] * random.range(0.03, 0.06);
    d += band(
      mid.map(([px, py]) => [px, py]),
      [0.3, w, w * 0.8, 0.3],
      5,
    );
  }
  out.push(path(d, { fill: light, "fill-opacity": 0.6 }));
  return out.join("");
}
