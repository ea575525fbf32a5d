// The meadow in June, seen from the height of the flowers.
import { n } from "../../lib/geometry.mjs";
import { tuft } from "../../lib/nature.mjs";
import { group, path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { cloud } from "../../lib/sky.mjs";
import { bloom } from "../lib/flowers.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { mist, standRidges, standSheet } from "../lib/sheets.mjs";
import { heap } from "../lib/sky.mjs";
import { Stage } from "../lib/stage.mjs";

const GREEN = { tint: "#173522" };
const KINDS = ["daisy", "gentian", "arnica", "pink", "bells", "clover", "cornflower", "daisy", "poppy"];

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1800, height: 1800 });
  const random = createRandom("prairie");
  stage.add(
    stage.backdrop(
      [
        [0, "#7db7cf"],
        [0.6, "#c6e0dc"],
        [1, "#f8ecc6"],
      ],
      800,
    ),
  );
  stage.add(heap(stage, random.fork("heap"), 1330, 610, 980, 420), heap(stage, random.fork("far"), 190, 640, 460, 150));
  stage.add(
    stage.lift(
      cloud(stage, random.fork("c0"), 430, 270, 520, { height: 88, fill: "#fdf9ee", shadow: null }) +
        cloud(stage, random.fork("c1"), 900, 410, 300, { height: 44, fill: "#fdf6e6", shadow: null }),
      { dx: -10, dy: 16, blur: 16, opacity: 0.2, tint: "#2d5a70" },
    ),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 690],
          [100, 600],
          [220, 650],
          [380, 520],
          [500, 410],
          [560, 450],
          [680, 580],
          [820, 640],
          [980, 570],
          [1120, 620],
          [1290, 540],
          [1430, 460],
          [1500, 510],
          [1620, 600],
          [1860, 640],
        ],
        fill: [
          [0, "#94b9ca"],
          [0.5, "#b0ccd0"],
          [1, "#e0e6d2"],
        ],
        rock: "#557f99",
        facets: [
          [500, 340, 270],
          [1430, 1300, 220],
          [100, 10, 130],
          [980, 880, 110],
        ],
        caps: [
          [436, 592, 74],
          [1380, 1506, 52],
        ],
        light: "#fff8e6",
        fade: 150,
      },
      {
        at: [
          [-60, 760],
          [200, 720],
          [440, 790],
          [700, 810],
          [960, 760],
          [1200, 800],
          [1480, 730],
          [1860, 780],
        ],
        fill: [
          [0, "#6aa09a"],
          [1, "#a6c9b0"],
        ],
        rock: "#41757f",
        facets: [
          [200, 90, 120],
          [1480, 1370, 120],
        ],
        light: "#f6f1d6",
        trees: { height: 26, tint: "#57908a", gap: 10, density: 0.9 },
        fade: 130,
      },
      {
        at: [
          [-60, 880],
          [260, 900],
          [600, 870],
          [1000, 910],
          [1400, 870],
          [1860, 900],
        ],
        soft: true,
        fill: [
          [0, "#8db566"],
          [1, "#b6cc76"],
        ],
        light: "#fbf6d2",
        fade: 160,
      },
    ],
    {
      light: "#fff8e6",
      shadow: GREEN,
      after: (i) => {
        if (i === 1)
          stage.add(
            mist(stage, random.fork("m"), {
              x: 900,
              y: 870,
              width: 1900,
              height: 50,
              tint: "#fdf8e4",
              opacity: 0.6,
            }),
          );
      },
    },
  );
  const trees = random.fork("trees");
  stage.add(
    row(
      stage,
      cutTrees(stage, trees, "fir", 3, { tiers: 7, width: 44 }),
      [
        [90, 900, 190],
        [150, 902, 240],
        [216, 904, 180],
        [36, 904, 150],
        [1560, 896, 200],
        [1626, 898, 260],
        [1700, 898, 210],
        [1760, 900, 250],
      ],
      ["#2f6f58", "#397a5f", "#29634f"],
      { dx: -7, blur: 8, opacity: 0.3, ...GREEN },
    ),
  );
  const bands = [
    {
      y: 985,
      fill: [
        [0, "#a9c35e"],
        [1, "#86ae50"],
      ],
      stem: "#6d9a48",
      count: 90,
      r: [6, 11],
      h: [26, 54],
      focus: 1.2,
    },
    {
      y: 1140,
      fill: [
        [0, "#8cb24e"],
        [1, "#6a9a45"],
      ],
      stem: "#578a40",
      count: 46,
      r: [14, 24],
      h: [70, 130],
      focus: 0,
    },
    {
      y: 1330,
      fill: [
        [0, "#6f9f45"],
        [1, "#467c3c"],
      ],
      stem: "#457a38",
      count: 26,
      r: [30, 46],
      h: [150, 250],
      focus: 0,
    },
    {
      y: 1560,
      fill: [
        [0, "#4a8340"],
        [1, "#2d6138"],
      ],
      stem: "#336b33",
      count: 22,
      r: [50, 88],
      h: [110, 400],
      focus: 0,
    },
  ];
  for (const [i, b] of bands.entries()) meadow(stage, random.fork(`band${i}`), b, i);
  const r = random.fork("lens");
  let grass = "";
  for (const x of [-20, 130, 330, 1480, 1660, 1810])
    grass += tuft(r, x, 1850, r.range(260, 460), {
      blades: 5,
      bend: x < 900 ? 0.2 : -0.2,
      spread: 150,
      width: 24,
    });
  stage.add(
    stage.soft(path(grass, { fill: "#1d4a2c" }), 9),
    stage.soft(
      bloom(r, "poppy", 150, 1900, 360, 120, { stem: "#1d4a2c", lean: 0.1 }) +
        bloom(r, "daisy", 1680, 1900, 300, 130, { stem: "#1d4a2c", lean: -0.1 }),
      8,
    ),
  );
  butterflies(stage);
  return {
    stage,
    lens: { lamp: [0.76, 0.18], warm: "#ffe6a8", glow: 0.44, vignette: 0.34, shade: "#15301c" },
  };
}

// One depth of the meadow: a sheet, grass, flowers that stand on it.
function meadow(stage, random, { y, fill, stem, count, r, h, focus }, depth) {
  const line = ridgeline(
    random.fork("line"),
    [
      [-60, y + 10],
      [300, y - 24],
      [700, y + 16],
      [1100, y - 18],
      [1500, y + 14],
      [1860, y - 16],
    ],
    { soft: true, rough: 0.05, step: 18 },
  );
  standSheet(stage, random, line, {
    fill,
    tear: 8 + depth * 2,
    light: "#fbf6cc",
    gradientTo: y + 260,
    shadow: { ...GREEN, dx: -6, blur: 16 + depth * 5, opacity: 0.34 },
  });
  let grass = "";
  for (let i = 0; i < 64; i++)
    grass += tuft(random, random.range(-20, 1820), y + random.range(0, 150), h[1] * random.range(0.24, 0.5), {
      blades: 5,
      bend: random.range(-0.25, 0.3),
    });
  stage.add(path(grass, { fill: stem, "fill-opacity": 0.7 }));
  const list = Array.from({ length: count }, (_, i) => [
    ((i + random.range(0.1, 0.9)) / count) * 1860 - 30,
    y + random.range(20, 170 + depth * 30),
    i,
  ]).sort((a, b) => a[1] - b[1]);
  const draw = ([x, fy, i]) => {
    const kind = KINDS[(i * 5 + depth * 2 + random.int(0, 1)) % KINDS.length];
    const size = random.range(r[0], r[1]) * (kind === "clover" ? 0.66 : kind === "gentian" ? 0.8 : 1);
    return bloom(random, kind, x, fy + 30, random.range(h[0], h[1]) * (kind === "gentian" ? 0.72 : 1), size, {
      stem,
      lean: random.range(-0.16, 0.16),
      tilt: random.range(-18, 18),
    });
  };
  if (depth < 3) {
    const back = list
      .filter((_, i) => i % 2)
      .map(draw)
      .join("");
    const front = list
      .filter((_, i) => !(i % 2))
      .map(draw)
      .join("");
    const shadow = { dx: -3 - depth * 3, dy: 4 + depth * 3, blur: 3 + depth * 3, opacity: 0.36, ...GREEN };
    stage.add(focus ? stage.soft(back + front, focus) : stage.lift(back, shadow) + stage.lift(front, shadow));
  } else {
    for (const flower of list)
      stage.add(stage.lift(draw(flower), { dx: -14, dy: 16, blur: 14, opacity: 0.38, ...GREEN }));
  }
}

function butterflies(stage) {
  const wing = "M0 0C8-34 44-52 58-34 66-20 50-4 22 2 42 4 52 20 40 30 26 38 8 24 0 4Z";
  for (const [x, y, s, tint, turn] of [
    [610, 900, 1.5, "#e9843c", -16],
    [1180, 820, 1.1, "#7f8fd6", 14],
  ]) {
    const side = (flip) =>
      group(
        path(wing, { fill: tint }) +
          path("M26-30C40-40 54-36 54-28 50-16 36-10 24-8 30-16 30-24 26-30Z", {
            fill: "#fff3d8",
            "fill-opacity": 0.6,
          }) +
          path("M58-34C66-20 50-4 22 2L20-4C40-8 54-18 50-36Z", { fill: "#3a2216", "fill-opacity": 0.5 }),
        { transform: flip ? "scale(-.72 1)" : "scale(1)" },
      );
    stage.add(
      stage.lift(
        group(
          side(false) +
            side(true) +
            path("M-2-12Q0-18 2-12L3 26Q0 32-3 26ZM0-14Q6-28 14-32M0-14Q-4-28-10-32", {
              fill: "#2a1d16",
              stroke: "#2a1d16",
              "stroke-width": 1.4,
            }),
          { transform: `translate(${x} ${y}) rotate(${turn}) scale(${n(s)})` },
        ),
        { dx: -14, dy: 22, blur: 8, opacity: 0.34, ...GREEN },
      ),
    );
  }
}
