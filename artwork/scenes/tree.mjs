// The tree of the summary, by night: an old tree on whose branches the page hangs six lanterns, one for each link. They
// light it. It stands on the ground of ground.mjs.

import { Diorama } from "../lib/diorama.mjs";
import { band, curveThrough, n } from "../lib/geometry.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { path, place, use } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";

// `limbs` are drawn from the trunk outwards: points, then widths. `hang` is where a lantern's string
// leaves the branch; below it the string, the lantern and a label of `label` stay clear of leaves.
const layouts = {
  wide: {
    size: [1200, 930],
    label: [264, 66],
    lantern: 66,
    trunk: [
      [
        [452, 838],
        [440, 760],
        [466, 660],
        [462, 560],
      ],
      [92, 68, 58, 36],
    ],
    limbs: [
      [
        [
          [464, 640],
          [466, 510],
          [438, 380],
          [428, 270],
          [470, 176],
          [560, 132],
          [650, 138],
          [716, 166],
        ],
        [46, 42, 32, 27, 23, 17, 9, 2],
      ],
      [
        [
          [462, 620],
          [420, 450],
          [352, 306],
          [268, 222],
          [176, 196],
          [96, 222],
        ],
        [34, 26, 21, 16, 10, 2],
      ],
      [
        [
          [464, 620],
          [530, 484],
          [660, 432],
          [776, 350],
          [870, 242],
          [980, 188],
          [1096, 206],
        ],
        [40, 32, 25, 20, 16, 10, 2],
      ],
      [
        [
          [458, 690],
          [400, 590],
          [312, 528],
          [196, 508],
          [104, 540],
        ],
        [34, 24, 17, 10, 2],
      ],
      [
        [
          [464, 690],
          [540, 570],
          [640, 498],
          [760, 474],
          [900, 496],
          [1010, 532],
          [1104, 580],
        ],
        [40, 29, 22, 17, 13, 9, 2],
      ],
    ],
    twigs: [
      [
        [
          [428, 270],
          [380, 190],
          [330, 120],
        ],
        [14, 8, 1],
      ],
      [
        [
          [470, 176],
          [464, 126],
          [490, 82],
        ],
        [14, 8, 1],
      ],
      [
        [
          [560, 132],
          [606, 104],
          [640, 70],
        ],
        [11, 6, 1],
      ],
      [
        [
          [436, 330],
          [388, 290],
          [352, 230],
        ].map(([x, y]) => [x, y - 6]),
        [11, 6, 1],
      ],
      [
        [
          [268, 222],
          [220, 150],
          [200, 90],
        ],
        [11, 6, 1],
      ],
      [
        [
          [776, 350],
          [770, 260],
          [800, 170],
          [790, 100],
        ],
        [14, 9, 5, 1],
      ],
      [
        [
          [870, 242],
          [900, 160],
          [960, 90],
        ],
        [11, 6, 1],
      ],
      [
        [
          [980, 188],
          [1060, 130],
          [1110, 116],
        ],
        [8, 5, 1],
      ],
      [
        [
          [312, 528],
          [270, 460],
          [200, 430],
        ],
        [11, 6, 1],
      ],
      [
        [
          [900, 496],
          [960, 440],
          [1040, 420],
        ],
        [9, 5, 1],
      ],
      [
        [
          [640, 498],
          [700, 430],
          [790, 410],
          [860, 420],
        ],
        [10, 6, 4, 1],
      ],
      [
        [
          [1010, 532],
          [1080, 500],
          [1140, 500],
        ],
        [7, 4, 1],
      ],
      [
        [
          [176, 196],
          [110, 160],
          [60, 150],
        ],
        [7, 4, 1],
      ],
      [
        [
          [352, 300],
          [290, 310],
          [240, 300],
        ].map(([x, y]) => [x, y - 10]),
        [8, 4, 1],
      ],
    ],
    hang: [
      [190, 198],
      [604, 134],
      [985, 188],
      [190, 508],
      [716, 480],
      [1012, 534],
    ],
    leaf: 1,
  },
  tall: {
    size: [480, 1200],
    label: [180, 88],
    lantern: 54,
    trunk: [
      [
        [240, 1126],
        [232, 1057],
        [234, 973],
        [246, 889],
        [247, 816],
        [235, 742],
        [233, 669],
        [245, 585],
        [246, 522],
        [236, 449],
        [234, 375],
        [244, 302],
        [245, 239],
        [238, 165],
        [242, 102],
        [240, 50],
      ],
      [74, 48, 40, 36, 34, 32, 30, 28, 25, 23, 21, 18, 15, 11, 7, 1.5],
    ],
    limbs: [0, 1, 2, 3, 4, 5].map((i) => bough(i)),
    twigs: [
      [
        [
          [239, 190],
          [276, 130],
          [330, 92],
          [392, 84],
        ],
        [12, 9, 6, 1],
      ],
      [
        [
          [243, 120],
          [272, 82],
          [300, 40],
        ],
        [8, 5, 1],
      ],
      [
        [
          [240, 130],
          [212, 84],
          [190, 34],
        ],
        [8, 5, 1],
      ],
      [
        [
          [243, 120],
          [242, 80],
          [246, 28],
        ],
        [6, 4, 1],
      ],
    ],
    hang: [0, 1, 2, 3, 4, 5].map((i) => [i % 2 ? 366 : 114, 142 + i * 152]),
    leaf: 0.74,
  },
};

// The boughs of the tall tree leave its trunk to the left and the right by turns.
function bough(i) {
  const side = i % 2 ? 1 : -1;
  const y = 142 + i * 152;
  const points = [
    [0, 128],
    [20, 62],
    [66, 14],
    [126, 0],
    [196, 20 - (i % 3) * 6],
  ];
  return [
    points.map(([dx, dy]) => [240 + side * dx, y + dy]),
    [17, 15, 12, 9, 6].map((w, k) => (k === 4 ? 1.5 : w + i * 1.4)),
  ];
}

// A lantern with its string hangs this much below the branch, in widths of a lantern.
const DROP = 2.1;

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
  const { size, hang, lantern, trunk } = layouts[format];
  const [width, height] = size.map((side) => side * scale);
  const [[x, y]] = trunk[0];
  const lit = [...hang.map(([x, y]) => [x, y + lantern * 1.2, 3.4]), [x, y, 5]].map(
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${lantern * r}" fill="url(#l)"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.join(" ")}"><defs><radialGradient id="l"><stop offset=".2" stop-color="#fff0cf"/><stop offset="1" stop-color="#ffdf9e" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="#9db0c4"/>${lit.join("")}</svg>`;
}

/** Draw the tree for a wide page or a narrow one; all around stays transparent. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const pic = new Diorama({ width, height });
  const random = createRandom(`tree-${format}`);
  const calm = keepOut(l);
  const twigs = [...l.twigs, ...sprout(random.fork("twigs"), l, calm)];
  pic.add(stars(random.fork("stars"), l, calm), farLeaves(pic, random, l, twigs, calm));
  wood(pic, random, l, twigs);
  leaves(pic, random, l, twigs, calm);
  return pic;
}

/** One lantern with its string, to be hung by the page: 96 by 162, its body 79 wide, the string leaves the top in the middle. */
export function lantern() {
  const pic = new Diorama({ width: 96, height: 162 });
  pic.add(defineLantern(pic, { halo: false })({ x: 48, y: 30, string: 30, scale: 1.24 }));
  return pic;
}

// Boxes that leaves must not enter: the lantern and the label under it.
function keepOut({ hang, label, lantern }) {
  const boxes = hang.flatMap(([x, y]) => {
    const top = y + lantern * DROP;
    return [
      [x - label[0] / 2 - 8, top - 6, x + label[0] / 2 + 8, top + label[1] + 10],
      [x - lantern * 0.72, y + lantern * 0.3, x + lantern * 0.72, top],
    ];
  });
  return (x, y, r) => boxes.some(([x0, y0, x1, y1]) => x + r > x0 && x - r < x1 && y + r > y0 && y - r < y1);
}

// Twigs grow on every limb, upwards and outwards, where there is room.
function sprout(random, l, calm) {
  const out = [];
  for (const [points, widths] of l.limbs) {
    const line = curveThrough(points, 10);
    for (let t = 0.4; t < 0.97; t += random.range(0.05, 0.09)) {
      const i = Math.floor(t * (line.length - 1));
      const [x, y] = line[i];
      const [px, py] = line[i - 2];
      const along = Math.atan2(y - py, x - px);
      const side = random.chance(0.72) ? -Math.sign(Math.cos(along) || 1) : Math.sign(Math.cos(along) || 1);
      let [a, cx, cy] = [along + side * random.range(0.5, 1), x, y];
      const step = l.leaf * random.range(24, 40) * (1.15 - t * 0.5);
      const twig = [[x, y]];
      for (let k = 0; k < 3; k++) {
        cx += Math.cos(a) * step;
        cy += Math.sin(a) * step;
        twig.push([cx, cy]);
        // Towards the light.
        a += (-Math.PI / 2 - a) * 0.16 + random.range(-0.2, 0.2);
      }
      const free = twig.every(
        ([tx, ty]) => !calm(tx, ty, 14 * l.leaf) && tx > 30 && tx < l.size[0] - 30 && ty > 30,
      );
      const w = widths[Math.min(widths.length - 1, Math.floor(t * widths.length))] * 0.42;
      if (free) out.push([twig, [Math.max(2.4, Math.min(7, w)), 3 * l.leaf, 2 * l.leaf, 0.8]]);
    }
  }
  return out;
}

function wood(pic, random, l, twigs) {
  const r = random.fork("wood");
  const all = [...twigs, ...l.limbs, l.trunk].map(([points, widths]) => pic.shape(band(points, widths, 5)));
  // Roots grip the ground.
  const [bx, by] = l.trunk[0][0];
  const w = l.trunk[1][0];
  const roots = [
    [-1.35, 14, 0.42],
    [-0.7, 22, 0.4],
    [0.75, 22, 0.42],
    [1.45, 12, 0.4],
  ].map(([dx, dy, k]) =>
    pic.shape(
      band(
        [
          [bx + dx * w * 0.06, by - w * 0.5],
          [bx + dx * w * 0.55, by - w * 0.12],
          [bx + dx * w * 1.05, by + dy * l.leaf],
        ],
        [w * k, w * k * 0.7, 1.5],
      ),
    ),
  );
  const pieces = [...roots, ...all];
  const bark = pic.linear(
    [
      [0, "#94705a"],
      [0.6, "#83604c"],
      [1, "#80604d"],
    ],
    [0, 0, l.size[0], l.size[1] * 0.4],
  );
  pic.add(
    pic.lift(
      pieces.map((id) => use(id, { fill: "#d9c3a4", transform: "translate(-1.6 -1.4)" })).join("") +
        pieces.map((id) => use(id, { fill: bark })).join(""),
      { dx: 6, dy: 7, blur: 7, opacity: 0.3, tint: "#2c2a1c" },
    ),
  );
  // The side away from the light, then the grain of the bark.
  const dark = [...l.limbs, l.trunk].map(([points, widths]) => {
    const curve = curveThrough(points, 6);
    const k = (i) => {
      const x = (i / (curve.length - 1)) * (widths.length - 1);
      const j = Math.min(widths.length - 2, Math.floor(x));
      return widths[j] + (widths[j + 1] - widths[j]) * (x - j);
    };
    const side = curve.map(([x, y], i) => [x + k(i) * 0.24, y + k(i) * (points === l.trunk[0] ? 0 : 0.2)]);
    return band(
      side.filter((_, i) => i % 5 === 0 || i === side.length - 1),
      widths.map((v) => Math.max(0.4, v * 0.42)),
      5,
    );
  });
  pic.add(pic.soft(path(dark.join(""), { fill: "#4d473d", "fill-opacity": 0.45 }), 1.6));
  let grainLines = "";
  for (const [points, widths] of [l.trunk, ...l.limbs]) {
    const curve = curveThrough(points, 6);
    for (let i = 1; i < curve.length - 6; i += 4) {
      const width = widths[Math.min(widths.length - 1, Math.floor((i / curve.length) * widths.length))];
      if (width < 12) continue;
      const off = r.range(-0.38, 0.25) * width;
      const pts = [0, 2, 4].map((k) => [curve[i + k][0] + off * 0.9, curve[i + k][1] + off * 0.25]);
      grainLines += band(pts, [0.3, Math.min(3, width * 0.06), 0.3], 4);
    }
  }
  pic.add(path(grainLines, { fill: "#efd9b8", "fill-opacity": 0.26 }));
}

// One leaf of the tree, 42 long, its foot on the origin.
const leafOf = (pic, rim) =>
  pic.once(`leaf-${rim}`, () =>
    pic.define(
      "g",
      {},
      path("M0 0Q4-11 18-13 32-13 42-2 30 9 18 9 6 8 0 0Z", {
        fill: "currentColor",
        stroke: "#fffbe6",
        "stroke-opacity": rim,
      }) + path("M0 0Q18-3 42-2 30 9 18 9 6 8 0 0Z", { fill: "#12231f", "fill-opacity": rim / 2 }),
    ),
  );

// Walks along every branch and calls `put` with the places and directions of leaves.
function along(random, l, twigs, share, put) {
  for (const [points] of [...l.limbs, ...twigs]) {
    const twig = twigs.some((t) => t[0] === points);
    const curve = curveThrough(points, 10);
    for (let i = Math.floor(curve.length * (twig ? 0.25 : 0.42)); i < curve.length; i++) {
      if (!random.chance(twig ? share : share * 0.8)) continue;
      const [x, y] = curve[i];
      const [px, py] = curve[i - 1];
      const way = Math.atan2(y - py, x - px);
      for (const side of random.pick([[-1], [1], [-1, 1]])) {
        let angle = way + side * random.range(0.5, 1.15);
        // Leaves seek the light.
        if (Math.sin(angle) > 0.5 && random.chance(0.6))
          angle = way - Math.sign(Math.sin(angle)) * random.range(0.4, 0.9);
        put(x, y, angle);
      }
    }
    const [ex, ey] = curve.at(-1);
    const [fx, fy] = curve.at(-3);
    for (const d of [-0.5, 0, 0.5]) put(ex, ey, Math.atan2(ey - fy, ex - fx) + d);
  }
}

// Where a leaf may lie: off the labels and lanterns, inside the picture.
function leafAt(l, calm, x, y, angle, size) {
  const tip = 40 * size;
  const [mx, my] = [x + Math.cos(angle) * tip * 0.5, y + Math.sin(angle) * tip * 0.5];
  const rim = tip * 0.62;
  const inside = mx > rim && mx < l.size[0] - rim && my > rim;
  return inside && !calm(mx, my, tip * 0.5);
}

const stamp = (id, x, y, angle, size, tint) =>
  use(id, {
    color: tint,
    transform: `${place(x, y)} rotate(${Math.round((angle * 180) / Math.PI)}) scale(${n(size)})`,
  });

// The first ones, none behind a lantern or a word.
function stars(random, { size: [width, height] }, calm) {
  const seen = Array.from({ length: 46 }, () => [
    random.range(0.04, 0.96) * width,
    random.range(0.02, 0.62) * height,
    random.range(0.7, 1.7),
  ]);
  return seen
    .filter(([x, y]) => !calm(x, y, 8))
    .map(([x, y, r]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff6dc"/>`)
    .join("");
}

// The crown behind the wood, in the colours of the night.
function farLeaves(pic, random, l, twigs, calm) {
  const r = random.fork("far");
  const leaf = leafOf(pic, 0.24);
  const out = [];
  along(r, l, twigs, 0.42, (x, y, angle) => {
    const size = l.leaf * r.range(1.05, 1.5);
    const [dx, dy, turn] = [r.range(-26, 26) * l.leaf, r.range(-34, 8) * l.leaf, angle + r.range(-0.6, 0.6)];
    if (!leafAt(l, calm, x + dx, y + dy, turn, size)) return;
    const warm = (x / l.size[0]) * 3 + r.range(-0.6, 0.6);
    const tint = ["#3f6a68", "#4b7568", "#66785f", "#7d785c"][Math.max(0, Math.min(3, Math.round(warm)))];
    out.push(stamp(leaf, x + dx, y + dy, turn, size, tint));
  });
  return pic.lift(out.join(""), { dx: 2, dy: 4, blur: 5, opacity: 0.16, tint: "#3d4a2c" });
}

// Leaves along every branch: none where the labels lie. They are laid in three coats, so that the upper
// ones shade the lower ones.
function leaves(pic, random, l, twigs, calm) {
  const r = random.fork("leaves");
  const leaf = leafOf(pic, 0.45);
  const tints = ["#2b6650", "#4f8560", "#7d9f5e", "#a9b05a", "#d0a545", "#c98a3a", "#1f5a48", "#94ab66"];
  const coats = [[], [], []];
  along(r, l, twigs, 0.34, (x, y, angle) => {
    const size = l.leaf * r.range(0.68, 1.08);
    if (!leafAt(l, calm, x, y, angle, size)) return;
    const warm = Math.min(1, Math.max(0, x / l.size[0] + r.range(-0.35, 0.35)));
    const tint = r.chance(0.25) ? r.pick(tints) : tints[[6, 0, 1, 2, 7, 3, 4, 5][Math.floor(warm * 7.99)]];
    r.pick(coats).push(stamp(leaf, x, y, angle, size, tint));
  });
  for (const coat of coats)
    pic.add(pic.lift(coat.join(""), { dx: 3 * l.leaf, dy: 4 * l.leaf, blur: 3.5 * l.leaf, opacity: 0.34 }));
}
