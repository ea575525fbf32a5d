// Between two years: a great fire in the snow, the chalet awake, everybody around.
import { chalet, hearthSmoke } from "../../lib/chalet.mjs";
import { heightAt, n } from "../../lib/geometry.mjs";
import { fire } from "../../lib/nature.mjs";
import { defineFarFigure } from "../../lib/people.mjs";
import { path, use } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { snowfall, stars } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, posterStage } from "../lib/poster.mjs";
import { standRidges, standSheet } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";

const NIGHT = { tint: "#0c1534" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("annees");
  stage.add(
    stage.backdrop(
      [
        [0, "#131d42"],
        [0.5, "#2a3c70"],
        [1, "#6d7fa8"],
      ],
      860,
    ),
  );
  stage.add(stars(random.fork("stars"), { x0: 20, x1: 980, y0: 40, y1: 700, count: 150, big: 14 }));
  stage.add(
    paperSun(stage, random.fork("moon"), 790, 520, 52, {
      rings: [4.2, 2.9, 1.9],
      tint: "#cfdcf4",
      opacity: 0.2,
      disc: "#fdf6e2",
      shadow: "#0c1534",
    }),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 800],
          [80, 700],
          [180, 740],
          [300, 620],
          [360, 560],
          [410, 600],
          [520, 720],
          [640, 760],
          [760, 690],
          [880, 650],
          [1060, 740],
        ],
        fill: [
          [0, "#c3d0e6"],
          [0.5, "#8fa3cb"],
          [1, "#7288b6"],
        ],
        rock: "#4a5f96",
        facets: [
          [360, 490, 210],
          [880, 980, 130],
          [80, 160, 110],
        ],
        light: "#f3f6fc",
        fade: 100,
      },
      {
        at: [
          [-60, 850],
          [200, 810],
          [460, 850],
          [720, 840],
          [1060, 790],
        ],
        fill: [
          [0, "#5d729f"],
          [1, "#6d81ac"],
        ],
        light: "#d9e2f2",
        trees: { height: 36, tint: "#435a88", gap: 11, density: 0.95, clump: 0.85 },
        fade: 110,
      },
    ],
    { light: "#f3f6fc", shadow: { ...NIGHT, opacity: 0.44 } },
  );
  const lawn = standSheet(
    stage,
    random.fork("lawn"),
    ridgeline(
      random.fork("ll"),
      [
        [-60, 960],
        [220, 950],
        [480, 930],
        [760, 920],
        [1060, 940],
      ],
      { soft: true, rough: 0.04, step: 16 },
    ),
    {
      fill: [
        [0, "#e6ecf6"],
        [0.4, "#b7c6e0"],
        [1, "#8398c4"],
      ],
      tear: 10,
      light: "#ffffff",
      gradientTo: 1330,
      shadow: { ...NIGHT, opacity: 0.44 },
    },
  );
  const firs = cutTrees(stage, random.fork("firs"), "fir", 3, {
    tiers: 8,
    width: 48,
    snow: 0.62,
    snowTint: "#e3e9f4",
    snowShade: "#8b9fcc",
    rimOpacity: 0,
  });
  const tints = ["#27475c", "#2d4f62", "#223f54"];
  stage.add(
    row(
      stage,
      firs,
      [
        [90, 0, 290],
        [160, 0, 220],
        [30, 0, 230],
        [700, 0, 240],
        [770, 0, 310],
        [850, 0, 260],
        [930, 0, 330],
      ],
      tints,
      { line: lawn, sink: 14, ...NIGHT, opacity: 0.44 },
    ),
  );
  const [x, s] = [400, 1.75];
  const y = heightAt(lawn, x) + 62;
  stage.add(stage.pool(x - 10, y - 60, 330, 220, "#ffb45e", 0.4));
  stage.add(
    stage.lift(
      chalet(stage, {
        x,
        y,
        scale: s,
        lit: "all",
        snow: true,
        dim: 0.36,
        ambient: "#26325c",
        snowTint: "#e9eef8",
        snowShade: "#9fb0d6",
      }),
      { dx: 9, dy: 5, blur: 10, opacity: 0.44, ...NIGHT },
    ),
    hearthSmoke(stage, { x, y, scale: s, height: 190, blur: 2, clay: "#6d4a45", tint: "#d3dcee", opacity: 0.7, width: 28 }),
  );
  stage.add(stage.pool(x - 30, y + 16, 300, 40, "#ffc678", 0.75));
  gathering(stage, random);
  stage.add(
    row(
      stage,
      firs,
      [
        [40, 1400, 420],
        [960, 1400, 460],
        [-40, 1400, 320],
      ],
      ["#1d3a50", "#203e54"],
      { ...NIGHT, dx: 12, blur: 12, opacity: 0.46 },
    ),
  );
  stage.add(
    snowfall(random.fork("flakes"), {
      x0: 20,
      x1: 980,
      y0: 40,
      y1: 1380,
      count: 80,
      opacity: 0.8,
      min: 1.6,
      max: 3.4,
    }),
  );
  finishPoster(stage, "entre-deux-annees", {
    y: 216,
    size: 150,
    fill: "#ffe9bd",
    tint: "#0a1130",
    opacity: 0.6,
  });
  return { stage, lens: { lamp: [0.5, 0.78], warm: "#ffc078", glow: 0.46, vignette: 0.3, shade: "#0a1232" } };
}

function gathering(stage, random) {
  const [fx, fy] = [560, 1216];
  const coats = [
    ["#b4532f", "#2a2f44", "#4a3226", "coat", 0],
    ["#2f7f96", "#2a2f44", "#2a1d1a", "dress", 0],
    ["#c98f3d", "#3a3340", "#6a4a30", "coat", 1],
    ["#7a3f5c", "#2a2f44", "#2a1d1a", "dress", 1],
    ["#2f6a55", "#30343f", "#8a5a34", "coat", 0],
  ];
  const kinds = coats.map(([coat, legs, hairTint, shape, arms], i) =>
    defineFarFigure(stage, {
      coat,
      legs,
      hairTint,
      skin: ["#e0a880", "#b97f5a", "#d9a07c"][i % 3],
      shape,
      arms,
    }),
  );
  // Those in front are seen from behind: hair all around.
  const backs = coats.map(([coat, legs, hairTint, shape, arms]) =>
    defineFarFigure(stage, { coat, legs, hairTint, skin: hairTint, shape, arms }),
  );
  stage.add(stage.pool(fx, fy + 6, 420, 130, "#ffb054", 0.85));
  // The long shadows run outwards from the fire.
  const people = [
    [390, 1150, 0, 2.1],
    [470, 1128, 1, 2],
    [560, 1120, 2, 1.95],
    [650, 1130, 3, 2],
    [736, 1154, 4, 2.1],
    [322, 1206, 2, 2.4],
    [806, 1212, 1, 2.4],
  ];
  const front = [
    [350, 1290, 3, 2.8],
    [452, 1330, 4, 3],
    [690, 1332, 0, 3],
    [790, 1290, 2, 2.8],
  ];
  const draw = (list, cut) => {
    for (const [x, y, , s] of list) {
      const [dx, dy] = [(x - fx) * 0.5, (y - fy) * 0.9];
      stage.add(
        stage.soft(
          path(
            `M${n(x - 4 * s)} ${y}L${n(x + dx - 8 * s)} ${n(y + dy)}L${n(x + dx + 8 * s)} ${n(y + dy)}L${n(x + 4 * s)} ${y}Z`,
            { fill: "#2a3a70", "fill-opacity": 0.36 },
          ),
          4,
          [y - 140, y + 160],
        ),
      );
    }
    stage.add(
      stage.lift(
        list
          .map(([x, y, k, s]) => use(cut[k].id, { transform: `translate(${x} ${y}) scale(${s})` }))
          .join(""),
        { dx: 3, dy: 5, blur: 6, opacity: 0.4, ...NIGHT },
      ),
    );
  };
  draw(people, kinds);
  stage.add(
    stage.lift(fire(stage, random.fork("fire"), fx, fy, 250), {
      dx: 4,
      dy: 4,
      blur: 9,
      opacity: 0.36,
      tint: "#3a0f08",
    }),
    stage.pool(fx, fy - 90, 230, 220, "#ffc766", 0.46),
  );
  let glints = "";
  const r = random.fork("sparks");
  for (let i = 0; i < 54; i++) {
    const t = r.next();
    glints += `M${n(fx + 20 + r.range(-1, 1) * (40 + 120 * t) + 60 * t)} ${n(fy - 190 - 460 * t)}h0`;
  }
  stage.add(
    path(glints, { stroke: "#ffd98a", "stroke-width": 4, "stroke-linecap": "round", fill: "none" }),
    stage.soft(
      path(glints, {
        stroke: "#ff9a44",
        "stroke-width": 9,
        "stroke-linecap": "round",
        "stroke-opacity": 0.6,
        fill: "none",
      }),
      4,
    ),
  );
  draw(front, backs);
}
