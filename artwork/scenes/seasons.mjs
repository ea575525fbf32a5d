// What a retreat without a poster of its own hangs in the calendar: the same valley at each time of the year, and in the
// evening for one that has no dates. The upper third is calm: the site sets the title there.
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { posterStage } from "../demo/lib/poster.mjs";
import { mist, standRidges, standSheet } from "../demo/lib/sheets.mjs";
import { paperSun } from "../demo/lib/sky.mjs";
import { chalet, chimneyTop } from "../lib/chalet.mjs";
import { heightAt } from "../lib/geometry.mjs";
import { ridgeline } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, smoke, snowfall } from "../lib/sky.mjs";

// Of each: its light, mountain, wood, meadow, and what trees stand on it.
const SEASONS = {
  winter: {
    sky: [[0, "#b9cbdd"], [0.6, "#dbe3ea"], [1, "#f5e9dd"]],
    sun: { at: [690, 640, 60], tint: "#fff6e6", disc: "#fffaf0", shadow: "#8a9ab6" },
    peak: { fill: [[0, "#f4f7fa"], [0.5, "#d3deea"], [1, "#dfe6ec"]], rock: "#9ab0cc" },
    wood: { fill: [[0, "#b3c6d8"], [1, "#dbe4ec"]], trees: "#8fa8c0" },
    hill: [[0, "#fdfcfa"], [0.5, "#e6ecf3"], [1, "#c3d2e4"]],
    near: [[0, "#ffffff"], [0.4, "#eef2f7"], [1, "#c0d0e4"]],
    firs: ["#54788c", "#608394", "#4c7085"],
    cut: { snow: 0.7, snowTint: "#fdfcfa", snowShade: "#b4c4dc", rimOpacity: 0 },
    shadow: "#34517e",
    snow: true,
  },
  spring: {
    sky: [[0, "#b5dad6"], [0.55, "#e3ecd6"], [1, "#fbe9c6"]],
    sun: { at: [690, 640, 62], tint: "#fff6d2", disc: "#fffbe8", shadow: "#8aa88c" },
    peak: { fill: [[0, "#f6f7f3"], [0.42, "#cfdedd"], [1, "#bcd4c6"]], rock: "#7fa8ac" },
    wood: { fill: [[0, "#7dab8c"], [1, "#b4cf9f"]], trees: "#5f9478" },
    hill: [[0, "#c3d28a"], [0.5, "#a3bf78"], [1, "#7fa468"]],
    near: [[0, "#9dbb70"], [0.5, "#7ba45f"], [1, "#568652"]],
    firs: ["#2f6f58", "#397a5f", "#296350"],
    shadow: "#274a4c",
  },
  summer: {
    sky: [[0, "#a9d0dc"], [0.5, "#dbe6d2"], [1, "#fbe2a4"]],
    sun: { at: [690, 620, 74], tint: "#fff0b8", disc: "#fff6d4", shadow: "#b08a4a" },
    peak: { fill: [[0, "#93b6b4"], [0.6, "#b9cdb4"], [1, "#dfdcaa"]], rock: "#5f8f98" },
    wood: { fill: [[0, "#5f9a80"], [1, "#b9c47c"]], trees: "#45846a" },
    hill: [[0, "#d9c765"], [0.5, "#b3b04e"], [1, "#86953f"]],
    near: [[0, "#c3b450"], [0.45, "#93a043"], [1, "#5f7f3a"]],
    firs: ["#2b6a4f", "#357656", "#245c48"],
    shadow: "#3a4a2c",
  },
  autumn: {
    sky: [[0, "#f0cfae"], [0.5, "#f7dfbc"], [1, "#fbe8c4"]],
    sun: { at: [690, 640, 70], tint: "#fff0cc", disc: "#fff6dc", shadow: "#a0643c" },
    peak: { fill: [[0, "#cfa088"], [0.55, "#e0bb9c"], [1, "#f0d6b0"]], rock: "#a8684f" },
    wood: { fill: [[0, "#c98a4a"], [1, "#ecc27e"]], trees: "#b06f35" },
    hill: [[0, "#d79b45"], [0.5, "#c07a35"], [1, "#96552a"]],
    near: [[0, "#b8692f"], [0.5, "#8f4a26"], [1, "#5f2f1d"]],
    firs: ["#3f5a45", "#4a6349", "#36503f"],
    larches: ["#d98f2c", "#e3a53c", "#c97a26"],
    shadow: "#4a2413",
  },
  // Between two seasons: an evening that could be any.
  none: {
    sky: [[0, "#c9d3cf"], [0.5, "#e9e0cc"], [1, "#f8dcb8"]],
    sun: { at: [690, 640, 62], tint: "#fff4dc", disc: "#fffaee", shadow: "#9a8a74" },
    peak: { fill: [[0, "#a3b5b2"], [0.6, "#c3cbbd"], [1, "#ead8b8"]], rock: "#6f8a8c" },
    wood: { fill: [[0, "#7c9a90"], [1, "#c6c7a8"]], trees: "#5f8478" },
    hill: [[0, "#5f8a78"], [0.5, "#47735f"], [1, "#2f5a4a"]],
    near: [[0, "#2f5f4e"], [0.5, "#234a3d"], [1, "#16332b"]],
    firs: ["#234f42", "#2c5a4b", "#1d4438"],
    shadow: "#14302a",
  },
};

/** The times of year that have a poster of their own, and `none`. */
export const names = Object.keys(SEASONS);

/** Draw the stage and say how to light it. */
export function draw(name) {
  const season = SEASONS[name];
  const shadow = { tint: season.shadow };
  const stage = posterStage();
  const random = createRandom("seasons");
  const [x, y, r] = season.sun.at;
  stage.add(
    stage.backdrop(season.sky, 880),
    paperSun(stage, random.fork("sun"), x, y, r, { rings: [4.6, 3.2, 2.1], opacity: 0.28, ...season.sun }),
  );
  if (!season.snow) stage.add(birds([[300, 600, 15], [342, 584, 11], [262, 574, 9]], season.firs[0], 0.7));
  standRidges(
    stage,
    random,
    [
      {
        at: [[-60, 850], [70, 800], [170, 830], [280, 740], [380, 640], [440, 690], [540, 780], [650, 830], [770, 780], [870, 730], [950, 790], [1060, 800]],
        facets: [[380, 540, 230], [870, 970, 130], [70, 150, 80]],
        light: "#ffffff",
        facetOpacity: 0.6,
        fade: 100,
        ...season.peak,
      },
      {
        at: [[-60, 900], [160, 870], [400, 910], [620, 930], [820, 890], [1060, 860]],
        fill: season.wood.fill,
        trees: { height: 30, tint: season.wood.trees, gap: 9, density: 0.95 },
        fade: 110,
      },
    ],
    { light: "#fffaf0", shadow: { ...shadow, opacity: 0.24 } },
  );
  stage.add(mist(stage, random.fork("m"), { x: 500, y: 940, width: 1300, height: 44, tint: "#fffaee", opacity: 0.6 }));
  const sheet = (name, at, fill) =>
    standSheet(stage, random.fork(name), ridgeline(random.fork(`${name}/line`), at, { soft: true, rough: 0.05, step: 17 }), {
      fill,
      tear: 10,
      light: season.snow ? "#ffffff" : "#fbf3d2",
      gradientTo: 1414,
      shadow: { ...shadow, opacity: 0.28 },
    });
  const hill = sheet("hill", [[-60, 1030], [200, 1000], [480, 990], [760, 1020], [1060, 1060]], season.hill);
  const firs = cutTrees(stage, random.fork("firs"), "fir", 3, { tiers: 7, width: 44, ...season.cut });
  const broad = season.larches ? cutTrees(stage, random.fork("larches"), "larch", 3) : firs;
  const tints = season.larches ?? season.firs;
  const stand = { line: hill, sink: 14, ...shadow };
  stage.add(
    row(stage, firs, [[60, 0, 200], [190, 0, 170], [920, 0, 260]], season.firs, stand),
    row(stage, broad, [[126, 0, 250], [770, 0, 210], [846, 0, 270], [978, 0, 200]], tints, stand),
  );
  const [cx, cy, scale] = [470, heightAt(hill, 470) + 62, 1.25];
  const [mx, my] = chimneyTop(cx, cy, scale);
  stage.add(
    stage.soft(smoke(stage, mx, my, 130, { tint: "#fffdf6", opacity: 0.8, width: 18 }), 2),
    stage.lift(chalet(stage, { x: cx, y: cy, scale, lit: [3, 7], snow: season.snow }), { dx: 8, dy: 5, blur: 8, opacity: 0.34, ...shadow }),
  );
  sheet("near", [[-60, 1220], [220, 1240], [500, 1230], [760, 1180], [1060, 1140]], season.near);
  stage.add(
    row(stage, firs, [[905, 1400, 400]], [season.firs[2]], { ...shadow, dx: 14, blur: 14 }),
    row(stage, broad, [[70, 1424, 340], [1000, 1410, 320]], [tints[2], tints[0]], { ...shadow, dx: 14, blur: 14 }),
  );
  if (season.snow)
    stage.add(snowfall(random.fork("flakes"), { x0: 20, x1: 980, y0: 40, y1: 1380, count: 70, opacity: 0.9, min: 1.8, max: 4 }));
  return { stage, lens: { lamp: [0.62, 0.42], warm: "#fff0d2", glow: 0.3, vignette: 0.16, shade: season.shadow } };
}
