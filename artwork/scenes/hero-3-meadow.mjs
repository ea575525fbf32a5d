// Workshops and coaching: people hand in hand on a summer meadow, long evening shadows.
import { deer } from "../demo/lib/animals.mjs";
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { lay, mist } from "../demo/lib/sheets.mjs";
import { paperSun } from "../demo/lib/sky.mjs";
import { alps, heroStage } from "../lib/alps.mjs";
import { chalet } from "../lib/chalet.mjs";
import { heightAt, n } from "../lib/geometry.mjs";
import { discOutline } from "../lib/paper.mjs";
import { group, path } from "../lib/picture.mjs";
import { ring } from "../lib/ring.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, cloud } from "../lib/sky.mjs";
import { grassFringe, grassTuft, meadowFlower } from "../lib/stamps.mjs";

const layouts = {
  wide: {
    horizon: 520,
    sun: [300, 352, 54],
    lamp: [0.2, 0.34],
    clouds: [[1340, 280, 230], [640, 318, 170]],
    birds: [[560, 290, 14], [602, 276, 10], [528, 312, 9]],
    ridges: [
      [[-60, 430], [80, 446], [230, 400], [380, 430], [520, 372], [620, 390], [730, 316], [770, 304], [820, 330], [900, 400], [1010, 350], [1100, 286], [1136, 276], [1190, 310], [1270, 390], [1380, 350], [1480, 392], [1660, 340]],
      [[-60, 470], [140, 496], [330, 450], [520, 496], [700, 466], [860, 500], [1060, 448], [1260, 486], [1440, 436], [1660, 466]],
      [[-60, 500], [150, 526], [360, 560], [600, 550], [820, 524], [1040, 540], [1280, 512], [1460, 486], [1660, 456]],
      [[-60, 606], [200, 584], [480, 576], [760, 566], [1040, 564], [1320, 568], [1660, 540]],
      [[-60, 826], [180, 836], [430, 868], [700, 886], [980, 884], [1260, 862], [1480, 832], [1660, 790]],
      [[-60, 920], [200, 926], [500, 964], [800, 980], [1100, 972], [1400, 938], [1660, 890]],
    ],
    snow: { level: 366, ragged: 28 },
    spurs: [
      [[1136, 1260, 250], [770, 890, 210], [520, 610, 110], [1380, 1470, 110]],
      [[330, 510, 110], [1060, 1240, 110], [1440, 1600, 110]],
    ],
    ring: { cx: 1056, cy: 722, rx: 254, ry: 100, heights: [124, 168], turn: 0 },
    chalet: [1392, 0.6],
    deer: [1440, 668, 0.5],
    midFirs: [[1250, 130], [1290, 164], [1494, 170], [1540, 140], [1590, 190], [120, 150], [170, 190], [222, 130], [470, 110], [506, 146], [540, 100], [70, 120]],
    bigFirs: [[1570, 900, 360], [1640, 910, 300]],
    flowers: 24,
  },
  tall: {
    horizon: 690,
    sun: [196, 420, 52],
    lamp: [0.2, 0.26],
    clouds: [[640, 300, 270], [380, 250, 150]],
    birds: [[320, 420, 14], [358, 402, 10]],
    ridges: [
      [[-60, 570], [60, 540], [170, 574], [290, 506], [370, 530], [470, 436], [540, 366], [572, 356], [620, 390], [700, 480], [780, 456], [960, 530]],
      [[-60, 600], [120, 566], [280, 612], [440, 576], [600, 616], [780, 560], [960, 600]],
      [[-60, 620], [150, 646], [360, 670], [560, 650], [760, 620], [960, 610]],
      [[-60, 700], [220, 688], [480, 680], [720, 682], [960, 664]],
      [[-60, 1060], [160, 1080], [420, 1116], [680, 1106], [960, 1040]],
      [[-60, 1310], [160, 1320], [420, 1376], [680, 1366], [960, 1290]],
    ],
    snow: { level: 456, ragged: 32 },
    spurs: [
      [[572, 690, 250], [290, 370, 120], [60, 160, 110]],
      [[120, 270, 110], [780, 900, 110], [440, 590, 80]],
    ],
    ring: { cx: 428, cy: 784, rx: 250, ry: 100, heights: [130, 172], turn: 0 },
    chalet: [706, 0.62],
    deer: [800, 760, 0.56],
    midFirs: [[590, 130], [556, 100], [806, 170], [846, 130], [880, 190], [60, 150], [104, 190], [148, 130]],
    bigFirs: [[850, 1230, 420], [926, 1260, 360]],
    flowers: 16,
  },
};

const sheets = [
  { fill: [[0, "#b3c3cf"], [0.5, "#bccbd2"], [1, "#e0e5da"]], rock: "#6785a0", light: "#fff6e4", tear: 6 },
  { fill: [[0, "#86a8a5"], [0.5, "#98b4a8"], [1, "#c2d0b4"]], rock: "#4f7a78", rough: 0.16, trees: { height: 16, tint: "#6f9694", gap: 9, clump: 0.45 } },
  { fill: [[0, "#659678"], [0.5, "#7ba57b"], [1, "#a9c28a"]], soft: true, trees: { height: 32, tint: "#4d8069", density: 0.85, gap: 12, clump: 0.5, sink: 5 } },
  { fill: [[0, "#c3cc7c"], [0.3, "#a9bc69"], [1, "#7fa257"]], soft: true, rough: 0.03, fade: 330 },
  { fill: [[0, "#6f9a52"], [0.5, "#5c8a4c"], [1, "#47774a"]], soft: true, fade: 260 },
  { fill: [[0, "#2f6343"], [1, "#1f4a38"]], soft: true, light: "#4f8a58", tear: 4 },
];

const SKIN = ["#e2b08c", "#d49a74", "#a8714e", "#c98f68", "#8a5638"];
const looks = [
  { coat: "#c7703f", legs: "#47586a", skin: SKIN[1], hair: "#4a3226", style: "short" },
  { coat: "#2f7f96", legs: "#3a4b52", skin: SKIN[0], hair: "#d0a058", style: "tail", scarf: "#f0d9a8" },
  { coat: "#f3e8d2", legs: "#5a6a74", skin: SKIN[4], hair: "#2a1d1a", style: "curls", skirt: "#b4532f" },
  { coat: "#d8a13c", legs: "#4d463c", skin: SKIN[0], hair: "#8a5a34", style: "long" },
  { coat: "#3f7a63", legs: "#d9c9a8", skin: SKIN[3], hair: "#3a2a22", style: "short", size: 0.7 },
  { coat: "#8a4a5c", legs: "#4d3b44", skin: SKIN[1], hair: "#c3c7cb", style: "bun", skirt: "#6d3a4a" },
  { coat: "#e8ddc8", legs: "#4a5a66", skin: SKIN[0], hair: "#5a4436", style: "hat" },
  { coat: "#b4532f", legs: "#3d4a52", skin: SKIN[2], hair: "#2f2622", style: "long", long: true },
  { coat: "#6b869c", legs: "#3d4a52", skin: SKIN[0], hair: "#b9b2a6", style: "short", scarf: "#b4532f" },
  { coat: "#f0d9a8", legs: "#5b4434", skin: SKIN[3], hair: "#6a4426", style: "bun", skirt: "#2f7f96" },
];

/** Draw the meadow for a wide or a tall screen, and say how to light it. */
export function draw(format) {
  const l = layouts[format];
  const stage = heroStage(format);
  const random = createRandom(`meadow-${format}`);
  stage.add(
    stage.backdrop([[0, "#b1d2de"], [0.45, "#d3e2db"], [0.8, "#f8e7c4"], [1, "#fbdca8"]], l.horizon),
    stage.pool(l.sun[0], l.sun[1], l.sun[2] * 9, l.sun[2] * 7, "#ffe6ae", 0.5),
    paperSun(stage, random.fork("sun"), ...l.sun, { rings: [6.4, 4.6, 3.1, 1.9], tint: "#fff0c4", disc: "#fff4cc" }),
    birds(l.birds, "#4d6673"),
  );
  for (const [x, y, w] of l.clouds) stage.add(cloud(stage, random.fork(`c${x}`), x, y, w, { fill: "#fffaf0", height: w * 0.16, opacity: 0.95 }));
  const list = l.ridges.map((at, i) => ({ fade: 170, at, ...sheets[i], spurs: l.spurs[i], ...(i === 0 && { snow: l.snow }) }));
  alps(stage, random, list, {
    light: "#fffaf0",
    snowTint: "#fffaf0",
    shadow: { tint: "#2a4a3c", opacity: 0.3 },
    after: (i, face) => {
      if (i === 1) stage.add(mist(stage, random.fork("mist"), { x: stage.width * 0.5, y: l.horizon + 10, width: stage.width * 1.2, height: 34, tint: "#fff3d8", opacity: 0.6, blur: 12 }));
      if (i === 2) far(stage, l, face);
      if (i === 3) meadow(stage, random, l, face);
      if (i === 4) slope(stage, random, l, face);
      if (i === 5) foreground(stage, random, l, face);
    },
  });
  return { stage, lens: { lamp: l.lamp, warm: "#ffe3a8", glow: 0.38, vignette: 0.18, shade: "#22402f" } };
}

function far(stage, l, line) {
  const [x, scale] = l.chalet;
  const y = heightAt(line, x) + 14 * scale;
  stage.add(stage.lift(chalet(stage, { x, y, scale, lit: [3], dim: 0.06, ambient: "#7f9a8a" }), { dx: 4, dy: 2, blur: 5, opacity: 0.3, tint: "#23402f", span: [y - 160 * scale, y + 40, x - 130 * scale, x + 190 * scale] }));
}

function meadow(stage, random, l, line) {
  const r = random.fork("meadow");
  const { cx, cy, rx, ry } = l.ring;
  // Sun on the grass, and the shade of each tree that the low sun draws out.
  stage.add(stage.pool(cx - rx * 0.5, cy - ry * 0.3, rx * 2.6, ry * 3, "#fff0b4", 0.55));
  const kinds = cutTrees(stage, r, "fir", 2, { tiers: 8, width: 47, rimOpacity: 0.35, rim: "#fff3c8" });
  const trees = l.midFirs.map(([x, h]) => [x, heightAt(line, x) + 12, h]);
  const cast = trees.map(([x, y, h]) => path(`M${n(x - h * 0.12)} ${n(y)}Q${n(x + h * 0.3)} ${n(y + h * 0.02)} ${n(x + h * 1.3)} ${n(y + h * 0.36)}Q${n(x + h * 0.3)} ${n(y + h * 0.2)} ${n(x - h * 0.12)} ${n(y)}Z`)).join("");
  const top = Math.min(...trees.map((t) => t[1])) - 20;
  stage.add(stage.soft(group(cast, { fill: "#34593a", opacity: 0.3 }), 3, [top, top + 200]));
  stage.add(row(stage, kinds, trees, ["#2d6a50", "#377457"], { dx: 6, dy: 3, blur: 6, opacity: 0.24, tint: "#1d3a2c" }));
  let tufts = "";
  for (let i = 0; i < 120; i++) {
    const x = r.range(0, stage.width);
    const y = r.range(heightAt(line, x) + 24, cy + ry * 3);
    if (((x - cx) / (rx * 1.15)) ** 2 + ((y - cy) / (ry * 1.35)) ** 2 > 1) tufts += grassTuft(stage, r, x, y, 10 + (y - cy + 200) * 0.025, { blades: 5, bend: 0.2, spread: 0.8 });
  }
  stage.add(group(tufts, { fill: "#5f8a45", "fill-opacity": 0.6 }));
  const [dx, dy, ds] = l.deer;
  stage.add(
    stage.soft(path(`M${dx - 20 * ds} ${dy}q${60 * ds} ${10 * ds} ${210 * ds} ${52 * ds}q${-60 * ds}-${34 * ds} ${-170 * ds}-${52 * ds}Z`, { fill: "#34593a", "fill-opacity": 0.3 }), 3, [dy - 20, dy + 60]),
    deer({ x: dx, y: dy, scale: ds, flip: true, antlers: false, coat: "#8f5f3a" }),
  );
  circle(stage, r, l);
}

// The ring itself, around a rug with a bunch of flowers, so wide that it shows on either side of the nearest backs.
function circle(stage, r, l) {
  const { cx, cy, rx, ry } = l.ring;
  const span = [cy - ry - 40, cy + ry + 160, cx - rx - 60, cx + rx + 420];
  const { people, shadows } = ring({ ...l.ring, looks, reach: 1.35, fall: 0.36 });
  const rug = (size, fill, tear) =>
    lay(stage, r, discOutline(r, cx - 6, cy - 6, rx * 0.62 * size, { ry: ry * 0.56 * size, wobble: 0.014, count: 40 }), { fill, tear, shadow: size === 1 && { dx: 3, dy: 2, blur: 3, opacity: 0.3, span } });
  stage.add(rug(1, "#b4532f", 1.6), rug(0.86, "#efd9ae", 1), rug(0.76, "#c9683f", 1), rug(0.52, "#efd9ae", 1), rug(0.44, "#2f7f96", 1));
  let bunch = "";
  for (const [x, h, kind, petal] of [[-14, 40, "daisy", "#fdf6ea"], [12, 44, "spike", "#b76a8c"], [-4, 52, "daisy", "#f6d27a"], [6, 36, "bell", "#7f9fd0"], [17, 34, "daisy", "#fdf6ea"], [-18, 30, "bell", "#c98bb0"]])
    bunch += meadowFlower(stage, r, cx + x * 0.5, cy - 10, h * 1.1, { kind, petal, stem: "#3c7048" });
  stage.add(
    stage.soft(group(shadows, { fill: "#2b5136", opacity: 0.46 }), 2.2, span),
    stage.lift(bunch + path(`M${cx - 13} ${cy - 22}h26l-4 20q-9 4-18 0z`, { fill: "#d98a5f" }), { dx: 5, dy: 3, blur: 3, opacity: 0.3, span }),
  );
  for (const { x, y, u, markup } of people) stage.add(stage.lift(markup, { dx: 2.5, dy: 1.5, blur: 2.5, opacity: 0.3, tint: "#1d3a2c", span: [y - 125 * u, y + 25, x - 110 * u, x + 110 * u] }));
}

function slope(stage, random, l, line) {
  const r = random.fork("slope");
  const kinds = cutTrees(stage, r, "fir", 2, { tiers: 8, width: 47, rimOpacity: 0.3, rim: "#fff3c8" });
  stage.add(row(stage, kinds, l.bigFirs, ["#235843", "#2a624a"], { dx: 14, dy: 6, blur: 14, opacity: 0.36, tint: "#12301f" }));
  let out = "";
  for (let i = 0; i < l.flowers; i++) {
    const x = r.range(30, stage.width * 0.94);
    out += meadowFlower(stage, r, x, heightAt(line, x) + r.range(34, stage.height * 0.1), r.range(20, 32), { kind: i % 3 ? "daisy" : "bell", petal: i % 3 ? "#fdf6ea" : "#8fa9d6", stem: "#3f6f41" });
  }
  stage.add(out);
}

function foreground(stage, random, l, line) {
  const r = random.fork("fore");
  const fringe = group(grassFringe(stage, r, line, { from: 0, to: stage.width, gap: 13, height: 50, bend: 0.3, blades: 6, sink: 10 }), { fill: "#2f6544" });
  const kinds = [["daisy", "#fdf6ea"], ["bell", "#7f9fd0"], ["spike", "#b76a8c"], ["daisy", "#f6d27a"], ["bell", "#c98bb0"], ["daisy", "#fdf6ea"]];
  const step = stage.width / l.flowers;
  let out = "";
  for (let i = 0; i <= l.flowers; i++) {
    const x = i * step + r.range(-0.3, 0.3) * step;
    const [kind, petal] = kinds[(i * 5 + r.int(0, 1)) % 6];
    out += meadowFlower(stage, r, x, heightAt(line, x) + r.range(24, 64), r.range(60, 98), { kind, petal, stem: "#3c7048" });
  }
  stage.add(fringe, stage.lift(out, { dx: 4, dy: 4, blur: 4, opacity: 0.3, tint: "#0f2a1c", span: [Math.min(...line.map((p) => p[1])) - 120, stage.height] }));
}
