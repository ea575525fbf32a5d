// Taking height: two walkers on a crest of spring snow, the valleys far below.
import { heightAt, n, polygon, polyline } from "../../lib/geometry.mjs";
import { walker } from "../../lib/people.mjs";
import { path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, posterStage } from "../lib/poster.mjs";
import { mist, rays, standRidges, standSheet } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";

const DEEP = { tint: "#143a50" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("hauteur");
  stage.add(
    stage.backdrop(
      [
        [0, "#1f6a86"],
        [0.45, "#5fa3b4"],
        [0.8, "#cfe0cc"],
        [1, "#fbe3ab"],
      ],
      880,
    ),
  );
  stage.add(
    paperSun(stage, random.fork("sun"), 300, 640, 70, {
      rings: [6, 4.3, 3, 2],
      tint: "#fff0c0",
      opacity: 0.24,
      shadow: "#2a6a7a",
    }),
    rays(stage, random.fork("rays"), 300, 640, 800, { from: -2.4, to: -0.2, count: 8, opacity: 0.22 }),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 830],
          [100, 760],
          [220, 800],
          [380, 840],
          [520, 780],
          [640, 720],
          [700, 750],
          [840, 820],
          [1060, 790],
        ],
        fill: [
          [0, "#a5c6c8"],
          [1, "#f0dfb4"],
        ],
        rock: "#6a9aa8",
        facets: [
          [640, 760, 110],
          [100, 190, 90],
        ],
        light: "#fff6dc",
        fade: 100,
      },
      {
        at: [
          [-60, 890],
          [200, 860],
          [400, 910],
          [620, 900],
          [800, 850],
          [1060, 880],
        ],
        fill: [
          [0, "#7fb0b4"],
          [1, "#d3d9b8"],
        ],
        light: "#fbf2d2",
        fade: 100,
      },
      {
        at: [
          [-60, 950],
          [160, 970],
          [360, 940],
          [560, 980],
          [760, 960],
          [1060, 930],
        ],
        soft: true,
        fill: [
          [0, "#5a98a2"],
          [1, "#a9c8b4"],
        ],
        light: "#f6efd0",
        trees: { height: 22, tint: "#4f8d98", gap: 9, density: 0.9 },
        fade: 120,
      },
    ],
    {
      light: "#fff6dc",
      shadow: DEEP,
      after: (i) =>
        stage.add(
          mist(stage, random.fork(`m${i}`), {
            x: 420 + i * 100,
            y: 880 + i * 60,
            width: 1100,
            height: 44,
            tint: "#fff4d4",
            opacity: 0.6,
          }),
        ),
    },
  );
  // The great slope climbs from left to right and leaves the picture.
  const anchors = [
    [-60, 1330],
    [80, 1250],
    [200, 1216],
    [330, 1110],
    [450, 1062],
    [560, 950],
    [660, 880],
    [740, 760],
    [830, 660],
    [900, 560],
    [960, 520],
    [1060, 470],
  ];
  const line = ridgeline(random.fork("slope"), anchors, { rough: 0.1, hollow: 0.03, step: 14 });
  const face = standSheet(stage, random.fork("sheet"), line, {
    fill: [
      [0, "#fffdf6"],
      [0.5, "#e9eff0"],
      [1, "#a9c6d4"],
    ],
    tear: 10,
    light: "#ffffff",
    gradientTo: 1414,
    shadow: { ...DEEP, blur: 28, opacity: 0.44 },
  });
  for (const [x, depth, reach] of [
    [205, 300, 110],
    [452, 440, 170],
    [662, 620, 220],
    [832, 760, 150],
  ])
    spur(stage, random.fork(`spur${x}`), x, heightAt(face, x), depth, reach);
  for (const [x, w] of [
    [
      500,
      {
        pose: "climb",
        coat: "#b4532f",
        trousers: "#3d4c55",
        hair: "tail",
        hairTint: "#b98a52",
        pack: "#1f5a48",
        pole: true,
        scarf: "#f0d9a8",
        height: 172,
      },
    ],
    [
      640,
      {
        pose: "climb",
        coat: "#c98f3d",
        trousers: "#40474f",
        hair: "short",
        hairTint: "#3a2a22",
        pack: "#2f7f96",
        pole: true,
        skin: "#c98d66",
        height: 164,
      },
    ],
  ]) {
    const y = heightAt(face, x) + 16;
    stage.add(
      stage.soft(
        path(
          `M${x - 18} ${n(y)}Q${x + 50} ${n(y + 30)} ${x + 120} ${n(y + 96)}Q${x + 40} ${n(y + 56)} ${x + 22} ${n(y + 2)}Z`,
          { fill: "#2a5a78", "fill-opacity": 0.4 },
        ),
        3,
      ),
      stage.lift(walker({ x, y, ...w }), { dx: 7, dy: 4, blur: 6, opacity: 0.36, ...DEEP }),
    );
  }
  chough(stage, 330, 470, 1.5, -8);
  chough(stage, 208, 556, 0.8, 10);
  stage.add(
    row(
      stage,
      cutTrees(stage, random.fork("firs"), "fir", 2, {
        tiers: 8,
        width: 44,
        snow: 0.5,
        snowTint: "#fdfcf6",
        snowShade: "#9fbccc",
        rimOpacity: 0,
      }),
      [
        [70, 1420, 250],
        [160, 1440, 190],
      ],
      ["#24545c", "#2b5c62"],
      { ...DEEP, opacity: 0.4 },
    ),
  );
  finishPoster(stage, "prendre-de-la-hauteur", {
    y: 210,
    size: 150,
    fill: "#fff6dc",
    tint: "#0f3a4c",
    opacity: 0.5,
  });
  return { stage, lens: { lamp: [0.3, 0.45], warm: "#ffe6ae", glow: 0.4, vignette: 0.24, shade: "#0f2f42" } };
}

// A spur of the slope: lit on the left, in a blue shade that fades to the right.
function spur(stage, random, x, y, depth, reach) {
  const edge = Array.from({ length: 15 }, (_, i) => [
    x + (i / 14) * depth * 0.2 + random.range(-1, 1) * depth * 0.022 * Math.min(1, i),
    y + 10 + (depth * i) / 14,
  ]);
  const back = edge
    .map(([ex, ey], i) => [
      ex + reach * (i / 14) ** 0.7 * (0.75 + 0.25 * Math.sin(i * 1.7)),
      ey + (depth * 0.1 * i) / 14,
    ])
    .reverse();
  const fill = stage.linear(
    [
      [0, "#4f8aab", 0.6],
      [1, "#6f9fb8", 0],
    ],
    [x + depth * 0.08, y, x + depth * 0.08 + reach * 0.95, y - reach * 0.1],
  );
  stage.add(
    path(polygon([...edge, ...back]), { fill }),
    path(polyline(edge), { fill: "none", stroke: "#ffffff", "stroke-width": 2.4, "stroke-opacity": 0.8 }),
  );
}

// An alpine chough that plays in the updraught.
function chough(stage, x, y, s, turn) {
  const d =
    "M0 0C-14-10-40-34-84-40L-104-34-92-30-100-24-86-22-90-14-72-14C-50-8-30 2-14 8L-22 22-8 18 4 24 8 12C30 10 54 2 70-8L82-6 78-14 92-16 80-22 92-30C60-34 30-18 14-6L22-10 30-4 20-1C14 2 8 2 0 0Z";
  stage.add(
    stage.lift(path(d, { fill: "#16323e", transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` }), {
      dx: 12,
      dy: 18,
      blur: 9,
      opacity: 0.3,
      ...DEEP,
    }),
  );
}
