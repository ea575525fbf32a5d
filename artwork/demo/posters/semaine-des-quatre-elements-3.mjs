// Fire and air: the flames of the evening fire rise and become ribbons of wind.
import { band, n } from "../../lib/geometry.mjs";
import { fire } from "../../lib/nature.mjs";
import { defineFarFigure } from "../../lib/people.mjs";
import { path, use } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { curl, stars } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, kite, posterStage, ribbon } from "../lib/poster.mjs";
import { mist, standRidges, standSheet } from "../lib/sheets.mjs";

const NIGHT = { tint: "#0a0a20" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("feu-air");
  stage.add(
    stage.backdrop(
      [
        [0, "#22274f"],
        [0.45, "#4a4273"],
        [0.75, "#a8627a"],
        [1, "#f0a266"],
      ],
      1000,
    ),
  );
  stage.add(stars(random.fork("stars"), { x0: 0, x1: 1000, y0: 40, y1: 640, count: 120, big: 12 }));
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 930],
          [110, 840],
          [220, 880],
          [350, 800],
          [460, 870],
          [600, 900],
          [720, 810],
          [800, 760],
          [860, 800],
          [1060, 880],
        ],
        fill: [
          [0, "#7a5a86"],
          [1, "#c47a7c"],
        ],
        rock: "#463a70",
        facets: [
          [350, 440, 120],
          [800, 900, 150],
          [110, 190, 90],
        ],
        light: "#ffd8b4",
        fade: 110,
      },
      {
        at: [
          [-60, 990],
          [200, 950],
          [430, 1000],
          [680, 990],
          [1060, 930],
        ],
        fill: [
          [0, "#4a4068"],
          [1, "#7a5470"],
        ],
        light: "#f0bfa4",
        trees: { height: 34, tint: "#3d3660", gap: 11, density: 0.9 },
        fade: 110,
      },
    ],
    { light: "#ffd8b4", shadow: { ...NIGHT, opacity: 0.46 } },
  );
  stage.add(
    mist(stage, random.fork("m"), {
      x: 500,
      y: 1040,
      width: 1200,
      height: 40,
      tint: "#f6b08a",
      opacity: 0.4,
    }),
  );
  const hill = standSheet(
    stage,
    random.fork("hill"),
    ridgeline(
      random.fork("hl"),
      [
        [-60, 1080],
        [240, 1060],
        [500, 1050],
        [760, 1060],
        [1060, 1090],
      ],
      { soft: true, rough: 0.04, step: 16 },
    ),
    {
      fill: [
        [0, "#3a3a4c"],
        [0.4, "#2b2c3e"],
        [1, "#191a2a"],
      ],
      tear: 9,
      light: "#e0a888",
      gradientTo: 1380,
      shadow: { ...NIGHT, opacity: 0.5 },
    },
  );
  const firs = cutTrees(stage, random.fork("firs"), "fir", 3, {
    tiers: 8,
    width: 44,
    rim: "#ffbf8a",
    rimOpacity: 0.3,
  });
  stage.add(
    row(
      stage,
      firs,
      [
        [70, 0, 330],
        [150, 0, 230],
        [930, 0, 350],
        [850, 0, 240],
      ],
      ["#26283c", "#2c2d42"],
      { line: hill, sink: 16, ...NIGHT, opacity: 0.5 },
    ),
  );
  const [fx, fy] = [500, 1270];
  stage.add(
    stage.pool(fx, fy - 20, 460, 170, "#ff9a44", 0.75),
    stage.pool(fx, fy - 160, 380, 420, "#ff8a3c", 0.42),
  );
  // From the flames to the wind: terracotta, amber, cream, then the blue of the night air.
  const trails = [
    [
      [
        [486, 1150],
        [400, 1010],
        [520, 880],
        [420, 740],
        [350, 640],
      ],
      120,
      46,
      "#e0813b",
      30,
    ],
    [
      [
        [520, 1140],
        [610, 1000],
        [500, 860],
        [620, 720],
        [690, 650],
      ],
      130,
      46,
      "#ffbe5c",
      28,
    ],
    [
      [
        [500, 1120],
        [470, 960],
        [560, 820],
        [480, 690],
        [530, 590],
      ],
      120,
      40,
      "#ffe2a4",
      22,
    ],
    [
      [
        [470, 1160],
        [340, 1060],
        [330, 930],
        [230, 850],
        [180, 780],
      ],
      40,
      30,
      "#c8553a",
      20,
    ],
    [
      [
        [536, 1160],
        [660, 1070],
        [690, 950],
        [800, 900],
        [850, 840],
      ],
      60,
      26,
      "#c8553a",
      18,
    ],
  ];
  for (const [points, length, r, tint, w] of trails) {
    const [ex, ey] = points.at(-1);
    // The curl rolls on towards the side that the ribbon already leans to.
    const side = ex < points.at(-2)[0] ? -1 : 1;
    const end = curl(0, 0, length, r, { rise: length * 0.36 })
      .slice(2)
      .map(([x, y]) => [ex + side * x, ey + y]);
    stage.add(
      ribbon(
        stage,
        band([...points, ...end], [2, w, w * 1.1, w, w * 0.8, w * 0.66, w * 0.5, w * 0.36, 0.6], 8),
        { fill: tint, opacity: 0.86, ...NIGHT },
      ),
    );
  }
  stage.add(
    stage.lift(fire(stage, random.fork("fire"), fx, fy, 300), {
      dx: 4,
      dy: 4,
      blur: 10,
      opacity: 0.4,
      tint: "#3a0f08",
    }),
    stage.pool(fx, fy - 110, 200, 210, "#ffca6a", 0.4),
  );
  stage.add(kite(stage, 330, 420, 0.66, [214, 1230], { turn: -16, tints: ["#2f7f96", "#f2c14e"] }));
  const kinds = [
    ["#6a4a5c", "#1d1a2c", "#2a1d1a", "coat", 1],
    ["#8a3f44", "#1d1a2c", "#3d2a22", "dress", 0],
    ["#3f5f7a", "#191826", "#1f1a1c", "coat", 0],
    ["#9a6a3c", "#1d1a2c", "#5a4030", "coat", 1],
  ].map(([coat, legs, hairTint, shape, arms]) =>
    defineFarFigure(stage, { coat, legs, hairTint, skin: "#c98a66", shape, arms }),
  );
  const ring = [
    [230, 1240, 0, 2.5],
    [330, 1196, 1, 2.2],
    [680, 1196, 2, 2.2],
    [780, 1244, 3, 2.5],
    [196, 1326, 2, 3],
    [820, 1330, 1, 3],
  ];
  stage.add(
    stage.lift(
      ring
        .map(([x, y, k, s]) => use(kinds[k].id, { transform: `translate(${x} ${y}) scale(${s})` }))
        .join(""),
      { dx: 0, dy: 6, blur: 7, opacity: 0.5, ...NIGHT },
    ),
  );
  let glints = "";
  const r = random.fork("sparks");
  for (let i = 0; i < 70; i++) {
    const t = r.next();
    glints += `M${n(fx + r.range(-1, 1) * (60 + 330 * t))} ${n(fy - 170 - 640 * t)}h0`;
  }
  stage.add(
    path(glints, { stroke: "#ffd98a", "stroke-width": 4, "stroke-linecap": "round", fill: "none" }),
    stage.soft(
      path(glints, {
        stroke: "#ff9a44",
        "stroke-width": 10,
        "stroke-linecap": "round",
        "stroke-opacity": 0.6,
        fill: "none",
      }),
      4,
    ),
  );
  finishPoster(stage, "semaine-des-quatre-elements-3", {
    y: 250,
    size: 140,
    maxWidth: 840,
    fill: "#ffe6bc",
    tint: "#0f0f2c",
    opacity: 0.55,
  });
  return { stage, lens: { lamp: [0.5, 0.82], warm: "#ffb868", glow: 0.5, vignette: 0.34, shade: "#0a0a22" } };
}
