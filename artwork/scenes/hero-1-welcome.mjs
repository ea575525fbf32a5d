// Welcome: dawn over five ridgelines, one window already lit, a lane that leads to the door.
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { mist } from "../demo/lib/sheets.mjs";
import { paperSun } from "../demo/lib/sky.mjs";
import { alps, heroStage, lane } from "../lib/alps.mjs";
import { chalet, hearthSmoke } from "../lib/chalet.mjs";
import { heightAt, n } from "../lib/geometry.mjs";
import { group, path } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds } from "../lib/sky.mjs";
import { grassTuft } from "../lib/stamps.mjs";

const layouts = {
  wide: {
    horizon: 560,
    sun: [500, 404, 60],
    lamp: [0.32, 0.4],
    ridges: [
      [[-60, 470], [70, 420], [170, 440], [270, 352], [318, 330], [400, 402], [500, 486], [610, 470], [730, 400], [830, 330], [905, 268], [960, 300], [1050, 382], [1150, 410], [1260, 352], [1340, 318], [1420, 372], [1520, 420], [1660, 390]],
      [[-60, 470], [60, 500], [190, 458], [330, 520], [520, 572], [690, 530], [800, 556], [950, 500], [1080, 530], [1210, 476], [1330, 440], [1450, 492], [1660, 450]],
      [[-60, 575], [130, 540], [260, 578], [420, 626], [600, 650], [760, 606], [880, 628], [1040, 584], [1200, 606], [1370, 560], [1500, 590], [1660, 545]],
      [[-60, 650], [120, 680], [320, 726], [520, 752], [720, 742], [900, 712], [1060, 690], [1200, 690], [1340, 702], [1480, 672], [1660, 625]],
      [[-60, 790], [140, 800], [340, 838], [560, 850], [780, 828], [1000, 812], [1200, 826], [1400, 800], [1660, 745]],
      [[-60, 880], [120, 896], [360, 940], [640, 962], [900, 958], [1180, 944], [1400, 904], [1660, 856]],
    ],
    snow: { level: 372, ragged: 34 },
    spurs: [
      [[905, 1060, 300], [318, 430, 200], [1340, 1460, 190]],
      [[1330, 1450, 150], [950, 1060, 110], [190, 330, 130]],
      [[130, 270, 120], [1370, 1490, 120], [760, 860, 90]],
    ],
    chalet: [1092, 1.42],
    smoke: { height: 142, lean: 0.55 },
    birds: [[690, 300, 15], [738, 282, 11], [652, 326, 9]],
    mist: [[0, 520, 540, 1300, 46], [1, 1240, 560, 900, 34], [1, 420, 610, 1100, 48], [2, 900, 690, 1500, 44], [3, 420, 800, 1000, 40], [3, 1400, 790, 800, 34]],
    firs: [[64, 1010, 330], [168, 1030, 250], [-10, 1030, 260], [262, 1040, 170], [1540, 1000, 350], [1440, 1024, 250], [1618, 1020, 320]],
    midFirs: [[1330, 150], [1378, 190], [1424, 130], [1470, 160], [928, 130], [888, 168], [850, 108], [806, 84]],
    lane: [[1074, 716, 12], [1066, 744, 19], [1104, 782, 30], [1086, 850, 46]],
    lower: [[1090, 0, 38], [1030, 858, 58], [900, 910, 96], [820, 1030, 170]],
  },
  tall: {
    horizon: 720,
    sun: [262, 470, 56],
    lamp: [0.3, 0.3],
    ridges: [
      [[-60, 610], [40, 560], [120, 540], [210, 600], [300, 640], [390, 590], [480, 480], [548, 396], [600, 436], [670, 540], [750, 570], [830, 510], [960, 580]],
      [[-60, 640], [60, 672], [170, 640], [300, 706], [430, 680], [560, 716], [690, 650], [780, 606], [870, 656], [960, 640]],
      [[-60, 740], [100, 706], [230, 744], [380, 780], [520, 752], [650, 770], [780, 716], [960, 690]],
      [[-60, 806], [120, 826], [300, 830], [440, 812], [580, 812], [720, 834], [960, 790]],
      [[-60, 960], [150, 976], [360, 1010], [560, 1000], [760, 966], [960, 926]],
      [[-60, 1180], [140, 1206], [340, 1262], [540, 1272], [740, 1226], [960, 1160]],
    ],
    snow: { level: 506, ragged: 40 },
    spurs: [
      [[548, 690, 310], [120, 250, 170], [830, 940, 150]],
      [[780, 880, 170], [170, 300, 130], [430, 540, 100]],
      [[100, 230, 120], [520, 640, 90]],
    ],
    chalet: [446, 1.72],
    // Off the gully of the summit behind it.
    smoke: { height: 120.4, lean: 1.1 },
    birds: [[640, 372, 16], [684, 352, 11], [604, 398, 9]],
    mist: [[0, 300, 690, 760, 46], [1, 650, 730, 640, 36], [2, 420, 800, 960, 44], [3, 160, 940, 720, 50], [3, 780, 940, 560, 40]],
    firs: [[70, 1480, 430], [196, 1530, 310], [-6, 1540, 320], [300, 1570, 200], [846, 1470, 450], [730, 1520, 320], [920, 1540, 320], [630, 1570, 210]],
    midFirs: [[716, 190], [768, 240], [822, 170], [868, 210], [214, 170], [166, 220], [116, 150], [70, 190]],
    lane: [[424, 838, 15], [414, 872, 25], [462, 920, 38], [430, 1030, 60]],
    lower: [[440, 0, 50], [370, 1060, 76], [330, 1160, 118], [430, 1340, 190]],
  },
};

const sheets = [
  { fill: [[0, "#d3d6de"], [0.2, "#c2d1dc"], [0.5, "#d6e0e3"], [1, "#ebe9e0"]], rock: "#6d8ca6", light: "#fff6ea", tear: 6 },
  { fill: [[0, "#98b6c4"], [0.35, "#a9c4cc"], [1, "#d3dfdc"]], rock: "#4d7787" },
  { fill: [[0, "#628f9b"], [0.35, "#7da5ac"], [1, "#b9d1cf"]], rock: "#2f5f68", rough: 0.18, trees: { height: 15, tint: "#5c8995", density: 0.6, gap: 9, clump: 0.4 } },
  { fill: [[0, "#4b8479"], [0.4, "#5f9186"], [1, "#8fb3aa"]], soft: true },
  { fill: [[0, "#2c6a57"], [0.5, "#2f6a5a"], [1, "#437b6a"]], soft: true },
  { fill: [[0, "#1b463b"], [1, "#122c28"]], soft: true, light: "#8fb39a" },
];

/** Draw the welcome scene for a wide or a tall screen, and say how to light it. */
export function draw(format) {
  const l = layouts[format];
  const stage = heroStage(format);
  const random = createRandom(`welcome-${format}`);
  stage.add(
    stage.backdrop([[0, "#b3cfdc"], [0.4, "#d3dedd"], [0.7, "#f3e3cf"], [1, "#fad0a2"]], l.horizon),
    stage.pool(l.sun[0], l.sun[1], l.sun[2] * 9, l.sun[2] * 6, "#ffe4b4", 0.55),
    paperSun(stage, random.fork("sun"), ...l.sun, { rings: [6.2, 4.4, 3, 1.8], tint: "#ffedc8", disc: "#fff4d2" }),
    birds(l.birds, "#4d6673"),
  );
  const list = l.ridges.map((at, i) => ({
    at,
    ...sheets[i],
    spurs: l.spurs[i],
    ...(i === 0 && { snow: l.snow }),
    fade: 190,
  }));
  alps(stage, random, list, {
    light: "#fffaf0",
    snowTint: "#fffaf2",
    shadow: { tint: "#23424a", opacity: 0.34 },
    after: (i, face) => {
      for (const [k, x, y, width, height] of l.mist)
        if (k === i)
          stage.add(mist(stage, random.fork(`mist${x}`), { x, y, width, height, tint: i < 2 ? "#fff3e2" : "#eaf1ec", opacity: i < 3 ? 0.75 : 0.4, blur: 12 }));
      if (i === 3) home(stage, random, l, face);
      if (i === 4) lower(stage, random, l, face);
    },
  });
  const near = random.fork("firs");
  stage.add(
    row(stage, cutTrees(stage, near, "fir", 3, { tiers: 8, width: 47 }), l.firs, ["#1c4c40", "#215546", "#1a463c"], { dx: 14, dy: 5, blur: 14, opacity: 0.45, tint: "#071a17" }),
  );
  return { stage, lens: { lamp: l.lamp, warm: "#ffe2b4", glow: 0.36, vignette: 0.2, shade: "#1c3038" } };
}

// The knoll with its firs, the chalet, and the lane that starts at the door.
function home(stage, random, l, line) {
  const [cx, scale] = l.chalet;
  const cy = heightAt(line, cx) + 16 * scale;
  const trees = cutTrees(stage, random.fork("mid"), "fir", 2, { tiers: 7, width: 45, rimOpacity: 0.3 });
  const back = l.midFirs.map(([x, h]) => [x, heightAt(line, x) + 12, h]);
  stage.add(row(stage, trees, back, ["#2c6459", "#34705f"], { dx: 8, dy: 3, blur: 7, opacity: 0.28, tint: "#12302c" }));
  stage.add(
    stage.soft(path(`M${n(cx - 60 * scale)} ${n(cy)}L${n(cx + 134 * scale)} ${n(cy - 24 * scale)}Q${n(cx + 230 * scale)} ${n(cy + 2 * scale)} ${n(cx + 190 * scale)} ${n(cy + 14 * scale)}Q${n(cx + 60 * scale)} ${n(cy + 22 * scale)} ${n(cx - 60 * scale)} ${n(cy)}Z`, { fill: "#1f4a42", "fill-opacity": 0.5 }), 6, [cy - 60 * scale, cy + 50 * scale]),
    stage.lift(chalet(stage, { x: cx, y: cy, scale, lit: [3], dim: 0.2, ambient: "#46696c" }), { dx: 6, dy: 3, blur: 9, opacity: 0.3, tint: "#15302e", span: [cy - 160 * scale, cy + 40 * scale, cx - 140 * scale, cx + 200 * scale] }),
    hearthSmoke(stage, { x: cx, y: cy, scale, blur: 1.5, opacity: 0.85, width: 13 * scale, ...l.smoke }),
    stage.pool(cx - 38 * scale, cy - 54 * scale, 100 * scale, 70 * scale, "#ffcf7c", 0.5),
  );
  const foot = random.fork("foot");
  let grass = "";
  for (let gx = -84; gx <= 132; gx += 6)
    grass += grassTuft(stage, foot, cx + gx * scale, cy + (gx > 52 ? (gx - 52) * -0.3 : 0) * scale + 5, foot.range(6, 11) * scale, { blades: 5, bend: 0.12, spread: 0.9 });
  stage.add(group(grass, { fill: "#4a8273" }));
  stage.add(lane(stage, random.fork("lane0"), l.lane, { fill: "#c3cdb6", edge: "#4a8273", opacity: 0.9 }));
}

// The lane goes on over the nearer meadow, and grass stands along it.
function lower(stage, random, l, line) {
  const rest = l.lower.map(([x, y, w], i) => [x, i ? y : heightAt(line, x) + 3, w]);
  const top = rest[0][1];
  const fill = stage.linear([[0, "#a9bfa5"], [0.5, "#86a78f"], [1, "#568370"]], [0, top, 0, top + (stage.height - top) * 0.8]);
  stage.add(stage.lift(lane(stage, random.fork("lane1"), rest, { fill, edge: "#20574a" }), { dx: 2, dy: 3, blur: 5, opacity: 0.25, tint: "#0c2a24", span: [top - 40, stage.height] }));
  const r = random.fork("tufts");
  let grass = "";
  for (let i = 0; i < 70; i++) {
    const x = r.range(0, stage.width);
    const y = heightAt(line, x) + r.range(10, stage.height * 0.2);
    if (rest.some(([a, b, w]) => Math.abs(b - y) < 60 && Math.abs(a - x) < w * 0.8 + 20)) continue;
    grass += grassTuft(stage, r, x, y, r.range(12, 22), { blades: 5, bend: 0.22, spread: 0.8 });
  }
  stage.add(group(grass, { fill: "#1f5546", "fill-opacity": 0.8 }));
}
