// Spring wakes: the snow withdraws, the first crocuses come up before the chalet.
import { chalet, chimneyTop } from "../../lib/chalet.mjs";
import { n } from "../../lib/geometry.mjs";
import { tuft } from "../../lib/nature.mjs";
import { path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { birds, smoke } from "../../lib/sky.mjs";
import { bloom } from "../lib/flowers.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, posterStage } from "../lib/poster.mjs";
import { lay, mist, standRidges, standSheet } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";

const COOL = { tint: "#274a5c" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("printemps");
  stage.add(
    stage.backdrop(
      [
        [0, "#a9d3d6"],
        [0.55, "#e3ead8"],
        [1, "#fbe3c0"],
      ],
      640,
    ),
  );
  stage.add(
    paperSun(stage, random.fork("sun"), 690, 470, 62, {
      rings: [5, 3.5, 2.3],
      tint: "#fff3cc",
      shadow: "#8aa08c",
    }),
    birds(
      [
        [250, 470, 14],
        [288, 456, 10],
      ],
      "#55727c",
      0.8,
    ),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 660],
          [70, 580],
          [160, 620],
          [270, 510],
          [340, 430],
          [390, 470],
          [480, 570],
          [590, 630],
          [700, 580],
          [800, 520],
          [860, 550],
          [960, 620],
          [1060, 600],
        ],
        fill: [
          [0, "#f4f5f2"],
          [0.4, "#d3e0e6"],
          [1, "#c3d6d8"],
        ],
        rock: "#7fa0b6",
        facets: [
          [340, 470, 220],
          [800, 920, 160],
          [70, 140, 90],
        ],
        light: "#ffffff",
        facetOpacity: 0.7,
        fade: 100,
      },
      {
        at: [
          [-60, 690],
          [160, 670],
          [360, 720],
          [560, 740],
          [780, 690],
          [1060, 650],
        ],
        fill: [
          [0, "#86b09c"],
          [1, "#b9cfae"],
        ],
        light: "#fbf6de",
        trees: { height: 24, tint: "#6c9c8c", gap: 9, density: 0.9 },
        fade: 110,
      },
    ],
    { light: "#fffaf0", shadow: COOL },
  );
  stage.add(
    mist(stage, random.fork("m"), { x: 500, y: 760, width: 1200, height: 44, tint: "#fdf8e6", opacity: 0.7 }),
  );
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 7, width: 44 });
  const hill = standSheet(
    stage,
    random.fork("hill"),
    ridgeline(
      random.fork("hl"),
      [
        [-60, 830],
        [200, 810],
        [480, 800],
        [760, 830],
        [1060, 880],
      ],
      { soft: true, rough: 0.05, step: 16 },
    ),
    {
      fill: [
        [0, "#b5c96e"],
        [0.5, "#93b75c"],
        [1, "#6f9f50"],
      ],
      tear: 9,
      light: "#fbf6d2",
      gradientTo: 1200,
      shadow: COOL,
    },
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [110, 0, 260],
        [180, 0, 200],
        [50, 0, 190],
        [730, 0, 230],
        [800, 0, 290],
        [880, 0, 220],
        [940, 0, 260],
      ],
      ["#2f6f58", "#397a5f", "#296350"],
      { line: hill, sink: 14, ...COOL },
    ),
  );
  const [cx, cy, s] = [440, 892, 1.5];
  const [mx, my] = chimneyTop(cx, cy, s);
  stage.add(stage.soft(smoke(stage, mx, my, 150, { tint: "#fffdf6", opacity: 0.8, width: 22 }), 2));
  stage.add(
    stage.lift(chalet(stage, { x: cx, y: cy, scale: s, lit: [3, 7] }), {
      dx: 9,
      dy: 5,
      blur: 9,
      opacity: 0.34,
      ...COOL,
    }),
  );
  // What is left of the snow.
  const patch = (x, y, w, h, k) => {
    const q = random.fork(`patch${k}`);
    const points = Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2;
      const m = 1 + 0.28 * Math.sin(a * 3 + k) + q.range(-0.1, 0.1);
      return [x + (Math.cos(a) * w * m) / 2, y + (Math.sin(a) * h * m) / 2];
    });
    return lay(stage, q, points, {
      fill: stage.linear(
        [
          [0, "#fffdf8"],
          [1, "#d5e2ea"],
        ],
        [0, y - h / 2, 0, y + h / 2],
      ),
      tint: "#eef3f4",
      tear: 3,
      shadow: { dx: 3, dy: 4, blur: 5, opacity: 0.28, ...COOL },
    });
  };
  stage.add(patch(190, 960, 270, 56, 1), patch(770, 980, 320, 60, 2), patch(520, 1050, 240, 44, 3));
  standSheet(
    stage,
    random.fork("front"),
    ridgeline(
      random.fork("fl"),
      [
        [-60, 1080],
        [220, 1120],
        [500, 1130],
        [780, 1100],
        [1060, 1060],
      ],
      { soft: true, rough: 0.05, step: 16 },
    ),
    {
      fill: [
        [0, "#9bb958"],
        [0.5, "#6f9a48"],
        [1, "#437642"],
      ],
      tear: 11,
      light: "#fbf6d2",
      gradientTo: 1400,
      shadow: { ...COOL, blur: 26 },
    },
  );
  stage.add(patch(120, 1210, 340, 80, 4), patch(900, 1180, 300, 70, 5), patch(560, 1350, 520, 90, 6));
  crocuses(stage, random.fork("crocus"));
  finishPoster(stage, "reveil-de-printemps", {
    y: 214,
    size: 150,
    fill: "#1f4f42",
    tint: "#4a7a76",
    opacity: 0.3,
    edge: "#f6fbf4",
  });
  return { stage, lens: { lamp: [0.66, 0.3], warm: "#ffe9b8", glow: 0.4, vignette: 0.2, shade: "#1d3a30" } };
}

function crocuses(stage, r) {
  let grass = "";
  for (let i = 0; i < 60; i++)
    grass += tuft(r, r.range(0, 1000), r.range(1130, 1420), r.range(22, 46), { blades: 5, bend: 0.2 });
  stage.add(path(grass, { fill: "#3f7a3c", "fill-opacity": 0.75 }));
  const clump = (x, y, k) => {
    let leaves = "";
    for (let i = 0; i < 9; i++) {
      const a = (i / 8 - 0.5) * 1.5;
      leaves += `M${n(x - 4 * k)} ${n(y)}Q${n(x + a * 34 * k)} ${n(y - 46 * k)} ${n(x + a * 70 * k)} ${n(y - (96 - Math.abs(a) * 24) * k)}Q${n(x + a * 44 * k + 6)} ${n(y - 40 * k)} ${n(x + 5 * k)} ${n(y)}Z`;
    }
    const heads = [-0.5, 0.45, 0].map((lean, i) =>
      bloom(r, "crocus", x + lean * 16 * k, y, (66 + i * 20) * k, 34 * k, {
        lean: lean * 0.7,
        stem: "#d9d3e4",
        leaf: "#4c8a46",
        tilt: lean * 30,
      }),
    );
    return stage.lift(path(leaves, { fill: "#4c8a46" }) + heads.join(""), {
      dx: 8,
      dy: 6,
      blur: 7,
      opacity: 0.36,
      ...COOL,
    });
  };
  for (const [x, y, k] of [
    [180, 1180, 0.6],
    [640, 1170, 0.62],
    [840, 1230, 0.72],
    [400, 1230, 0.76],
    [90, 1310, 0.95],
    [620, 1320, 0.95],
    [300, 1380, 1.25],
    [850, 1380, 1.3],
    [540, 1410, 1.1],
  ])
    stage.add(clump(x, y, k));
}
