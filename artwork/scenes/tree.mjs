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
    leaf: 1.3,
    strands: [
      { at: [[520, 884], [590, 850], [630, 772], [608, 680], [540, 588], [440, 522], [336, 490], [232, 496], [132, 546]], widths: [3, 34, 52, 46, 36, 28, 20, 12, 2], leafy: 0.58, tone: 0.1 },
      { at: [[860, 874], [742, 856], [680, 790], [694, 694], [760, 596], [852, 520], [958, 484], [1100, 476], [1250, 466], [1392, 480], [1512, 530]], widths: [3, 30, 58, 52, 43, 35, 28, 22, 17, 11, 2], leafy: 0.5, tone: 0.1 },
      { at: [[430, 876], [556, 856], [624, 786], [618, 660], [560, 520], [478, 374], [384, 258], [284, 190], [176, 178], [78, 222]], widths: [3, 30, 56, 56, 47, 38, 29, 20, 12, 2], leafy: 0.58, tone: 0.5 },
      { at: [[744, 902], [690, 850], [666, 764], [688, 640], [758, 520], [868, 432], [1000, 352], [1112, 260], [1240, 188], [1372, 174], [1508, 222]], widths: [3, 40, 62, 58, 48, 42, 35, 28, 20, 12, 2], leafy: 0.54, tone: 0.7 },
      { at: [[596, 906], [640, 848], [662, 764], [648, 650], [622, 510], [618, 372], [654, 246], [722, 158], [814, 122], [932, 140], [1012, 198]], widths: [3, 46, 60, 58, 50, 42, 34, 26, 19, 11, 2], leafy: 0.56, tone: 1 },
    ],
    hang: [[236, 179], [814, 122], [1370, 174], [236, 494], [946, 486], [1392, 480]],
    sky: [54, 1.3, 0.57],
    fox: { x: 1010, y: 886, scale: 0.95 },
    crow: { x: 1112, y: 466, scale: 1.3 },
    foot: [430, 860],
  },
  tall: {
    size: [480, 1200],
    ground: 1124,
    label: [180, 88],
    lantern: 54,
    leaf: 0.95,
    strands: [
      ...[0, 1, 2, 3, 4, 5].map((i) => bough(i)),
      { at: [[110, 1146], [190, 1126], [222, 1070], [226, 980], [238, 880], [244, 800]], widths: [2, 20, 36, 34, 22, 5], tone: 0.15 },
      { at: [[352, 1150], [286, 1128], [256, 1076], [246, 985], [250, 890], [247, 816]], widths: [2, 20, 34, 28, 20, 5], tone: 0.25 },
      { at: [[196, 1164], [230, 1130], [236, 1057], [234, 973], [246, 889], [247, 816], [235, 742], [233, 669], [245, 585], [246, 522], [236, 449], [234, 375], [244, 302], [245, 239], [238, 165], [242, 102], [240, 50]], widths: [3, 44, 46, 40, 36, 34, 32, 30, 28, 25, 23, 21, 18, 15, 11, 7, 1.5], leafy: 0.95, tone: 0.5 },
      { at: [[292, 1168], [256, 1136], [246, 1080], [240, 1010]], widths: [2, 24, 26, 6], tone: 0.6 },
      { at: [[238, 246], [243, 196], [276, 130], [330, 92], [392, 84]], widths: [2, 11, 9, 6, 1], leafy: 0.62, tone: 0.4 },
      { at: [[241, 166], [238, 126], [212, 84], [190, 40]], widths: [2, 8, 5, 1], leafy: 0.85, tone: 0.4 },
    ],
    hang: [0, 1, 2, 3, 4, 5].map((i) => [i % 2 ? 366 : 114, 142 + i * 152]),
    sky: [54, 1, 0.72],
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
  pic.add(...leaves(true));
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
  const crown = crownOf(format, l, calm);
  const hearts = crown.filter(({ x, y, r }) => Math.min(x, width - x, y * 0.7) > r * 1.25 && !calm(x, y, r * 1.3));
  let grass = "";
  const tuft = (x, y) => {
    grass += grassTuft(pic, random, x, y, random.range(0.2, 0.34) * lantern, { blades: 4, bend: 0.2, spread: 0.8 });
  };
  for (let x = from; x < to; x += random.range(0.3, 0.7) * lantern)
    tuft(x, ground + (0.7 - Math.abs(x - middle) / (to - from)) * lantern);
  for (const dx of [-30, 34]) tuft(guest.x + dx * guest.scale, guest.y + 5);
  pic.add(
    stars(random.fork("stars"), l, crown, calm),
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

const lift = (pic, markup, blur, span, opacity = 0.5) =>
  pic.lift(markup, { dx: blur * 0.6, dy: blur, blur, opacity, tint: "#050d14", span });

// How much an edge with this normal is turned to the light, which falls from the upper left as in every scene.
const facing = ([nx, ny]) => Math.max(0, -0.5 * nx - 0.87 * ny);

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
  return { line, side, strip, w };
}

// One strand: its shadow on those behind, the cut edge where it faces the light, then three sheets of bark, each on the
// one below, and slits in the last.
function bark(pic, random, strand) {
  const { line, side, strip, w } = sheet(strand);
  const noise = createNoise(random, 3);
  const torn = (i, k) => Math.max(0.25, 0.7 + 0.9 * noise(i * 0.55 + k)) * Math.min(1, w(i) / 10);
  const rim = (sign) => (i) => sign * (w(i) + 4 * torn(i, 20 + sign * 20) * facing(side[i].map((c) => c * sign)));
  const [xs, ys] = [0, 1].map((c) => line.map((p) => p[c]));
  const span = [Math.min(...ys) - 50, Math.max(...ys) + 40, Math.min(...xs) - 50, Math.max(...xs) + 50];
  const tints = ["#523a32", "#825b3f", "#b58355"].map((tint) => mix(tint, "#e0b079", strand.tone * 0.2));
  const piece = (d, fill) => lift(pic, path(d, { fill }), 2.2, span, 0.34);
  let slits = "";
  for (let at = random.range(0.1, 0.2); at < 0.66; at += random.range(0.07, 0.15)) {
    const i = Math.round(at * line.length);
    if (w(i) < 11 || line.length < 60) continue;
    const [length, u] = [random.range(0.07, 0.15), random.range(-0.1, 0.5)];
    const thin = (sign) => (k) =>
      w(k) * u + sign * 1.5 * Math.sin(Math.PI * Math.min(1, Math.max(0, (k / (line.length - 1) - at) / length)));
    slits += strip(thin(1), thin(-1), at, at + length);
  }
  return (
    lift(pic, path(strip(rim(1), rim(-1)), { fill: mix(tints[2], "#fff0d2", 0.66) }), 6, span) +
    path(strip(w, (i) => -w(i)), { fill: tints[0] }) +
    piece(strip((i) => w(i) * 0.99, (i) => w(i) * (0.3 * noise(i * 0.3 + 90) - 0.4), 0, 0.95), tints[1]) +
    piece(strip((i) => w(i) * 0.97, (i) => w(i) * (0.34 + 0.26 * noise(i * 0.34 + 150)), 0.05, 0.88), mix(tints[1], tints[2], 0.75)) +
    path(slits, { fill: mix(tints[0], "#1c1512", 0.35) })
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
    const first = Math.floor(line.length * leafy);
    let free = 0;
    for (let i = first, row = 0; i < line.length; i++) {
      const [x, y] = line[i];
      free -= Math.hypot(x - line[i - 1][0], y - line[i - 1][1]);
      if (free > 0) continue;
      const r = l.leaf * random.range(38, 50);
      free = r * random.range(1, 1.3);
      // Upwards whichever way the limb goes.
      const up = side[i][1] > 0 ? -1 : 1;
      const put = (off, k, behind) => {
        const [px, py] = [0, 1].map((c) => line[i][c] + side[i][c] * up * off);
        // None that would hang in the air above what is kept free.
        if (!calm((x + px) / 2, (y + py) / 2, 4)) out.push({ x: px + random.range(-10, 10), y: py, r: r * k, behind });
      };
      // Rounder over the middle of the limb than over its ends.
      const dome = Math.sin(Math.PI * Math.min(1, 0.15 + (i - first) / (line.length - first)));
      if (dome > 0.6) put(r * (0.5 + 1.3 * dome), 1.12, true);
      put(r * (0.6 + 0.5 * dome), 1.2, true);
      put(r * (row++ % 2 ? 0.28 : 0.6) * (0.6 + 0.4 * dome), random.range(0.86, 1.08), false);
    }
  }
  return out.sort((a, b) => a.y - b.y);
}

// One leaf as an outline: its foot at (x, y), so long, turned by an angle; and the slit of its rib.
const LEAF = [[0, 0], [5, -11], [17, -17], [44, 0], [19, 15], [6, 10], [0, 0]];
const RIB = [[9, -0.6], [18, -2.6], [28, -1.4], [36, -0.2], [28, 0.6], [18, -0.6], [9, 0.6]];
function cut(shape, x, y, turn, scale) {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const [first, ...rest] = shape.map(([px, py]) => `${n(x + px * c - py * s)} ${n(y + px * s + py * c)}`);
  return `M${first}C${rest.join(" ")}Z`;
}

// A cluster is three sheets, each cut into leaves that fan out from it, the upper ones smaller and lighter: under each its
// shadow, along its upper edges the thickness of the paper.
function foliage(pic, random, l, calm, { x, y, r, behind }) {
  const rows = behind ? [[0.62, 8, 1.3], [0.2, 5, 1.15]] : [[0.66, 9, 1.1], [0.4, 6, 1], [0.1, 4, 0.86]];
  const reach = r + 90 * l.leaf;
  const out = [];
  let dropped = 0;
  for (const [tier, [k, count, size]] of rows.entries()) {
    let leaves = "";
    let ribs = "";
    for (let i = 0; i < count; i++) {
      // Round the cluster from its left to its right foot, the tips towards the light.
      const a = Math.PI * (0.86 + (1.28 * (i + random.range(0.25, 0.75))) / count);
      const s = size * l.leaf * random.range(0.86, 1.1);
      const [fx, fy] = [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.8];
      const turn = a + random.range(-0.28, 0.28);
      const [tx, ty] = [fx + Math.cos(turn) * 42 * s, fy + Math.sin(turn) * 42 * s];
      if (calm((fx + tx) / 2, (fy + ty) / 2, 18 * s) || Math.min(tx, l.size[0] - tx, ty) < 4) {
        dropped++;
        continue;
      }
      leaves += cut(LEAF, fx, fy, turn, s);
      if (!behind) ribs += cut(RIB, fx, fy, turn, s);
    }
    if (!leaves) continue;
    const thick = 1.7 * l.leaf;
    const sheet =
      path(leaves, { fill: light(pic, l, x, y, behind ? -1 : tier, true), transform: `translate(${n(-thick * 0.55)} ${n(-thick)})` }) +
      path(leaves, { fill: light(pic, l, x, y, behind ? tier - 2 : tier) }) +
      path(ribs, { fill: "#0b1f24", "fill-opacity": 0.32 });
    out.push(lift(pic, sheet, 4.5 * l.leaf, [y - reach, y + reach, x - reach, x + reach], behind ? 0.4 : 0.55));
  }
  // No rest of one hangs in the air.
  return dropped > (behind ? 3 : 14) ? "" : out.join("");
}

// The light of the nearest lantern on a sheet: gold about it, then green, then the blue of the night; lower sheets are
// darker, and the cut `edge` of each is lighter than its face.
function light(pic, { hang, lantern }, x, y, tier, edge = false) {
  const far = hang.map(([hx, hy]) => Math.hypot(x - hx, (y - hy - lantern * 0.7) * 0.9));
  const near = far.indexOf(Math.min(...far));
  return pic.once(`light-${near}-${tier}-${edge}`, () => {
    const stops = [[0.3, "#f2bd5a"], [0.5, "#c2a84a"], [0.66, "#6d975a"], [0.84, "#43826c"], [1, "#3f7886"]].map(([at, colour]) => {
      const face = mix(colour, "#255866", [0.84, 0.66, 0.4, 0.16, 0][tier + 2]);
      return [at, edge ? mix(face, at < 0.5 ? "#fff3cf" : "#d5e8dc", tier < 0 ? 0.2 : 0.62) : face];
    });
    const [hx, hy] = hang[near];
    return pic.radial(stops, hx, hy + lantern * 0.7, lantern * 3.5, lantern * 3.8);
  });
}
// None behind a lantern, a word, a leaf or the wood; a few are cut with four points.
function stars(random, { size: [width, height], strands, sky: [count, size, low] }, pads, calm) {
  const wood = strands.flatMap(({ at, widths }) => curveThrough(at, 6).map((p) => [...p, Math.max(...widths) * 0.6]));
  const hidden = [...pads.map(({ x, y, r }) => [x, y - r * 0.3, r * 1.55]), ...wood];
  let dots = "";
  let cuttings = "";
  for (let i = 0, tries = 0; i < count && tries < 4000; tries++) {
    const [x, y] = [random.range(0.01, 0.99) * width, random.range(0.02, low) * height];
    if (calm(x, y, size * 6) || hidden.some(([hx, hy, r]) => Math.hypot(x - hx, y - hy) < r)) continue;
    const r = size * random.range(3, 4.6);
    // Nor two side by side.
    hidden.push([x, y, size * random.pick([8, 18, 30])]);
    if (i++ % 7) dots += `M${n(x)} ${n(y)}h.01`;
    else cuttings += `M${Math.round(x)} ${Math.round(y - r)}q${n(r * 0.14)} ${n(r * 0.86)} ${n(r * 0.8)} ${n(r)}q${n(-r * 0.66)} ${n(r * 0.14)} ${n(-r * 0.8)} ${n(r)}q${n(-r * 0.14)} ${n(-r * 0.86)} ${n(-r * 0.8)} ${n(-r)}q${n(r * 0.66)} ${n(-r * 0.14)} ${n(r * 0.8)} ${n(-r)}Z`;
  }
  return (
    path(dots, { stroke: "#fff6dc", "stroke-width": n(size * 2), "stroke-linecap": "round", opacity: 0.8 }) +
    path(cuttings, { fill: "#fff6dc" })
  );
}
