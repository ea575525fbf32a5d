// The tree of the summary: an old larch whose branches carry six lanterns, one for each link.

import { farChalet } from "../lib/chalet.mjs";
import { band, curveThrough, heightAt, n, softPolygon } from "../lib/geometry.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { discOutline, softShadow, tornPiece } from "../lib/paper.mjs";
import { group, Picture, path, use } from "../lib/picture.mjs";
import { ridgeline } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { grassFringe, meadowFlower } from "../lib/stamps.mjs";

// `limbs` are drawn from the trunk outwards: points, then widths. `lanterns`: where the string
// leaves the branch (x, y), its length and the top of the label under the lantern.
const layouts = {
  wide: {
    size: [1200, 900],
    label: [218, 52],
    lanternScale: 1,
    disc: [560, 400, 392],
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
          [620, 440],
          [600, 400],
          [560, 396],
        ],
        [9, 5, 1],
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
    lanterns: [
      [190, 198, 44, 346],
      [604, 134, 52, 292],
      [985, 188, 46, 340],
      [190, 508, 44, 656],
      [716, 480, 40, 626],
      [1012, 534, 42, 684],
    ],
    clouds: [
      [240, 140, 150, 74],
      [470, 92, 170, 78],
      [690, 96, 120, 60],
      [880, 142, 150, 80],
      [1040, 122, 110, 56],
      [110, 178, 80, 44],
      [270, 458, 130, 54],
      [720, 410, 130, 46],
      [984, 460, 130, 40],
      [1096, 506, 70, 36],
      [360, 230, 90, 70],
    ],
    ground: [
      [70, 862],
      [260, 842],
      [460, 826],
      [700, 836],
      [930, 820],
      [1130, 858],
    ],
    floor: 896,
    chalet: [900, 0.62],
    leaf: 1,
    count: 1,
  },
  tall: {
    size: [480, 1040],
    label: [212, 68],
    lanternScale: 0.8,
    disc: [240, 300, 0],
    trunk: [
      [
        [238, 992],
        [232, 930],
        [234, 860],
        [246, 790],
        [248, 720],
        [234, 650],
        [231, 580],
        [246, 510],
        [248, 440],
        [234, 370],
        [232, 310],
        [244, 240],
        [246, 170],
        [238, 100],
        [243, 60],
        [241, 40],
      ],
      [52, 29, 26, 25, 23, 22, 21, 20, 18, 17, 15, 13, 12, 9, 6, 1.5],
    ],
    limbs: [
      [
        [
          [244, 170],
          [210, 110],
          [160, 76],
          [112, 74],
          [50, 92],
        ],
        [13, 10, 8, 6, 1.5],
      ],
      [
        [
          [234, 330],
          [262, 262],
          [310, 224],
          [366, 216],
          [430, 234],
        ],
        [16, 12, 9, 6, 1.5],
      ],
      [
        [
          [248, 460],
          [220, 398],
          [170, 364],
          [112, 358],
          [46, 376],
        ],
        [18, 13, 10, 7, 1.5],
      ],
      [
        [
          [233, 610],
          [262, 546],
          [310, 508],
          [366, 500],
          [432, 518],
        ],
        [20, 15, 11, 7, 1.5],
      ],
      [
        [
          [248, 746],
          [218, 682],
          [168, 650],
          [112, 642],
          [44, 662],
        ],
        [21, 16, 12, 8, 1.5],
      ],
      [
        [
          [236, 890],
          [264, 826],
          [312, 792],
          [366, 784],
          [436, 804],
        ],
        [22, 17, 12, 8, 1.5],
      ],
    ],
    twigs: [
      [
        [
          [160, 76],
          [130, 40],
          [90, 26],
        ],
        [6, 4, 1],
      ],
      [
        [
          [238, 100],
          [280, 60],
          [330, 50],
        ],
        [7, 4, 1],
      ],
      [
        [
          [310, 224],
          [340, 180],
          [390, 166],
        ],
        [6, 4, 1],
      ],
      [
        [
          [170, 364],
          [130, 320],
          [80, 306],
        ],
        [7, 4, 1],
      ],
      [
        [
          [310, 508],
          [350, 462],
          [400, 450],
        ],
        [7, 4, 1],
      ],
      [
        [
          [168, 650],
          [130, 606],
          [76, 592],
        ],
        [7, 4, 1],
      ],
      [
        [
          [312, 792],
          [352, 746],
          [404, 734],
        ],
        [7, 4, 1],
      ],
      [
        [
          [243, 80],
          [216, 62],
          [204, 46],
        ],
        [5, 3, 1],
      ],
    ],
    lanterns: [
      [118, 75, 16, 176],
      [362, 217, 16, 318],
      [118, 359, 16, 460],
      [362, 501, 16, 602],
      [118, 643, 16, 744],
      [362, 785, 16, 886],
    ],
    clouds: [
      [120, 52, 84, 34],
      [300, 52, 100, 34],
      [370, 184, 84, 30],
      [104, 326, 84, 30],
      [376, 468, 84, 30],
      [100, 610, 84, 30],
      [380, 752, 84, 30],
    ],
    ground: [
      [10, 1004],
      [120, 992],
      [240, 984],
      [360, 990],
      [470, 1004],
    ],
    floor: 1036,
    chalet: null,
    leaf: 0.72,
    count: 0.8,
  },
};

/** Where the labels go: the top-centre of each, in % of the picture. */
export function anchors() {
  const of = ({ size, lanterns }) =>
    lanterns.map(([x, , , y]) => ({
      x: Math.round((x / size[0]) * 1000) / 10,
      y: Math.round((y / size[1]) * 1000) / 10,
    }));
  return { wide: of(layouts.wide), tall: of(layouts.tall) };
}

/** Draw the tree for a wide page or a narrow one; the ground stays transparent. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const pic = new Picture({ id: `tr${format[0]}`, width, height });
  const random = createRandom(`tree-${format}`);
  const calm = keepOut(l);
  if (l.disc[2]) {
    for (const [k, o] of [
      [1, 0.5],
      [0.78, 0.5],
      [0.55, 0.5],
    ]) {
      const r = random.fork(`disc${k}`);
      const ring = discOutline(r, l.disc[0], l.disc[1], l.disc[2] * k, { wobble: 0.018, count: 36 });
      pic.add(scrap(pic, ring, "#f6ebd3", { spread: 8, opacity: 0.03, tint: "#7a5a2a" }, o));
    }
  }
  const crown = random.fork("crown");
  const pale = ["#dde3c6", "#cbd8b8", "#e9e2bd", "#d5dfc4"];
  l.clouds.forEach(([x, y, rx, ry], i) => {
    const lobed = discOutline(crown, x, y, rx, { ry, wobble: 0.09, count: 20 });
    pic.add(scrap(pic, lobed, pale[i % 4], { dx: 3, dy: 5, spread: 10, opacity: 0.13, tint: "#3d4a2c" }));
  });
  mound(pic, random, l);
  wood(pic, random, l);
  leaves(pic, random, l, calm);
  lip(pic, random, l);
  const hang = defineLantern(pic);
  for (const [x, y, string] of l.lanterns) pic.add(hang({ x, y: y + string, string, scale: l.lanternScale }));
  return pic.toString();
}

// A pale scrap behind the crown: one outline serves for the shadow, the edge and the face.
function scrap(pic, outline, fill, shadow, opacity) {
  const id = pic.shape(softPolygon(outline));
  return (
    softShadow(id, shadow) +
    use(id, {
      fill,
      "fill-opacity": opacity,
      stroke: "#fffdf6",
      "stroke-width": 3.2,
      "stroke-opacity": opacity,
    })
  );
}

// Boxes that leaves must not enter: the lantern and the label under it.
function keepOut({ lanterns, label, lanternScale }) {
  const boxes = lanterns.flatMap(([x, y, string, top]) => [
    [x - label[0] / 2 - 10, top - 14, x + label[0] / 2 + 10, top + label[1] + 16],
    [x - 40 * lanternScale, y + string * 0.5, x + 40 * lanternScale, top],
  ]);
  return (x, y, r) => boxes.some(([x0, y0, x1, y1]) => x + r > x0 && x - r < x1 && y + r > y0 && y - r < y1);
}

function mound(pic, random, l) {
  const r = random.fork("mound");
  const line = ridgeline(r, l.ground, { rough: 0.04, soft: true, step: 14 });
  const [x0, x1] = [line[0][0], line.at(-1)[0]];
  const under = Array.from({ length: 30 }, (_, i) => [
    x1 - ((x1 - x0) * (i + 0.5)) / 30,
    l.ground[0][1] +
      (l.floor - l.ground[0][1]) * Math.sin(((i + 0.5) / 30) * Math.PI) ** 0.5 +
      r.range(-2, 2),
  ]);
  pic.add(
    tornPiece(pic, r, [...line, ...under], {
      fill: pic.linear(
        [
          [0, "#8ea46a"],
          [0.5, "#5f8552"],
          [1, "#3d6a4a"],
        ],
        [0, l.ground[2][1] - 10, 0, l.floor],
      ),
      tint: "#8ea46a",
      tear: 6,
      coreTint: "#fdfbf2",
      shadow: { dx: 3, dy: 5, spread: 14, opacity: 0.18, tint: "#2c3a22" },
    }),
  );
  if (l.chalet) {
    const [cx, scale] = l.chalet;
    pic.add(farChalet({ x: cx, y: heightAt(line, cx) + 16, scale }));
  }
  pic.line = line;
}

function wood(pic, random, l) {
  const r = random.fork("wood");
  const all = [...l.limbs, ...l.twigs, l.trunk].map(([points, widths]) => ({
    points,
    widths,
    id: pic.shape(band(points, widths, 5)),
  }));
  // Roots grip the mound.
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
          [bx + dx * w * 1.05, by + dy],
        ],
        [w * k, w * k * 0.7, 1.5],
      ),
    ),
  );
  for (const b of all)
    pic.add(softShadow(b.id, { dx: 5, dy: 6, spread: 10, opacity: 0.16, tint: "#2c2a1c", steps: 3 }));
  for (const id of [...roots, ...all.map((b) => b.id)])
    pic.add(use(id, { fill: "#d9c3a4", transform: "translate(-1.6 -1.4)" }));
  const bark = "#6a4a36";
  for (const id of [...roots, ...all.map((b) => b.id)]) pic.add(use(id, { fill: bark }));
  // The side away from the light, then the grain of the bark.
  const dark = [...l.limbs, l.trunk].map(([points, widths]) => {
    const line = curveThrough(points, 6);
    const k = (i) => {
      const x = (i / (line.length - 1)) * (widths.length - 1);
      const j = Math.min(widths.length - 2, Math.floor(x));
      return widths[j] + (widths[j + 1] - widths[j]) * (x - j);
    };
    const side = line.map(([x, y], i) => [x + k(i) * 0.24, y + k(i) * (points === l.trunk[0] ? 0 : 0.2)]);
    return band(
      side.filter((_, i) => i % 5 === 0 || i === side.length - 1),
      widths.map((v) => Math.max(0.4, v * 0.42)),
      5,
    );
  });
  pic.add(path(dark.join(""), { fill: "#2c1c14", "fill-opacity": 0.3 }));
  let grainLines = "";
  for (const [points, widths] of [l.trunk, ...l.limbs]) {
    const line = curveThrough(points, 6);
    for (let i = 1; i < line.length - 6; i += 8) {
      const width = widths[Math.min(widths.length - 1, Math.floor((i / line.length) * widths.length))];
      if (width < 12) continue;
      const off = r.range(-0.36, 0.2) * width;
      const pts = [0, 2, 4].map((k) => [line[i + k][0] + off * 0.9, line[i + k][1] + off * 0.25]);
      grainLines += band(pts, [0.3, Math.min(3, width * 0.07), 0.3], 4);
    }
  }
  pic.add(path(grainLines, { fill: "#efd9b8", "fill-opacity": 0.3 }));
  const g = random.fork("grass");
  pic.add(
    group(
      grassFringe(pic, g, pic.line, {
        from: l.ground[0][0] + 30 * l.leaf,
        to: l.ground.at(-1)[0] - 30 * l.leaf,
        gap: 16 * l.leaf,
        height: 26 * l.leaf,
        sink: 14 * l.leaf,
        bend: 0.18,
        blades: 4,
      }),
      { fill: "#5c8450" },
    ),
  );
  const kinds = [
    ["daisy", "#fffaf0"],
    ["bell", "#7f9fd0"],
    ["daisy", "#f6d27a"],
    ["bell", "#c98bb0"],
  ];
  for (let i = 0; i < (l.chalet ? 12 : 6); i++) {
    const x = g.range(l.ground[0][0] + 60 * l.leaf, l.ground.at(-1)[0] - 60 * l.leaf);
    if (Math.abs(x - bx) < w * 1.3 || (l.chalet && Math.abs(x - l.chalet[0] - 14) < 100)) continue;
    const [kind, petal] = kinds[i % 4];
    pic.add(
      meadowFlower(pic, g, x, heightAt(pic.line, x) + 16 * l.leaf, g.range(26, 40) * Math.max(0.8, l.leaf), {
        kind,
        petal,
        stem: "#3f6f41",
      }),
    );
  }
}

// A second fold of meadow in front of the foot of the trunk.
function lip(pic, random, l) {
  const r = random.fork("lip");
  const [x0, x1] = [l.ground[0][0] + 50 * l.leaf, l.ground.at(-1)[0] - 50 * l.leaf];
  const y = l.ground[2][1] + 22 * l.leaf;
  const line = ridgeline(
    r,
    [
      [x0, l.floor - 22 * l.leaf],
      [x0 + (x1 - x0) * 0.2, y + 14 * l.leaf],
      [(x0 + x1) / 2 - 60 * l.leaf, y + 6 * l.leaf],
      [x0 + (x1 - x0) * 0.75, y + 12 * l.leaf],
      [x1, l.floor - 24 * l.leaf],
    ],
    { rough: 0.04, soft: true, step: 14 },
  );
  const under = Array.from({ length: 24 }, (_, i) => [
    x1 - ((x1 - x0) * (i + 0.5)) / 24,
    l.floor - 20 * l.leaf + 17 * l.leaf * Math.sin(((i + 0.5) / 24) * Math.PI) ** 0.5 + r.range(-1, 1),
  ]);
  pic.add(
    tornPiece(pic, r, [...line, ...under], {
      fill: pic.linear(
        [
          [0, "#6c9157"],
          [1, "#3a6648"],
        ],
        [0, y, 0, l.floor],
      ),
      tint: "#8ea46a",
      tear: 5,
      coreTint: "#eef0d6",
      shadow: { dx: 1, dy: -1, spread: 8, opacity: 0.2, tint: "#1c2a16" },
    }),
  );
  pic.add(
    group(
      grassFringe(pic, r, line, {
        from: x0 + 30,
        to: x1 - 30,
        gap: 22 * l.leaf,
        height: 24 * l.leaf,
        sink: 9 * l.leaf,
        bend: 0.2,
        blades: 4,
      }),
      { fill: "#4f7d4c" },
    ),
  );
}

// Leaves along every branch: whole above, fewer below, none where the labels lie.
function leaves(pic, random, l, calm) {
  const r = random.fork("leaves");
  // Two shapes and no more: there are hundreds of leaves, and a phone draws each of them.
  const leaf = pic.define(
    "g",
    {},
    path("M0 0Q4-11 18-13 32-13 42-2 30 9 18 9 6 8 0 0Z", {
      fill: "currentColor",
      stroke: "#fffbe6",
      "stroke-opacity": 0.4,
    }) + path("M0 0Q18-3 42-2 30 9 18 9 6 8 0 0Z", { fill: "#12231f", "fill-opacity": 0.24 }),
  );
  const tints = ["#2b6650", "#4f8560", "#7d9f5e", "#a9b05a", "#d0a545", "#c98a3a", "#1f5a48", "#94ab66"];
  const out = [];
  const put = (x, y, angle, size) => {
    const tip = 40 * size;
    if (calm(x + Math.cos(angle) * tip * 0.5, y + Math.sin(angle) * tip * 0.5, tip * 0.45)) return;
    if (x < 4 || x > l.size[0] - 4) return;
    const warm = Math.min(1, Math.max(0, x / l.size[0] + r.range(-0.35, 0.35)));
    const tint = r.chance(0.25) ? r.pick(tints) : tints[[6, 0, 1, 2, 7, 3, 4, 5][Math.floor(warm * 7.99)]];
    out.push(
      use(leaf, {
        color: tint,
        transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round((angle * 12) / Math.PI) * 15})scale(${n(size)})`,
      }),
    );
  };
  for (const [points, widths] of [...l.limbs, ...l.twigs]) {
    const line = curveThrough(points, 10);
    const twig = l.twigs.some((t) => t[0] === points);
    const start = twig ? 0.2 : 0.42;
    for (let i = Math.floor(line.length * start); i < line.length; i++) {
      const t = i / (line.length - 1);
      if (!r.chance(twig ? 0.5 : 0.4)) continue;
      const [x, y] = line[i];
      const [px, py] = line[Math.max(0, i - 1)];
      const along = Math.atan2(y - py, x - px);
      const flip = r.chance(0.5) ? 1 : -1;
      const width = widths[Math.min(widths.length - 1, Math.round(t * (widths.length - 1)))];
      const pairs = r.chance(0.55 * l.count) ? 2 : 1;
      for (let k = 0; k < pairs; k++) {
        const side = k ? -flip : flip;
        let angle = along + side * r.range(0.5, 1.15);
        // Leaves seek the light.
        if (Math.sin(angle) > 0.5 && r.chance(0.6))
          angle = along - Math.sign(Math.sin(angle)) * r.range(0.4, 0.9);
        put(
          x + Math.cos(angle) * width * 0.3,
          y + Math.sin(angle) * width * 0.3,
          angle,
          l.leaf * r.range(0.7, 1.15),
        );
      }
    }
    const [ex, ey] = line.at(-1);
    const [fx, fy] = line.at(-3);
    for (const d of [-0.5, 0, 0.5]) put(ex, ey, Math.atan2(ey - fy, ex - fx) + d, l.leaf * r.range(0.8, 1.1));
  }
  pic.add(group(out.join("")));
}
