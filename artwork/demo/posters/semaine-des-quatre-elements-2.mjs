// Water and earth: a bowl of clay that holds a whole valley, and a spring that leaves it.
import { n, softPolygon } from "../../lib/geometry.mjs";
import { discOutline } from "../../lib/paper.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { birds, cloud } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, posterStage } from "../lib/poster.mjs";
import { boulder, foam } from "../lib/rocks.mjs";
import { lay, mist, standRidges } from "../lib/sheets.mjs";

const CLAY = { tint: "#3a1a0e" };
const RIM = 860;

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("eau-terre");
  stage.add(
    stage.backdrop(
      [
        [0, "#e9c79a"],
        [0.6, "#f3dfbc"],
        [1, "#e3b582"],
      ],
      1414,
    ),
  );
  // Rings in the air, as those of a drop on a lake.
  for (const [k, o] of [
    [560, 0.2],
    [450, 0.26],
    [340, 0.34],
  ])
    stage.add(
      stage.lift(
        path(softPolygon(discOutline(random.fork(`o${k}`), 500, 740, k, { wobble: 0.012, count: 70 })), {
          fill: "#fff8e8",
          "fill-opacity": o,
          stroke: "#fffdf6",
          "stroke-opacity": 0.6,
          "stroke-width": 2,
        }),
        { dx: 0, dy: 4, blur: 10, opacity: 0.14, ...CLAY },
      ),
    );
  stage.add(
    stage.lift(
      cloud(stage, random.fork("c"), 280, 500, 230, { height: 40, shadow: null }) +
        cloud(stage, random.fork("d"), 730, 440, 180, { height: 30, shadow: null }),
      { dx: 8, dy: 12, blur: 10, opacity: 0.24, ...CLAY },
    ),
    birds(
      [
        [600, 520, 13],
        [636, 506, 9],
      ],
      "#6a5a4c",
      0.8,
    ),
  );
  board(stage, random);
  const valley = stage.capture(() => inside(stage, random));
  // The far inner wall of the bowl, its valley, then the wall that faces us.
  const [cx, rx, ry] = [500, 372, 84];
  const oval = (k = 1, dy = 0) =>
    `M${n(cx - rx * k)} ${RIM + dy}A${n(rx * k)} ${n(ry * k)} 0 1 1 ${n(cx + rx * k)} ${RIM + dy}A${n(rx * k)} ${n(ry * k)} 0 1 1 ${n(cx - rx * k)} ${RIM + dy}Z`;
  stage.add(
    path(oval(), { fill: "#8a4a2c" }),
    path(oval(0.95, 6), {
      fill: stage.linear(
        [
          [0, "#d9efe9"],
          [1, "#4f9fb4"],
        ],
        [0, RIM - 80, 0, RIM + 80],
      ),
    }),
  );
  stage.add(
    stage.through(
      `M0 0H1000V${RIM + 6}H${cx + rx * 0.95}A${rx * 0.95} ${ry * 0.95} 0 0 1 ${cx - rx * 0.95} ${RIM + 6}H0Z`,
      valley,
    ),
  );
  let rings = "";
  for (const [k, x] of [
    [0.62, 470],
    [0.42, 520],
    [0.24, 480],
  ])
    rings += `M${n(x - rx * k)} ${RIM + 30}A${n(rx * k)} ${n(ry * k * 0.42)} 0 0 0 ${n(x + rx * k)} ${RIM + 30}`;
  stage.add(path(rings, { fill: "none", stroke: "#f3fbf6", "stroke-opacity": 0.6, "stroke-width": 2.4 }));
  const wall = `M${cx - rx} ${RIM}A${rx} ${ry} 0 0 0 ${cx + rx} ${RIM}Q${cx + rx * 0.96} 1130 ${cx + 170} 1232H${cx - 170}Q${cx - rx * 0.96} 1130 ${cx - rx} ${RIM}Z`;
  const clay = stage.linear(
    [
      [0, "#d98a5c"],
      [0.4, "#c06a40"],
      [1, "#7a3a22"],
    ],
    [130, 0, 880, 0],
  );
  stage.add(
    stage.lift(
      path(wall, { fill: clay }) +
        path(`M${cx - 150} 1224H${cx + 150}L${cx + 138} 1262H${cx - 138}Z`, { fill: "#8a4a2c" }),
      { dx: 16, dy: 12, blur: 22, opacity: 0.46, ...CLAY },
    ),
  );
  // The rim, the marks of the fingers, a band of slip.
  stage.add(
    path(
      `M${cx - rx} ${RIM}A${rx} ${ry} 0 0 0 ${cx + rx} ${RIM}L${cx + rx - 2} ${RIM + 20}A${rx} ${ry} 0 0 1 ${cx - rx + 2} ${RIM + 20}Z`,
      { fill: "#f0b487", "fill-opacity": 0.8 },
    ),
  );
  for (const [dy, k, o] of [
    [70, 0.985, 0.2],
    [110, 0.96, 0.2],
    [220, 0.82, 0.18],
    [262, 0.72, 0.18],
  ])
    stage.add(
      path(
        `M${n(cx - rx * k)} ${RIM + dy}A${n(rx * k)} ${n(ry * 0.86)} 0 0 0 ${n(cx + rx * k)} ${RIM + dy}`,
        { fill: "none", stroke: "#4a1f10", "stroke-opacity": o, "stroke-width": 5 },
      ),
    );
  stage.add(
    path(
      `M${n(cx - rx * 0.94)} ${RIM + 140}A${n(rx * 0.94)} 76 0 0 0 ${n(cx + rx * 0.94)} ${RIM + 140}L${n(cx + rx * 0.87)} ${RIM + 190}A${n(rx * 0.87)} 70 0 0 1 ${n(cx - rx * 0.87)} ${RIM + 190}Z`,
      { fill: "#f3e2c4", "fill-opacity": 0.92 },
    ),
  );
  let waves = "";
  for (let i = 0; i < 13; i++) {
    const t = (i - 6) / 6.4;
    const x = cx + rx * 0.9 * Math.sin(t * 1.4);
    const y = RIM + 164 + 72 * Math.cos(t * 1.4);
    waves += `M${n(x - 16)} ${n(y)}q8-12 16 0t16 0`;
  }
  stage.add(path(waves, { fill: "none", stroke: "#2f7f96", "stroke-width": 5, "stroke-linecap": "round" }));
  spring(stage, random.fork("spring"));
  finishPoster(stage, "semaine-des-quatre-elements-2", {
    y: 222,
    size: 118,
    maxWidth: 840,
    fill: "#6a2f1a",
    tint: "#8a5a34",
    opacity: 0.34,
    edge: "#fff3dc",
  });
  return { stage, lens: { lamp: [0.3, 0.3], warm: "#fff0cc", glow: 0.42, vignette: 0.3, shade: "#3a1c0e" } };
}

function inside(stage, random) {
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [140, 900],
          [200, 830],
          [260, 750],
          [350, 640],
          [410, 560],
          [450, 596],
          [530, 690],
          [620, 650],
          [690, 690],
          [770, 790],
          [820, 850],
          [860, 900],
        ],
        fill: [
          [0, "#8fb3c0"],
          [1, "#d3dccb"],
        ],
        rock: "#4f7c90",
        facets: [
          [410, 540, 210],
          [620, 720, 120],
        ],
        caps: [[366, 462, 52]],
        light: "#fff8e6",
        fade: 40,
      },
      {
        at: [
          [140, 900],
          [190, 850],
          [250, 812],
          [340, 770],
          [460, 800],
          [580, 820],
          [700, 770],
          [790, 830],
          [830, 866],
          [860, 900],
        ],
        soft: true,
        fill: [
          [0, "#6f9f72"],
          [1, "#9cbc78"],
        ],
        light: "#f6f1d0",
        trees: { height: 26, tint: "#4f8a6a", from: 180, to: 840 },
        fade: 60,
      },
    ],
    { light: "#fff8e6", shadow: { tint: "#1d4658", blur: 12 } },
  );
  const r = random.fork("firs");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 7, width: 44 });
  stage.add(
    row(
      stage,
      firs,
      [
        [236, 880, 190],
        [290, 896, 230],
        [344, 896, 150],
        [700, 894, 240],
        [756, 880, 190],
        [650, 900, 130],
      ],
      ["#285f4c", "#316b56", "#22543f"],
      { dx: 6, blur: 7 },
    ),
  );
  stage.add(
    mist(stage, r, { x: 500, y: 868, width: 620, height: 26, tint: "#fffaf0", opacity: 0.7, blur: 8 }),
  );
}

// Water runs over the rim, down the clay and across the board.
function spring(stage, r) {
  const fall = [
    [560, 928],
    [640, 920],
    [650, 960],
    [646, 1080],
    [662, 1200],
    [690, 1270],
    [590, 1276],
    [586, 1200],
    [576, 1080],
    [566, 980],
  ];
  stage.add(
    lay(stage, r, fall, {
      fill: stage.linear(
        [
          [0, "#bfe3e4"],
          [0.5, "#5fadc0"],
          [1, "#a9dadd"],
        ],
        [0, 920, 0, 1280],
      ),
      tint: "#a9dadd",
      tear: 3,
      shadow: { dx: 8, dy: 6, blur: 8, opacity: 0.4, ...CLAY },
    }),
  );
  const strips = [
    [590, 940, 600, 1180],
    [616, 960, 622, 1230],
    [634, 950, 640, 1120],
    [604, 1040, 612, 1260],
  ];
  stage.add(
    path(strips.map(([a, b, c, d]) => `M${a} ${b}Q${a - 6} ${(b + d) / 2} ${c} ${d}`).join(""), {
      fill: "none",
      stroke: "#fffefa",
      "stroke-width": 6,
      "stroke-linecap": "round",
      "stroke-opacity": 0.9,
    }),
  );
  stage.add(
    lay(stage, r, discOutline(r, 620, 1308, 250, { ry: 46, wobble: 0.05, count: 40 }), {
      fill: stage.linear(
        [
          [0, "#a9dadd"],
          [1, "#4f9fb4"],
        ],
        [0, 1262, 0, 1356],
      ),
      tint: "#8fcbd6",
      tear: 4,
      shadow: { dx: 3, dy: 5, blur: 6, opacity: 0.36, ...CLAY },
    }),
    foam(stage, r, 634, 1284, 130, 24),
  );
  stage.add(
    path("M460 1320Q520 1332 590 1326M700 1316Q760 1322 812 1312M520 1340Q620 1352 700 1340", {
      fill: "none",
      stroke: "#f3fbf6",
      "stroke-width": 3,
      "stroke-opacity": 0.7,
      "stroke-linecap": "round",
    }),
  );
}

function board(stage, random) {
  stage.add(
    stage.card("M-20 1200H1020V1434H-20Z", {
      fill: stage.linear(
        [
          [0, "#c99560"],
          [1, "#8a5a38"],
        ],
        [0, 1200, 0, 1414],
      ),
      dx: 0,
      dy: -6,
      blur: 18,
      opacity: 0.4,
      ...CLAY,
    }),
    path("M-20 1258H1020M-20 1336H1020", { stroke: "#5b3822", "stroke-width": 3, "stroke-opacity": 0.35 }),
  );
  const r = random.fork("clay");
  stage.add(
    stage.lift(
      boulder(stage, r, 130, 1300, 180, 110, "#a8653f") + boulder(stage, r, 224, 1330, 110, 60, "#b87448"),
      { dx: 10, dy: 8, blur: 10, opacity: 0.42, ...CLAY },
    ),
  );
}
