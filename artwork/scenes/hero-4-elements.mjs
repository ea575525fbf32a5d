// The elements: a night with a fire, a stream, wind in the grass and the open earth.
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { mist, standSheet } from "../demo/lib/sheets.mjs";
import { alps, heroStage } from "../lib/alps.mjs";
import { camper, friends, sleepingDog } from "../lib/campers.mjs";
import { chalet } from "../lib/chalet.mjs";
import { heightAt, n, softPolygon } from "../lib/geometry.mjs";
import { fire, sparks, stone, stream } from "../lib/nature.mjs";
import { group, path, use } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { curl, smoke, stars, windRibbon } from "../lib/sky.mjs";
import { grassFringe, grassTuft } from "../lib/stamps.mjs";

const NIGHT = "#06120e";
const NIGHT_SKY = "#0c1428";

const layouts = {
  wide: {
    horizon: 560,
    lamp: [0.68, 0.74],
    ridges: [
      [[-60, 460], [90, 410], [210, 446], [330, 360], [372, 348], [420, 380], [500, 456], [640, 490], [760, 456], [880, 380], [960, 326], [1000, 316], [1050, 346], [1130, 420], [1250, 384], [1350, 336], [1390, 330], [1450, 370], [1540, 430], [1660, 390]],
      [[-60, 530], [120, 490], [300, 536], [470, 500], [640, 560], [800, 570], [960, 506], [1130, 544], [1330, 480], [1480, 526], [1660, 490]],
      [[-60, 580], [170, 594], [420, 622], [640, 640], [820, 644], [1000, 622], [1250, 596], [1480, 578], [1660, 550]],
      [[-60, 676], [180, 690], [460, 702], [720, 694], [980, 682], [1260, 678], [1460, 664], [1660, 636]],
      [[-60, 880], [140, 886], [330, 912], [560, 934], [840, 942], [1080, 936], [1320, 914], [1480, 890], [1660, 850]],
    ],
    spurs: [
      [[1000, 1130, 260], [372, 500, 220], [1390, 1530, 210], [90, 200, 110]],
      [[1330, 1470, 130], [960, 1120, 110], [470, 630, 110], [120, 290, 100]],
    ],
    chalet: [800, 0.5],
    fire: [1096, 786, 186],
    friends: [896, 842, 146],
    campers: [[1318, 842, 146], [1238, 782, 100]],
    dog: [1160, 856, 1.05],
    stream: [[700, 660, 8], [664, 686, 16], [724, 716, 26], [650, 760, 46], [596, 812, 78], [656, 876, 128], [620, 940, 190], [540, 1030, 280]],
    ribbons: [[120, 330, 430, 32, 40, 13], [690, 300, 330, 28, 34, 11], [1140, 286, 280, 22, 20, 9]],
    leaves: [[330, 306], [470, 352], [820, 264], [980, 284], [1290, 262], [1450, 290], [620, 330]],
    backFirs: [[1430, 220], [1484, 270], [1540, 230], [1590, 290], [60, 230], [120, 180], [180, 130], [1384, 150], [560, 120], [600, 90]],
    firs: [[1568, 1000, 400], [1636, 1010, 330], [0, 1010, 400], [88, 1040, 270]],
    stones: [[770, 910, 60, 30], [820, 930, 40, 20], [540, 830, 34, 16], [740, 868, 30, 14], [480, 900, 52, 24]],
  },
  tall: {
    horizon: 720,
    lamp: [0.5, 0.5],
    ridges: [
      [[-60, 580], [50, 530], [140, 566], [250, 466], [276, 456], [340, 530], [430, 576], [530, 490], [610, 410], [640, 398], [690, 440], [750, 530], [830, 500], [960, 560]],
      [[-60, 640], [110, 600], [250, 650], [400, 616], [540, 666], [700, 606], [820, 640], [960, 616]],
      [[-60, 690], [160, 700], [400, 720], [620, 712], [960, 680]],
      [[-60, 752], [200, 756], [480, 746], [720, 742], [960, 724]],
      [[-60, 1180], [140, 1190], [380, 1230], [620, 1234], [800, 1196], [960, 1150]],
    ],
    spurs: [
      [[640, 760, 250], [276, 430, 210], [50, 130, 100]],
      [[700, 810, 110], [110, 240, 100], [400, 530, 90]],
    ],
    chalet: [210, 0.5],
    fire: [466, 800, 200],
    friends: [240, 850, 158],
    campers: [[700, 846, 156], [628, 788, 106]],
    dog: [556, 876, 1.05],
    stream: [[770, 722, 8], [800, 748, 16], [752, 776, 24], [812, 826, 40], [786, 884, 58], [660, 950, 92], [500, 1020, 140], [440, 1100, 200], [500, 1200, 280], [540, 1320, 380]],
    ribbons: [[70, 420, 260, 32, 44, 11], [330, 330, 280, 28, 40, 10], [560, 268, 200, 20, 20, 8]],
    leaves: [[240, 384], [420, 360], [520, 300], [700, 268], [180, 440], [800, 330]],
    backFirs: [[50, 220], [106, 170], [156, 120], [862, 230], [816, 160], [904, 190]],
    firs: [[850, 1500, 420], [920, 1520, 340], [16, 1520, 430], [112, 1560, 280]],
    stones: [[300, 1050, 60, 30], [256, 1076, 44, 20], [690, 990, 52, 24], [736, 1016, 34, 16], [270, 1140, 70, 32]],
  },
  broad: {
    horizon: 580,
    lamp: [0.82, 0.76],
    ridges: [
      [[-60, 520], [120, 470], [240, 500], [400, 430], [452, 416], [520, 460], [660, 524], [820, 540], [980, 500], [1140, 450], [1270, 390], [1400, 316], [1448, 300], [1500, 332], [1600, 430], [1700, 400], [1800, 340], [1842, 326], [1900, 372], [1980, 430], [2060, 400]],
      [[-60, 570], [160, 540], [360, 580], [560, 548], [760, 600], [980, 606], [1180, 560], [1340, 520], [1500, 556], [1700, 500], [1860, 540], [2060, 506]],
      [[-60, 628], [220, 636], [520, 656], [820, 668], [1080, 664], [1340, 640], [1640, 612], [1860, 592], [2060, 570]],
      [[-60, 700], [300, 716], [640, 726], [960, 720], [1280, 706], [1600, 700], [1840, 688], [2060, 664]],
      [[-60, 912], [240, 920], [520, 938], [860, 956], [1200, 958], [1500, 946], [1780, 924], [2060, 880]],
    ],
    spurs: [
      [[1448, 1570, 260], [452, 580, 180], [1842, 1960, 210]],
      [[1700, 1820, 120], [1340, 1480, 110], [160, 300, 90]],
    ],
    chalet: [1316, 0.5],
    fire: [1630, 806, 190],
    friends: [1424, 862, 150],
    campers: [[1856, 862, 150], [1776, 800, 102]],
    dog: [1696, 878, 1.08],
    stream: [[1250, 684, 8], [1222, 706, 14], [1270, 736, 22], [1240, 776, 34], [1214, 826, 52], [1258, 884, 84], [1236, 950, 130], [1150, 1040, 220]],
    ribbons: [[1190, 236, 330, 28, 34, 10], [1560, 200, 300, 24, 24, 10]],
    leaves: [[1290, 182], [1450, 224], [1720, 170], [1880, 206]],
    backFirs: [[1900, 210], [1950, 270], [1996, 230], [60, 200], [116, 150], [176, 110], [900, 100], [944, 76]],
    firs: [[1976, 1010, 360], [8, 1010, 330], [96, 1040, 220]],
    stones: [[1330, 936, 52, 24], [1372, 954, 36, 18], [1174, 856, 30, 14], [1150, 926, 48, 22]],
    // Over which sheets: how dark as far as where, less to where, and not beyond where.
    shades: { 2: [0.66, 900, 1420, 1640], 4: [0.42, 620, 1000, 1240] },
  },
};

const sheets = [
  { fill: [[0, "#7a90ab"], [0.3, "#58728f"], [1, "#45607d"]], rock: "#2c4568", light: "#cfdcea", tear: 6 },
  { fill: [[0, "#436280"], [0.5, "#38586f"], [1, "#36566b"]], rock: "#203d55", light: "#b9cddb", trees: { height: 26, tint: "#2f4f66", gap: 14, clump: 0.4 } },
  { fill: [[0, "#2a4a5a"], [0.6, "#22414c"], [1, "#1f3c44"]], soft: true, light: "#a9c3c6", trees: { height: 38, tint: "#1a3640", gap: 14, clump: 0.7, sink: 5 } },
  { fill: [[0, "#2d5448"], [0.5, "#1f4138"], [1, "#173229"]], soft: true, light: "#b9c6a4", fade: 330 },
  { fill: [[0, "#5a4128"], [0.5, "#46331f"], [1, "#2c2117"]], soft: true, light: "#d9b98a", fade: 90 },
];

/** Draw the night of the elements for a wide or a tall screen, and say how to light it. */
export function draw(format) {
  const l = layouts[format];
  const stage = heroStage(format);
  const { width } = stage;
  const random = createRandom(`elements-${format}`);
  stage.add(
    stage.backdrop([[0, "#131d38"], [0.45, "#203557"], [0.8, "#3d5c7c"], [1, "#6488a0"]], l.horizon),
    stage.soft(milkyWay(random.fork("milk"), width, l.horizon), 14, [-80, l.horizon]),
    stars(random, { x0: 0, x1: width, y0: 14, y1: l.horizon * 0.72, count: 100, big: 9 }),
  );
  const list = l.ridges.map((at, i) => ({ fade: 170, facetOpacity: 0.75, at, ...sheets[i], spurs: l.spurs[i] }));
  alps(stage, random, list, {
    shadow: { tint: "#081226", opacity: 0.46 },
    after: (i, face) => {
      if (l.shades?.[i]) stage.add(shade(stage, ...l.shades[i]));
      if (i === 0) stage.add(wind(stage, l));
      if (i === 1) stage.add(mist(stage, random.fork("mist"), { x: width * 0.5, y: l.horizon + 50, width: width * 1.2, height: 40, tint: "#a9c0cf", opacity: 0.34, blur: 12 }));
      if (i === 2) home(stage, l, face);
      if (i === 3) camp(stage, random, l, face);
      if (i === 4) earth(stage, random, l, face);
    },
  });
  return { stage, lens: { lamp: l.lamp, warm: "#ffb56a", glow: 0.42, vignette: 0.3, shade: "#070d1e" } };
}

function milkyWay(random, w, h) {
  const scrap = (k, o) => {
    const side = (sign) => Array.from({ length: 27 }, (_, i) => [w * (-0.05 + (1.1 * i) / 26), h * (0.66 - (0.62 * i) / 26) + sign * h * 0.13 * k * random.range(0.7, 1.2)]);
    return path(softPolygon([...side(-1), ...side(1).reverse()]), { fill: "#9db4d6", "fill-opacity": o });
  };
  return scrap(1.5, 0.08) + scrap(0.85, 0.09) + scrap(0.4, 0.1);
}

// What words lie on is darker, as far as they reach.
function shade(stage, opacity, full, reach, end) {
  const fill = stage.linear([[0, NIGHT_SKY, opacity], [full / end, NIGHT_SKY, opacity], [reach / end, NIGHT_SKY, opacity * 0.6], [1, NIGHT_SKY, 0]], [0, 0, end, 0]);
  return `<rect width="${end}" height="${stage.height}" fill="${fill}"/>`;
}

// Air: ribbons of wind between the peaks and the stars, with a few leaves on them.
function wind(stage, l) {
  const leaf = stage.shape("M-9 0Q-2-6.500 9-1 1 6-9 0Z");
  const ribbons = l.ribbons.map(([x, y, length, r, rise, w]) => windRibbon(stage, curl(x, y, length, r, { rise }), w, { fill: "#c4d4e2", opacity: 0.55, shadow: false }));
  const leaves = l.leaves.map(([x, y], i) =>
    use(leaf, { fill: ["#d9b36c", "#8fb0a0", "#cf8a52"][i % 3], "fill-opacity": 0.9, transform: `translate(${x} ${y}) rotate(${((i * 47) % 80) - 40}) scale(${1 + (i % 3) * 0.25})` }),
  );
  return stage.lift(ribbons.join("") + leaves.join(""), { dx: 4, dy: 8, blur: 6, opacity: 0.4, tint: "#081226", span: [100, l.horizon] });
}

function home(stage, l, line) {
  const [x, scale] = l.chalet;
  const y = heightAt(line, x) + 12 * scale;
  stage.add(
    stage.lift(chalet(stage, { x, y, scale, lit: [3], dim: 0.62, ambient: "#1c3340" }), { dx: 4, dy: 2, blur: 5, opacity: 0.4, tint: "#081226", span: [y - 160 * scale, y + 40, x - 130 * scale, x + 190 * scale] }),
    stage.pool(x - 38 * scale, y - 54 * scale, 70 * scale, 50 * scale, "#ffc873", 0.5),
  );
}

function camp(stage, random, l, line) {
  const r = random.fork("camp");
  const [fx, fy, fh] = l.fire;
  stage.add(
    stage.pool(fx, fy + fh * 0.08, fh * 3.4, fh * 1.15, "#e89a3e", 0.5),
    stage.pool(fx, fy + fh * 0.08, fh * 1.7, fh * 0.55, "#ffc46a", 0.6),
  );
  const kinds = cutTrees(stage, r, "fir", 2, { tiers: 7, width: 46, rimOpacity: 0.14, rim: "#ffdcae" });
  const back = l.backFirs.map(([x, h]) => [x, heightAt(line, x) + 12, h]);
  stage.add(row(stage, kinds, back, ["#17382f", "#1b3f35"], { dx: 8, dy: 3, blur: 8, opacity: 0.45, tint: NIGHT }));
  const low = [l.stream[0][1] - 60, stage.height];
  const water = stage.linear([[0, "#8fc0cc"], [0.25, "#3f8ba2"], [0.7, "#236780"], [1, "#174a61"]], [0, l.stream[0][1], 0, l.stream.at(-1)[1]]);
  stage.add(stage.lift(stream(stage, r, l.stream, { edge: "#8fb8b0", water, light: "#cdeaf0", ripples: 15, shadow: false }), { dx: 0, dy: 2, blur: 5, opacity: 0.45, tint: NIGHT, span: low }));
  for (const [x, y, w] of l.stream.filter(([, y]) => y > fy - fh * 0.3 && y < fy + fh))
    stage.add(path(`M${n(x + w * 0.05)} ${n(y)}q${n(w * 0.16)} ${n(-w * 0.03)} ${n(w * 0.34)} 0q${n(-w * 0.16)} ${n(w * 0.04)} ${n(-w * 0.34)} 0Z`, { fill: "#ffc678", "fill-opacity": 0.8 }));
  stage.add(stage.lift(l.stones.map(([x, y, w, h]) => stone(stage, r, x, y, w, h, "#5f6e74", { shadow: false })).join(""), { dx: 4, dy: 4, blur: 5, opacity: 0.4, tint: NIGHT, span: low }));
  // Wind in the grass of the meadow.
  let grass = "";
  let warm = "";
  const bottom = Math.min(...l.ridges[4].map((p) => p[1]));
  for (let i = 0; i < 100; i++) {
    const x = r.range(0, stage.width);
    const y = r.range(heightAt(line, x) + 14, bottom + 20);
    const wet = l.stream.some(([sx, sy, sw]) => Math.abs(sy - y) < 50 && Math.abs(sx - x) < sw * 0.75 + 18);
    const distance = Math.hypot((x - fx) / 1.7, (y - fy) * 1.6);
    if (wet || distance < fh * 0.75) continue;
    const blade = grassTuft(stage, r, x, y, 14 + (y - line[0][1]) * 0.05, { blades: 5, bend: 0.7, spread: 0.7 });
    if (distance < fh * 1.4) warm += blade;
    else grass += blade;
  }
  stage.add(group(grass, { fill: "#3f6b56", "fill-opacity": 0.85 }), group(warm, { fill: "#8a7a3f", "fill-opacity": 0.85 }));
  gathering(stage, r, l);
}

// The fire, and those who sit around it; their shadows fall away from the flames.
function gathering(stage, r, l) {
  const [fx, fy, fh] = l.fire;
  const outfits = [
    { blanket: "#2d6a78", hair: "curls", hairTint: "#3a261d", skin: "#b97f58" },
    { blanket: "#b58a34", hair: "short", hairTint: "#8a5a34", skin: "#e0ad86", trousers: "#4a5a66", stick: true },
  ];
  const seats = [...l.campers, l.friends];
  const span = [fy - fh * 1.3, fy + fh];
  const cast = seats
    .map(([x, y, h]) => {
      const [dx, dy] = [(x - fx) * 0.75, (y - fy) * 0.7 + 14];
      const w = h * (h === l.friends[2] ? 0.62 : 0.34);
      return path(`M${n(x - w)} ${n(y - 6)}Q${n(x + dx * 0.5 - w)} ${n(y + dy)} ${n(x + dx)} ${n(y + dy * 1.2)}Q${n(x + dx * 0.6 + w)} ${n(y + dy * 0.4)} ${n(x + w)} ${n(y - 6)}Z`);
    })
    .join("");
  const small = l.campers[1];
  const near = (markup, x, y, h) => stage.lift(markup, { dx: 3, dy: 3, blur: 4, opacity: 0.45, tint: NIGHT, span: [y - h * 1.3, y + 40, x - h - 40, x + h + 40] });
  stage.add(
    stage.soft(group(cast, { fill: NIGHT, opacity: 0.5 }), 5, span),
    stage.soft(smoke(stage, fx + 4, fy - fh * 0.8, fh * 1.6, { tint: "#d6d8dc", opacity: 0.34, lean: 0.4, width: fh * 0.14 }), 3, [fy - fh * 2.8, fy]),
    stage.pool(fx, fy - fh * 0.4, fh * 1.5, fh * 1.25, "#ff9d45", 0.5),
    near(camper(stage, { x: small[0], y: small[1], height: small[2], flip: true, ...outfits[1] }), small[0], small[1], small[2]),
    stage.lift(fire(stage, r, fx, fy, fh), { dx: 3, dy: 3, blur: 5, opacity: 0.4, tint: "#2a0f06", span: [...span, fx - fh * 1.2, fx + fh * 1.2] }),
    stage.pool(fx, fy - fh * 0.3, fh * 0.8, fh * 0.8, "#ffd27a", 0.4),
    sparks(r, fx, fy - fh * 0.8, fh * 1.3, 34),
  );
  const [x, y, h] = l.campers[0];
  const [px, py, ph] = l.friends;
  const [dx, dy, ds] = l.dog;
  stage.add(
    near(sleepingDog(stage, { x: dx, y: dy, scale: ds, flip: true }), dx, dy, 60),
    near(camper(stage, { x, y, height: h, flip: true, ...outfits[0] }), x, y, h),
    near(friends(stage, { x: px, y: py, height: ph }), px, py, ph),
  );
}

// Earth: the meadow is cut open, its layers lie bare under the grass.
function earth(stage, random, l, line) {
  const r = random.fork("earth");
  const drop = (d, wave) => line.map(([x, y], i) => [x, y + d + Math.sin(i / 9 + d) * wave]).filter((_, i) => i % 2 === 0);
  for (const [d, from, to] of [[34, "#7a5630", "#5c4024"], [68, "#4f3924", "#33261a"], [120, "#33261a", "#1d1610"]])
    standSheet(stage, r, drop(d, 5), { fill: [[0, from], [1, to]], tear: 6, light: "#d9b98a", core: 0.35, gradientTo: line[0][1] + d + 120, shadow: { dx: 2, dy: -1, blur: 8, opacity: 0.4, tint: "#120c06" } });
  const span = [Math.min(...line.map((p) => p[1])) - 120, Math.max(...line.map((p) => p[1])) + 240];
  let stones = "";
  for (let i = 0; i < 14; i++) {
    const x = r.range(30, stage.width - 30);
    stones += stone(stage, r, x, heightAt(line, x) + r.range(30, 150), r.range(14, 36), r.range(8, 18), r.pick(["#8a7355", "#6e6255", "#9a815c"]), { shadow: false });
  }
  const fringe = (gap, height, bend, fill) => group(grassFringe(stage, r, line, { from: 0, to: stage.width, gap, height, bend, blades: 6, sink: 11 }), { fill });
  stage.add(
    stage.lift(stones, { dx: 3, dy: 3, blur: 4, opacity: 0.45, tint: "#120c06", span }),
    stage.lift(fringe(15, 58, 0.8, "#1f4a39") + fringe(26, 46, 0.9, "#2f6048"), { dx: 4, dy: 4, blur: 5, opacity: 0.4, tint: NIGHT, span }),
    row(stage, cutTrees(stage, r, "fir", 2, { tiers: 8, width: 46, rimOpacity: 0.12, rim: "#ffdcae" }), l.firs, ["#12302a", "#15362e"], { dx: 14, dy: 5, blur: 14, opacity: 0.5, tint: NIGHT }),
  );
}
