// The way to the demonstration's chalet, as a folded paper map: from Gap up the Durance, through the
// combe du Queyras to Arvieux; the road ends in snow below the col d’Izoard.
import { farChalet } from "../lib/chalet.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { band, curveThrough, n, polyline, softPolygon } from "../lib/geometry.mjs";
import { discOutline, tornPiece } from "../lib/paper.mjs";
import { group, path } from "../lib/picture.mjs";
import { ridgeline, shadeFacet, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { defineFir, plant } from "../lib/trees.mjs";
import { words } from "../lib/words.mjs";

const INK = "#1d2b27";
const HALO = "#fbf5e6";

const places = {
  gap: [112, 610],
  station: [452, 470],
  guillestre: [548, 528],
  chalet: [744, 330],
  pass: [622, 118],
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
    [660, 490],
    [694, 472],
    [712, 430],
    [714, 390],
    [724, 352],
  ],
  closed: [
    [708, 400],
    [674, 364],
    [642, 318],
    [664, 276],
    [630, 244],
    [666, 204],
    [626, 180],
    [630, 138],
  ],
};

/** Draw the map, 900 by 720. */
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
  folds(pic);
  return pic;
}

// The sheet, tinted from the valley up to the snow.
function sheet(pic) {
  pic.add(
    pic.backdrop([
      [0, "#e9ebdd"],
      [0.45, "#eee9cf"],
      [1, "#e6e3bd"],
    ]),
  );
}

// A massif of torn paper: its foot is a curve, so that the plain shows between massifs.
function massif(pic, random, anchors, { fill, rock = "#6f8a92", caps = [], facets = [] }) {
  const line = ridgeline(random, anchors, { rough: 0.2, step: 9 });
  const [x0, x1] = [line[0][0], line.at(-1)[0]];
  const foot = Math.max(line[0][1], line.at(-1)[1]);
  const under = Array.from({ length: 18 }, (_, i) => {
    const t = (i + 0.5) / 18;
    return [x1 - (x1 - x0) * t, foot + Math.sin(t * Math.PI) * 26 + random.range(-2, 2)];
  });
  const top = Math.min(...anchors.map((p) => p[1]));
  pic.add(
    tornPiece(pic, random, [...line, ...under], {
      fill: pic.linear(
        [
          [0, fill[0]],
          [1, fill[1]],
        ],
        [0, top, 0, foot + 26],
      ),
      tint: fill[0],
      tear: 4,
      shadow: { dx: 4, dy: 5, spread: 11, opacity: 0.26, tint: "#2c3f3a" },
    }),
  );
  for (const [x, to, depth] of facets)
    pic.add(shadeFacet(pic, random, line, x, to, { depth, tint: rock, opacity: 0.5 }));
  for (const [from, to, drop] of caps)
    pic.add(snowCap(random, line, from, to, { drop, tongues: 4, tint: "#fffdf6", opacity: 0.96 }));
}

const BLUE = ["#9fb9c1", "#cfd9cf"];
const GREEN = ["#8fae8c", "#cbd3a8"];

function relief(pic, random) {
  const list = [
    [
      [
        [470, 250],
        [520, 170],
        [560, 200],
        [600, 96],
        [640, 60],
        [690, 104],
        [740, 80],
        [800, 160],
        [850, 230],
      ],
      {
        fill: BLUE,
        facets: [
          [640, 720, 110],
          [520, 560, 60],
          [740, 800, 90],
        ],
        caps: [
          [604, 680, 26],
          [716, 764, 20],
        ],
      },
    ],
    [
      [
        [20, 330],
        [80, 240],
        [130, 270],
        [200, 160],
        [260, 230],
        [310, 300],
        [350, 340],
      ],
      {
        fill: BLUE,
        facets: [
          [200, 270, 110],
          [80, 130, 60],
        ],
        caps: [[172, 226, 24]],
      },
    ],
    [
      [
        [770, 380],
        [810, 300],
        [846, 240],
        [890, 190],
        [940, 262],
        [1000, 364],
      ],
      { fill: BLUE, facets: [[890, 960, 100]], caps: [[862, 916, 22]] },
    ],
    [
      [
        [462, 420],
        [496, 350],
        [526, 372],
        [566, 300],
        [608, 356],
        [632, 414],
      ],
      {
        fill: GREEN,
        rock: "#54786a",
        facets: [
          [566, 620, 80],
          [496, 526, 50],
        ],
      },
    ],
    [
      [
        [118, 518],
        [158, 474],
        [192, 488],
        [236, 446],
        [286, 474],
        [330, 500],
      ],
      { fill: GREEN, rock: "#54786a", facets: [[236, 286, 60]] },
    ],
    [
      [
        [560, 640],
        [620, 566],
        [660, 590],
        [720, 530],
        [790, 572],
        [850, 540],
        [930, 640],
      ],
      {
        fill: GREEN,
        rock: "#54786a",
        facets: [
          [720, 790, 80],
          [850, 900, 70],
          [620, 660, 50],
        ],
      },
    ],
    [
      [
        [330, 690],
        [380, 630],
        [420, 650],
        [470, 600],
        [530, 670],
        [560, 694],
      ],
      { fill: GREEN, rock: "#54786a", facets: [[470, 530, 60]] },
    ],
  ];
  // Rivers lie on the plain, below the mountains.
  const [durance, guil] = [lines.durance, lines.guil].map((l) => curveThrough(l, 8));
  const water = (points, w) =>
    band(
      points.filter((_, i) => i % 4 === 0 || i === points.length - 1),
      w,
      4,
    );
  const lake = softPolygon(discOutline(random, 268, 628, 74, { ry: 22, wobble: 0.1, count: 22 }));
  for (const [i, [anchors, options]] of list.entries()) {
    massif(pic, random.fork(`m${i}`), anchors, options);
    if (i === 2)
      pic.add(
        path(water(durance, [15, 13, 10, 7]) + water(guil, [9, 8, 7, 5]) + lake, {
          fill: "none",
          stroke: "#fdfaf0",
          "stroke-width": 4,
        }),
        path(`${water(durance, [15, 13, 10, 7])}`, { fill: "#7fb3c0" }),
        path(`${water(guil, [9, 8, 7, 5])}`, { fill: "#7fb3c0" }),
        path(lake, { fill: "#7fb3c0" }),
      );
  }
  const firs = [0, 1].map(() => defineFir(pic, random, { tiers: 5, width: 50, rimOpacity: 0.3 }));
  const wood = [
    [540, 420, 44],
    [566, 432, 52],
    [592, 426, 40],
    [868, 330, 56],
    [890, 344, 62],
    [60, 330, 44],
    [88, 342, 52],
    [280, 320, 40],
    [304, 332, 46],
    [634, 634, 46],
    [660, 644, 54],
    [800, 640, 60],
    [834, 650, 70],
    [870, 642, 54],
    [214, 500, 40],
    [238, 508, 46],
    [160, 516, 36],
    [540, 262, 36],
    [516, 270, 42],
  ];
  pic.add(
    pic.lift(
      wood
        .map(([x, y, h], i) => plant(firs[i % 2], x, y, h, ["#3f7560", "#34664f"][i % 2], i % 3 === 1))
        .join(""),
      { dx: 4, dy: 3, blur: 4, opacity: 0.3 },
    ),
  );
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
        { transform: "translate(640 312) rotate(-5)" },
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
  name("Gap", 112, 570, 38);
  name("Montdauphin", 424, 420, 32, { align: "right" });
  name("la gare", 424, 454, 28, { align: "right" });
  name("Guillestre", 548, 580, 34);
  name("combe du Queyras", 734, 534, 27);
  name("le chalet", 742, 402, 37, { align: "left" });
  name("à Arvieux", 743, 438, 28, { align: "left" });
  name("col d’Izoard", 574, 112, 32, { align: "right" });
  name("fermé l’hiver", 574, 146, 27, { align: "right" });
}

// Two creases of the folded map: a light side, a dark side.
function folds(pic) {
  for (const x of [300, 600])
    pic.add(
      path(`M${x - 26} 0H${x}V720H${x - 26}Z`, {
        fill: pic.linear(
          [
            [0, "#14211e", 0],
            [1, "#14211e", 0.06],
          ],
          [x - 26, 0, x, 0],
        ),
      }),
      path(`M${x} 0H${x + 30}V720H${x}Z`, {
        fill: pic.linear(
          [
            [0, "#ffffff", 0.2],
            [1, "#ffffff", 0],
          ],
          [x, 0, x + 30, 0],
        ),
      }),
    );
}
