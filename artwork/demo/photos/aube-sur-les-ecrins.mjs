// Dawn: the first sun catches the summits while the valleys are still full of mist.
import { createRandom } from "../../lib/rng.mjs";
import { birds } from "../../lib/sky.mjs";
import { defineFir, plant } from "../../lib/trees.mjs";
import { mist, rays, standRidges } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";
import { Stage } from "../lib/stage.mjs";

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1800, height: 1200 });
  const random = createRandom("aube");
  stage.add(
    stage.backdrop(
      [
        [0, "#5f7ba3"],
        [0.35, "#93a0b8"],
        [0.62, "#d8b3a6"],
        [0.85, "#f6c796"],
        [1, "#fbdca6"],
      ],
      640,
    ),
  );
  stage.add(
    paperSun(stage, random.fork("sun"), 1080, 452, 78, {
      rings: [7.2, 5.2, 3.6, 2.3],
      tint: "#ffe3b0",
      disc: "#fff3cf",
    }),
  );
  stage.add(
    rays(stage, random.fork("rays"), 1080, 452, 900, { from: -2.9, to: -0.25, count: 9, opacity: 0.22 }),
  );
  stage.add(
    birds(
      [
        [560, 250, 20],
        [612, 228, 14],
        [655, 262, 11],
      ],
      "#4a5a74",
      0.8,
    ),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 520],
          [70, 430],
          [170, 470],
          [300, 330],
          [380, 250],
          [430, 300],
          [540, 400],
          [640, 450],
          [740, 410],
          [830, 470],
          [960, 520],
          [1090, 500],
          [1190, 430],
          [1300, 330],
          [1372, 226],
          [1420, 262],
          [1500, 350],
          [1590, 330],
          [1680, 420],
          [1860, 470],
        ],
        fill: [
          [0, "#f0b79b"],
          [0.22, "#d3a3a3"],
          [0.55, "#b59fb2"],
          [1, "#c9b6c0"],
        ],
        rock: "#7a7299",
        facets: [
          [380, 250, 250],
          [1372, 1250, 280],
          [70, 10, 120],
          [740, 660, 110],
          [1590, 1510, 130],
        ],
        caps: [
          [318, 452, 66],
          [1310, 1470, 80],
        ],
        capTint: "#fff0dc",
        light: "#ffe9cf",
        fade: 120,
        shadow: { tint: "#6b4a5c", opacity: 0.3 },
      },
      {
        at: [
          [-60, 560],
          [110, 500],
          [230, 560],
          [400, 610],
          [560, 540],
          [640, 498],
          [730, 560],
          [900, 640],
          [1060, 620],
          [1220, 570],
          [1390, 520],
          [1510, 560],
          [1640, 500],
          [1860, 560],
        ],
        fill: [
          [0, "#a590ab"],
          [0.5, "#8f8cab"],
          [1, "#b6aabb"],
        ],
        rock: "#5d5f8b",
        facets: [
          [640, 560, 150],
          [110, 20, 140],
          [1390, 1290, 130],
          [1640, 1560, 130],
        ],
        light: "#ffe3d0",
        fade: 130,
        shadow: { tint: "#54466b" },
      },
      {
        at: [
          [-60, 680],
          [150, 620],
          [330, 690],
          [520, 730],
          [700, 680],
          [880, 730],
          [1070, 760],
          [1270, 700],
          [1480, 640],
          [1620, 690],
          [1860, 630],
        ],
        rough: 0.15,
        fill: [
          [0, "#6f7c9a"],
          [0.6, "#6f84a0"],
          [1, "#9aa5b4"],
        ],
        rock: "#43577d",
        facets: [
          [150, 60, 120],
          [700, 620, 90],
          [1480, 1380, 130],
        ],
        light: "#f6dfd8",
        trees: { height: 16, tint: "#62738f" },
        fade: 150,
        shadow: { tint: "#38486b" },
      },
      {
        at: [
          [-60, 800],
          [220, 770],
          [460, 830],
          [720, 850],
          [960, 810],
          [1200, 850],
          [1480, 800],
          [1860, 750],
        ],
        soft: true,
        fill: [
          [0, "#3f6478"],
          [0.5, "#4d7384"],
          [1, "#82979f"],
        ],
        light: "#e6dcd8",
        trees: { height: 36, tint: "#39596c", density: 0.85, clump: 0.65 },
        fade: 160,
        shadow: { tint: "#1f3a4c" },
      },
      {
        at: [
          [-60, 900],
          [240, 940],
          [540, 960],
          [860, 920],
          [1180, 950],
          [1500, 900],
          [1860, 860],
        ],
        soft: true,
        fill: [
          [0, "#2a5158"],
          [0.6, "#335c5e"],
          [1, "#4d7370"],
        ],
        light: "#d8dccf",
        trees: { height: 66, tint: "#224549", density: 0.9, clump: 0.6 },
        fade: 200,
        shadow: { tint: "#12292f" },
      },
      {
        at: [
          [-60, 1040],
          [200, 1060],
          [520, 1120],
          [900, 1140],
          [1280, 1110],
          [1560, 1050],
          [1860, 1000],
        ],
        soft: true,
        fill: [
          [0, "#1c3f3d"],
          [1, "#0f2628"],
        ],
        light: "#c9cfb8",
        shadow: { tint: "#081a1d", opacity: 0.5 },
      },
    ],
    {
      light: "#ffe9cf",
      after: (i) => {
        if (i === 0)
          stage.add(
            stage.pool(1080, 470, 520, 240, "#ffdf9e", 0.55),
            mist(stage, random.fork("m0"), {
              x: 900,
              y: 600,
              width: 1900,
              height: 70,
              tint: "#ffe6cc",
              opacity: 0.55,
            }),
          );
        if (i === 1)
          stage.add(
            mist(stage, random.fork("m1"), {
              x: 960,
              y: 720,
              width: 1700,
              height: 74,
              tint: "#fbe3d2",
              opacity: 0.62,
            }),
          );
        if (i === 2)
          stage.add(
            mist(stage, random.fork("m2"), {
              x: 620,
              y: 850,
              width: 1500,
              height: 70,
              tint: "#f3e2da",
              opacity: 0.55,
            }),
            mist(stage, random.fork("m2b"), {
              x: 1500,
              y: 830,
              width: 900,
              height: 50,
              tint: "#f6e6da",
              opacity: 0.45,
            }),
          );
        if (i === 3)
          stage.add(
            mist(stage, random.fork("m3"), {
              x: 1000,
              y: 960,
              width: 1500,
              height: 60,
              tint: "#e6e0d8",
              opacity: 0.4,
            }),
          );
      },
    },
  );
  const trees = random.fork("firs");
  const kinds = [0, 1, 2].map(() =>
    defineFir(stage, trees, { tiers: 9, width: 44, rim: "#ffdcb0", rimOpacity: 0.22 }),
  );
  const near = [
    [90, 1260, 400],
    [226, 1280, 290],
    [-30, 1280, 330],
    [330, 1290, 190],
    [1700, 1240, 470],
    [1576, 1270, 320],
    [1812, 1260, 390],
    [1470, 1285, 200],
  ];
  for (const [i, [x, y, h]] of near.entries())
    stage.add(
      stage.lift(plant(kinds[i % 3], x, y, h, ["#17383a", "#1b4140", "#143234"][i % 3], i % 2 === 1), {
        dx: -12,
        dy: 6,
        blur: 12,
        opacity: 0.45,
        tint: "#061416",
      }),
    );
  return { stage, lens: { lamp: [0.6, 0.37], warm: "#ffcf8a", glow: 0.5, vignette: 0.4, shade: "#14203a" } };
}
