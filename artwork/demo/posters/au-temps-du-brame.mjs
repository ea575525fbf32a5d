// September dusk: a stag bells on the ridge before a rising moon.
import { heightAt } from "../../lib/geometry.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { birds } from "../../lib/sky.mjs";
import { deer } from "../lib/animals.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { finishPoster, posterStage } from "../lib/poster.mjs";
import { mist, standRidges, standSheet } from "../lib/sheets.mjs";
import { paperSun } from "../lib/sky.mjs";

const RUST = { tint: "#3a140a" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = posterStage();
  const random = createRandom("brame");
  stage.add(
    stage.backdrop(
      [
        [0, "#6b3f4a"],
        [0.35, "#b5614a"],
        [0.75, "#eca35c"],
        [1, "#fbd38a"],
      ],
      760,
    ),
  );
  stage.add(
    paperSun(stage, random.fork("moon"), 560, 420, 190, {
      rings: [2.3, 1.75, 1.35],
      tint: "#ffdf9c",
      opacity: 0.34,
      disc: "#ffe9b4",
      shadow: "#7a2d16",
    }),
    birds(
      [
        [250, 250, 15],
        [294, 236, 11],
        [230, 290, 9],
      ],
      "#4a2430",
      0.8,
    ),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 620],
          [110, 520],
          [200, 560],
          [330, 640],
          [500, 690],
          [680, 640],
          [800, 540],
          [880, 580],
          [1060, 660],
        ],
        fill: [
          [0, "#c4705a"],
          [1, "#eeb27a"],
        ],
        rock: "#8a4148",
        facets: [
          [110, 20, 150],
          [800, 900, 150],
        ],
        light: "#ffe0b0",
        fade: 120,
      },
      {
        at: [
          [-60, 700],
          [160, 690],
          [380, 740],
          [620, 760],
          [840, 710],
          [1060, 690],
        ],
        fill: [
          [0, "#a4503f"],
          [1, "#d98a5a"],
        ],
        light: "#ffd9a4",
        trees: { height: 30, tint: "#8f4038", gap: 11, density: 0.95, clump: 0.8 },
        fade: 110,
      },
    ],
    { light: "#ffe0b0", shadow: RUST },
  );
  stage.add(
    mist(stage, random.fork("m0"), {
      x: 520,
      y: 790,
      width: 1200,
      height: 56,
      tint: "#ffdca4",
      opacity: 0.7,
    }),
  );
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 8, width: 42, rim: "#ffcf90", rimOpacity: 0.3 });
  const larches = cutTrees(stage, r, "larch", 2, { width: 42, rim: "#ffe0a8" });
  const crest = standSheet(
    stage,
    random.fork("crest"),
    ridgeline(
      random.fork("cl"),
      [
        [-60, 800],
        [160, 840],
        [360, 830],
        [540, 790],
        [700, 800],
        [880, 860],
        [1060, 880],
      ],
      { soft: true, rough: 0.06, step: 14 },
    ),
    {
      fill: [
        [0, "#7a3424"],
        [0.5, "#6a2c22"],
        [1, "#8a4630"],
      ],
      tear: 8,
      light: "#ffcf94",
      gradientTo: 1040,
      shadow: { ...RUST, opacity: 0.44 },
    },
  );
  stage.add(
    row(
      stage,
      larches,
      [
        [90, 0, 250],
        [900, 0, 290],
        [200, 0, 150],
      ],
      ["#c4702c", "#d98a34"],
      { line: crest, sink: 12, ...RUST },
    ),
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [30, 0, 330],
        [960, 0, 360],
        [840, 0, 200],
        [152, 0, 190],
      ],
      ["#5a2a24", "#66302a"],
      { line: crest, sink: 14, ...RUST },
    ),
  );
  stage.add(
    stage.lift(
      deer({ x: 560, y: heightAt(crest, 560) + 8, scale: 2.05, coat: "#4a211b", light: "#ffd08a" }),
      { dx: 5, dy: 4, blur: 8, opacity: 0.4, ...RUST },
    ),
  );
  stage.add(
    stage.lift(
      deer({
        x: 330,
        y: heightAt(crest, 330) + 10,
        scale: 1.15,
        coat: "#56281f",
        light: "#ffd08a",
        antlers: false,
        flip: true,
      }),
      { dx: 4, dy: 3, blur: 6, opacity: 0.4, ...RUST },
    ),
  );
  stage.add(
    mist(stage, random.fork("m1"), {
      x: 420,
      y: 980,
      width: 1200,
      height: 54,
      tint: "#f2b37a",
      opacity: 0.5,
    }),
  );
  const wood = standSheet(
    stage,
    random.fork("wood"),
    ridgeline(
      random.fork("wl"),
      [
        [-60, 950],
        [240, 1000],
        [520, 1040],
        [780, 1010],
        [1060, 960],
      ],
      { soft: true, rough: 0.05, step: 14 },
    ),
    {
      fill: [
        [0, "#4a1f1c"],
        [1, "#2c1216"],
      ],
      tear: 10,
      light: "#d98a5a",
      gradientTo: 1240,
      shadow: { ...RUST, opacity: 0.5, blur: 26 },
    },
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [60, 0, 330],
        [150, 0, 240],
        [880, 0, 280],
        [960, 0, 380],
        [240, 0, 150],
        [790, 0, 160],
      ],
      ["#38181c", "#421d1e"],
      { line: wood, sink: 18, ...RUST, opacity: 0.44 },
    ),
  );
  stage.add(
    stage.soft(
      row(
        stage,
        firs,
        [
          [-40, 1500, 620],
          [1050, 1500, 660],
        ],
        ["#1c0b10"],
        { opacity: 0 },
      ),
      4,
    ),
  );
  finishPoster(stage, "au-temps-du-brame", {
    y: 1182,
    size: 148,
    fill: "#ffe6ba",
    tint: "#12060a",
    opacity: 0.6,
  });
  return { stage, lens: { lamp: [0.56, 0.3], warm: "#ffc878", glow: 0.46, vignette: 0.3, shade: "#1c0810" } };
}
