// Firs and larches, cut tier by tier from folded paper.
import { band, n, polyline } from "./geometry.mjs";
import { path, place, use } from "./picture.mjs";

// One tier: a bell whose hem is cut into drooping points.
function tier(random, top, bottom, halfWidth, teeth, droop) {
  const hem = [];
  const depth = bottom - top;
  for (let i = 0; i <= teeth; i++) {
    const u = (i / teeth) * 2 - 1;
    const sag = bottom - depth * droop * (1 - Math.abs(u)) * 0.25 + random.range(-0.06, 0.06) * depth;
    hem.push({ tip: [u * halfWidth * random.range(0.95, 1.05), sag + (1 - Math.abs(u)) * depth * 0.16] });
    if (i < teeth) {
      const v = ((i + 0.5) / teeth) * 2 - 1;
      hem[i].notch = [v * halfWidth * 0.96, sag - depth * random.range(0.14, 0.26)];
    }
  }
  const left = hem[0].tip;
  const right = hem[teeth].tip;
  let hemPath = "";
  for (let i = 0; i < teeth; i++) {
    const [nx, ny] = hem[i].notch;
    const [tx, ty] = hem[i + 1].tip;
    hemPath += `L${n(nx)} ${n(ny)}Q${n((nx + tx) / 2 - 0.3)} ${n(ty - depth * 0.1)} ${n(tx)} ${n(ty)}`;
  }
  const leftSide = `M0 ${n(top)}Q${n(left[0] * 0.22)} ${n(top + depth * 0.62)} ${n(left[0])} ${n(left[1])}`;
  const rightSide = `Q${n(right[0] * 0.22)} ${n(top + depth * 0.62)} 0 ${n(top)}`;
  // The dark half starts at the fold; the fold wanders a little, as hands do.
  const middle = Math.floor(teeth / 2);
  const fold = hem[middle].notch;
  let half = `M0 ${n(top)}L${n(fold[0] + halfWidth * 0.12)} ${n(fold[1] - depth * 0.3)}L${n(fold[0])} ${n(fold[1])}`;
  for (let i = middle; i < teeth; i++) {
    const [nx, ny] = hem[i].notch;
    const [tx, ty] = hem[i + 1].tip;
    half += `${i > middle ? `L${n(nx)} ${n(ny)}` : ""}Q${n((nx + tx) / 2 - 0.3)} ${n(ty - depth * 0.1)} ${n(tx)} ${n(ty)}`;
  }
  return {
    whole: `${leftSide}${hemPath}${rightSide}Z`,
    half: `${half}${rightSide}Z`,
    rim: leftSide,
    left,
    right,
    top,
    depth,
  };
}

// Snow resting on a tier: the same bell, shorter, with a soft hem.
function snowOn(random, t, reach) {
  const y = t.top + t.depth * reach;
  const w = Math.abs(t.left[0]) * reach * 0.8;
  const lobes = 4;
  let hem = "";
  for (let i = lobes; i > 0; i--) {
    const x0 = ((i / lobes) * 2 - 1) * w;
    const x1 = (((i - 1) / lobes) * 2 - 1) * w;
    const yy = y - (1 - Math.abs(x1) / w) * t.depth * 0.08 + random.range(-0.05, 0.05) * t.depth;
    hem += `Q${n((x0 + x1) / 2)} ${n(y + t.depth * random.range(0.12, 0.3))} ${n(x1)} ${n(yy)}`;
  }
  const start = `M0 ${n(t.top)}Q${n(w * 0.24)} ${n(t.top + t.depth * reach * 0.6)} ${n(w)} ${n(y)}`;
  const whole = `${start}${hem}Q${n(-w * 0.24)} ${n(t.top + t.depth * reach * 0.6)} 0 ${n(t.top)}Z`;
  const half = `${start}Q${n(w * 0.5)} ${n(y + t.depth * 0.2)} ${n(w * 0.08)} ${n(y - t.depth * 0.05)}L${n(w * 0.12)} ${n(t.top + t.depth * reach * 0.5)}Z`;
  return { whole, half };
}

/**
 * Define a fir of about 100 units in height, standing on the origin, painted with currentColor.
 * The light comes from the left; returns the id.
 */
export function defineFir(
  pic,
  random,
  {
    tiers = 7,
    width = 46,
    droop = 1,
    snow = 0,
    snowTint = "#f3f3f5",
    snowShade = "#a9b6cf",
    rim = "#fff",
    rimOpacity = 0.35,
    shade = "#0a1d1a",
  } = {},
) {
  const parts = [
    path(
      band(
        [
          [0, 0.5],
          [0.2, -14],
        ],
        [4.4, 3.4],
      ),
      { fill: "#3a322c" },
    ),
  ];
  const made = [];
  for (let i = 0; i < tiers; i++) {
    const t = (i + 1) / tiers;
    const top = -100 + 78 * Math.max(0, (i - 0.35) / tiers) * (0.85 + 0.15 * t);
    const bottom = -100 + 99.5 * t ** 0.96;
    made.push(
      tier(
        random,
        i ? top : -100,
        bottom,
        (width / 2) * t ** 0.82 * random.range(0.93, 1.06),
        3 + Math.round(t * 3),
        droop,
      ),
    );
  }
  for (let i = tiers - 1; i >= 0; i--) {
    const t = made[i];
    if (i < tiers - 1)
      parts.push(path(t.whole, { fill: shade, "fill-opacity": 0.28, transform: "translate(1.1 2.6)" }));
    parts.push(path(t.whole, { fill: "currentColor" }), path(t.half, { fill: shade, "fill-opacity": 0.3 }));
    parts.push(
      path(t.rim, {
        fill: "none",
        stroke: rim,
        "stroke-opacity": rimOpacity,
        "stroke-width": 0.5,
        "stroke-linecap": "round",
      }),
    );
    if (snow) {
      const s = snowOn(random, t, snow * random.range(0.82, 1.1));
      parts.push(path(s.whole, { fill: snowTint }), path(s.half, { fill: snowShade, "fill-opacity": 0.75 }));
    }
  }
  return pic.define("g", {}, parts.join(""));
}

/**
 * Define a larch: an airy cone of feathery tiers around a visible trunk, 100 units high.
 */
export function defineLarch(pic, random, { tiers = 9, width = 42, shade = "#5a3512", rim = "#fff3cf" } = {}) {
  const parts = [
    path(
      band(
        [
          [0, 1],
          [0.6, -40],
          [0, -97],
        ],
        [4.4, 2.8, 0.8],
      ),
      { fill: "#5b4434" },
    ),
  ];
  for (let i = tiers - 1; i >= 1; i--) {
    const t = (i + 1) / tiers;
    const y = -99 + 84 * t;
    const w = (width / 2) * t ** 0.82;
    for (const side of random.chance(0.5) ? [-1, 1] : [1, -1]) {
      const reach = w * random.range(0.78, 1.12);
      const drop = reach * random.range(0.3, 0.5);
      const lobes = 3 + Math.round(t * 2);
      let under = "";
      for (let k = lobes; k > 0; k--) {
        const y1 = y - 6 + ((k - 1) / lobes) ** 1.3 * drop + 4.5;
        under += `q${n(side * 0.4)} ${n(random.range(3, 5.2))} ${n((-side * reach) / lobes)} ${n(y1 - (y - 6 + (k / lobes) ** 1.3 * drop + (k === lobes ? 0 : 4.5)))}`;
      }
      const d = `M0 ${n(y - 11)}Q${n(side * reach * 0.45)} ${n(y - 9)} ${n(side * reach)} ${n(y - 6 + drop)}${under}Z`;
      if (i < tiers - 1)
        parts.push(path(d, { fill: shade, "fill-opacity": 0.22, transform: "translate(1 2.2)" }));
      parts.push(path(d, { fill: "currentColor" }));
      if (side > 0) parts.push(path(d, { fill: shade, "fill-opacity": 0.24 }));
      else
        parts.push(
          path(
            `M0 ${n(y - 11)}Q${n(side * reach * 0.45)} ${n(y - 9)} ${n(side * reach)} ${n(y - 6 + drop)}`,
            { fill: "none", stroke: rim, "stroke-opacity": 0.5, "stroke-width": 0.6 },
          ),
        );
    }
  }
  parts.push(
    path(
      `${polyline([
        [-3.4, -84],
        [-1.6, -92],
        [0.2, -104],
        [2.2, -92],
        [3.8, -84],
      ])}Z`,
      { fill: "currentColor" },
    ),
  );
  return pic.define("g", {}, parts.join(""));
}

/** Plant a defined tree: foot at (x, y), of the given height. */
export function plant(id, x, y, height, tint, flip = false) {
  return use(id, { color: tint, transform: place(x, y, height / 100, flip) });
}
