// A path climbs towards the pass; two hikers, a cairn, the day in front of them.
import { curveThrough, n } from "../../lib/geometry.mjs";
import { flower, stone, tuft } from "../../lib/nature.mjs";
import { walker } from "../../lib/people.mjs";
import { path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { birds, cloud } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { lay, mist, standRidges, standSheet } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const DEEP = { tint: "#1d3a30" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1200, height: 1800 });
  const random = createRandom("sentier");
  stage.add(
    stage.backdrop(
      [
        [0, "#6ea9c4"],
        [0.5, "#b4d7da"],
        [1, "#f5ecd0"],
      ],
      820,
    ),
  );
  for (const [i, [x, y, w, h]] of [
    [280, 210, 420, 74],
    [940, 330, 360, 60],
    [560, 420, 220, 34],
  ].entries())
    stage.add(
      stage.lift(cloud(stage, random.fork(`c${i}`), x, y, w, { height: h, fill: "#fdf8ec", shadow: null }), {
        dx: 10,
        dy: 14,
        blur: 14,
        opacity: 0.22,
        tint: "#2d5a70",
      }),
    );
  stage.add(
    birds(
      [
        [720, 200, 18],
        [768, 180, 13],
        [700, 240, 10],
      ],
      "#44606c",
      0.85,
    ),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 720],
          [60, 640],
          [150, 690],
          [280, 560],
          [390, 430],
          [440, 470],
          [540, 600],
          [640, 660],
          [760, 580],
          [860, 470],
          [930, 520],
          [1040, 640],
          [1260, 680],
        ],
        fill: [
          [0, "#9bbccb"],
          [0.5, "#b3ccd0"],
          [1, "#dde2d2"],
        ],
        rock: "#557f99",
        facets: [
          [390, 560, 290],
          [860, 1010, 230],
          [60, 130, 110],
        ],
        caps: [
          [330, 470, 70],
          [815, 935, 52],
        ],
        light: "#fff8e6",
        fade: 160,
      },
      {
        at: [
          [-60, 840],
          [130, 760],
          [270, 820],
          [450, 880],
          [640, 830],
          [830, 770],
          [1000, 830],
          [1260, 760],
        ],
        fill: [
          [0, "#6a9ba0"],
          [1, "#aac8bb"],
        ],
        rock: "#41757f",
        facets: [
          [130, 290, 150],
          [830, 980, 150],
        ],
        light: "#f6efd6",
        trees: { height: 20, tint: "#568990", gap: 9 },
        fade: 150,
      },
      {
        at: [
          [-60, 930],
          [220, 950],
          [480, 990],
          [760, 950],
          [1260, 880],
        ],
        soft: true,
        fill: [
          [0, "#5f9876"],
          [1, "#96b988"],
        ],
        light: "#f3efcf",
        trees: { height: 44, tint: "#47806a", density: 0.85 },
        fade: 160,
      },
    ],
    {
      light: "#fff8e6",
      shadow: DEEP,
      after: (i) => {
        if (i === 1)
          stage.add(
            mist(stage, random.fork("m"), {
              x: 560,
              y: 960,
              width: 1400,
              height: 56,
              tint: "#fdf6e2",
              opacity: 0.6,
            }),
          );
      },
    },
  );
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 8, width: 44 });
  const hills = [
    {
      at: [
        [-60, 1090],
        [200, 1040],
        [440, 1010],
        [640, 1030],
        [900, 1100],
        [1260, 1150],
      ],
      fill: [
        [0, "#a9bb62"],
        [0.5, "#8aa955"],
        [1, "#6f964e"],
      ],
      trees: [
        [960, 0, 190],
        [1030, 0, 250],
        [1110, 0, 220],
        [1172, 0, 290],
        [894, 0, 120],
      ],
    },
    {
      at: [
        [-60, 1150],
        [180, 1190],
        [420, 1260],
        [700, 1230],
        [960, 1180],
        [1260, 1190],
      ],
      fill: [
        [0, "#97ae55"],
        [0.5, "#779a4b"],
        [1, "#5c8746"],
      ],
      trees: [
        [40, 0, 330],
        [130, 0, 260],
        [-30, 0, 260],
        [206, 0, 160],
      ],
    },
    {
      at: [
        [-60, 1440],
        [260, 1400],
        [560, 1440],
        [860, 1500],
        [1260, 1420],
      ],
      fill: [
        [0, "#84a04a"],
        [0.5, "#5f8642"],
        [1, "#3a6437"],
      ],
      trees: [],
    },
  ];
  hills.forEach((h, i) => {
    const line = standSheet(
      stage,
      random.fork(`hill${i}`),
      ridgeline(random.fork(`hl${i}`), h.at, { soft: true, rough: 0.05, step: 16 }),
      {
        fill: h.fill,
        tear: 10 + i * 2,
        light: "#fbf3cf",
        gradientTo: h.at[2][1] + 320,
        shadow: { ...DEEP, blur: 20 + i * 5, opacity: 0.34 },
      },
    );
    if (h.trees.length)
      stage.add(row(stage, firs, h.trees, ["#2b624d", "#336d55", "#245844"], { line, sink: 14, ...DEEP }));
    if (i === 0)
      way(
        stage,
        random.fork("w0"),
        [
          [438, 1022, 7],
          [470, 1052, 14],
          [560, 1082, 22],
          [640, 1120, 30],
          [600, 1170, 40],
          [500, 1250, 54],
        ],
        1300,
      );
    if (i === 1) {
      way(
        stage,
        random.fork("w1"),
        [
          [470, 1256, 56],
          [430, 1300, 66],
          [500, 1350, 80],
          [640, 1400, 100],
          [690, 1460, 118],
          [640, 1540, 130],
        ],
        1560,
      );
      hikers(stage);
    }
    if (i === 2) {
      way(
        stage,
        random.fork("w2"),
        [
          [640, 1462, 124],
          [600, 1520, 150],
          [520, 1590, 190],
          [470, 1680, 240],
          [520, 1840, 330],
        ],
        1900,
      );
      foreground(stage, random.fork("near"));
    }
  });
  return {
    stage,
    lens: { lamp: [0.24, 0.14], warm: "#ffe6b0", glow: 0.42, vignette: 0.32, shade: "#14322c" },
  };
}

// One stretch of the path: [x, y, width] from the far end to the near end.
function way(stage, random, list) {
  const widths = curveThrough(
    list.map(([, , w]) => [w, 0]),
    6,
  );
  const spine = curveThrough(
    list.map(([x, y]) => [x, y]),
    6,
  );
  const left = spine.map(([x, y], i) => [x - widths[i][0] / 2, y]);
  const right = spine.map(([x, y], i) => [x + widths[i][0] / 2, y]).reverse();
  const fill = stage.linear(
    [
      [0, "#f7e8c2"],
      [1, "#dcbf88"],
    ],
    [0, list[0][1], 0, list.at(-1)[1]],
  );
  stage.add(
    lay(stage, random, [...left, ...right], {
      fill,
      tint: "#efdcae",
      tear: 4,
      coreTint: "#fffaf0",
      shadow: { dx: 2, dy: 3, blur: 6, opacity: 0.28, ...DEEP },
    }),
  );
}

function hikers(stage) {
  for (const w of [
    {
      x: 596,
      y: 1398,
      height: 196,
      pose: "climb",
      flip: true,
      coat: "#b4532f",
      trousers: "#3d4c55",
      hair: "tail",
      hairTint: "#8a5a34",
      pack: "#1f5a48",
      pole: true,
      scarf: "#f0d9a8",
    },
    {
      x: 436,
      y: 1330,
      height: 168,
      pose: "stride",
      flip: false,
      coat: "#2f7f96",
      trousers: "#5b4a3a",
      hair: "cap",
      hairTint: "#3a2a22",
      pack: "#c98f3d",
      pole: true,
      skin: "#c98d66",
    },
  ]) {
    stage.add(
      stage.soft(
        path(
          `M${w.x - 26} ${w.y}Q${w.x + 60} ${w.y + 16} ${w.x + 190} ${w.y + 62}Q${w.x + 70} ${w.y + 40} ${w.x + 28} ${w.y + 4}Z`,
          { fill: "#26431f", "fill-opacity": 0.5 },
        ),
        3,
      ),
    );
    stage.add(stage.lift(walker(w), { dx: 8, dy: 4, blur: 7, opacity: 0.36, ...DEEP }));
  }
}

function foreground(stage, r) {
  // A cairn marks the way.
  const pile = [
    [0, 0, 150, 46, "#8b8f86"],
    [6, -40, 118, 38, "#a3a598"],
    [-5, -74, 92, 32, "#7d837c"],
    [4, -103, 66, 27, "#a9a99a"],
    [-2, -127, 40, 22, "#8f938a"],
  ];
  stage.add(
    stage.soft(
      path("M880 1640Q1000 1650 1180 1716 1010 1700 850 1660Z", { fill: "#1d3a20", "fill-opacity": 0.55 }),
      8,
    ),
  );
  stage.add(
    stage.lift(
      pile
        .map(([dx, dy, w, h, tint]) => stone(stage, r, 890 + dx, 1640 + dy, w, h, tint, { shadow: false }))
        .join(""),
      { dx: 9, dy: 6, blur: 9, opacity: 0.38, ...DEEP },
    ),
  );
  let grass = "";
  for (let i = 0; i < 90; i++) {
    const y = r.range(1500, 1800);
    const x = r.range(0, 1200);
    if (Math.abs(x - 520) < 110 + (y - 1480) * 0.42 || Math.hypot(x - 890, y - 1640) < 110) continue;
    grass += tuft(r, x, y, 26 + (y - 1480) * 0.14, { blades: 5, bend: 0.3 });
  }
  stage.add(path(grass, { fill: "#3f6f38", "fill-opacity": 0.85 }));
  const kinds = [
    ["daisy", "#fdf6ea"],
    ["bell", "#7f8fd6"],
    ["spike", "#c2668c"],
    ["daisy", "#f4c95c"],
    ["bell", "#9a7fd0"],
  ];
  const list = [...Array(30)]
    .map((_, i) => [i % 2 ? r.range(-10, 300 - (i % 5) * 16) : r.range(820, 1220), r.range(1560, 1820)])
    .filter(([x, y]) => Math.hypot(x - 890, y - 1640) > 130)
    .sort((a, b) => a[1] - b[1]);
  const blooms = list.map(([x, y], i) =>
    flower(r, x, y, n(60 + (y - 1540) * 0.36), {
      kind: kinds[i % 5][0],
      petal: kinds[i % 5][1],
      stem: "#35642f",
    }),
  );
  stage.add(stage.lift(blooms.join(""), { dx: 6, dy: 5, blur: 5, opacity: 0.34, ...DEEP }));
  stage.add(
    stage.soft(
      path(
        tuft(r, 60, 1850, 230, { blades: 9, bend: 0.25, spread: 190, width: 20 }) +
          tuft(r, 1150, 1850, 260, { blades: 9, bend: -0.2, spread: 190, width: 20 }),
        { fill: "#23492a" },
      ),
      4,
    ),
  );
}
