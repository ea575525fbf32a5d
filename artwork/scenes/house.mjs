// The house cut in two, on an evening in autumn: who sleeps, cooks, reads and breathes where, and what is stored below.
// Dusk and earth go on to both edges of the screen: a wide one shows more of them, a narrow one the house alone.
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { put } from "../demo/lib/props.mjs";
import { lay, mist } from "../demo/lib/sheets.mjs";
import { alps } from "../lib/alps.mjs";
import { farChalet } from "../lib/chalet.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { bathroom, bedroom, catBench, entrance, kitchen, library, logs, practice, up, vault } from "../lib/dwelling.mjs";
import { headSide } from "../lib/people.mjs";
import { band, curveThrough, n, polygon, polyline, softPolygon } from "../lib/geometry.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { mix } from "../lib/palette.mjs";
import { discOutline, insetOutline } from "../lib/paper.mjs";
import { group, line, path } from "../lib/picture.mjs";
import { createNoise, createRandom } from "../lib/rng.mjs";
import { smoke, stars } from "../lib/sky.mjs";

const NIGHT = "#1d2547";
const DARK = "#2a150c";
const CUT = "#fff3dc";

const layouts = {
  wide: {
    size: [1600, 940],
    rise: 60,
    margin: 200,
    k: 1,
    horizon: 700,
    // [left, right] of the walls, the ridge, the fall of the roof, how far it stands out, the floors' tops.
    house: { left: 225, right: 1305, ridge: [765, 120], fall: 0.5, eave: 60, roof: 34, ground: 727, upper: 526, attic: 366 },
    stack: [828, 872],
    ridges: [
      [[-260, 430], [-150, 330], [-104, 372], [-30, 452], [70, 440], [150, 470], [260, 330], [352, 196], [400, 250], [470, 300], [640, 360], [900, 340], [1120, 290], [1212, 172], [1262, 226], [1340, 330], [1420, 400], [1500, 430], [1590, 390], [1700, 290], [1742, 330], [1860, 440]],
      [[-260, 580], [-120, 540], [-20, 586], [90, 560], [200, 590], [330, 520], [800, 540], [1290, 560], [1400, 512], [1500, 560], [1640, 530], [1760, 572], [1860, 540]],
      [[-260, 610], [-60, 644], [130, 652], [260, 640], [800, 640], [1320, 632], [1450, 650], [1640, 616], [1860, 636]],
    ],
    spurs: [[[352, 470, 240], [1212, 1380, 240], [-150, -60, 150], [1700, 1800, 160]], [[1400, 1490, 100], [90, 190, 90], [-120, -30, 90]]],
    things: [
      ["trees", "fir", [[-214, 722, 190], [-160, 728, 138], [-118, 716, 100], [20, 706, 84], [58, 712, 96], [176, 700, 130], [212, 706, 92]]],
      ["trees", "larch", [[-66, 724, 150], [-30, 714, 96]]],
      ["barn", 1420, 696, 0.4],
      ["trees", "larch", [[1338, 700, 120], [1570, 716, 128], [1604, 722, 84], [1690, 726, 168]]],
      ["trees", "fir", [[1636, 720, 116], [1742, 728, 204], [1792, 734, 150]]],
      ["torrent", [[1462, 686, 8], [1500, 692, 18], [1522, 702, 32], [1520, 714, 50], [1510, 730, 76]], 50],
      ["turf", -220, 223],
      ["turf", 1307, 1474],
      ["turf", 1546, 1820],
      ["burrow", 206, 796],
      ["apple", 104, 731, 0.96],
      ["logs", 166, 729, 54, 6],
      ["door", 1281, 24],
      ["terrace", 1310, 1456, 1388, [1336, 500, 430]],
    ],
    moon: [498, 150, 27],
    stars: 70,
    snow: 262,
  },
  tall: {
    size: [900, 1100],
    rise: 130,
    margin: 0,
    k: 1.12,
    horizon: 790,
    house: { left: 58, right: 772, ridge: [415, 92], fall: 0.62, eave: 36, roof: 34, ground: 832, upper: 564, attic: 366 },
    stack: [420, 462],
    cellar: [132, 708, 1004],
    ridges: [
      [[-40, 470], [20, 400], [70, 290], [124, 176], [160, 226], [240, 330], [420, 360], [600, 330], [680, 226], [726, 158], [770, 232], [840, 360], [940, 430]],
      [[-40, 600], [40, 560], [450, 560], [800, 540], [850, 520], [940, 580]],
      [[-40, 690], [60, 680], [450, 680], [830, 676], [940, 660]],
    ],
    spurs: [[[124, 220, 200], [726, 820, 200]], [[850, 920, 80]]],
    things: [
      ["trees", "fir", [[6, 826, 190], [40, 820, 130]]],
      ["torrent", [[74, 794, 6], [54, 800, 14], [34, 810, 26], [22, 822, 40], [14, 836, 58]], 42],
      ["apple", 846, 830, 0.8, 0],
      ["turf", 774, 920],
      ["terrace", 776, 876, 822, [796, 470, 330], 0.94],
    ],
    moon: [252, 84, 24],
    stars: 46,
    snow: 232,
  },
};

/** A straight cut, wavering as hands do. */
function cutLine(random, points, closed = true, waver = 0.7, step = 16) {
  const out = [];
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let j = 0; j < count; j++) {
      const t = j / count;
      out.push([a[0] + (b[0] - a[0]) * t + random.range(-waver, waver), a[1] + (b[1] - a[1]) * t + random.range(-waver, waver)]);
    }
  }
  if (!closed) out.push(points.at(-1));
  return out;
}

/** Draw the house for a wide or a tall screen. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const stage = new Diorama({ id: "m", width, height, around: Math.max(l.margin, l.rise) + 80 });
  const random = createRandom(`house-${format}`);
  const roofAt = (x, drop = 0) => l.house.ridge[1] + drop + Math.abs(x - l.house.ridge[0]) * l.house.fall;
  const scene = { ...l, stage, random, roofAt, format };
  dusk(scene);
  ground(scene);
  rooms(scene);
  walls(scene);
  roof(scene);
  outside(scene);
  // The sky is higher and wider than the house has room for.
  const { rise, margin } = l;
  stage.height += rise;
  stage.width += 2 * margin;
  stage.body = [group(stage.body.join(""), { transform: `translate(${margin} ${rise})` })];
  return { stage, lens: { lamp: [0.46, 0.62], warm: "#ffc98a", glow: 0.26, vignette: 0.3, shade: "#0a0f24", grain: 0.8 } };
}

/** From where to where the picture goes, and how far above the drawing's first line. */
const frame = ({ size: [width, height], margin, rise }) => ({ x0: -margin - 20, x1: width + margin + 20, y0: -rise - 10, y1: height + 20 });

function dusk({ stage, random, horizon, ridges, spurs, moon, ...l }) {
  const { x0, x1, y0 } = frame(l);
  const sky = stage.linear([[0, "#141b3d"], [0.3, "#28305e"], [0.58, "#5a5788"], [0.82, "#b98296"], [1, "#e6b08f"]], [0, y0, 0, horizon]);
  stage.add(`<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${horizon + 60 - y0}" fill="${sky}"/>`);
  // Rings of light, as those of a stone in water.
  const [mx, my, mr] = moon;
  const rings = random.fork("rings");
  for (const [k, o] of [[15, 0.035], [10.4, 0.045], [6.6, 0.06], [3.6, 0.08]])
    stage.add(path(softPolygon(discOutline(rings, mx, my, mr * k, { wobble: 0.02 })), { fill: "#ffe3c4", "fill-opacity": o, stroke: "#fffaf0", "stroke-opacity": 0.14, "stroke-width": 1.2 }));
  stage.add(stars(random.fork("stars3"), { x0, x1, y0: y0 + 26, y1: horizon * 0.5, count: l.stars, big: 8, tint: "#fdf0dc", opacity: 0.85 }));
  stage.add(stage.pool(mx, my, mr * 4, mr * 4, "#ffe9c4", 0.5), `<circle cx="${mx}" cy="${my}" r="${mr}" fill="#fff3d6"/>`, `<circle cx="${mx - mr * 0.2}" cy="${my - mr * 0.14}" r="${mr * 0.82}" fill="#fffaea" fill-opacity=".5"/>`);
  const along = { from: x0, to: x1 };
  alps(
    stage,
    random.fork("alps"),
    [
      { at: ridges[0], fill: [[0, "#c99ba4"], [0.22, "#9580a4"], [0.6, "#6d749f"], [1, "#6a76a0"]], rock: "#3d477a", light: "#ffe6d6", rim: "#ffe6d4", tear: 6, spurs: spurs[0], fade: 240, facetOpacity: 0.7, snow: { level: l.snow, ragged: 20 } },
      { at: ridges[1], fill: [[0, "#55688c"], [0.6, "#667897"], [1, "#8290aa"]], rock: "#34456c", light: "#f0e4ea", tear: 6, spurs: spurs[1], fade: 150, trees: { ...along, height: 13, tint: "#42597d" } },
      { at: ridges[2], fill: [[0, "#32545f"], [1, "#486a6d"]], soft: true, light: "#dfe6e0", tear: 6, fade: 120, trees: { ...along, height: 30, tint: "#25454f", density: 0.9, gap: 12, clump: 0.7 } },
    ],
    { shadow: { tint: NIGHT, opacity: 0.34 }, snowTint: "#fbeee6" },
  );
  stage.add(mist(stage, random.fork("mist"), { x: (x0 + x1) / 2, y: horizon - 90, width: (x1 - x0) * 1.1, height: 34, tint: "#cdb0ba", opacity: 0.4, blur: 12 }));
}

/** Meadow behind, then the earth that the cut lays open. */
function ground({ stage, random, house, ...l }) {
  const { x0, x1, y1 } = frame(l);
  const y = house.ground;
  const across = (...offs) => offs.map((off, i) => [x0 + ((x1 - x0) * i) / (offs.length - 1), y + off]);
  stage.add(
    lay(stage, random.fork("meadow"), [...curveThrough(across(-62, -52, -44, -40, -40, -40, -42, -50, -58), 8), [x1, y + 40], [x0, y + 40]], {
      fill: stage.linear([[0, "#4f7350"], [1, "#2f5741"]], [0, y - 50, 0, y + 20]),
      tint: "#6d8f5a",
      tear: 5,
      coreAmount: 0.8,
      shadow: { dx: 3, dy: -4, blur: 9, opacity: 0.36, tint: NIGHT, span: [y - 90, y + 90] },
    }),
  );
  const r = random.fork("earth");
  const box = [x0, y - 20, x1, y1];
  const layer = (line0, fill, rim, more) => up(stage, path(`${polyline(line0)}L${x1} ${y1}L${x0} ${y1}Z`, { fill }) + line(polyline(line0), rim, 1.6, 0.6), box, more);
  const soil = stage.linear([[0, "#8a6444"], [1, "#6b4b35"]], [0, y, 0, y1]);
  stage.add(layer(curveThrough(across(2, 0, 1, 0, 0, 0, 0, 1, 3), 14).map(([x, v]) => [x, v + r.range(-1, 1)]), soil, "#fff3dc", { dy: -3, blur: 8, opacity: 0.45 }));
  for (const [t, tint] of [[0.3, "#62452f"], [0.58, "#4b362a"], [0.82, "#392a22"]]) {
    const waves = curveThrough(across(...Array.from({ length: 15 }, (_, i) => (y1 - y) * t + Math.sin(i * 1.9 + t * 9) * 9 + r.range(-5, 5))), 8);
    stage.add(layer(waves, tint, "#c9a27a", { dy: -2, opacity: 0.3 }));
  }
  let stones = "";
  for (let i = 0; i < ((x1 - x0) * (y1 - y)) / 8000; i++) {
    const [sx, sy, s] = [r.range(x0, x1), r.range(y + 20, y1), r.range(5, 13)];
    stones += path(`M${n(sx - s)} ${n(sy)}q${n(s * 0.3)} ${n(-s * 0.8)} ${n(s)} ${n(-s * 0.7)}t${n(s)} ${n(s * 0.6)}-${n(s * 0.7)} ${n(s * 0.5)}-${n(s * 1.3)} ${n(-s * 0.4)}Z`, { fill: r.pick(["#a99a88", "#8e8378", "#b8aa95"]), "fill-opacity": 0.7 });
  }
  stage.add(stones);
}

/** What stands in each room; `holes` are the openings of the walls, as polygons. */
function plan({ format, house, roofAt, stack: [s0, s1] }) {
  const inside = house.roof + 10;
  const under = (x0, x1, y1) => {
    const at = (x) => [x, roofAt(x, inside)];
    const [rx] = house.ridge;
    return [[x0, y1], at(x0), ...(x0 < rx && x1 > rx ? [at(rx)] : []), at(x1), [x1, y1]];
  };
  const square = (x0, y0, x1, y1) => {
    // The roof takes an upper corner off.
    const corner = (x, inwards) => {
      const ceiling = roofAt(x, inside);
      return ceiling > y0 ? [[x, ceiling], [x + (inwards * (ceiling - y0)) / house.fall, y0]] : [[x, y0]];
    };
    return [[x0, y1], ...corner(x0, 1), ...corner(x1, -1).reverse(), [x1, y1]];
  };
  return plans[format]({ under, square, s0, s1 });
}

const sleeper = group(headSide([0, 0], { hair: "curls", hairTint: "#5a3c2c", skin: "#d9a07c", coat: "#e2c9a0" }), { transform: "rotate(-78) scale(1.2)" });

// Those who practise, wherever their mats lie.
const CIRCLE = [
  { kind: "seated", mat: "#c98f3d", top: "#f1e4ca", trousers: "#4f8794", hair: "long", hairTint: "#3a2a22", cushion: "#b4532f" },
  { kind: "aside", mat: "#4f8794", top: "#b4532f", trousers: "#33504f", hair: "bun", hairTint: "#5a3c2c", cushion: "#c98f3d", skin: "#c98f6a" },
  { kind: "aside", flip: true, mat: "#2f6a55", top: "#4f8794", trousers: "#5a4a52", hair: "short", hairTint: "#8a8078", cushion: "#e2c9a0" },
  { kind: "lying", mat: "#b4532f", blanket: "#2f6a55", top: "#e9dcc2", hair: "curls", hairTint: "#4a3226" },
];
const circle = (...places) => CIRCLE.map((one, i) => ({ ...one, x: places[i][0], y: places[i][1] }));

// What stands in the vaults.
const KEEPS = {
  jars: [["jars", 4], ["potatoes", -34, 0.9], ["basket", 36]],
  logs: [["logs", 0, 1.4]],
  cheese: [["barrel", -42], ["cheese", 6], ["potatoes", 48, 0.72]],
};

const plans = {
  wide: ({ under, square, s0, s1 }) => [
    { hole: under(404, 640, 366), draw: bedroom, room: [404, 140, 640, 366], wall: "#a8744a", beds: [["fir", 546, { flip: true }]], lamps: [572], windows: [[594, 264, 34, 42]] },
    { hole: under(650, s0, 366), draw: library, room: [650, 140, s0, 366], wall: "#b98756", lookout: [762, 216, 21], chair: [772, 0], shelf: [664, 58, 4] },
    { hole: under(s1, 1118, 366), draw: bedroom, room: [s1, 140, 1118, 366], wall: "#a8744a", beds: [["brick", 966, { flip: false }]], lamps: [944], windows: [[892, 264, 34, 42]] },
    { hole: square(240, 380, 530, 514), draw: bedroom, room: [240, 380, 530, 514], wall: "#6f8f86", beds: [["honey", 254, { sleeper }], ["ice", 518, { flip: true }]], sconces: [[284, 70], [496, 78]], stands: [386], windows: [[366, 402, 40, 40]], frames: [[438, 424, "#b4532f"]] },
    { hole: square(540, 380, s0, 514), draw: bedroom, room: [540, 380, s0, 514], wall: "#b97f56", beds: [["ice", 553], ["plum", 815, { flip: true }]], sconces: [[571, 82], [797, 82]], stands: [684], windows: [[664, 402, 40, 40]], frames: [[632, 424]] },
    { hole: square(s1, 380, 1032, 514), draw: bathroom, room: [s1, 380, 1032, 514] },
    { hole: square(1042, 380, 1290, 514), draw: bedroom, room: [1042, 380, 1290, 514], wall: "#7f8aa6", beds: [["brick", 1052], ["fir", 1281, { flip: true }]], sconces: [[1076, 78], [1247, 70]], windows: [[1147, 402, 38, 40]] },
    { hole: square(251, 538, 415, 727), draw: bedroom, room: [251, 538, 415, 727], wall: "#5f8676", beds: [["honey", 292, { end: true }], ["brick", 372, { end: true }]], sconces: [[290, 96], [374, 96]], stands: [332], windows: [[309, 566, 46, 50]] },
    {
      hole: square(425, 538, s0, 727), draw: practice, room: [425, 538, s0, 727], bay: [462, 572, 266, 92], stoveAt: 786,
      lanterns: [[484, 572, 9], [706, 568, 10.5]],
      ring: circle([600, -27], [500, -13], [702, -13], [602, 0]),
    },
    { hole: square(s1, 538, 1152, 727), draw: kitchen, room: [s1, 538, 1152, 727], table: [962, 182] },
    { hole: square(1162, 538, 1279, 727), draw: entrance, room: [1162, 538, 1279, 727] },
    { hole: arch(470, 752, 636, 872), draw: vault, room: [470, 752, 636, 872], keeps: KEEPS.jars },
    { hole: arch(660, 752, 826, 872), draw: vault, room: [660, 752, 826, 872], keeps: KEEPS.logs },
    { hole: arch(850, 752, 1016, 872), draw: vault, room: [850, 752, 1016, 872], keeps: KEEPS.cheese },
  ],
  tall: ({ under, square, s0, s1 }) => [
    { hole: under(136, 312, 366), draw: bedroom, room: [136, 120, 312, 366], wall: "#a8744a", beds: [["fir", 276, { flip: true }]], lamps: [294], windows: [[268, 240, 28, 36]] },
    { hole: under(322, s0, 366), draw: library, room: [322, 120, s0, 366], wall: "#b98756", lookout: [374, 204, 19], chair: [372, 0], shelf: [330, 0, 0] },
    { hole: under(s1, 716, 366), draw: bedroom, room: [s1, 120, 716, 366], wall: "#a8744a", beds: [["brick", 502]], lamps: [482], windows: [[520, 244, 40, 46]], frames: [[594, 290]] },
    { hole: square(74, 380, 410, 552), draw: bedroom, room: [74, 380, 410, 552], wall: "#6f8f86", beds: [["honey", 86, { sleeper }], ["ice", 398, { flip: true }]], sconces: [[106, 82], [378, 82]], stands: [242], windows: [[338, 412, 44, 50]] },
    { hole: square(s1, 380, 612, 552), draw: bathroom, room: [s1, 380, 612, 552], k: 0.94 },
    { hole: square(622, 380, 756, 552), draw: bedroom, room: [622, 380, 756, 552], wall: "#7f8aa6", k: 0.98, beds: [["brick", 657, { end: true }], ["fir", 721, { end: true }]], sconces: [[653, 94], [725, 94]], windows: [[670, 396, 38, 42]] },
    {
      hole: square(84, 578, s0, 832), draw: practice, room: [84, 578, s0, 832], k: 1, bay: [112, 660, 214, 100], stoveAt: 376,
      lanterns: [[136, 656, 10], [306, 652, 11.5]],
      ring: circle([222, -30], [134, -17], [310, -17], [222, 1]),
    },
    { hole: square(s1, 578, 746, 832), draw: kitchen, room: [s1, 578, 746, 832], table: [554, 184] },
    { hole: arch(150, 854, 320, 982), draw: vault, room: [150, 854, 320, 982], keeps: KEEPS.jars },
    { hole: arch(335, 854, 505, 982), draw: vault, room: [335, 854, 505, 982], keeps: KEEPS.logs },
    { hole: arch(520, 854, 690, 982), draw: vault, room: [520, 854, 690, 982], keeps: KEEPS.cheese },
  ],
};

/** The opening of a vault: upright sides and a round head. */
function arch(x0, y0, x1, y1) {
  const r = (x1 - x0) / 2;
  const rise = Math.min(r, (y1 - y0) * 0.62);
  return [[x0, y1], ...Array.from({ length: 25 }, (_, i) => [x0 + r - Math.cos((i / 24) * Math.PI) * r, y0 + rise - Math.sin((i / 24) * Math.PI) * rise]), [x1, y1]];
}

function rooms(scene) {
  const { stage, random, k } = scene;
  scene.plan = plan(scene);
  for (const [i, { hole, draw, room, ...furniture }] of scene.plan.entries()) {
    // Whatever leans out of a room is behind its walls.
    const markup = stage.capture(() => draw(stage, random.fork(`room${i}`), room, { k, ...furniture }));
    stage.add(stage.through(polygon(hole.length > 20 ? hole : insetOutline(hole, () => -5)), markup));
  }
}

/** The walls as they are cut: one thick sheet with its openings, whose shadow falls into the rooms. */
function walls({ stage, random, house, roofAt, plan: cells, stack: [s0, s1], ...l }) {
  const { left, right, ridge, ground: floor, upper } = house;
  const r = random.fork("walls");
  const cellar = l.cellar ?? [452, 1034, 892];
  const upperWood = [[left, upper], [left, roofAt(left, 14)], [ridge[0], ridge[1] + 14], [right, roofAt(right, 14)], [right, upper]];
  const base = [[left - 4, upper - 1], [right + 4, upper - 1], [right + 4, floor + 14], [cellar[1], floor + 14], [cellar[1] - 6, cellar[2]], [cellar[0] + 6, cellar[2]], [cellar[0], floor + 14], [left - 4, floor + 14]];
  const openings = cells.map(({ hole }) => (hole.length > 20 ? hole : cutLine(r, hole, true, 0.5, 22)));
  const storey = (outline, shown, paint, details) => {
    const holes = shown.map((hole) => polygon([...hole].reverse())).join("");
    const rims = shown.map((hole) => polygon(insetOutline(hole, () => 2.6))).join("");
    const ys = outline.map((p) => p[1]);
    const xs = outline.map((p) => p[0]);
    const edge = cutLine(r, outline, true, 0.6, 24);
    // A deeper sheet, then the white heart of the upper one, then its face.
    const deep = path(polygon(edge) + shown.map((hole) => polygon(insetOutline(hole, () => 6))).join(""), { fill: mix(paint, DARK, 0.5), "fill-rule": "evenodd" });
    const heart = path(polygon(insetOutline(edge, () => -1.8)) + rims, { fill: CUT, "fill-rule": "evenodd" });
    const face = path(polygon(edge) + holes, { fill: paint, "fill-rule": "evenodd" });
    const span = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
    const box = [span[2], span[0], span[3], span[1]];
    stage.add(up(stage, deep, box, { dx: 5, dy: 7, blur: 9, opacity: 0.55 }), up(stage, heart + face + details(holes, edge), box, { dx: 3, dy: 3.5, blur: 4, opacity: 0.5 }));
  };
  const above = openings.filter((_, i) => Math.max(...cells[i].hole.map((p) => p[1])) < upper);
  const below = openings.filter((_, i) => Math.max(...cells[i].hole.map((p) => p[1])) > upper);
  const masonry = (x0, x1, y0, y1, size = 15) => {
    let d = "";
    for (let y = y0 + size, i = 0; y < y1; y += size, i++) {
      d += `M${n(x0)} ${n(y)}H${n(x1)}`;
      for (let x = x0 + (i % 2 ? 9 : 20) + r.range(-3, 3); x < x1 - 4; x += r.range(19, 28)) d += `M${n(x)} ${n(y - size)}v${size}`;
    }
    return d;
  };
  const clip = (d, markup) => group(markup, { "clip-path": `url(#${stage.define("clipPath", {}, path(d, { "clip-rule": "evenodd" }))})` });
  storey(base, below, "#d3c5b1", (holes, edge) =>
    clip(polygon(edge) + holes, line(masonry(left - 6, right + 6, upper, cellar[2] + 6), "#8b7d6d", 1.3, 0.55)) + timber(left - 4, right + 4, upper - 1, 13),
  );
  storey(upperWood, above, "#b67d4c", (holes, edge) => {
    let grain = "";
    for (let y = ridge[1]; y < upper; y += 8) grain += `M${left} ${n(y)}Q${(left + right) / 2} ${n(y + r.range(-3, 3))} ${right} ${n(y)}`;
    return clip(polygon(edge) + holes, line(grain, "#7b4e2e", 0.9, 0.4)) + clip(polygon(edge) + holes, timber(left, right, house.attic, 14)) ;
  });
  // The chimney goes up through all of it.
  const stackTop = ridge[1] - 30;
  stage.add(
    up(
      stage,
      path(polygon(cutLine(r, [[s0 + 2, floor - 4], [s0 + 2, stackTop], [s1 - 2, stackTop], [s1 - 2, floor - 4]], true, 0.6, 24)), { fill: CUT }) +
        path(polygon(cutLine(r, [[s0 + 4, floor - 4], [s0 + 4, stackTop + 2], [s1 - 4, stackTop + 2], [s1 - 4, floor - 4]], true, 0.5, 24)), { fill: "#c7b8a3" }) +
        line(masonry(s0 + 5, s1 - 5, stackTop, floor - 4, 14), "#85786a", 1.3, 0.6) +
        path(`M${s0 + 16} ${floor - 120}V${stackTop + 2}H${s1 - 16}V${floor - 120}Z`, { fill: "#3a3029" }) +
        path(`M${s0 + 16} ${floor - 120}V${stackTop + 2}H${s0 + 19}V${floor - 120}Z`, { fill: "#fff3dc", "fill-opacity": 0.4 }),
      [s0, stackTop, s1, floor],
      { dx: 4, dy: 2, blur: 5, opacity: 0.45 },
    ),
  );
}

/** A floor as it is cut: a plank with the ends of its joists below. */
function timber(x0, x1, y, h) {
  let ends = "";
  for (let x = x0 + 14; x < x1 - 12; x += 38) ends += `M${n(x)} ${n(y + 4)}h9v${n(h - 5)}h-9Z`;
  return path(`M${x0} ${y}H${x1}V${y + h}H${x0}Z`, { fill: "#9a6338" }) + path(ends, { fill: "#d8a871" }) + line(`M${x0} ${y + 1}H${x1}`, "#f7dfb2", 1.4, 0.8) + line(`M${x0} ${y + 3.6}H${x1}`, "#5b3822", 0.9, 0.5);
}

function roof({ stage, random, house, roofAt, stack: [s0, s1], k }) {
  const { ridge, left, right, eave, roof: thick } = house;
  const r = random.fork("roof");
  const [rx, ry] = ridge;
  const end = [left - eave, right + eave];
  const box = [end[0] - 10, ry - 60, end[1] + 10, roofAt(end[0]) + 60];
  // Rafters, then the boards, then shingles in rows, each sheet with its white cut.
  const slab = (drop, depth, grow, fill, more = "") => {
    const [a, b] = [end[0] - grow, end[1] + grow];
    const outline = cutLine(r, [[a, roofAt(a, drop)], [rx, ry + drop], [b, roofAt(b, drop)], [b, roofAt(b, drop + depth)], [rx, ry + drop + depth], [a, roofAt(a, drop + depth)]], true, 0.7, 30);
    return up(stage, path(polygon(insetOutline(outline, () => -1.6)), { fill: CUT }) + path(polygon(outline), { fill }) + more, box, { dx: 3, dy: 5, blur: 7, opacity: 0.5 });
  };
  stage.add(slab(12, thick - 10, -6, "#9a6338"));
  let tails = "";
  for (let x = end[0] + 26; x < end[1] - 10; x += 40) tails += `M${n(x)} ${n(roofAt(x, thick - 12))}h10v10h-10Z`;
  stage.add(path(tails, { fill: "#d8a871", "fill-opacity": 0.9 }));
  stage.add(slab(2, 13, 2, "#7a5440"));
  // Shingles: overlapping slips along each slope.
  const slips = [];
  const step = 27 * k;
  for (const side of [-1, 1]) {
    const reach = side < 0 ? rx - end[0] : end[1] - rx;
    const count = Math.round(reach / step);
    for (let i = count; i >= 0; i--) {
      const x = rx + side * ((reach + 6) * i) / count;
      const inner = x - side * step * 1.35;
      const tint = mix("#8d6a52", r.pick(["#b0907a", "#6a4b3a", "#a07c5c"]), r.range(0.1, 0.55));
      const lift = r.range(7, 9.5);
      slips.push(path(polygon([[x, roofAt(x) - lift * 0.2], [x + side * 1.5, roofAt(x) - lift], [inner, roofAt(inner) - 6.5], [inner, roofAt(inner) + 3]]), { fill: tint, stroke: "#f3dfc0", "stroke-width": 0.9, "stroke-opacity": 0.75 }));
    }
  }
  stage.add(up(stage, slips.join(""), box, { dx: 2, dy: 3, blur: 3 }));
  stage.add(up(stage, path(polygon([[rx - 20, roofAt(rx - 20) - 6], [rx, ry - 13], [rx + 20, roofAt(rx + 20) - 6], [rx + 18, roofAt(rx + 18) + 1], [rx, ry - 4], [rx - 18, roofAt(rx - 18) + 1]]), { fill: "#6a4b3a", stroke: "#f3dfc0", "stroke-width": 1, "stroke-opacity": 0.8 }), [rx - 24, ry - 16, rx + 24, ry + 20]));
  // The chimney above the roof, its smoke.
  const mid = (s0 + s1) / 2;
  const top = ry - 34;
  const [w, seat] = [s1 - s0 - 8, roofAt(s1) + 8];
  stage.add(
    stage.soft(smoke(stage, mid, top - 4, 100, { tint: "#fbf1e6", opacity: 0.95, lean: 0.6, width: 24 }), 2, [top - 130, top + 10]),
    up(stage, path(polygon([[mid - w / 2, roofAt(s0) - 2], [mid - w / 2, top], [mid + w / 2, top], [mid + w / 2, seat - 6]]), { fill: "#cbbda8" }) + line(`M${n(mid - w / 2)} ${n(top + 14)}h${w}M${n(mid - w / 2)} ${n(top + 28)}h${w}M${n(mid - 6)} ${n(top)}v14M${n(mid + 8)} ${n(top + 14)}v14M${n(mid - 9)} ${n(top + 28)}v14`, "#85786a", 1.3, 0.7) + path(`M${n(mid + 4)} ${n(top)}h${n(w / 2 - 4)}V${n(seat - 6)}h${n(-w / 2 + 4)}Z`, { fill: "#1d1512", "fill-opacity": 0.16 }) + path(`M${n(mid - w / 2 - 5)} ${n(top - 7)}h${w + 10}v9h${-w - 10}Z`, { fill: "#7a6a5c" }) + line(`M${n(mid - w / 2 - 4)} ${n(top - 6.4)}h${w + 8}`, "#f3e6cf", 1.2, 0.8), [mid - w, top - 10, mid + w, seat + 4], { dx: 4, dy: 4, blur: 6 }),
  );
}

function outside({ stage, random, house, k, ...l }) {
  const r = random.fork("outside");
  for (const [thing, ...where] of l.things) things[thing]({ stage, random: r.fork(`${thing}${where}`), y: house.ground, k }, ...where);
}

const things = {
  /** Turf on the edge of the cut. */
  turf({ stage, random, y }, x0, x1) {
    const tips = [];
    const under = [];
    for (let x = x0; x <= x1; x += 3.2) {
      const end = Math.min(1, (x - x0) / 16, (x1 - x) / 16);
      tips.push([x + random.range(-1, 2.4), y - 2 - random.range(0, random.chance(0.3) ? 9 : 3) * end]);
      under.unshift([x, y + 1 + 7 * end + random.range(-1.2, 1.2)]);
    }
    const d = polygon([...tips, ...under]);
    stage.add(up(stage, path(d, { fill: "#e6e3bf", transform: "translate(-.8 -1.2)" }) + path(d, { fill: "#55804c" }), [x0, y - 16, x1, y + 40], { dy: 3, blur: 4 }));
  },

  /** Larches in their autumn, firs that are never. */
  trees({ stage, random }, kind, list) {
    const tints = kind === "larch" ? ["#d39a3e", "#c4853a", "#dba94f"] : ["#2a5a50", "#316355"];
    const kinds = cutTrees(stage, random, kind, 2, kind === "larch" ? { tiers: 9, width: 40 } : { tiers: 7, width: 44 });
    const xs = list.map(([x]) => x);
    const span = [Math.min(...list.map(([, y, h]) => y - h)) - 20, Math.max(...list.map(([, y]) => y)) + 20, Math.min(...xs) - 80, Math.max(...xs) + 80];
    stage.add(row(stage, kinds, list, tints, { dx: 5, dy: 2, blur: 6, opacity: 0.36, tint: NIGHT, span }));
  },

  barn({ stage }, x, y, scale) {
    stage.add(up(stage, farChalet({ x, y, scale }), [x - 110 * scale, y - 150 * scale, x + 160 * scale, y + 10], { tint: NIGHT }));
  },

  logs({ stage, random, k }, x, y, w, rows) {
    stage.add(logs(stage, random, x, y, w, rows, k));
    const top = y - rows * 11.8 * k - 8;
    stage.add(up(stage, path(`M${x - 6} ${n(top)}L${x + w + 4} ${n(top - 9)}v4L${x - 6} ${n(top + 5)}Z`, { fill: "#6a4b3a" }) + line(`M${x - 6} ${n(top)}L${x + w + 4} ${n(top - 9)}`, "#f3dfc0", 1, 0.8), [x - 8, top - 12, x + w + 6, top + 8]));
  },

  /** An old apple tree, its fruit, a basket that fills. */
  apple({ stage, random }, x, y, s, basket = 46) {
    const at = (points) => points.map(([a, b]) => [x + a * s, y + b * s]);
    const limb = (points, widths) => path(band(at(points), widths.map((w) => w * s), 8), { fill: "#5b4030" });
    const box = [x - 100 * s, y - 220 * s, x + 100 * s, y + 6];
    const crown = (cx, cy, rx, ry, tint) => {
      const noise = createNoise(random, 2);
      const outline = Array.from({ length: 64 }, (_, i) => {
        const a = (i / 64) * Math.PI * 2;
        const q = 1 + 0.05 * Math.sin(a * 3 + cx) + 0.06 * Math.abs(Math.sin(a * 6 + cy)) + 0.04 * noise(i / 2);
        return [x + (cx + Math.cos(a) * rx * q) * s, y + (cy + Math.sin(a) * ry * q) * s];
      });
      return lay(stage, random, outline, { fill: tint, tear: 2.4, coreAmount: 0.6, shadow: { dx: 3, dy: 4, blur: 5, opacity: 0.36, tint: "#12231f", span: [box[1] - 20, box[3], box[0] - 20, box[2] + 20] } });
    };
    stage.add(crown(-34, -126, 50, 40, "#5c7a3e"), crown(38, -134, 52, 44, "#64823f"));
    stage.add(up(stage, limb([[0, 2], [-5, -36], [4, -70], [-2, -110]], [24, 15, 13, 8]) + limb([[2, -66], [-20, -92], [-44, -116]], [11, 8, 4]) + limb([[3, -72], [26, -100], [46, -128]], [11, 7, 4]) + line(`M${n(x - 7 * s)} ${n(y)}Q${n(x - 10 * s)} ${n(y - 40 * s)} ${n(x - 1 * s)} ${n(y - 70 * s)}`, "#c69a6c", 1.4, 0.6), box));
    stage.add(crown(2, -168, 58, 40, "#7d9a4a"), crown(-52, -146, 32, 27, "#8aa552"), crown(54, -152, 30, 26, "#95ac55"), crown(4, -132, 40, 24, "#71903f"));
    const fruit = [[-62, -150], [-44, -130], [-30, -172], [-8, -150], [8, -184], [26, -158], [44, -178], [60, -146], [40, -124], [-14, -122], [16, -130], [-50, -164], [70, -162]];
    stage.add(up(stage, fruit.map(([a, b]) => `<circle cx="${n(x + a * s)}" cy="${n(y + b * s)}" r="${n(5.200 * s)}" fill="${random.pick(["#b83a28", "#c9492f", "#d0633a"])}"/><circle cx="${n(x + (a - 1.600) * s)}" cy="${n(y + (b - 1.800) * s)}" r="${n(1.500 * s)}" fill="#ffe0c0" fill-opacity=".75"/>`).join(""), box, { dx: 1.5, dy: 2, blur: 2 }));
    if (basket)
      stage.add(up(stage, put(path("M-15-15Q0-27 15-15Z", { fill: "#b83a28" }) + `<circle cx="-6" cy="-16.500" r="4.600" fill="#c9492f"/><circle cx="3" cy="-18" r="4.600" fill="#d0633a"/><circle cx="10" cy="-15.500" r="4" fill="#b83a28"/>` + path("M-18-14H18L14 0H-14Z", { fill: "#b98346" }) + line("M-17-10H17M-15.500-5H15.500", "#7b5228", 1.400, 0.7), x + basket * s, y + 2, s), [x + (basket - 26) * s, y - 30, x + (basket + 28) * s, y + 4]));
  },

  /** A marmot already asleep under the woodpile. */
  burrow({ stage, y: top }, x, y) {
    const hole = `M${x - 44} ${y + 2}Q${x - 46} ${y - 24} ${x - 8} ${y - 27}C${x + 12} ${y - 30} ${x + 10} ${y - 46} ${x - 16} ${top + 12}L${x - 2} ${top + 12}C${x + 28} ${y - 46} ${x + 44} ${y - 28} ${x + 44} ${y - 4}Q${x + 46} ${y + 18} ${x + 4} ${y + 19}T${x - 44} ${y + 2}Z`;
    const marmot =
      path("M-30 12Q-36-8-14-15 12-21 28-4 36 10 24 14H-22Q-28 15-30 12Z", { fill: "#a8744a" }) +
      path("M2 14Q18 8 26 10 30 14 24 14Z", { fill: "#c99a68" }) +
      path("M-32 9Q-34-3-22-6-10-7-8 3-8 12-18 13-29 14-32 9Z", { fill: "#b98352" }) +
      `<circle cx="-14" cy="-4.500" r="3.200" fill="#7b5030"/>` +
      line("M-26 3.500q2.500 2.200 5 0", "#3a2018", 1.300) +
      `<circle cx="-32" cy="5" r="1.800" fill="#3a2018"/>` +
      line("M26 12Q40 12 34 2", "#7b5030", 5);
    const box = [x - 50, top, x + 50, y + 24];
    stage.add(
      path(hole, { fill: "#33241b", stroke: "#e3c39a", "stroke-width": 2.4 }),
      stage.through(hole, path(hole, { fill: "none", stroke: "#120b07", "stroke-width": 12, "stroke-opacity": 0.5 }) + up(stage, put(marmot, x, y + 2, 0.94), box)),
    );
  },

  /** The terrace from x0 to x1: its deck on posts, the bench with the cat, a lantern under the eaves. */
  terrace({ stage, k, y }, x0, x1, bench, lantern, s = 1.12) {
    const deck = y - 3;
    stage.add(
      up(stage, path(`M${x0 - 2} ${deck}H${x1 + 8}V${deck + 8}H${x0 - 2}Z`, { fill: "#a86c3c" }) + path(`M${x1 - 16} ${deck + 8}h9v26h-9ZM${n((x0 + x1) / 2 - 8)} ${deck + 8}h9v20h-9Z`, { fill: "#6a4429" }) + line(`M${x0 - 2} ${deck + 0.8}H${x1 + 8}`, "#fbe2b4", 1.400, 0.85) + line(Array.from({ length: Math.floor((x1 - x0) / 14) }, (_, i) => `M${x0 + 8 + i * 14} ${deck + 1.500}v6`).join(""), "#6a4429", 1, 0.7), [x0 - 4, deck - 2, x1 + 10, deck + 36], { dy: 4, blur: 5 }),
      stage.pool(bench, deck - 22 * k, 90 * k, 50 * k, "#ffcf8a", 0.4),
      catBench(stage, bench, deck, s),
    );
    const [lx, ly, from] = lantern;
    const hang = defineLantern(stage, { halo: true });
    stage.add(hang({ x: lx, y: ly, string: ly - from, scale: 0.4 * k }));
  },

  /** The door, as the wall is cut through it: its leaf, its lintel, what light it lets out. */
  door({ stage, k, y }, x, w) {
    const top = y - 104 * k;
    stage.add(
      stage.pool(x + w + 16, y - 12, 66, 26, "#ffd28a", 0.6),
      up(stage, path(`M${x - 1} ${n(top - 8)}h${w + 2}v8h${-w - 2}Z`, { fill: "#8a5a38" }) + path(`M${x} ${n(top)}h${w}V${y}h${-w}Z`, { fill: "#ffd89a" }) + path(`M${n(x + w * 0.3)} ${n(top)}h${n(w * 0.42)}V${y}h${n(-w * 0.42)}Z`, { fill: "#2f6a55" }) + line(`M${n(x + w * 0.3)} ${n(top)}V${y}`, "#e6efd8", 1.200, 0.7) + `<circle cx="${n(x + w * 0.84)}" cy="${n(y - 48 * k)}" r="2.400" fill="#b98a4a"/>`, [x - 2, top - 10, x + w + 2, y]),
    );
  },

  /** The torrent: a strip of blue that comes down the meadow, [x, y, width] from afar, to where its bed is cut through, so deep. */
  torrent({ stage, random }, course, depth) {
    const [ex, ey, w] = course.at(-1);
    const [x0, y0] = course[0];
    const box = [Math.min(x0, ex - w) - 40, y0 - 20, Math.max(x0, ex + w) + 40, ey + depth + 30];
    const side = (dx) => curveThrough(course.map(([x, v, b]) => [x + dx * b, v]), 8);
    const strip = (dx, k, grow = 0) => polygon([...side(dx - k / 2).map(([x, v]) => [x - grow, v]), ...side(dx + k / 2).map(([x, v]) => [x + grow, v]).reverse()]);
    const bed = (grow, low) => softPolygon([[-0.56, -2], [-0.47, 0.38], [-0.24, 0.86], [0.04, 1], [0.3, 0.8], [0.48, 0.34], [0.56, -2]].map(([a, b]) => [ex + a * (w + 2 * grow), b < 0 ? ey + b : ey + b * (depth + low)]));
    const water = stage.linear([[0, "#3d93a8"], [1, "#17495f"]], [0, ey, 0, ey + depth]);
    let pebbles = "";
    for (let i = 0; i <= 7; i++) {
      const a = Math.PI * (0.1 + (0.8 * i) / 7);
      pebbles += `<ellipse cx="${n(ex - Math.cos(a) * w * 0.5)}" cy="${n(ey + Math.sin(a) * (depth + 1))}" rx="${n(random.range(4, 8))}" ry="${n(random.range(3, 5))}" fill="${random.pick(["#a99a88", "#8e8378", "#c2b6a2"])}"/>`;
    }
    stage.add(
      up(stage, path(strip(0, 1, 2.4), { fill: "#f4f7f2" }) + path(strip(0, 1), { fill: "#2f7f96" }), box, { dx: 2, dy: 2, blur: 4, tint: "#12231f" }),
      up(stage, path(strip(-0.24, 0.26), { fill: "#62a9b9" }) + path(strip(0.2, 0.24), { fill: "#4f98ab" }), box, { dx: 1, dy: 1, blur: 1.5, opacity: 0.25 }),
      path(strip(-0.04, 0.08) + strip(0.38, 0.06), { fill: "#e6f3f2", "fill-opacity": 0.9 }),
      up(stage, path(bed(5, 6), { fill: CUT }) + path(bed(3, 4), { fill: "#3a2a20" }) + pebbles + path(bed(-1, -3), { fill: water }), box, { dx: 0, dy: 2, blur: 4 }),
      line([0.3, 0.52].map((t, i) => `M${n(ex - w * (0.3 - i * 0.12))} ${n(ey + depth * t)}q${n(w * 0.12)} -4 ${n(w * 0.22)} 0t${n(w * 0.2)} 0`).join(""), "#bfe0e4", 1.8, 0.5),
      line(`M${n(ex - w * 0.5)} ${n(ey)}q${n(w * 0.12)} -3 ${n(w * 0.25)} 0t${n(w * 0.25)} 0 ${n(w * 0.25)} 0 ${n(w * 0.25)} 0`, "#f4f7f2", 2.2, 0.9),
    );
  },
};
