// A bright winter morning: the chalet up to its balcony in snow, long blue shadows.
import { chalet, hearthSmoke } from "../../lib/chalet.mjs";
import { heightAt, n, polyline } from "../../lib/geometry.mjs";
import { group, path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { snowfall } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { mist, standRidges, standSheet } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";
import { Stage } from "../lib/stage.mjs";

const BLUE = "#3f5f96";

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1800, height: 1350 });
  const random = createRandom("hiver");
  stage.add(
    stage.backdrop(
      [
        [0, "#7fb0d2"],
        [0.5, "#b9d6e2"],
        [1, "#f6ead2"],
      ],
      640,
    ),
  );
  stage.add(
    paperSun(stage, random.fork("sun"), 470, 440, 72, {
      rings: [5.4, 3.8, 2.4],
      tint: "#fff4d6",
      disc: "#fff8e2",
      shadow: "#7f93a8",
    }),
  );
  const snowShadow = { tint: BLUE, opacity: 0.3 };
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 590],
          [80, 560],
          [190, 515],
          [290, 470],
          [350, 500],
          [470, 585],
          [600, 600],
          [720, 560],
          [840, 505],
          [960, 430],
          [1050, 370],
          [1110, 402],
          [1210, 480],
          [1330, 520],
          [1450, 480],
          [1540, 432],
          [1600, 462],
          [1700, 530],
          [1860, 510],
        ],
        fill: [
          [0, "#fdfaf4"],
          [0.35, "#e6edf4"],
          [1, "#b7cde0"],
        ],
        rock: "#6f93bd",
        facets: [
          [1050, 1230, 270],
          [290, 440, 170],
          [1540, 1690, 190],
        ],
        light: "#ffffff",
        facetOpacity: 0.75,
        fade: 160,
      },
      {
        at: [
          [-60, 640],
          [150, 690],
          [330, 620],
          [520, 690],
          [760, 720],
          [980, 660],
          [1200, 710],
          [1440, 640],
          [1640, 690],
          [1860, 620],
        ],
        fill: [
          [0, "#c4d8e6"],
          [0.6, "#a9c4da"],
          [1, "#c9dae6"],
        ],
        rock: "#5f86b0",
        facets: [
          [330, 500, 140],
          [980, 1150, 120],
          [1440, 1600, 140],
        ],
        light: "#fffdf6",
        trees: { height: 24, tint: "#7d9dbb", density: 0.9, gap: 8, clump: 0.8 },
        fade: 140,
      },
      {
        at: [
          [-60, 790],
          [240, 780],
          [560, 830],
          [900, 830],
          [1250, 790],
          [1860, 730],
        ],
        soft: true,
        fill: [
          [0, "#eef3f7"],
          [0.5, "#cfdeea"],
          [1, "#b3cade"],
        ],
        light: "#ffffff",
        trees: { height: 62, tint: "#52769a", density: 0.9, gap: 22, clump: 0.7 },
        fade: 200,
      },
    ],
    {
      shadow: snowShadow,
      light: "#ffffff",
      after: (i) => {
        if (i === 1)
          stage.add(
            mist(stage, random.fork("m"), {
              x: 820,
              y: 800,
              width: 1700,
              height: 56,
              tint: "#fffaf0",
              opacity: 0.6,
            }),
          );
      },
    },
  );
  const lawn = standSheet(
    stage,
    random.fork("lawn"),
    ridgeline(
      random.fork("lawn-line"),
      [
        [-60, 900],
        [240, 930],
        [560, 960],
        [900, 960],
        [1240, 930],
        [1500, 900],
        [1860, 860],
      ],
      { soft: true, rough: 0.05, step: 18 },
    ),
    {
      fill: [
        [0, "#fffaf0"],
        [0.3, "#edf1f6"],
        [1, "#b9cde3"],
      ],
      tear: 12,
      light: "#ffffff",
      gradientTo: 1250,
      shadow: { tint: BLUE, blur: 24, opacity: 0.34 },
    },
  );
  const trees = random.fork("firs");
  const firs = cutTrees(stage, trees, "fir", 3, {
    tiers: 8,
    width: 50,
    snow: 0.66,
    snowTint: "#fbfaf6",
    snowShade: "#a3bcd9",
    rimOpacity: 0,
  });
  const tints = ["#2b5a5c", "#24514f", "#326264"];
  const back = [
    [560, 0, 300],
    [478, 0, 230],
    [620, 0, 210],
    [1500, 0, 380],
    [1590, 0, 300],
    [1680, 0, 400],
    [1420, 0, 250],
    [410, 0, 160],
    [1760, 0, 290],
  ];
  for (const [x, , h] of back) stage.add(castOnSnow(stage, x, heightAt(lawn, x) + 12, h));
  stage.add(row(stage, firs, back, tints, { line: lawn, sink: 14, tint: BLUE, dx: 12 }));
  house(stage, random, back, lawn);
  foreground(stage, random, firs, tints);
  stage.add(
    snowfall(random.fork("flakes"), {
      x0: 0,
      x1: 1800,
      y0: 60,
      y1: 1300,
      count: 90,
      opacity: 0.75,
      min: 1.6,
      max: 4,
    }),
  );
  stage.add(
    snowfall(random.fork("near"), {
      x0: 0,
      x1: 1800,
      y0: 0,
      y1: 1350,
      count: 30,
      opacity: 0.92,
      min: 3.2,
      max: 5,
    }),
  );
  return {
    stage,
    lens: { lamp: [0.18, 0.18], warm: "#ffe0ae", glow: 0.42, vignette: 0.26, shade: "#22406e" },
  };
}

// The long shadow of a tree over the snow, away from the morning sun.
function castOnSnow(stage, x, y, h) {
  const w = h * 0.2;
  return stage.soft(
    path(
      `M${n(x - w)} ${n(y)}Q${n(x + h * 0.5)} ${n(y + h * 0.1)} ${n(x + h * 1.2)} ${n(y + h * 0.36)}Q${n(x + h * 0.6)} ${n(y + h * 0.06)} ${n(x + w)} ${n(y - 6)}Z`,
      { fill: BLUE, "fill-opacity": 0.26 },
    ),
    4,
    [y - 40, y + h * 0.5],
  );
}

// The chalet, and the bank of snow that lies before it from one side of the picture to the other.
function house(stage, random, trees, lawn) {
  const [x, y, s] = [960, 1010, 3.35];
  const at = (d) => group(d, { transform: `translate(${x} ${y}) scale(${s})` });
  // A little depth of air behind the roof, so that white does not lie on white.
  stage.add(stage.pool(x + 150, y - 360, 560, 330, "#5b84b4", 0.72));
  stage.add(
    stage.lift(
      chalet(stage, {
        x,
        y,
        scale: s,
        lit: [0, 2, 3, 7],
        snow: true,
        dim: 0.06,
        ambient: "#4d6a92",
        snowTint: "#fffdf8",
        snowShade: "#cddcec",
      }),
      { dx: 14, dy: 6, blur: 16, tint: "#25406e", opacity: 0.34 },
    ),
  );
  stage.add(
    hearthSmoke(stage, { x, y, scale: s, height: 330, blur: 3, tint: "#fffdf8", opacity: 0.85, lean: 0.6, width: 50 }),
  );
  const bank = [
    [-60, 974],
    [150, 992],
    [380, 1010],
    [560, 1024],
    ...[
      [-90, 3],
      [-72, -2],
      [-58, -7],
      [-40, -1],
      [-24, 5],
      [-2, 6],
      [16, -3],
      [36, -8],
      [54, -2],
      [74, -10],
      [98, -16],
      [118, -23],
      [136, -26],
    ].map(([a, b]) => [x + a * s, y + b * s]),
    [1500, 924],
    [1660, 908],
    [1860, 884],
  ];
  const face = standSheet(
    stage,
    random.fork("bank"),
    ridgeline(random.fork("bank-line"), bank, { soft: true, rough: 0.02, step: 12 }),
    {
      fill: [
        [0, "#fffdf6"],
        [0.3, "#eef2f7"],
        [1, "#b9cde3"],
      ],
      tear: 9,
      light: "#ffffff",
      gradientTo: 1250,
      shadow: { dx: 4, dy: -1, tint: BLUE, blur: 10, opacity: 0.24 },
    },
  );
  // What stands behind the bank throws its shadow over it.
  const onBank = `${polyline(face)}L1860 1400H-60Z`;
  const thrown = at(
    path("M-74 2L52 4 134-24 300 10Q250 44 60 30L-40 12Z", { fill: BLUE, "fill-opacity": 0.38 }),
  );
  const ofTrees = trees.map(([px, , h]) => castOnSnow(stage, px, heightAt(lawn, px) + 12, h));
  stage.add(stage.through(onBank, stage.soft(thrown, 7) + ofTrees.join("")));
  // A trodden way to the door.
  let steps = "";
  for (let k = 0; k < 26; k++) {
    const t = k / 25;
    const px = 905 - 190 * t ** 1.4 + Math.sin(t * 5) * 34 + (k % 2 ? 1 : -1) * (7 + 16 * t);
    const py = 1052 + 210 * t ** 1.15;
    const r = 5 + 11 * t;
    steps += `M${n(px - r)} ${n(py)}a${n(r)} ${n(r * 0.5)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.5)} 0 1 0 ${n(-2 * r)} 0`;
  }
  stage.add(
    path(steps, { fill: "#7c9cc8", "fill-opacity": 0.62 }),
    path(steps, { fill: "#fff", "fill-opacity": 0.5, transform: "translate(2 4)" }),
  );
}

// A fence, a sledge left in the snow, and the branches one looks past.
function foreground(stage, random, firs, tints) {
  for (const [i, px] of [1270, 1400, 1530, 1660, 1790].entries()) {
    const py = 1130 - i * 14;
    stage.add(castOnSnow(stage, px, py, 90));
    if (i < 4)
      stage.add(
        stage.card(
          `M${px} ${py - 74}L${px + 132} ${py - 90}v15L${px} ${py - 58}ZM${px} ${py - 42}L${px + 132} ${py - 57}v14L${px} ${py - 27}Z`,
          {
            fill: "#7a5138",
            edge: "#fffdf8",
            thick: 8,
            dx: 4,
            dy: 5,
            blur: 5,
            opacity: 0.3,
            tint: "#25406e",
          },
        ),
      );
    stage.add(
      stage.card(`M${px - 9} ${py}L${px - 8} ${py - 96}H${px + 9}L${px + 10} ${py}Z`, {
        fill: "#8a5d40",
        dx: 5,
        dy: 4,
        blur: 6,
        opacity: 0.34,
        tint: "#25406e",
      }),
    );
    stage.add(
      path(
        `M${px - 15} ${py - 93}Q${px - 14} ${py - 114} ${px} ${py - 114}T${px + 15} ${py - 93}Q${px} ${py - 88} ${px - 15} ${py - 93}ZM${px - 26} ${py + 4}Q${px} ${py - 20} ${px + 26} ${py + 4}Z`,
        { fill: "#fffdf8" },
      ),
    );
  }
  const sledge =
    path("M0 0H150Q176 0 178-26", {
      fill: "none",
      stroke: "#8a3c20",
      "stroke-width": 9,
      "stroke-linecap": "round",
    }) +
    path("M18-24H156V-33H18ZM30-24L26 0H36L38-24ZM128-24L132 0H142L138-24Z", { fill: "#b4532f" }) +
    path("M12-42H160V-32H12Z", { fill: "#cf7a4c" }) +
    path("M20-42Q60-60 100-50T156-42Z", { fill: "#fffdf8" });
  stage.add(
    stage.soft(
      path("M1012 1092Q1100 1076 1250 1112Q1130 1128 1022 1102Z", { fill: BLUE, "fill-opacity": 0.4 }),
      5,
    ),
    stage.lift(group(sledge, { transform: "translate(1004 1092) rotate(-4)" }), {
      dx: 5,
      dy: 5,
      blur: 5,
      tint: "#25406e",
    }),
  );
  standSheet(
    stage,
    random.fork("front"),
    ridgeline(
      random.fork("front-line"),
      [
        [-60, 1130],
        [200, 1190],
        [480, 1262],
        [820, 1300],
        [1160, 1290],
        [1500, 1250],
        [1860, 1190],
      ],
      { soft: true, rough: 0.05, step: 20 },
    ),
    {
      fill: [
        [0, "#f4f5f8"],
        [0.4, "#cfdcec"],
        [1, "#8fb0d4"],
      ],
      tear: 14,
      light: "#ffffff",
      gradientTo: 1350,
      shadow: { tint: BLUE, blur: 30, opacity: 0.4 },
    },
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [190, 1310, 780],
        [20, 1330, 620],
        [350, 1340, 380],
        [1730, 1340, 300],
      ],
      tints,
      { dx: 18, dy: 6, blur: 16, opacity: 0.42, tint: "#25406e" },
    ),
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [-60, 1440, 640],
        [1880, 1460, 620],
      ],
      ["#1d4246"],
      { haze: 5 },
    ),
  );
}
