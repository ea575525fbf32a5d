// The four elements in one landscape: wind above, fire and water in the middle, earth cut open below.
import { band } from "../../lib/geometry.mjs";
import { fire, grassAlong, sparks, stone, stream } from "../../lib/nature.mjs";
import { sitter, walker } from "../../lib/people.mjs";
import { path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { curl } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, kite, posterStage, ribbon } from "../lib/poster.mjs";
import { mist, standRidges, standSheet } from "../lib/sheets.mjs";

const DEEP = { tint: "#17303a" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("quatre");
  stage.add(
    stage.backdrop(
      [
        [0, "#2f6f8a"],
        [0.5, "#86b4b8"],
        [0.85, "#f0d9a6"],
        [1, "#f6c984"],
      ],
      760,
    ),
  );
  for (const [x, y, l, r, rise, w] of [
    [-40, 520, 480, 48, 60, 17],
    [330, 452, 300, 34, 34, 13],
    [90, 640, 420, 34, 40, 12],
  ])
    stage.add(
      ribbon(
        stage,
        band(curl(x, y, l, r, { rise }), [0.5, w * 0.55, w, w, w * 0.8, w * 0.6, w * 0.4, 0.6], 6),
        { fill: "#eef5f2" },
      ),
    );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 720],
          [90, 640],
          [190, 680],
          [310, 580],
          [370, 610],
          [500, 710],
          [640, 680],
          [760, 580],
          [830, 530],
          [880, 570],
          [1060, 680],
        ],
        fill: [
          [0, "#8fb0bc"],
          [1, "#e6dab4"],
        ],
        rock: "#54808f",
        facets: [
          [310, 440, 150],
          [830, 950, 190],
        ],
        caps: [
          [275, 345, 34],
          [785, 872, 46],
        ],
        light: "#fff6dc",
        fade: 100,
      },
      {
        at: [
          [-60, 770],
          [200, 740],
          [420, 790],
          [640, 800],
          [860, 750],
          [1060, 740],
        ],
        fill: [
          [0, "#5a8f8c"],
          [1, "#a5bf95"],
        ],
        light: "#f6efd0",
        trees: { height: 26, tint: "#4b807f", gap: 9, density: 0.9 },
        fade: 100,
      },
    ],
    { light: "#fff6dc", shadow: DEEP },
  );
  stage.add(
    mist(stage, random.fork("m"), { x: 500, y: 820, width: 1200, height: 40, tint: "#fdeec4", opacity: 0.6 }),
  );
  const meadow = standSheet(
    stage,
    random.fork("meadow"),
    ridgeline(
      random.fork("ml"),
      [
        [-60, 850],
        [200, 862],
        [480, 850],
        [760, 860],
        [1060, 840],
      ],
      { soft: true, rough: 0.04, step: 16 },
    ),
    {
      fill: [
        [0, "#8fb25a"],
        [0.5, "#639549"],
        [1, "#3f7a44"],
      ],
      tear: 9,
      light: "#f9f2c8",
      gradientTo: 1120,
      shadow: DEEP,
    },
  );
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 7, width: 44 });
  stage.add(
    row(
      stage,
      firs,
      [
        [80, 0, 260],
        [150, 0, 200],
        [30, 0, 210],
        [880, 0, 240],
        [950, 0, 300],
        [820, 0, 160],
      ],
      ["#2b624f", "#336d58", "#255745"],
      { line: meadow, sink: 14, ...DEEP },
    ),
  );
  const water = stage.linear(
    [
      [0, "#bfe0e2"],
      [0.4, "#4f9fb4"],
      [1, "#24718c"],
    ],
    [0, 862, 0, 1140],
  );
  stage.add(
    stage.lift(
      stream(
        stage,
        random.fork("stream"),
        [
          [610, 862, 8],
          [650, 884, 16],
          [580, 910, 26],
          [660, 950, 44],
          [740, 1000, 70],
          [700, 1060, 110],
          [640, 1160, 170],
        ],
        { edge: "#dfeadb", water, light: "#eefaf6", ripples: 9, shadow: false },
      ),
      { dx: 2, dy: 4, blur: 6, opacity: 0.3, ...DEEP },
    ),
  );
  stage.add(stage.pool(330, 1010, 300, 110, "#ffc766", 0.7));
  stage.add(
    stage.lift(
      sitter({
        x: 180,
        y: 1046,
        height: 150,
        coat: "#b4532f",
        trousers: "#3d4c55",
        hair: "tail",
        hairTint: "#6a4426",
        lit: "#ffdf9a",
      }) +
        sitter({
          x: 484,
          y: 1048,
          height: 146,
          flip: true,
          coat: "#2f7f96",
          trousers: "#5b4a3a",
          hair: "curls",
          hairTint: "#2f211c",
          skin: "#b97f5a",
          lit: "#ffdf9a",
        }),
      { dx: 6, dy: 4, blur: 6, opacity: 0.36, ...DEEP },
    ),
  );
  stage.add(
    stage.lift(fire(stage, random.fork("fire"), 330, 1044, 180), {
      dx: 4,
      dy: 4,
      blur: 7,
      opacity: 0.36,
      tint: "#5a1d0c",
    }),
    stage.pool(330, 960, 130, 130, "#ffc766", 0.4),
    sparks(random.fork("sparks"), 330, 900, 260, 22),
  );
  stage.add(
    stage.lift(
      walker({
        x: 770,
        y: 944,
        height: 112,
        pose: "talk",
        coat: "#c98f3d",
        trousers: "#3d4c55",
        hair: "short",
        hairTint: "#3a2a22",
      }),
      { dx: 5, dy: 4, blur: 5, opacity: 0.34, ...DEEP },
    ),
    kite(stage, 818, 540, 0.78, [792, 868]),
  );
  earth(stage, random);
  finishPoster(stage, "semaine-des-quatre-elements", {
    y: 190,
    size: 140,
    maxWidth: 840,
    fill: "#fff6dc",
    tint: "#0f2f3a",
    opacity: 0.5,
  });
  return { stage, lens: { lamp: [0.4, 0.5], warm: "#ffe0a0", glow: 0.4, vignette: 0.26, shade: "#12262a" } };
}

// The ground in section: strata of torn paper, roots, a few stones.
function earth(stage, random) {
  const tints = [
    [1140, "#7a5230", "#e9cf9c"],
    [1200, "#94653a", "#f0d8a8"],
    [1262, "#6a4428", "#dcb880"],
    [1332, "#4a2f1e", "#c49a68"],
  ];
  let top;
  tints.forEach(([y, tint, light], i) => {
    const line = ridgeline(
      random.fork(`e${i}`),
      [
        [-60, y + 14],
        [240, y - 14],
        [520, y + 12],
        [780, y - 8],
        [1060, y + 16],
      ],
      { soft: true, rough: 0.06, step: 16 },
    );
    const face = standSheet(stage, random.fork(`s${i}`), line, {
      fill: tint,
      tear: 10,
      light,
      shadow: { tint: "#1f0f08", blur: 14, opacity: 0.44, dx: 4, dy: -4 },
    });
    if (i === 0) top = face;
    const r = random.fork(`st${i}`);
    if (i < 3)
      for (let k = 0; k < 5; k++)
        stage.add(
          stone(
            stage,
            r,
            r.range(70, 930),
            y + r.range(34, 52),
            r.range(24, 54),
            r.range(12, 24),
            ["#9a8a78", "#7f776e", "#b09c80"][k % 3],
            { shadow: false },
          ),
        );
  });
  const r = random.fork("roots");
  let roots = "";
  for (const [x, y] of [
    [90, 1150],
    [910, 1150],
    [860, 1150],
    [150, 1150],
  ]) {
    for (let k = 0; k < 4; k++) {
      const s = (k - 1.5) * 26 + r.range(-8, 8);
      roots += band(
        [
          [x, y],
          [x + s * 0.6, y + 50],
          [x + s * 1.5, y + 96 + r.range(-10, 30)],
          [x + s * 1.8, y + 130 + r.range(0, 50)],
        ],
        [9, 6, 3.5, 0.8],
        6,
      );
    }
  }
  stage.add(
    stage.lift(path(roots, { fill: "#e6c795" }), { dx: 3, dy: 4, blur: 3, opacity: 0.4, tint: "#1f0f08" }),
  );
  stage.add(
    path(grassAlong(r, top, { from: -10, to: 1010, gap: 12, height: 34, bend: 0.3, sink: 8 }), {
      fill: "#3a7040",
    }),
  );
}
