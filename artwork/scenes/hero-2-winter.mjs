// Authentic, simple, warm: winter dusk, every window lit, smoke over a laden roof.
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { lay, mist } from "../demo/lib/sheets.mjs";
import { alps, heroStage } from "../lib/alps.mjs";
import { chalet, hearthSmoke } from "../lib/chalet.mjs";
import { heightAt, n } from "../lib/geometry.mjs";
import { path } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { snowfall, stars } from "../lib/sky.mjs";

const NIGHT = "#1d2547";

const layouts = {
  wide: {
    horizon: 560,
    lamp: [0.66, 0.66],
    ridges: [
      [[-60, 470], [90, 400], [200, 440], [330, 366], [440, 296], [486, 276], [540, 312], [640, 400], [760, 440], [880, 376], [1010, 420], [1130, 360], [1230, 310], [1290, 290], [1350, 330], [1440, 400], [1660, 350]],
      [[-60, 510], [120, 540], [260, 486], [430, 546], [600, 510], [760, 552], [930, 520], [1100, 560], [1280, 508], [1450, 540], [1660, 490]],
      [[-60, 600], [160, 612], [380, 650], [620, 640], [820, 640], [1050, 612], [1300, 600], [1660, 560]],
      [[-60, 716], [150, 740], [380, 774], [620, 770], [840, 744], [1060, 726], [1280, 720], [1460, 696], [1660, 650]],
      [[-60, 880], [160, 890], [420, 932], [700, 952], [980, 940], [1240, 914], [1460, 872], [1660, 820]],
    ],
    spurs: [
      [[486, 640, 300], [1290, 1430, 260], [880, 1000, 130], [90, 200, 130]],
      [[260, 420, 120], [1280, 1440, 120], [600, 750, 90]],
    ],
    scraps: [[340, 300, 620, 15, "#a98aa6"], [1280, 356, 700, 13, "#e0b0a4"], [700, 402, 520, 10, "#eec0a4"]],
    chalet: [1046, 748, 1.85],
    smoke: { lean: -0.5 },
    backFirs: [[790, 170], [836, 220], [748, 130], [1352, 240], [1404, 290], [1310, 180], [1456, 230], [1500, 180]],
    firs: [[70, 1020, 430], [200, 1050, 320], [-20, 1050, 320], [316, 1060, 190], [1548, 1010, 420], [1446, 1050, 270], [1632, 1040, 330]],
    steps: [[1022, 786], [1016, 820], [976, 866], [930, 920], [880, 1010]],
    flakes: 110,
  },
  tall: {
    horizon: 780,
    lamp: [0.5, 0.52],
    ridges: [
      [[-60, 620], [60, 550], [150, 596], [250, 490], [330, 410], [372, 392], [420, 430], [500, 540], [590, 590], [690, 510], [770, 452], [810, 440], [860, 490], [960, 570]],
      [[-60, 690], [90, 720], [220, 670], [380, 720], [520, 690], [660, 730], [800, 690], [960, 710]],
      [[-60, 770], [160, 780], [400, 800], [640, 780], [960, 750]],
      [[-60, 850], [150, 862], [380, 866], [600, 850], [780, 846], [960, 812]],
      [[-60, 1150], [140, 1166], [380, 1230], [620, 1240], [800, 1190], [960, 1130]],
    ],
    spurs: [
      [[372, 500, 290], [810, 930, 220], [60, 150, 120]],
      [[220, 370, 110], [520, 650, 90], [800, 900, 80]],
    ],
    scraps: [[240, 372, 380, 13, "#a98aa6"], [690, 322, 420, 12, "#8c7fa8"], [520, 470, 380, 9, "#e8b8a4"]],
    chalet: [420, 850, 1.95],
    smoke: { lean: 0.5 },
    backFirs: [[150, 220], [200, 280], [104, 170], [720, 260], [770, 320], [820, 240], [866, 290]],
    firs: [[60, 1510, 520], [200, 1570, 360], [-20, 1570, 380], [846, 1510, 540], [716, 1580, 350], [926, 1570, 400]],
    steps: [[396, 890], [400, 940], [440, 1010], [476, 1110], [470, 1240]],
    flakes: 110,
  },
};

const sheets = [
  { fill: [[0, "#dba9a4"], [0.16, "#b394ac"], [0.5, "#8288ab"], [1, "#7a84a8"]], rock: "#4b5688", light: "#ffe3d2", rim: "#ffe6d4", tear: 6 },
  { fill: [[0, "#6a78a0"], [0.5, "#75819f"], [1, "#98a0bb"]], rock: "#3c4b77", light: "#f0e4ea", trees: { height: 17, tint: "#566890", gap: 9, clump: 0.5 } },
  { fill: [[0, "#465d7c"], [0.5, "#5a7090"], [1, "#7f8fac"]], light: "#e6e6f0", soft: true, trees: { height: 44, tint: "#374d6a", density: 0.9, gap: 14, clump: 0.75 } },
  { fill: [[0, "#e4e3ec"], [0.35, "#c6cde1"], [1, "#8f9ec2"]], light: "#fffaf4", soft: true, core: 0.85 },
  { fill: [[0, "#a3b0cf"], [0.4, "#7688b0"], [1, "#4f628c"]], light: "#f4f3fa", soft: true },
];

/** Draw the winter scene for a wide or a tall screen, and say how to light it. */
export function draw(format) {
  const l = layouts[format];
  const stage = heroStage(format);
  const { width, height } = stage;
  const random = createRandom(`winter-${format}`);
  stage.add(
    stage.backdrop([[0, "#26345a"], [0.42, "#475381"], [0.66, "#8f7d9f"], [0.84, "#dba494"], [1, "#f3c59c"]], l.horizon),
    stars(random, { x0: 0, x1: width, y0: 20, y1: l.horizon * 0.44, count: 34, big: 4, tint: "#fdf0dc", opacity: 0.7 }),
  );
  for (const [x, y, w, h, fill] of l.scraps) stage.add(scrap(stage, random.fork(`strip${x}`), x, y, w, h, fill));
  const list = l.ridges.map((at, i) => ({
    at,
    ...sheets[i],
    spurs: l.spurs[i],
    fade: i > 2 ? 300 : 190,
    facetOpacity: 0.7,
  }));
  alps(stage, random, list, {
    shadow: { tint: NIGHT, opacity: 0.36 },
    after: (i, face) => {
      if (i === 1 || i === 2)
        stage.add(mist(stage, random.fork(`mist${i}`), { x: width * 0.45, y: l.horizon + (i - 1) * 70 + 20, width: width * 1.1, height: 40, tint: i === 1 ? "#e9c9c0" : "#cfd3e4", opacity: 0.5, blur: 12 }));
      if (i === 3) home(stage, random, l, face);
    },
  });
  const kinds = cutTrees(stage, random.fork("near"), "fir", 3, { tiers: 8, width: 48, snow: 0.62, snowTint: "#e9ebf5", snowShade: "#8d9dc8", rimOpacity: 0 });
  const flakes = (name, options) => snowfall(random.fork(name), { x0: 0, x1: width, y0: height * 0.26, y1: height, ...options });
  stage.add(
    row(stage, kinds, l.firs, ["#1d3f45", "#234a4c", "#1b3a42"], { dx: 18, dy: 6, blur: 16, opacity: 0.5, tint: "#0d1434" }),
    flakes("flakes", { count: l.flakes, opacity: 0.7, max: 3.2 }),
    stage.soft(flakes("close", { count: 16, opacity: 0.6, min: 6, max: 10 }), 5),
  );
  return { stage, lens: { lamp: l.lamp, warm: "#ffcf96", glow: 0.34, vignette: 0.3, shade: "#10173a" } };
}

// A long scrap of evening cloud, lit from below.
function scrap(stage, random, x, y, w, h, fill) {
  const side = (from, to, k, power) =>
    Array.from({ length: 41 }, (_, i) => {
      const t = from + ((to - from) * i) / 40;
      return [x + w * (t - 0.5), y + k * h * Math.sin(Math.PI * t) ** power * random.range(0.55, 1)];
    });
  return lay(stage, random, [...side(0.01, 0.99, -1, 0.7), ...side(0.99, 0.01, 0.35, 1)], {
    fill,
    tear: 2,
    light: "#ffe9da",
    coreAmount: 0.5,
    opacity: 0.7,
    shadow: { dx: 2, dy: 5, blur: 6, opacity: 0.2, tint: NIGHT, span: [y - 60, y + 60] },
  });
}

function home(stage, random, l, line) {
  const [cx, cy, s] = l.chalet;
  const kinds = cutTrees(stage, random.fork("back"), "fir", 2, { tiers: 7, width: 46, snow: 0.64, snowTint: "#dfe3ef", snowShade: "#8a9cc4", rimOpacity: 0 });
  const back = l.backFirs.map(([x, h]) => [x, heightAt(line, x) + 14, h]);
  for (const [x, y, h] of back)
    stage.add(
      stage.soft(path(`M${x - h * 0.16} ${n(y)}Q${n(x + h * 0.4)} ${n(y + h * 0.06)} ${n(x + h * 0.8)} ${n(y + h * 0.26)}Q${n(x + h * 0.3)} ${n(y + h * 0.14)} ${n(x - h * 0.16)} ${n(y)}Z`, { fill: "#3d4d80", "fill-opacity": 0.3 }), 4, [y - 30, y + h * 0.4]),
    );
  stage.add(row(stage, kinds, back, ["#2d4a58", "#31505a"], { dx: 9, dy: 3, blur: 8, opacity: 0.34, tint: NIGHT }));
  stage.add(
    stage.pool(cx, cy - 40 * s, 220 * s, 150 * s, "#ffb45e", 0.34),
    stage.soft(path(`M${n(cx - 70 * s)} ${n(cy)}L${n(cx + 134 * s)} ${n(cy - 24 * s)}Q${n(cx + 250 * s)} ${n(cy - 8 * s)} ${n(cx + 244 * s)} ${n(cy + 8 * s)}Q${n(cx + 120 * s)} ${n(cy + 28 * s)} ${n(cx - 70 * s)} ${n(cy)}Z`, { fill: "#3d4d80", "fill-opacity": 0.45 }), 7, [cy - 60 * s, cy + 50 * s]),
    stage.lift(
      chalet(stage, { x: cx, y: cy, scale: s, lit: "all", snow: true, dim: 0.3, ambient: "#2a3050", light: "#ffe2c0", snowTint: "#f3f1f5", snowShade: "#b3bcd9" }),
      { dx: 8, dy: 4, blur: 12, opacity: 0.36, tint: NIGHT, span: [cy - 170 * s, cy + 50 * s, cx - 140 * s, cx + 200 * s] },
    ),
    hearthSmoke(stage, { x: cx, y: cy, scale: s, height: 120 * s, blur: 2, clay: "#6d4a45", tint: "#f6e2da", opacity: 0.75, width: 17 * s, ...l.smoke }),
  );
  // Snow blown against the walls.
  const drift = [[-106, 5], [-88, -4], [-72, -7], [-56, -9], [-40, -4], [-24, 1], [-2, 2], [14, -5], [36, -10], [54, -4], [76, -11], [98, -17], [116, -22], [134, -24], [150, -21], [166, -15], [172, -11], [156, -9], [128, -5], [98, 1], [60, 10], [20, 14], [-30, 14], [-80, 13]];
  stage.add(
    lay(stage, random.fork("drift"), drift.map(([x, y]) => [cx + x * s, cy + (y + 3) * s]), {
      fill: stage.linear([[0, "#fbe9d6"], [0.5, "#dfdfeb"], [1, "#b9c3de"]], [cx - 90 * s, 0, cx + 150 * s, 0]),
      tint: "#e8e6ef",
      tear: 3,
      shadow: { dx: 2, dy: 4, blur: 6, opacity: 0.24, tint: NIGHT, span: [cy - 50 * s, cy + 40 * s] },
    }),
  );
  // What the windows throw on the snow.
  stage.add(stage.pool(cx - 20 * s, cy + 18 * s, 170 * s, 34 * s, "#ffc067", 0.62));
  for (const x of [-51, -12, 24]) stage.add(stage.pool(cx + (x - 3) * s, cy + 15 * s, 24 * s, 12 * s, "#fff0c0", 0.8));
  let steps = "";
  const last = l.steps.length - 1;
  for (let k = 0; k < 22; k++) {
    const u = Math.min(last - 0.001, (k / 21) * last);
    const i = Math.floor(u);
    const [a, b] = [l.steps[i], l.steps[i + 1]];
    const t = k / 21;
    const x = a[0] + (b[0] - a[0]) * (u - i) + (k % 2 ? 1 : -1) * (4 + 8 * t);
    const y = a[1] + (b[1] - a[1]) * (u - i);
    const r = 3.4 + 5 * t;
    steps += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.5)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.5)} 0 1 0 ${n(-2 * r)} 0`;
  }
  stage.add(
    path(steps, { fill: "#5d6d9c", "fill-opacity": 0.6 }),
    path(steps, { fill: "#fff6ec", "fill-opacity": 0.4, transform: "translate(1.5 2.5)" }),
  );
}
