// An open window at the end of the day: the valley, a cup still warm.
import { n } from "../../lib/geometry.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { birds, cloud } from "../../lib/sky.mjs";
import { bloom } from "../lib/flowers.mjs";
import { cutTrees, row, scatter } from "../lib/forest.mjs";
import { books, mug, put, steam } from "../lib/props.mjs";
import { panelling } from "../lib/room.mjs";
import { mist, standRidges } from "../lib/sheets.mjs";
import { heap } from "../lib/sky.mjs";
import { Stage } from "../lib/stage.mjs";
import { village } from "../lib/village.mjs";

const WOOD = { tint: "#24120a" };
const [X, Y, W, H] = [330, 190, 780, 1150];

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1440, height: 1800 });
  const random = createRandom("fenetre");
  const view = stage.capture(() => valley(stage, random));
  stage.add(panelling(random.fork("wall"), { x0: 0, x1: 1440, y0: 0, y1: 1480, step: 144, tint: "#c79c6c" }));
  stage.add(
    path("M0 0H1440V1480H0Z", {
      fill: stage.linear(
        [
          [0, "#3a1f12", 0.38],
          [0.6, "#3a1f12", 0.12],
          [1, "#3a1f12", 0.3],
        ],
        [0, 0, 0, 1480],
      ),
    }),
  );
  stage.add(stage.through(`M${X} ${Y}h${W}v${H}h${-W}Z`, view));
  frame(stage);
  casement(stage, -1);
  casement(stage, 1);
  sill(stage, random);
  curtain(stage, -1);
  curtain(stage, 1);
  return {
    stage,
    lens: { lamp: [0.5, 0.34], warm: "#ffe0a6", glow: 0.48, vignette: 0.46, shade: "#22100a" },
  };
}

function valley(stage, random) {
  stage.add(
    path("M300 150H1140V1400H300Z", {
      fill: stage.linear(
        [
          [0, "#6f9fc0"],
          [0.5, "#bcd3d6"],
          [1, "#fbe2b4"],
        ],
        [0, 190, 0, 720],
      ),
    }),
  );
  stage.add(heap(stage, random.fork("heap"), 850, 640, 520, 210));
  stage.add(
    stage.lift(cloud(stage, random.fork("c"), 520, 330, 320, { height: 54, fill: "#fdf6e8", shadow: null }), {
      dx: 6,
      dy: 10,
      blur: 10,
      opacity: 0.22,
      tint: "#2d5a70",
    }),
    birds(
      [
        [660, 420, 15],
        [700, 404, 11],
      ],
      "#4f7183",
      0.8,
    ),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [280, 680],
          [370, 590],
          [430, 620],
          [540, 500],
          [590, 540],
          [680, 640],
          [770, 600],
          [860, 660],
          [960, 560],
          [1030, 590],
          [1160, 690],
        ],
        fill: [
          [0, "#a5c2d0"],
          [1, "#e2e4d4"],
        ],
        rock: "#5f88a0",
        facets: [
          [540, 650, 200],
          [960, 1070, 150],
          [370, 440, 90],
        ],
        caps: [
          [496, 586, 50],
          [930, 1000, 34],
        ],
        light: "#fff8e6",
        fade: 120,
        tear: 6,
      },
      {
        at: [
          [280, 760],
          [420, 700],
          [560, 760],
          [720, 800],
          [880, 750],
          [1020, 700],
          [1160, 750],
        ],
        fill: [
          [0, "#79a5ac"],
          [1, "#b2cdc2"],
        ],
        rock: "#4f8290",
        facets: [
          [420, 530, 100],
          [1020, 1110, 90],
        ],
        light: "#f8f0d8",
        fade: 110,
        trees: { height: 16, tint: "#66959e", from: 290, to: 1150, gap: 8 },
        tear: 6,
      },
      {
        at: [
          [280, 830],
          [440, 800],
          [620, 880],
          [740, 920],
          [900, 870],
          [1160, 790],
        ],
        fill: [
          [0, "#5d9482"],
          [1, "#9dc0a0"],
        ],
        rough: 0.12,
        light: "#f4efd0",
        trees: { height: 30, tint: "#4d8474", from: 290, to: 1150, gap: 12, density: 0.95, clump: 0.85 },
        fade: 130,
        tear: 7,
      },
      {
        at: [
          [280, 960],
          [460, 950],
          [640, 990],
          [820, 1000],
          [1160, 930],
        ],
        soft: true,
        fill: [
          [0, "#a8be6c"],
          [1, "#7fa556"],
        ],
        light: "#fbf4d0",
        fade: 240,
        tear: 8,
      },
    ],
    {
      light: "#fff8e6",
      shadow: { tint: "#1d4658", blur: 14 },
      after: (i) => {
        if (i === 2)
          stage.add(
            mist(stage, random.fork("m"), {
              x: 720,
              y: 960,
              width: 900,
              height: 50,
              tint: "#fdf2d6",
              opacity: 0.7,
            }),
          );
      },
    },
  );
  // The river in the plain, the village on its bank.
  stage.add(
    stage.lift(
      path(
        "M700 1010Q860 1030 800 1064T610 1130Q500 1180 640 1240T700 1400H520Q480 1280 430 1220 400 1150 560 1100T740 1050Q760 1030 690 1018Z",
        {
          fill: stage.linear(
            [
              [0, "#dff0ec"],
              [1, "#5f9fb4"],
            ],
            [0, 1010, 0, 1340],
          ),
        },
      ),
      { dx: 2, dy: 3, blur: 5, opacity: 0.3, tint: "#1d4630" },
    ),
  );
  stage.add(village(stage, 900, 1110, 1.2));
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 7, width: 44 });
  const larches = cutTrees(stage, r, "larch", 2, { width: 44 });
  stage.add(
    row(
      stage,
      firs,
      scatter(r, { from: 310, to: 480, y0: 1010, y1: 1060, count: 7, height: 90 }),
      ["#3d7a5c", "#488566"],
      { dx: 4, blur: 5 },
    ),
  );
  stage.add(
    row(
      stage,
      larches,
      [
        [1060, 1200, 150],
        [1110, 1220, 190],
        [760, 1190, 90],
      ],
      ["#8fae4e", "#9fba58"],
      { dx: 5, blur: 6 },
    ),
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [360, 1350, 420],
        [300, 1350, 340],
        [450, 1360, 260],
        [1080, 1360, 330],
        [1140, 1350, 420],
      ],
      ["#285f4c", "#316b56", "#22543f"],
      { dx: 8, blur: 9 },
    ),
  );
}

function frame(stage) {
  const [b, t] = [46, "#8d5f3a"];
  const d = `M${X - b} ${Y - b}h${W + 2 * b}v${H + b + 20}h${-(W + 2 * b)}ZM${X} ${Y}v${H}h${W}v${-H}Z`;
  // The depth of the wall, lit on the right side.
  stage.add(
    path(`M${X} ${Y}l34 24V${Y + H}H${X}Z`, { fill: "#5b3822" }),
    path(`M${X + W} ${Y}l-34 24V${Y + H}H${X + W}Z`, { fill: "#c89a66" }),
    path(`M${X} ${Y}h${W}l-34 24H${X + 34}Z`, { fill: "#4a2e1c" }),
  );
  stage.add(
    stage.lift(path(d, { fill: t, "fill-rule": "evenodd" }), {
      dx: 12,
      dy: 12,
      blur: 14,
      opacity: 0.46,
      ...WOOD,
    }),
    path(`M${X - b} ${Y - b}h${W + 2 * b}v6h${-(W + 2 * b)}Z`, { fill: "#f0cfa0", "fill-opacity": 0.5 }),
  );
}

// A casement folded back against the light, seen at a sharp angle.
function casement(stage, side) {
  const x = side < 0 ? X : X + W;
  const at = (u, v) => [x + side * -u * 150, Y + 26 + v * (H - 60) + (v - 0.46) * u * 150];
  const quad = (u0, u1, v0, v1) =>
    [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)].map(([a, b]) => `${n(a)} ${n(b)}`).join("L");
  let d = `M${quad(0, 1, 0, 1)}Z`;
  for (const [v0, v1] of [
    [0.03, 0.325],
    [0.35, 0.645],
    [0.67, 0.97],
  ])
    d += `M${quad(0.13, 0.87, v0, v1)}Z`;
  const glass =
    path(`M${quad(0.1, 0.9, 0.02, 0.98)}Z`, { fill: "#e9f3f2", "fill-opacity": 0.28 }) +
    path(`M${quad(0.13, 0.5, 0.03, 0.2)}Z`, { fill: "#fff", "fill-opacity": 0.22 });
  stage.add(
    glass,
    stage.lift(path(d, { fill: side < 0 ? "#9a6a42" : "#b98555", "fill-rule": "evenodd" }), {
      dx: 8,
      dy: 6,
      blur: 9,
      opacity: 0.36,
      ...WOOD,
    }),
  );
}

function sill(stage, random) {
  const y = Y + H - 6;
  stage.add(
    stage.card(`M170 ${y + 190}L300 ${y}H1140L1270 ${y + 190}Z`, {
      fill: stage.linear(
        [
          [0, "#e2b47c"],
          [1, "#b98555"],
        ],
        [0, y, 0, y + 190],
      ),
      thick: 3,
      dx: 0,
      dy: 16,
      blur: 18,
      opacity: 0.5,
      ...WOOD,
    }),
  );
  stage.add(
    path(`M420 ${y + 2}L344 ${y + 188}M720 ${y + 2}L716 ${y + 188}M1010 ${y + 2}L1080 ${y + 188}`, {
      stroke: "#7a4f30",
      "stroke-width": 2.5,
      "stroke-opacity": 0.35,
      fill: "none",
    }),
    path(`M170 ${y + 190}H1270V${y + 236}H170Z`, { fill: "#8a5c38" }),
    path(`M170 ${y + 190}H1270V${y + 196}H170Z`, { fill: "#f0cfa0", "fill-opacity": 0.6 }),
  );
  stage.add(
    path(`M0 ${y + 236}H1440V1800H0Z`, {
      fill: stage.linear(
        [
          [0, "#6d4529"],
          [1, "#4f301c"],
        ],
        [0, y + 236, 0, 1800],
      ),
    }),
    path(`M0 ${y + 236}H1440V${y + 330}H0Z`, {
      fill: stage.linear(
        [
          [0, "#1a0c06", 0.6],
          [1, "#1a0c06", 0],
        ],
        [0, y + 236, 0, y + 330],
      ),
    }),
  );
  // The light of the window lies on the wood.
  stage.add(
    stage.soft(path(`M420 ${y + 4}H1060L980 ${y + 180}H300Z`, { fill: "#fff0c4", "fill-opacity": 0.42 }), 8),
  );
  const r = random.fork("geranium");
  let leaves = "";
  for (let i = 0; i < 16; i++)
    leaves += `<circle cx="${n(r.range(-92, 92))}" cy="${n(r.range(-200, -92))}" r="${n(r.range(22, 36))}" fill="${["#3f7a4c", "#56905a", "#2f6a48"][i % 3]}"/>`;
  const heads = [
    [-70, -236, 40],
    [10, -282, 48],
    [84, -228, 38],
    [-20, -210, 30],
  ]
    .map(([x, yy, s]) => bloom(r, "pink", x, yy + s * 2.6, s * 2.6, s, { stem: "#3f7a4c", lean: 0 }))
    .join("");
  const pot =
    path("M-80-110H80L62 0H-62Z", { fill: "#b4532f" }) +
    path("M24-110H80L62 0H24Z", { fill: "#1d1512", "fill-opacity": 0.2 }) +
    path("M-90-124H90V-98H-90Z", { fill: "#c96a44" });
  stage.add(
    stage.lift(put(leaves + heads + pot, 1040, y + 120, 1), {
      dx: 16,
      dy: 8,
      blur: 12,
      opacity: 0.44,
      ...WOOD,
    }),
  );
  stage.add(
    stage.lift(put(books(["#2f6a70", "#c98f3d"]), 470, y + 150, 1.55), {
      dx: 14,
      dy: 8,
      blur: 10,
      opacity: 0.44,
      ...WOOD,
    }),
  );
  stage.add(
    stage.lift(put(mug("#f3e6cf"), 716, y + 158, 1.9), { dx: 14, dy: 9, blur: 10, opacity: 0.46, ...WOOD }),
    steam(stage, 712, y + 40, 230),
  );
}

function curtain(stage, side) {
  const at = (x) => (side < 0 ? x : 1440 - x);
  const d = `M${at(-20)} 60H${at(330)}Q${at(316)} 500 ${at(250)} 860Q${at(196)} 1010 ${at(230)} 1180L${at(280)} 1620Q${at(200)} 1650 ${at(-20)} 1640Z`;
  stage.add(
    stage.card(d, {
      fill: stage.linear(
        [
          [0, "#d9c3a0"],
          [0.5, "#f6ead2"],
          [1, "#e9d6b4"],
        ],
        [at(0), 0, at(330), 0],
      ),
      thick: 2,
      dx: 10,
      dy: 8,
      blur: 16,
      opacity: 0.42,
      ...WOOD,
    }),
  );
  let folds = "";
  for (const [a, b] of [
    [60, 60],
    [130, 110],
    [200, 152],
    [268, 190],
  ])
    folds += `M${at(a)} 66Q${at(a + 4)} 560 ${at(b)} 900T${at(b + 26)} 1620`;
  stage.add(
    stage.soft(
      path(folds, { fill: "none", stroke: "#8a6a44", "stroke-width": 12, "stroke-opacity": 0.36 }),
      4,
    ),
    stage.card(
      `M${at(40)} 960Q${at(150)} 1000 ${at(226)} 950L${at(232)} 984Q${at(150)} 1040 ${at(38)} 1000Z`,
      { fill: "#b4532f", dx: 5, dy: 6, blur: 6, opacity: 0.4, ...WOOD },
    ),
  );
  if (side > 0)
    stage.add(
      stage.card("M-20 40H1460V64H-20Z", { fill: "#5b3822", dx: 4, dy: 10, blur: 8, opacity: 0.45, ...WOOD }),
    );
}
