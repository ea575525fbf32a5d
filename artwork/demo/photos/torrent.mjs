// The mountain stream: three falls between the rocks, a footbridge, cold air.
import { band, n, softPolygon } from "../../lib/geometry.mjs";
import { flower, tuft } from "../../lib/nature.mjs";
import { mix } from "../../lib/palette.mjs";
import { path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { boulder, foam } from "../lib/rocks.mjs";
import { mist, rays, standRidges, standSheet } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const COLD = { tint: "#0f2a33" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1350, height: 1800 });
  const random = createRandom("torrent");
  stage.add(
    stage.backdrop(
      [
        [0, "#86b9c9"],
        [0.5, "#c4dcd6"],
        [1, "#f4edcf"],
      ],
      640,
    ),
  );
  stage.add(stage.pool(700, 260, 560, 420, "#fff6d6", 0.7));
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 480],
          [130, 380],
          [260, 440],
          [420, 330],
          [560, 220],
          [620, 262],
          [760, 400],
          [900, 430],
          [1040, 330],
          [1180, 390],
          [1410, 330],
        ],
        fill: [
          [0, "#9cbfca"],
          [1, "#d8e2d2"],
        ],
        rock: "#5a8798",
        facets: [
          [560, 740, 280],
          [130, 240, 120],
          [1040, 1160, 130],
        ],
        caps: [[495, 655, 72]],
        light: "#fffaea",
        fade: 150,
      },
      {
        at: [
          [-60, 500],
          [180, 480],
          [400, 560],
          [640, 610],
          [880, 570],
          [1120, 490],
          [1410, 450],
        ],
        fill: [
          [0, "#6b9f98"],
          [1, "#a8c9ae"],
        ],
        light: "#f8f2d6",
        trees: { height: 40, tint: "#578d85", gap: 14, density: 0.95, clump: 0.9 },
        fade: 150,
      },
    ],
    { light: "#fffaea", shadow: COLD },
  );
  stage.add(
    mist(stage, random.fork("m"), {
      x: 680,
      y: 640,
      width: 1500,
      height: 70,
      tint: "#fbf8e6",
      opacity: 0.75,
      blur: 18,
    }),
  );
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 8, width: 44 });
  const banks = [
    {
      at: [
        [-60, 590],
        [200, 640],
        [460, 700],
        [620, 730],
        [800, 720],
        [1000, 660],
        [1410, 580],
      ],
      fill: [
        [0, "#7fae6a"],
        [1, "#5c9160"],
      ],
      trees: [
        [40, 330],
        [120, 420],
        [210, 350],
        [300, 260],
        [380, 180],
        [1010, 250],
        [1090, 370],
        [1180, 440],
        [1270, 380],
        [1340, 300],
        [930, 170],
      ],
      tints: ["#3d7f68", "#478a70", "#347560"],
    },
    {
      at: [
        [-60, 760],
        [180, 800],
        [420, 890],
        [640, 930],
        [860, 900],
        [1100, 800],
        [1410, 740],
      ],
      fill: [
        [0, "#639a58"],
        [1, "#3f7a50"],
      ],
      trees: [
        [-20, 520],
        [90, 590],
        [190, 430],
        [1180, 480],
        [1280, 640],
        [1370, 540],
      ],
      tints: ["#2b664f", "#337357", "#245a46"],
    },
  ];
  banks.forEach((b, i) => {
    const line = standSheet(
      stage,
      random.fork(`b${i}`),
      ridgeline(random.fork(`bl${i}`), b.at, { soft: true, rough: 0.05, step: 16 }),
      {
        fill: b.fill,
        tear: 9,
        light: "#f6f3cf",
        gradientTo: b.at[3][1] + 260,
        shadow: { ...COLD, blur: 22 },
      },
    );
    stage.add(
      row(
        stage,
        firs,
        b.trees.map(([x, h]) => [x, 0, h]),
        b.tints,
        { line, sink: 16, ...COLD, blur: 11 },
      ),
    );
    if (i === 0) {
      fall(stage, random.fork("f0"), { x: 650, top: 730, bottom: 850, w0: 60, w1: 96 });
      rocks(stage, random.fork("r0"), [
        [560, 760, 110, 70],
        [742, 752, 120, 76],
        [520, 850, 130, 80],
        [790, 850, 140, 84],
      ]);
    }
  });
  pool(stage, random.fork("pa"), [
    [650, 856, 150],
    [640, 890, 170],
    [630, 930, 176],
    [640, 980, 200],
  ]);
  stage.add(foam(stage, random.fork("fa"), 652, 856, 130, 22));
  bridge(stage);
  stage.add(
    rays(stage, random.fork("rays"), 900, -60, 1500, {
      from: 1.5,
      to: 2.4,
      count: 6,
      tint: "#fff6d2",
      opacity: 0.3,
      blur: 16,
    }),
  );
  pool(stage, random.fork("p0"), [
    [640, 960, 190],
    [620, 1000, 290],
    [650, 1050, 320],
    [660, 1090, 260],
  ]);
  fall(stage, random.fork("f1"), { x: 660, top: 1080, bottom: 1250, w0: 210, w1: 290 });
  rocks(stage, random.fork("r1"), [
    [446, 990, 170, 90],
    [872, 960, 240, 150],
    [372, 1090, 300, 190],
    [950, 1070, 230, 130],
    [490, 1150, 170, 120],
    [838, 1150, 170, 130],
  ]);
  bankFront(stage);
  pool(stage, random.fork("p1"), [
    [650, 1240, 380],
    [620, 1300, 520],
    [640, 1370, 560],
    [620, 1440, 470],
  ]);
  fall(stage, random.fork("f2"), { x: 610, top: 1430, bottom: 1690, w0: 400, w1: 520 });
  pool(
    stage,
    random.fork("p2"),
    [
      [610, 1680, 700],
      [600, 1740, 860],
      [600, 1830, 980],
    ],
    false,
  );
  stage.add(foam(stage, random.fork("foam"), 610, 1690, 620, 46));
  rocks(stage, random.fork("r2"), [
    [260, 1290, 270, 150],
    [1010, 1280, 280, 170],
    [170, 1440, 440, 300],
    [1060, 1450, 380, 210],
    [520, 1436, 140, 80],
    [350, 1560, 240, 180],
    [880, 1580, 250, 190],
  ]);
  rocks(stage, random.fork("r3"), [
    [90, 1740, 430, 270],
    [1230, 1730, 470, 290],
    [420, 1790, 190, 100],
    [860, 1800, 230, 110],
  ]);
  plants(stage, random.fork("plants"));
  stage.add(
    mist(stage, random.fork("spray"), {
      x: 620,
      y: 1690,
      width: 760,
      height: 80,
      tint: "#ffffff",
      opacity: 0.5,
      blur: 20,
    }),
    mist(stage, random.fork("spray1"), {
      x: 660,
      y: 1250,
      width: 460,
      height: 54,
      tint: "#ffffff",
      opacity: 0.5,
      blur: 14,
    }),
  );
  return { stage, lens: { lamp: [0.56, 0.16], warm: "#fff0be", glow: 0.4, vignette: 0.4, shade: "#0c2a2c" } };
}

const water = (stage, y0, y1) =>
  stage.linear(
    [
      [0, "#a9d6dc"],
      [0.4, "#4f9db0"],
      [1, "#206a84"],
    ],
    [0, y0, 0, y1],
  );

// Quiet water between two falls: [x, y, width] downwards.
function pool(stage, random, list, ends = true) {
  const left = list.map(([x, y, w]) => [x - w / 2 + random.range(-10, 10), y]);
  const right = list.map(([x, y, w]) => [x + w / 2 + random.range(-10, 10), y]).reverse();
  const [y0, y1] = [list[0][1], list.at(-1)[1]];
  stage.add(path(softPolygon([...left, ...right]), { fill: water(stage, y0 - 20, y1 + 40) }));
  let light = "";
  for (let i = 0; i < 16; i++) {
    const k = random.next();
    const [x, y, w] = list[Math.min(list.length - 1, Math.floor(k * list.length))];
    const px = x + random.range(-0.34, 0.34) * w;
    const py = y + random.range(0, (y1 - y0) / list.length);
    const l = w * random.range(0.06, 0.14);
    light += `M${n(px - l)} ${n(py)}Q${n(px)} ${n(py - 5)} ${n(px + l)} ${n(py)}Q${n(px)} ${n(py + 4)} ${n(px - l)} ${n(py)}Z`;
  }
  stage.add(path(light, { fill: "#f2fbf8", "fill-opacity": 0.5 }));
  if (ends) stage.add(foam(stage, random, list[0][0], list[0][1] + 18, list[0][2] * 0.8, 22));
}

// A fall: a sheet of blue paper under many cut strips that follow the drop.
function fall(stage, random, { x, top, bottom, w0, w1 }) {
  const edge = (k, t) => x + k * (w0 + (w1 - w0) * t) * 0.5;
  const curve = (k0, k1, y0 = 0, y1 = 1) =>
    [0, 0.18, 0.5, 1].map((t) => {
      const u = y0 + (y1 - y0) * t;
      return [
        edge(k0 + (k1 - k0) * t, u) + Math.sin(u * 5 + k0 * 9) * 5,
        top + (bottom - top) * u ** 1.15 - (t === 0 ? 4 : 0),
      ];
    });
  const outline = [...curve(-1, -1), ...curve(1, 1).reverse()];
  stage.add(
    stage.lift(
      path(softPolygon(outline), {
        fill: stage.linear(
          [
            [0, "#8cc7d4"],
            [0.5, "#5aa6ba"],
            [1, "#8fcbd6"],
          ],
          [0, top, 0, bottom],
        ),
      }),
      { dx: 0, dy: 6, blur: 10, opacity: 0.3, ...COLD },
    ),
  );
  const strips = Math.round(w1 / 13);
  let white = "";
  let pale = "";
  let deep = "";
  for (let i = 0; i < strips; i++) {
    const k = ((i + random.range(0.1, 0.9)) / strips) * 1.9 - 0.95;
    const y0 = random.range(0, 0.5);
    const d = band(
      curve(k, k + random.range(-0.06, 0.06), y0, random.range(0.72, 1.02)),
      [1, random.range(4, 9), random.range(6, 12), 2].map((v) => v * (0.5 + w1 / 500)),
      5,
    );
    if (i % 3 === 0) pale += d;
    else if (i % 3 === 1) white += d;
    else deep += d;
  }
  stage.add(
    path(deep, { fill: "#2f7f98", "fill-opacity": 0.5 }),
    path(pale, { fill: "#d3eef0", "fill-opacity": 0.85 }),
    stage.lift(path(white, { fill: "#fffefa" }), {
      dx: 2,
      dy: 4,
      blur: 3,
      opacity: 0.26,
      ...COLD,
      span: [top - 30, bottom + 40],
    }),
  );
  stage.add(foam(stage, random, x, bottom, w1 * 1.12, 22 + w1 * 0.05));
}

function rocks(stage, random, list) {
  const tints = ["#84908f", "#6f7d7f", "#98a09b", "#788581"];
  const markup = list.map(([x, y, w, h], i) =>
    boulder(stage, random, x, y, w, h, mix(tints[i % 4], "#2d4a50", Math.min(0.3, y / 6000)), {
      moss: i % 3 !== 1,
    }),
  );
  stage.add(stage.lift(markup.join(""), { dx: 10, dy: 9, blur: 14, opacity: 0.4, ...COLD }));
}

// A footbridge of two trunks and a rail, above the upper pool.
function bridge(stage) {
  const beam = (y, h, fill) =>
    path(`M330 ${y + 26}Q640 ${y - 26} 990 ${y + 8}L992 ${y + h + 8}Q640 ${y - 26 + h} 328 ${y + 26 + h}Z`, {
      fill,
    });
  let posts = "";
  let boards = "";
  for (let i = 0; i <= 6; i++) {
    const x = 372 + i * 96;
    const y = 880 - Math.sin((i / 6) * Math.PI) * 26 + (1 - i / 6) * 16;
    posts += path(`M${x} ${n(y + 10)}L${x + 2} ${n(y - 92)}h13L${x + 16} ${n(y + 10)}Z`, {
      fill: i % 2 ? "#7a5234" : "#6a4429",
    });
  }
  for (let i = 0; i < 42; i++) {
    const t = i / 41;
    const x = 334 + t * 652;
    const y = 902 - Math.sin(t * Math.PI) * 34 - t * 16;
    boards += `M${n(x)} ${n(y)}v10h12v-10Z`;
  }
  stage.add(
    stage.soft(
      path("M340 940Q640 900 980 930L980 950Q640 930 340 964Z", { fill: "#0f2a33", "fill-opacity": 0.4 }),
      8,
    ),
  );
  stage.add(
    stage.lift(
      posts +
        beam(806, 12, "#8a5d3a") +
        beam(846, 9, "#7a5234") +
        beam(886, 20, "#96663e") +
        path(boards, { fill: "#b9835193" }),
      { dx: 6, dy: 8, blur: 8, opacity: 0.4, ...COLD },
    ),
  );
}

function bankFront(stage) {
  for (const [k, at] of [
    [
      0,
      [
        [-60, 1120],
        [120, 1130],
        [260, 1190],
        [380, 1290],
        [400, 1420],
        [300, 1560],
      ],
    ],
    [
      1,
      [
        [940, 1560],
        [900, 1420],
        [930, 1290],
        [1060, 1180],
        [1200, 1110],
        [1410, 1090],
      ],
    ],
  ]) {
    const close = k
      ? [
          [1410, 1860],
          [900, 1860],
        ]
      : [
          [400, 1860],
          [-60, 1860],
        ];
    const d = softPolygon([...at, ...close]);
    stage.add(
      stage.card(d, {
        fill: stage.linear(
          [
            [0, "#5d9350"],
            [1, "#2a5a40"],
          ],
          [0, 1100, 0, 1800],
        ),
        edge: "#f3f0c8",
        thick: 6,
        dx: 6,
        dy: -2,
        blur: 18,
        opacity: 0.34,
        ...COLD,
      }),
    );
  }
}

function plants(stage, random) {
  let grass = "";
  for (const [x, y, h] of [
    [60, 1180, 80],
    [150, 1190, 70],
    [1250, 1150, 90],
    [1170, 1170, 70],
    [330, 1246, 60],
    [1016, 1236, 60],
    [1080, 1200, 70],
  ])
    grass += tuft(random, x, y, h * 1.2, { blades: 8, bend: 0.15, spread: h });
  stage.add(stage.lift(path(grass, { fill: "#417a3e" }), { dx: 4, dy: 3, blur: 4, opacity: 0.34, ...COLD }));
  const list = [
    [96, 1210, 90, "bell", "#8f86d8"],
    [190, 1216, 70, "daisy", "#fdf6ea"],
    [1220, 1186, 96, "daisy", "#f4c95c"],
    [1290, 1176, 80, "bell", "#8f86d8"],
    [40, 1200, 74, "spike", "#c2668c"],
    [1150, 1196, 76, "spike", "#c2668c"],
    [270, 1240, 70, "daisy", "#f4c95c"],
  ];
  stage.add(
    stage.lift(
      list
        .map(([x, y, h, kind, petal]) => flower(random, x, y, h, { kind, petal, stem: "#386c38" }))
        .join(""),
      { dx: 5, dy: 4, blur: 4, opacity: 0.34, ...COLD },
    ),
  );
  stage.add(
    stage.soft(
      path(
        tuft(random, -10, 1850, 330, { blades: 9, bend: 0.2, spread: 220, width: 26 }) +
          tuft(random, 1360, 1850, 300, { blades: 9, bend: -0.2, spread: 220, width: 26 }),
        { fill: "#16392c" },
      ),
      6,
    ),
  );
}
