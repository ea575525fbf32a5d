// Clay and winter light: a wheel before a tall window, bowls that dry, sun on the snow.
import { curveThrough, n, polygon } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, posterStage } from "../lib/poster.mjs";
import { put } from "../lib/props.mjs";
import { boulder } from "../lib/rocks.mjs";
import { bay } from "../lib/room.mjs";
import { standRidges } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";

const CLAY = { tint: "#3a1c10" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("argile");
  stage.add(
    stage.backdrop(
      [
        [0, "#f3e4c8"],
        [1, "#dcb98e"],
      ],
      1200,
    ),
  );
  const view = stage.capture(() => winter(stage, random));
  stage.add(
    bay(stage, view, {
      x: 210,
      y: 440,
      w: 580,
      h: 500,
      cols: 3,
      rows: 1,
      frame: "#9a6a42",
      bar: 16,
      border: 24,
      shadow: CLAY,
    }),
  );
  stage.add(
    stage.card("M160 964H840V990H160Z", { fill: "#b98555", dx: 4, dy: 10, blur: 8, opacity: 0.4, ...CLAY }),
  );
  shelves(stage);
  // Light through the three panes, down to the table.
  stage.add(
    stage.soft(
      path("M226 940L400 940 640 1400H330ZM414 940H586L880 1400H680ZM602 940H774L1000 1280V1400H920Z", {
        fill: "#fff6dc",
        "fill-opacity": 0.3,
      }),
      10,
    ),
  );
  table(stage, random);
  finishPoster(stage, "argile-et-lumiere-d-hiver", {
    y: 190,
    size: 118,
    maxWidth: 820,
    fill: "#7a351d",
    tint: "#a8784a",
    opacity: 0.34,
    edge: "#fff6e2",
    leading: 1.1,
  });
  return { stage, lens: { lamp: [0.5, 0.5], warm: "#fff0c8", glow: 0.42, vignette: 0.3, shade: "#33180c" } };
}

function winter(stage, random) {
  stage.add(
    path("M190 420H810V960H190Z", {
      fill: stage.linear(
        [
          [0, "#8fbcd6"],
          [0.6, "#d3e4e8"],
          [1, "#fbeccb"],
        ],
        [0, 440, 0, 760],
      ),
    }),
  );
  stage.add(paperSun(stage, random.fork("sun"), 330, 560, 40, { rings: [5, 3.4, 2.2], tint: "#fff6d8" }));
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [180, 740],
          [260, 690],
          [340, 720],
          [450, 640],
          [540, 560],
          [580, 596],
          [660, 690],
          [740, 650],
          [820, 700],
        ],
        fill: [
          [0, "#fbfaf6"],
          [0.5, "#d9e4ee"],
          [1, "#c3d6e6"],
        ],
        rock: "#7f9fc4",
        facets: [
          [540, 650, 180],
          [260, 330, 80],
        ],
        light: "#ffffff",
        facetOpacity: 0.7,
        fade: 80,
        tear: 5,
      },
      {
        at: [
          [180, 790],
          [360, 770],
          [560, 800],
          [820, 770],
        ],
        fill: [
          [0, "#a9c3d8"],
          [1, "#cfdfea"],
        ],
        light: "#ffffff",
        trees: { height: 24, tint: "#7f9fbc", gap: 9, density: 0.9, from: 190, to: 810 },
        fade: 80,
        tear: 5,
      },
      {
        at: [
          [180, 860],
          [400, 840],
          [620, 860],
          [820, 840],
        ],
        soft: true,
        fill: [
          [0, "#ffffff"],
          [1, "#cddbea"],
        ],
        light: "#ffffff",
        fade: 120,
        tear: 6,
      },
    ],
    { light: "#ffffff", shadow: { tint: "#3f5f96", blur: 10, opacity: 0.28 } },
  );
  const firs = cutTrees(stage, random.fork("firs"), "fir", 2, {
    tiers: 7,
    width: 48,
    snow: 0.64,
    snowTint: "#fdfcf8",
    snowShade: "#a9bedb",
    rimOpacity: 0,
  });
  stage.add(
    row(
      stage,
      firs,
      [
        [260, 940, 210],
        [320, 946, 150],
        [730, 940, 240],
        [676, 950, 170],
      ],
      ["#3f6f74", "#4a7a7c"],
      { dx: 6, blur: 6, tint: "#3f5f96", opacity: 0.3 },
    ),
  );
}

// A pot by its profile: half widths from the rim to the foot.
function pot(profile, tint) {
  const side = curveThrough(profile, 8);
  const mirror = side.map(([x, y]) => [-x, y]).reverse();
  const body = polygon([...side, ...mirror]);
  const [rw, ry] = profile[0];
  const shadow = polygon([...side, ...side.map(([x, y]) => [x * 0.3, y]).reverse()]);
  return (
    path(body, { fill: tint }) +
    path(shadow, { fill: "#2a130a", "fill-opacity": 0.18 }) +
    `<ellipse cy="${ry}" rx="${n(rw)}" ry="${n(rw * 0.2)}" fill="${mix(tint, "#fff3d8", 0.35)}"/><ellipse cy="${ry + 1}" rx="${n(rw * 0.84)}" ry="${n(rw * 0.15)}" fill="${mix(tint, "#2a130a", 0.5)}"/>`
  );
}

const bowlShape = [
  [44, -50],
  [40, -24],
  [20, -4],
  [18, 0],
];
const vaseShape = [
  [14, -120],
  [12, -100],
  [34, -64],
  [30, -20],
  [20, 0],
];
const jarShape = [
  [24, -90],
  [34, -70],
  [38, -36],
  [26, 0],
];
const cupShape = [
  [22, -46],
  [21, -22],
  [16, 0],
];

function shelves(stage) {
  const list = [
    [76, 640, [[vaseShape, "#5e8a94", 0, 0.9]]],
    [
      76,
      800,
      [
        [jarShape, "#c06a40", -20, 0.8],
        [cupShape, "#efe1c6", 34, 0.8],
      ],
    ],
    [76, 950, [[bowlShape, "#c98f3d", 0, 0.9]]],
    [924, 640, [[jarShape, "#efe1c6", 0, 0.9]]],
    [
      924,
      800,
      [
        [cupShape, "#5e8a94", -32, 0.9],
        [cupShape, "#c06a40", 22, 0.9],
      ],
    ],
    [924, 950, [[vaseShape, "#a8553a", 4, 0.9]]],
  ];
  for (const [x, y, pots] of list) {
    stage.add(
      stage.lift(
        path(`M${x - 66} ${y}H${x + 66}V${y + 14}H${x - 66}Z`, { fill: "#9a6a42" }) +
          pots.map(([shape, tint, dx, s]) => put(pot(shape, tint), x + dx, y, s)).join(""),
        { dx: 7, dy: 8, blur: 8, opacity: 0.38, ...CLAY },
      ),
    );
  }
}

function table(stage, random) {
  stage.add(
    stage.card("M-20 1196H1020V1440H-20Z", {
      fill: stage.linear(
        [
          [0, "#c9945e"],
          [1, "#8a5a38"],
        ],
        [0, 1196, 0, 1414],
      ),
      thick: 3,
      dx: 0,
      dy: -6,
      blur: 18,
      opacity: 0.4,
      ...CLAY,
    }),
    path("M-20 1262H1020M-20 1340H1020", { stroke: "#5b3822", "stroke-width": 3, "stroke-opacity": 0.3 }),
  );
  stage.add(
    stage.soft(
      path("M300 1200H470L560 1414H320ZM520 1200H690L840 1414H640Z", {
        fill: "#fff0c4",
        "fill-opacity": 0.4,
      }),
      8,
    ),
  );
  const r = random.fork("lump");
  // The wheel: its foot, the disc, a slab, and the vase that has just been turned.
  stage.add(
    stage.lift(
      path("M436 1300L454 1216H546L564 1300Q500 1318 436 1300Z", { fill: "#6f6a66" }) +
        path("M300 1206A200 42 0 0 0 700 1206V1224A200 42 0 0 1 300 1224Z", { fill: "#7d756e" }) +
        '<ellipse cx="500" cy="1206" rx="200" ry="42" fill="#b8b0a4"/><ellipse cx="500" cy="1204" rx="172" ry="34" fill="none" stroke="#8f867c" stroke-width="3"/><ellipse cx="500" cy="1203" rx="128" ry="25" fill="none" stroke="#8f867c" stroke-width="2.500"/>',
      { dx: 10, dy: 10, blur: 14, opacity: 0.44, ...CLAY },
    ),
  );
  const big = [
    [62, -262],
    [46, -232],
    [84, -170],
    [112, -96],
    [92, -30],
    [70, 0],
  ];
  stage.add(
    stage.lift(
      put(
        pot(big, "#b8683f") +
          path(
            [
              [-196, 62],
              [-166, 84],
              [-136, 100],
              [-106, 109],
              [-72, 107],
              [-40, 95],
            ]
              .map(([y, w]) => `M${-w} ${y}Q0 ${y + w * 0.24} ${w} ${y}`)
              .join(""),
            { fill: "none", stroke: "#6a2f1a", "stroke-width": 3, "stroke-opacity": 0.35 },
          ) +
          path("M-60-190Q-92-150-100-96", {
            fill: "none",
            stroke: "#ffe3bd",
            "stroke-width": 9,
            "stroke-opacity": 0.55,
            "stroke-linecap": "round",
          }),
        500,
        1204,
        1,
      ),
      { dx: 16, dy: 8, blur: 14, opacity: 0.42, ...CLAY },
    ),
  );
  stage.add(
    stage.lift(boulder(stage, r, 182, 1290, 170, 104, "#a8603c"), {
      dx: 10,
      dy: 8,
      blur: 10,
      opacity: 0.42,
      ...CLAY,
    }),
  );
  stage.add(
    stage.lift(
      put(pot(bowlShape, "#c67a4c"), 800, 1268, 1.25) +
        put(pot(bowlShape, "#5e8a94"), 900, 1330, 1.35) +
        put(pot(cupShape, "#efe1c6"), 720, 1330, 1.3),
      { dx: 10, dy: 7, blur: 9, opacity: 0.42, ...CLAY },
    ),
  );
  // Tools: a wire, a wooden rib, a sponge.
  stage.add(
    stage.lift(
      path("M300 1350l120-18 5 16-118 20z", { fill: "#d9a866" }) +
        path("M420 1334q26-10 34 2-8 16-30 12z", { fill: "#8a8f90" }) +
        path("M96 1356q6-34 50-30 40 2 38 30-44 18-88 0z", { fill: "#e9c56c" }) +
        path("M118 1344h0M140 1352h0M160 1340h0M132 1336h0", {
          stroke: "#b8923c",
          "stroke-width": 7,
          "stroke-linecap": "round",
        }),
      { dx: 6, dy: 6, blur: 6, opacity: 0.4, ...CLAY },
    ),
  );
}
