// The tree of the summary, by night: an old tree on whose branches the page hangs six lanterns, one for each link. They
// light it. It stands on the ground of ground.mjs, and below the lowest of them the fox of the fable waits.

import { Diorama } from "../lib/diorama.mjs";
import { crow, fox } from "../lib/fable.mjs";
import { curveThrough, n, normals, simplify, softPolygon } from "../lib/geometry.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { mix } from "../lib/palette.mjs";
import { group, Picture, path, place, use } from "../lib/picture.mjs";
import { createNoise, createRandom } from "../lib/rng.mjs";
import { glow } from "../lib/sky.mjs";
import { grassTuft } from "../lib/stamps.mjs";

// A strand is one sheet of bark, from the tip of a root to the tip of a limb, or a bough alone: points, then widths.
// Leaves grow on it from `leafy` on. `hang` is where a lantern's string leaves the branch; below it the string, the
// lantern and a label of `label` stay clear of leaves. The ground is torn along the height of `ground`, and shaded from one
// end of `foot` to the other. The greater the `tone` of a strand, the lighter its bark.
const layouts = {
  wide: {
    size: [1600, 930],
    ground: 848,
    label: [300, 74],
    lantern: 74,
    leaf: 1.15,
    strands: [
      { at: [[520, 884], [590, 850], [630, 772], [608, 680], [540, 588], [440, 522], [336, 490], [232, 496], [132, 546]], widths: [3, 34, 52, 46, 36, 28, 20, 12, 2], leafy: 0.58, tone: 0.1 },
      { at: [[860, 874], [742, 856], [680, 790], [694, 694], [760, 596], [852, 520], [958, 484], [1100, 476], [1250, 466], [1392, 480], [1512, 530]], widths: [3, 30, 58, 52, 43, 35, 28, 22, 17, 11, 2], leafy: 0.5, tone: 0.1 },
      { at: [[430, 876], [556, 856], [624, 786], [618, 660], [560, 520], [478, 374], [384, 258], [284, 190], [176, 178], [78, 222]], widths: [3, 30, 56, 56, 47, 38, 29, 20, 12, 2], leafy: 0.58, tone: 0.5 },
      { at: [[744, 902], [690, 850], [666, 764], [688, 640], [758, 520], [868, 432], [1000, 352], [1112, 260], [1240, 188], [1372, 174], [1508, 222]], widths: [3, 40, 62, 58, 48, 42, 35, 28, 20, 12, 2], leafy: 0.54, tone: 0.7 },
      { at: [[596, 906], [640, 848], [662, 764], [648, 650], [622, 510], [618, 372], [654, 246], [722, 158], [814, 122], [932, 140], [1012, 198]], widths: [3, 46, 60, 58, 50, 42, 34, 26, 19, 11, 2], leafy: 0.56, tone: 1 },
    ],
    hang: [[236, 179], [814, 122], [1370, 174], [236, 494], [946, 486], [1392, 480]],
    fox: { x: 1010, y: 886, scale: 0.95 },
    crow: { x: 1112, y: 466, scale: 1.3 },
    foot: [430, 860],
  },
  tall: {
    size: [480, 1200],
    ground: 1124,
    label: [180, 88],
    lantern: 54,
    leaf: 0.9,
    strands: [
      ...[0, 1, 2, 3, 4, 5].map((i) => bough(i)),
      { at: [[110, 1146], [190, 1126], [222, 1070], [226, 980], [238, 880], [244, 800]], widths: [2, 20, 36, 34, 22, 5], tone: 0.15 },
      { at: [[352, 1150], [286, 1128], [256, 1076], [246, 985], [250, 890], [247, 816]], widths: [2, 20, 34, 28, 20, 5], tone: 0.25 },
      { at: [[196, 1164], [230, 1130], [236, 1057], [234, 973], [246, 889], [247, 816], [235, 742], [233, 669], [245, 585], [246, 522], [236, 449], [234, 375], [244, 302], [245, 239], [238, 165], [242, 102], [240, 50]], widths: [3, 44, 46, 40, 36, 34, 32, 30, 28, 25, 23, 21, 18, 15, 11, 7, 1.5], leafy: 0.86, tone: 0.5 },
      { at: [[292, 1168], [256, 1136], [246, 1080], [240, 1010]], widths: [2, 24, 26, 6], tone: 0.6 },
      { at: [[239, 190], [276, 130], [330, 92], [392, 84]], widths: [12, 9, 6, 1], leafy: 0.3, tone: 0.4 },
      { at: [[240, 130], [212, 84], [190, 40]], widths: [8, 5, 1], leafy: 0.4, tone: 0.4 },
    ],
    hang: [0, 1, 2, 3, 4, 5].map((i) => [i % 2 ? 366 : 114, 142 + i * 152]),
    fox: { x: 404, y: 1158, scale: 0.62, flip: true },
    crow: { x: 425, y: 909, scale: 0.84 },
    foot: [110, 352],
  },
};

// The boughs of the tall tree leave its trunk to the left and the right by turns.
function bough(i) {
  const side = i % 2 ? 1 : -1;
  const y = 142 + i * 152;
  const points = [[0, 128], [20, 62], [66, 14], [126, 0], [196, 20 - (i % 3) * 6]];
  return {
    at: points.map(([dx, dy]) => [240 + side * dx, y + dy]),
    widths: [17, 15, 12, 9, 6].map((w, k) => (k === 4 ? 1.5 : w + i * 1.4)),
    leafy: 0.42,
    tone: 0.3,
  };
}

// A lantern with its string hangs this much below the branch, in widths of a lantern.
const DROP = 2.05;

/** Where the strings leave the branches, in % of the picture. */
export function anchors() {
  const of = ({ size, hang }) =>
    hang.map(([x, y]) => ({
      x: Math.round((x / size[0]) * 1000) / 10,
      y: Math.round((y / size[1]) * 1000) / 10,
    }));
  return { wide: of(layouts.wide), tall: of(layouts.tall) };
}

/** The width of the tree of a format, in units. */
export const width = (format) => layouts[format].size[0];

/**
 * What the lanterns leave of the colours of everything, to multiply them by: all near them, and blue of what is far.
 * @returns {string} an SVG of so many times the tree's units
 */
export function lamplight(format, scale) {
  const { size, hang, lantern, ground, foot: [from, to] } = layouts[format];
  const [width, height] = size.map((side) => side * scale);
  const lit = [...hang.map(([x, y]) => [x, y + lantern * 1.2, 3.4]), [(from + to) / 2, ground - lantern, 4.4]].map(
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${lantern * r}" fill="url(#l)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.join(" ")}"><defs><radialGradient id="l"><stop offset=".2" stop-color="#fff4dc"/><stop offset="1" stop-color="#ffdf9e" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="#a6b9cd"/>${lit.join("")}</svg>`;
}

/** Draw the tree for a wide page or a narrow one. What lies on the ground about it is drawn by `foot`. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const pic = new Diorama({ width, height });
  const random = createRandom(`tree-${format}`);
  const calm = keepOut(l);
  const crown = crownOf(format, l, calm);
  const leaves = (behind) => crown.filter((pad) => pad.behind === behind).map((pad) => foliage(pic, random, l, calm, pad));
  pic.add(stars(random.fork("stars"), l, calm), ...leaves(true));
  for (const [i, strand] of l.strands.entries()) pic.add(bark(pic, random.fork(`bark-${i}`), strand));
  pic.add(crow(l.crow), ...leaves(false));
  return pic;
}

/**
 * What is under the picture of the tree, which only lightens what it lies on: the night behind wood and leaves, so that
 * neither hill nor sky shows through; its shadow and the light on the meadow, with the fox in it.
 */
export function foot(format) {
  const l = layouts[format];
  const { size: [width, height], strands, foot: [from, to], ground, fox: guest, lantern } = l;
  const pic = new Picture({ id: `f${format[0]}`, width, height });
  const random = createRandom(`foot-${format}`);
  const middle = (from + to) / 2;
  const wood = strands.map((strand) => {
    const { strip, w } = sheet(strand);
    return strip(w, (i) => -w(i));
  });
  const calm = keepOut(l);
  const hearts = crownOf(format, l, calm).filter(({ x, y, r }) => Math.min(x, width - x, y * 0.7) > r * 1.25 && !calm(x, y, r * 1.3));
  let grass = "";
  const tuft = (x, y) => {
    grass += grassTuft(pic, random, x, y, random.range(0.2, 0.34) * lantern, { blades: 4, bend: 0.2, spread: 0.8 });
  };
  for (let x = from; x < to; x += random.range(0.3, 0.7) * lantern)
    tuft(x, ground + (0.7 - Math.abs(x - middle) / (to - from)) * lantern);
  for (const dx of [-30, 34]) tuft(guest.x + dx * guest.scale, guest.y + 5);
  pic.add(
    glow(pic, guest.x, guest.y - 4, Math.min(lantern * 3.4, width - guest.x), lantern * 0.7, { tint: "#f0b65c", opacity: 0.42 }),
    glow(pic, middle, ground + lantern * 0.3, (to - from) * 0.62, lantern * 0.5, { tint: "#04100f", opacity: 0.8 }),
    glow(pic, guest.x, guest.y, 62 * guest.scale, 11 * guest.scale, { tint: "#04100f", opacity: 0.8 }),
    path(hearts.map(({ x, y, r }) => disc(x, y - r * 0.35, r * 0.8, r * 0.55)).join(""), { fill: NIGHT }),
    path(wood.join(""), { fill: NIGHT }),
    fox(guest),
    group(grass, { fill: "#25493f" }),
  );
  return pic.toString();
}

const NIGHT = "#0e1a24";
const disc = (x, y, rx, ry) => {
  const [a, b] = [n(Math.round(rx)), n(Math.round(ry))];
  return `M${Math.round(x - rx)} ${Math.round(y)}a${a} ${b} 0 1 0 ${2 * a} 0 ${a} ${b} 0 1 0-${2 * a} 0Z`;
};

/** One lantern with its string, to be hung by the page: 96 by 162, its body 79 wide, the string leaves the top in the middle. */
export function lantern() {
  const pic = new Diorama({ width: 96, height: 162 });
  pic.add(defineLantern(pic, { halo: false })({ x: 48, y: 30, string: 30, scale: 1.24 }));
  return pic;
}

// Boxes that leaves must not enter: the lantern and the label under it, and the crow.
function keepOut({ hang, label, lantern, crow }) {
  const boxes = hang.flatMap(([x, y]) => {
    const top = y + lantern * DROP;
    return [
      [x - label[0] / 2 - 8, top - 6, x + label[0] / 2 + 8, top + label[1] + 10],
      [x - lantern * 0.72, y + lantern * 0.3, x + lantern * 0.72, top],
    ];
  });
  const { x, y, scale } = crow;
  boxes.push([x - 62 * scale, y - 56 * scale, x + 34 * scale, y + 10]);
  return (x, y, r) => boxes.some(([x0, y0, x1, y1]) => x + r > x0 && x - r < x1 && y + r > y0 && y - r < y1);
}

const lift = (pic, markup, blur, span) =>
  pic.lift(markup, { dx: blur * 0.7, dy: blur, blur, opacity: 0.4, tint: "#060d12", span });

// A strand as a sheet to cut strips from: between two lines beside its middle one, both as widths at a point `i`; `w` is
// half its own.
function sheet({ at, widths }) {
  const line = curveThrough(at, 9);
  const side = normals(line);
  const w = (i) => {
    const x = (i / (line.length - 1)) * (widths.length - 1);
    const j = Math.min(widths.length - 2, Math.floor(x));
    return (widths[j] + (widths[j + 1] - widths[j]) * (x - j)) / 2;
  };
  const strip = (left, right, from = 0, to = 1) => {
    const ids = [...line.keys()].filter((i) => i >= from * (line.length - 1) && i <= to * (line.length - 1));
    const edge = (k) => simplify(ids.map((i) => [0, 1].map((c) => line[i][c] + side[i][c] * k(i))), 0.3);
    return softPolygon([...edge(left), ...edge(right).reverse()]);
  };
  return { line, strip, w };
}

// One strand: its shadow on those behind, the torn rim, wider towards the light, then three sheets of bark.
function bark(pic, random, strand) {
  const { line, strip, w } = sheet(strand);
  const noise = createNoise(random, 3);
  const torn = (i, k) => Math.max(0.1, 0.6 + 1.1 * noise(i * 0.55 + k)) * Math.min(1, w(i) / 14);
  const [xs, ys] = [0, 1].map((c) => line.map((p) => p[c]));
  const span = [Math.min(...ys) - 50, Math.max(...ys) + 40, Math.min(...xs) - 50, Math.max(...xs) + 50];
  const tints = ["#4f3a35", "#75543f", "#a87d58"].map((tint) => mix(tint, "#e0b079", strand.tone * 0.22));
  const rim = strip((i) => w(i) + 5.5 * torn(i, 0), (i) => -w(i) - 1.8 * torn(i, 40));
  return (
    lift(pic, path(rim, { fill: "#f7e2bd" }), 5, span) +
    path(strip(w, (i) => -w(i)), { fill: tints[0] }) +
    path(strip((i) => w(i) * 0.98, (i) => w(i) * (0.3 * noise(i * 0.3 + 90) - 0.34), 0, 0.93), { fill: tints[1] }) +
    path(strip((i) => w(i) * 0.94, (i) => w(i) * (0.46 + 0.26 * noise(i * 0.34 + 150)), 0.06, 0.87), { fill: tints[2], "fill-opacity": 0.7 })
  );
}

// Where leaves grow in clusters: along every leafy strand, above it, and further ones behind it.
function crownOf(format, l, calm) {
  const random = createRandom(`crown-${format}`);
  const out = [];
  for (const { at, leafy } of l.strands) {
    if (!leafy) continue;
    const line = curveThrough(at, 10);
    const side = normals(line);
    let free = 0;
    for (let i = Math.floor(line.length * leafy); i < line.length; i++) {
      const [x, y] = line[i];
      free -= Math.hypot(x - line[i - 1][0], y - line[i - 1][1]);
      if (free > 0) continue;
      const r = l.leaf * random.range(36, 50);
      free = r * random.range(0.9, 1.2);
      // Upwards whichever way the limb goes.
      const up = side[i][1] > 0 ? -1 : 1;
      const put = (off, k, behind) => {
        const [px, py] = [0, 1].map((c) => line[i][c] + side[i][c] * up * off);
        // None that would hang in the air above what is kept free.
        if (!calm((x + px) / 2, (y + py) / 2, 4)) out.push({ x: px + random.range(-10, 10), y: py, r: r * k, behind });
      };
      if (random.chance(0.6)) put(r * random.range(1.6, 2.1), 1.1, true);
      put(r * random.range(0.8, 1.2), 1.2, true);
      put(r * random.range(0.25, 0.5), random.range(0.8, 1.05), false);
    }
  }
  return out.sort((a, b) => a.y - b.y);
}

// One leaf, 42 long, its foot on the origin; half of it lies in the shade of its fold.
const leafOf = (pic) =>
  pic.once("leaf", () =>
    pic.define(
      "g",
      {},
      path("M0 0Q4-12 18-14 33-13 43-1 31 11 18 11 5 9 0 0Z", { fill: "currentColor" }) +
        path("M0 0Q20-4 43-1 31 11 18 11 5 9 0 0Z", { fill: "#0a1c20", "fill-opacity": 0.24 }),
    ),
  );

// A cluster is one sheet cut into leaves, and two smaller ones on it. What is near a lantern is as warm as its light.
function foliage(pic, random, l, calm, { x, y, r, behind }) {
  const leaf = leafOf(pic);
  const rows = behind ? [[0.5, 10, 1.3, 0]] : [[0.62, 10, 1.12, 0.3], [0.36, 7, 1, 0.66], [0.1, 4, 0.86, 1]];
  const out = [];
  let cut = 0;
  for (const [k, count, size, tier] of rows) {
    const sheet = [];
    for (let i = 0; i < count; i++) {
      // Round the cluster from its left to its right foot, the tips towards the light.
      const a = Math.PI * (0.86 + (1.28 * (i + random.range(0.2, 0.8))) / count);
      const s = size * l.leaf * random.range(0.82, 1.1) * (behind ? 1 : 0.9);
      const [fx, fy] = [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.8];
      const turn = a + random.range(-0.3, 0.3);
      const [tx, ty] = [fx + Math.cos(turn) * 42 * s, fy + Math.sin(turn) * 42 * s];
      if (calm((fx + tx) / 2, (fy + ty) / 2, 18 * s) || Math.min(tx, l.size[0] - tx, ty) < 4) {
        cut++;
        continue;
      }
      sheet.push(use(leaf, { color: tint(random, l, (fx + tx) / 2, (fy + ty) / 2, behind ? -0.5 : tier), transform: `${place(fx, fy)} rotate(${Math.round((turn * 180) / Math.PI)}) scale(${n(s)})` }));
    }
    out.push(sheet.join(""));
  }
  // Of those behind no rest hangs in the air.
  if (!out.join("") || (behind && cut > 3)) return "";
  const reach = r + 90 * l.leaf;
  return lift(pic, out.join(""), 5 * l.leaf, [y - reach, y + reach, x - reach, x + reach]);
}

// From the blue of the night to the gold about a lantern; the upper sheets are lighter.
function tint(random, { hang, lantern }, x, y, tier) {
  const far = Math.min(...hang.map(([hx, hy]) => Math.hypot(x - hx, (y - hy - lantern * 0.7) * 0.9))) / lantern;
  const lit = Math.max(0, Math.min(1, (3.2 - far) / 2.3 + random.range(-0.14, 0.14) + (tier - 0.6) * 0.22));
  const scale = ["#42808c", "#44846e", "#66945a", "#aca44c", "#e8b454"];
  const u = lit * 3.999;
  const base = mix(scale[Math.floor(u)], scale[Math.floor(u) + 1], u % 1);
  const leaf = random.chance(0.05) && tier > 0.5 ? mix(base, "#cf7236", 0.7) : base;
  return tier < 0.5 ? mix(leaf, "#24505f", (0.5 - tier) * 0.7) : leaf;
}

// The first ones, none behind a lantern or a word.
function stars(random, { size: [width, height] }, calm) {
  const seen = Array.from({ length: 40 }, () => [
    random.range(0.04, 0.96) * width,
    random.range(0.02, 0.62) * height,
    random.range(0.7, 1.7),
  ]);
  return seen
    .filter(([x, y]) => !calm(x, y, 8))
    .map(([x, y, r]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff6dc"/>`)
    .join("");
}
