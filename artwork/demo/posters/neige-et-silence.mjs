// Snow and silence: a white slope, one line of tracks, somebody far ahead.
import { heightAt, n } from "../../lib/geometry.mjs";
import { walker } from "../../lib/people.mjs";
import { path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { snowfall } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, posterStage } from "../lib/poster.mjs";
import { mist, standRidges, standSheet } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";

const BLUE = { tint: "#34517e" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("silence");
  stage.add(
    stage.backdrop(
      [
        [0, "#aebfd4"],
        [0.6, "#d6dde6"],
        [1, "#f3e8df"],
      ],
      720,
    ),
  );
  stage.add(
    paperSun(stage, random.fork("sun"), 300, 520, 62, {
      rings: [4.8, 3.3, 2.1],
      tint: "#fbf4ea",
      opacity: 0.3,
      disc: "#fffaf0",
      shadow: "#7f8fae",
    }),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 720],
          [120, 660],
          [260, 700],
          [400, 630],
          [560, 540],
          [640, 470],
          [690, 510],
          [790, 610],
          [900, 640],
          [1060, 590],
        ],
        fill: [
          [0, "#e9eef4"],
          [0.5, "#cdd8e6"],
          [1, "#dde3ea"],
        ],
        rock: "#9ab0cc",
        facets: [
          [640, 800, 230],
          [120, 220, 100],
        ],
        light: "#ffffff",
        fade: 80,
      },
      {
        at: [
          [-60, 770],
          [200, 740],
          [420, 780],
          [640, 790],
          [860, 750],
          [1060, 730],
        ],
        fill: [
          [0, "#c2d0e0"],
          [1, "#dde4ec"],
        ],
        light: "#ffffff",
        trees: { height: 30, tint: "#a3b6ce", gap: 10, density: 0.95, clump: 0.85 },
        fade: 80,
      },
    ],
    { light: "#ffffff", shadow: { ...BLUE, opacity: 0.24 } },
  );
  stage.add(
    mist(stage, random.fork("m"), { x: 500, y: 810, width: 1300, height: 60, tint: "#fbf7f2", opacity: 0.8 }),
  );
  const far = standSheet(
    stage,
    random.fork("far"),
    ridgeline(
      random.fork("fl"),
      [
        [-60, 900],
        [200, 870],
        [460, 850],
        [720, 820],
        [1060, 790],
      ],
      { soft: true, rough: 0.04, step: 18 },
    ),
    {
      fill: [
        [0, "#fdfcfa"],
        [0.5, "#e6ecf3"],
        [1, "#c9d6e6"],
      ],
      tear: 9,
      light: "#ffffff",
      gradientTo: 1160,
      shadow: { ...BLUE, opacity: 0.26 },
    },
  );
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, {
    tiers: 8,
    width: 50,
    snow: 0.7,
    snowTint: "#fdfcfa",
    snowShade: "#b4c4dc",
    rimOpacity: 0,
  });
  const tints = ["#5f7f92", "#6a899a", "#587788"];
  stage.add(
    row(
      stage,
      firs,
      [
        [850, 0, 250],
        [920, 0, 330],
        [780, 0, 160],
        [100, 0, 170],
        [50, 0, 220],
      ],
      tints,
      { line: far, sink: 12, ...BLUE, opacity: 0.26 },
    ),
  );
  const near = standSheet(
    stage,
    random.fork("near"),
    ridgeline(
      random.fork("nl"),
      [
        [-60, 1010],
        [220, 1030],
        [500, 1010],
        [760, 950],
        [1060, 900],
      ],
      { soft: true, rough: 0.04, step: 18 },
    ),
    {
      fill: [
        [0, "#ffffff"],
        [0.4, "#eef2f7"],
        [1, "#c3d2e5"],
      ],
      tear: 11,
      light: "#ffffff",
      gradientTo: 1414,
      shadow: { ...BLUE, opacity: 0.3, blur: 28 },
    },
  );
  // The tracks wind up the slope to the one who makes them.
  let prints = "";
  const spot = (t) => [250 + 420 * t + Math.sin(t * 6.2) * 120 * (1 - t), 1420 - 420 * t ** 0.8];
  for (let i = 0; i < 30; i++) {
    const t = i / 29;
    const [x, y] = spot(t);
    const s = 20 * (1 - t * 0.8);
    const side = (i % 2 ? 1 : -1) * s * 1.15;
    prints += `M${n(x + side - s * 0.6)} ${n(y)}q0 ${n(-s * 0.6)} ${n(s * 0.6)} ${n(-s * 0.6)}t${n(s * 0.6)} ${n(s * 0.6)}q${n(-s * 0.1)} ${n(s * 0.5)} ${n(-s * 0.6)} ${n(s * 0.5)}t${n(-s * 0.6)} ${n(-s * 0.5)}Z`;
  }
  stage.add(
    path(prints, { fill: "#9fb4d2", "fill-opacity": 0.8 }),
    path(prints, { fill: "#ffffff", "fill-opacity": 0.7, transform: "translate(2 4)" }),
  );
  const [hx, hy] = [690, heightAt(near, 690) + 26];
  stage.add(
    stage.soft(
      path(
        `M${hx - 10} ${hy}Q${hx + 60} ${hy + 8} ${hx + 150} ${hy + 40}Q${hx + 60} ${hy + 22} ${hx + 14} ${hy + 4}Z`,
        { fill: "#34517e", "fill-opacity": 0.4 },
      ),
      3,
    ),
  );
  stage.add(
    stage.lift(
      walker({
        x: hx,
        y: hy,
        height: 118,
        pose: "stride",
        coat: "#b4532f",
        trousers: "#3b4a5c",
        hair: "cap",
        hairTint: "#4a3226",
        pack: "#c98f3d",
        pole: true,
        scarf: "#f3e6cf",
      }),
      { dx: 5, dy: 3, blur: 5, opacity: 0.34, ...BLUE },
    ),
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [70, 1400, 480],
        [-30, 1410, 380],
      ],
      ["#446a7c", "#4b7182"],
      { dx: 16, blur: 14, opacity: 0.34, ...BLUE },
    ),
  );
  stage.add(
    snowfall(random.fork("flakes"), {
      x0: 20,
      x1: 980,
      y0: 40,
      y1: 1380,
      count: 90,
      opacity: 0.9,
      min: 1.6,
      max: 3.6,
    }),
    stage.soft(
      snowfall(random.fork("big"), {
        x0: 20,
        x1: 980,
        y0: 40,
        y1: 1380,
        count: 14,
        opacity: 0.8,
        min: 6,
        max: 10,
      }),
      4,
    ),
  );
  finishPoster(stage, "neige-et-silence", {
    y: 216,
    size: 150,
    fill: "#2b4468",
    tint: "#5f7ba3",
    opacity: 0.3,
    edge: "#eef3fa",
  });
  return { stage, lens: { lamp: [0.3, 0.36], warm: "#ffeeda", glow: 0.36, vignette: 0.2, shade: "#243a62" } };
}
