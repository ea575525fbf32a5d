// The way to the demonstration's chalet, as a paper map: from Gap up the Durance, through the
// combe du Queyras to Arvieux; the road ends in snow below the col d’Izoard.
import { farChalet } from "../lib/chalet.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { band, curveThrough, n, polyline, softPolygon } from "../lib/geometry.mjs";
import { discOutline } from "../lib/paper.mjs";
import { attrs, group, path } from "../lib/picture.mjs";
import { createNoise, createRandom } from "../lib/rng.mjs";
import { defineFir, plant } from "../lib/trees.mjs";
import { words } from "../lib/words.mjs";

const INK = "#1d2b27";
const HALO = "#fbf5e6";

const places = {
  gap: [112, 610],
  station: [452, 470],
  guillestre: [548, 528],
  chalet: [704, 330],
  pass: [582, 118],
};

// Every line of the map, as points of a curve.
const lines = {
  durance: [
    [-40, 634],
    [90, 664],
    [200, 640],
    [300, 590],
    [390, 520],
    [440, 424],
    [410, 310],
    [362, 210],
    [346, 100],
    [364, -60],
  ],
  guil: [
    [432, 476],
    [520, 484],
    [600, 476],
    [690, 470],
    [790, 486],
    [1000, 462],
  ],
  train: [
    [112, 596],
    [190, 590],
    [280, 540],
    [360, 494],
    [452, 452],
    [450, 380],
    [408, 280],
    [380, 180],
    [376, 80],
    [396, -60],
  ],
  road: [
    [112, 620],
    [210, 618],
    [300, 566],
    [386, 520],
    [452, 488],
    [500, 512],
    [548, 520],
    [606, 500],
    [648, 490],
    [672, 468],
    [680, 430],
    [676, 390],
    [684, 352],
  ],
  closed: [
    [668, 400],
    [634, 364],
    [602, 318],
    [624, 276],
    [590, 244],
    [626, 204],
    [586, 180],
    [590, 138],
  ],
};

/** Draw the map, 900 by 720. Its least letters are 14 pixels high on a phone of 390. */
export function draw() {
  const pic = new Diorama({ width: 900, height: 720 });
  const random = createRandom("map");
  sheet(pic);
  const drawn = pic.capture(() => {
    relief(pic, random.fork("relief"));
    ways(pic);
    marks(pic, random.fork("marks"));
    names(pic);
  });
  // Paper on every side of the names: a page may cut a little off the picture.
  pic.add(group(drawn, { transform: "translate(-4 20) scale(.94)" }));
  return pic;
}

// The floor of the valleys.
function sheet(pic) {
  pic.add(pic.backdrop([[0, "#f7f0d8"], [1, "#f3e9cb"]]));
}

// What is cut out of every sheet: the valleys along the ways, and room for each name; circles [x, y, radius].
function clearings() {
  const along = (points, r) => curveThrough(points, 6).map(([x, y]) => [x, y, r]);
  const name = ([x0, x1], y, r = 30) => Array.from({ length: 7 }, (_, i) => [x0 + ((x1 - x0) * i) / 6, y, r]);
  return [
    ...along(lines.durance, 40),
    ...along(lines.guil, 30),
    ...along(lines.road, 40),
    ...along(lines.train, 32),
    ...along(lines.closed, 22),
    // The valley goes on beyond Gap.
    ...name([-60, 150], 578, 44),
    ...name([160, 400], 400, 46),
    ...name([460, 630], 576, 40),
    ...name([700, 850], 546, 42),
    ...name([700, 870], 404, 46),
    ...name([640, 850], 118, 46),
    [704, 316, 76],
  ];
}

// From the lowest sheet to the snow: how far its edge is from the valley, and its tints.
const SHEETS = [
  [8, "#e3e6bd", "#fdfaea"],
  [27, "#c9d79f", "#f4f6dc"],
  [50, "#a8c189", "#e6efd0"],
  [78, "#86aa83", "#d3e3cb"],
  [110, "#7ba0a3", "#d2e2e1"],
  [140, "#a5bfc9", "#e9f1f2"],
  [168, "#d9e5e8", "#fbfdfd"],
];

/** Sheets that lie on each other, each cut out around the valleys; on them firs, under them the rivers. */
function relief(pic, random) {
  const [durance, guil] = [lines.durance, lines.guil].map((l) => curveThrough(l, 8));
  const water = (points, w) =>
    band(
      points.filter((_, i) => i % 4 === 0 || i === points.length - 1),
      w,
      4,
    );
  const rivers = water(durance, [17, 15, 12, 9]) + water(guil, [10, 9, 8, 6]);
  pic.add(path(rivers, { fill: "none", stroke: "#fdfaf0", "stroke-width": 5 }), path(rivers, { fill: "#6fa9b8" }));
  const holes = clearings();
  for (const [i, [distance, fill, edge]] of SHEETS.entries()) {
    const r = random.fork(`sheet${i}`);
    const noise = createNoise(r, 2);
    const cut = (more) =>
      holes
        .map(([x, y, radius], k) => {
          const torn = radius + distance * (1 + 0.13 * noise(x * 0.011 + y * 0.017 + k * 0.02)) + more;
          return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(torn)}"/>`;
        })
        .join("");
    const frame = { x: -90, y: -90, width: 1080, height: 900 };
    const sheet = (more, tint) => {
      const mask = pic.define("mask", { ...frame, maskUnits: "userSpaceOnUse" }, `<rect${attrs({ ...frame, fill: "#fff" })}/>${cut(more)}`);
      return `<rect${attrs({ ...frame, fill: tint, mask: `url(#${mask})` })}/>`;
    };
    pic.add(pic.lift(sheet(0, edge) + sheet(2.4, fill), { dx: 3, dy: 4, blur: 6, opacity: 0.3, tint: "#24423c" }));
  }
  const firs = [0, 1].map(() => defineFir(pic, random, { tiers: 5, width: 50, rimOpacity: 0.3 }));
  pic.add(wood(pic, random.fork("wood"), firs, holes, [58, 108], 54, ["#3d7460", "#2f6253"]));
}

// Firs where the valley is so far away.
function wood(pic, random, firs, holes, [near, far], count, tints) {
  const standing = [];
  for (let i = 0; i < 4000 && standing.length < count; i++) {
    const [x, y] = [random.range(0, 900), random.range(20, 740)];
    const off = Math.min(...holes.map(([hx, hy, r]) => Math.hypot(x - hx, y - hy) - r));
    if (off > near && off < far && standing.every(([sx, sy]) => Math.hypot(x - sx, y - sy) > 17)) standing.push([x, y]);
  }
  standing.sort((a, b) => a[1] - b[1]);
  const trees = standing.map(([x, y], i) => plant(firs[i % 2], x, y, random.range(30, 46), tints[i % 2], i % 3 === 1));
  return pic.lift(trees.join(""), { dx: 4, dy: 3, blur: 4, opacity: 0.3 });
}

const draws = (points) =>
  polyline(curveThrough(points, 10).map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]));
const stroke = (d, colour, width, more = {}) =>
  path(d, {
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

function ways(pic) {
  const [train, road, closed] = [lines.train, lines.road, lines.closed].map(draws);
  pic.add(
    stroke(train, HALO, 9, { "stroke-opacity": 0.9 }),
    stroke(train, "#4a5a5c", 3),
    stroke(train, "#4a5a5c", 10, { "stroke-dasharray": "2.5 11", "stroke-linecap": "butt" }),
    pic.lift(stroke(road, "#fffaf0", 15), { dx: 2, dy: 3, blur: 3, opacity: 0.3 }),
    stroke(road, "#b4532f", 8.5),
    stroke(road, "#ffe2b8", 1.8, { "stroke-dasharray": "9 9", "stroke-linecap": "butt" }),
    stroke(closed, "#ffffff", 13),
    stroke(closed, "#8fa3b4", 4.5, { "stroke-dasharray": "2 11" }),
  );
}

function marks(pic, random) {
  const dot = ([x, y], r, fill) =>
    pic.lift(
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0"/><circle cx="${x}" cy="${y}" r="${n(r * 0.6)}" fill="${fill}"/>`,
      { dx: 2, dy: 3, blur: 3, opacity: 0.36 },
    );
  pic.add(dot(places.gap, 16, INK), dot(places.guillestre, 13, INK));
  // The station: a small sign with a carriage.
  const [sx, sy] = places.station;
  pic.add(
    pic.lift(
      path(`M${sx - 24} ${sy - 44}h48v40h-17l-7 9-7-9h-17z`, { fill: "#fffaf0" }) +
        path(`M${sx - 15} ${sy - 37}h30q3 0 3 3v15q0 5-5 5h-26q-5 0-5-5v-15q0-3 3-3z`, { fill: "#2f6a7d" }) +
        path(`M${sx - 13} ${sy - 33}h11v8h-11zM${sx + 2} ${sy - 33}h11v8h-11z`, { fill: "#ffe9b8" }) +
        path(`M${sx - 12} ${sy - 11}h24`, { stroke: "#4a5a5c", "stroke-width": 2.5 }),
      { dx: 3, dy: 4, blur: 4, opacity: 0.36 },
    ),
  );
  // The chalet, with its lit window, larger than any village.
  const [cx, cy] = places.chalet;
  const plot = softPolygon(discOutline(random, cx + 8, cy + 4, 86, { ry: 22, wobble: 0.06, count: 24 }));
  pic.add(
    pic.pool(cx - 20, cy - 40, 150, 120, "#ffcf78", 0.75),
    pic.card(plot, { fill: "#7f9f62", edge: "#fdfbf2", dx: 3, dy: 4, blur: 5, opacity: 0.3 }),
    pic.lift(farChalet({ x: cx, y: cy + 10, scale: 0.78 }), { dx: 5, dy: 4, blur: 5, opacity: 0.4 }),
    pic.pool(cx - 30, cy - 32, 40, 34, "#fff0b8", 0.9),
    path(`M${n(cx - 46 * 0.78)} ${n(cy + 10 - 64 * 0.78)}h11v15.600h-11z`, { fill: "#ffe59a" }),
  );
  // Snow lies on the way to the pass; a barrier closes it.
  const [px, py] = places.pass;
  const drift = (x, y, r) =>
    softPolygon(discOutline(random, x, y, r, { ry: r * 0.5, wobble: 0.08, count: 18 }));
  pic.add(
    pic.lift(path(drift(px + 6, py + 18, 44), { fill: "#fdfdfb", "fill-opacity": 0.92 }), {
      dx: 2,
      dy: 4,
      blur: 5,
      opacity: 0.28,
      tint: "#34517e",
    }),
  );
  const flake = [0, 60, 120]
    .map((a) => `<path d="M0-17V17M-5-13L0-8 5-13M-5 13L0 8 5 13" transform="rotate(${a})"/>`)
    .join("");
  pic.add(
    group(flake, {
      transform: `translate(${px + 6} ${py + 18})`,
      fill: "none",
      stroke: "#4f7fa6",
      "stroke-width": 3,
      "stroke-linecap": "round",
    }),
    pic.lift(
      group(
        path("M-34-6h68v12h-68z", { fill: "#fffaf0" }) +
          path("M-34-6h14l-8 12h-6zM-8-6h14l-8 12h-14zM20-6h14v3l-6 9h-16z", { fill: "#b4532f" }) +
          path("M-24 6v12M24 6v12", { stroke: "#5b4434", "stroke-width": 4 }),
        { transform: "translate(636 372) rotate(-5)" },
      ),
      { dx: 2, dy: 3, blur: 3, opacity: 0.36 },
    ),
  );
}

function names(pic) {
  const name = (text, x, y, size, options = {}) =>
    pic.add(
      words(text, x, y, size, {
        ...options,
        fill: HALO,
        stroke: HALO,
        "stroke-width": 420,
        "stroke-opacity": 0.92,
        "stroke-linejoin": "round",
      }),
      words(text, x, y, size, { ...options, fill: INK }),
    );
  name("Gap", 112, 568, 46);
  name("Montdauphin", 404, 392, 40, { align: "right" });
  name("la gare", 404, 432, 36, { align: "right" });
  name("Guillestre", 546, 590, 42);
  name("combe", 776, 546, 36);
  name("du Queyras", 776, 582, 36);
  name("le chalet", 702, 402, 44, { align: "left" });
  name("à Arvieux", 703, 442, 36, { align: "left" });
  name("col d’Izoard", 642, 112, 38, { align: "left" });
  name("fermé l’hiver", 642, 152, 36, { align: "left" });
}
