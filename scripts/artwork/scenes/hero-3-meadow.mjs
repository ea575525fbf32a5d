// Workshops and coaching: a circle of people on a summer meadow, long evening shadows.

import { chalet } from "../lib/chalet.mjs";
import { heightAt, n } from "../lib/geometry.mjs";
import { discOutline, grain, tornPiece, tornSheet } from "../lib/paper.mjs";
import { defineFarFigure, standFar } from "../lib/people.mjs";
import { group, Picture, path } from "../lib/picture.mjs";
import { ridgeline, shadeFacet, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, cloud, glow, lightRings, skySheet } from "../lib/sky.mjs";
import { grassFringe, grassTuft, meadowFlower, plantSoft, standingFirs } from "../lib/stamps.mjs";
import { defineFir } from "../lib/trees.mjs";

const layouts = {
  wide: {
    size: [1600, 1000],
    horizon: 470,
    sun: [250, 250, 54],
    clouds: [
      [1010, 190, 300, "#fffaf0"],
      [1300, 262, 210, "#fdf3e2"],
      [700, 268, 180, "#fdf0da"],
    ],
    ridges: [
      [
        [-60, 400],
        [80, 420],
        [230, 372],
        [380, 400],
        [520, 330],
        [620, 350],
        [740, 262],
        [820, 292],
        [900, 352],
        [1010, 300],
        [1120, 212],
        [1180, 250],
        [1260, 330],
        [1380, 300],
        [1480, 350],
        [1660, 300],
      ],
      [
        [-60, 440],
        [140, 470],
        [330, 420],
        [520, 470],
        [700, 440],
        [860, 478],
        [1060, 420],
        [1260, 462],
        [1440, 410],
        [1660, 440],
      ],
      [
        [-60, 470],
        [150, 500],
        [360, 540],
        [600, 530],
        [820, 500],
        [1040, 520],
        [1280, 490],
        [1460, 462],
        [1660, 430],
      ],
      [
        [-60, 590],
        [200, 566],
        [480, 560],
        [760, 548],
        [1040, 546],
        [1320, 552],
        [1660, 520],
      ],
      [
        [-60, 770],
        [180, 782],
        [430, 826],
        [700, 850],
        [980, 848],
        [1260, 822],
        [1480, 786],
        [1660, 740],
      ],
      [
        [-60, 900],
        [200, 906],
        [500, 950],
        [800, 966],
        [1100, 956],
        [1400, 920],
        [1660, 870],
      ],
    ],
    facets: [
      [0, 1120, 1250, 230, 0.3],
      [0, 740, 890, 190, 0.3],
      [0, 520, 610, 110, 0.3],
      [0, 1380, 1470, 100, 0.3],
      [0, 230, 370, 90, 0.3],
      [1, 330, 510, 110, 0.3],
      [1, 1060, 1250, 110, 0.3],
      [1, 1440, 1600, 110, 0.3],
    ],
    caps: [
      [1048, 1190, 50, 5],
      [690, 800, 30, 4],
    ],
    circle: [1010, 690, 238, 92, 1.55],
    chalet: [1372, 498, 0.5],
    midFirs: [
      [1250, 560, 110],
      [1288, 566, 140],
      [1462, 556, 150],
      [1500, 552, 120],
      [1430, 560, 96],
      [130, 590, 120],
      [176, 586, 150],
      [222, 584, 104],
      [480, 572, 90],
      [512, 572, 116],
      [80, 596, 90],
    ],
    bigFirs: [
      [1545, 820, 330],
      [1620, 840, 280],
      [1472, 836, 210],
    ],
  },
  tall: {
    size: [900, 1600],
    horizon: 760,
    sun: [180, 380, 50],
    clouds: [
      [620, 300, 280, "#fffaf0"],
      [380, 236, 170, "#fdf3e2"],
      [770, 392, 160, "#fdf0da"],
    ],
    ridges: [
      [
        [-60, 640],
        [60, 600],
        [170, 640],
        [290, 560],
        [370, 590],
        [470, 480],
        [560, 392],
        [620, 440],
        [700, 540],
        [780, 510],
        [960, 590],
      ],
      [
        [-60, 680],
        [120, 640],
        [280, 690],
        [440, 650],
        [600, 700],
        [780, 630],
        [960, 680],
      ],
      [
        [-60, 700],
        [150, 730],
        [360, 760],
        [560, 736],
        [760, 700],
        [960, 690],
      ],
      [
        [-60, 790],
        [220, 776],
        [480, 768],
        [720, 770],
        [960, 750],
      ],
      [
        [-60, 1090],
        [160, 1110],
        [420, 1150],
        [680, 1140],
        [960, 1070],
      ],
      [
        [-60, 1330],
        [160, 1340],
        [420, 1400],
        [680, 1390],
        [960, 1310],
      ],
    ],
    facets: [
      [0, 560, 690, 240, 0.3],
      [0, 290, 370, 120, 0.3],
      [0, 60, 160, 110, 0.3],
      [1, 120, 270, 110, 0.3],
      [1, 780, 900, 110, 0.3],
      [1, 440, 590, 80, 0.3],
    ],
    caps: [[496, 628, 52, 5]],
    circle: [440, 892, 236, 112, 1.8],
    chalet: [690, 716, 0.56],
    midFirs: [
      [590, 790, 120],
      [556, 794, 90],
      [800, 780, 150],
      [838, 776, 118],
      [70, 800, 130],
      [112, 796, 160],
      [152, 794, 112],
    ],
    bigFirs: [
      [840, 1180, 380],
      [918, 1210, 330],
      [756, 1190, 230],
    ],
  },
};

const sheets = [
  {
    fill: [
      [0, "#a9bccb"],
      [0.5, "#b9cad2"],
      [1, "#d6dfda"],
    ],
    rough: 0.22,
    tear: 5,
    light: "#fff6e4",
  },
  {
    fill: [
      [0, "#7fa09f"],
      [0.5, "#93b0a5"],
      [1, "#b7c9ad"],
    ],
    rough: 0.16,
    tear: 6,
  },
  {
    fill: [
      [0, "#5f9074"],
      [0.5, "#7ba57b"],
      [1, "#a3be86"],
    ],
    rough: 0.07,
    tear: 7,
    soft: true,
  },
  {
    fill: [
      [0, "#b5c274"],
      [0.3, "#a3b766"],
      [1, "#7fa257"],
    ],
    rough: 0.03,
    tear: 8,
    soft: true,
  },
  {
    fill: [
      [0, "#6f9a52"],
      [0.5, "#5c8a4c"],
      [1, "#4a7a47"],
    ],
    rough: 0.05,
    tear: 9,
    soft: true,
  },
  {
    fill: [
      [0, "#2f6343"],
      [1, "#1f4a38"],
    ],
    rough: 0.05,
    light: "#3f7a50",
    tear: 3,
    soft: true,
  },
];

const clothes = [
  ["#b4532f", "#5b4434", "coat", 0],
  ["#f3e3c4", "#7b8f9a", "dress", 0],
  ["#2f7f96", "#3a4b52", "coat", 0],
  ["#d8a13c", "#6a5a45", "coat", 0],
  ["#8a4a5c", "#4d3b44", "dress", 0],
  ["#1f5a48", "#d9c9a8", "coat", 0],
  ["#e8e0d0", "#4a5a66", "coat", 0],
  ["#6b869c", "#3d4a52", "dress", 0],
  ["#c7703f", "#47586a", "coat", 0],
];

/** Draw the meadow for a wide or a tall screen. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const pic = new Picture({ id: `h3${format[0]}`, width, height });
  const random = createRandom(`meadow-${format}`);
  pic.add(
    skySheet(
      pic,
      [
        [0, "#b4d3dd"],
        [0.5, "#d6e2d9"],
        [0.85, "#f7e6c4"],
        [1, "#fae0b4"],
      ],
      l.horizon,
    ),
  );
  pic.add(
    lightRings(pic, random.fork("sun"), ...l.sun, {
      rings: [6.6, 4.7, 3.1, 1.9],
      tint: "#fff0c4",
      opacity: 0.26,
      disc: "#fff3c8",
    }),
  );
  for (const [x, y, w, fill] of l.clouds)
    pic.add(cloud(pic, random.fork(`c${x}`), x, y, w, { fill, height: w * 0.17, opacity: 0.92 }));
  pic.add(
    birds(
      format === "wide"
        ? [
            [560, 210, 14],
            [600, 196, 10],
            [530, 232, 9],
          ]
        : [
            [300, 486, 14],
            [336, 470, 10],
          ],
      "#5c7480",
    ),
  );
  l.ridges.forEach((anchors, i) => {
    const s = sheets[i];
    const r = random.fork(`ridge${i}`);
    const line = ridgeline(r, anchors, { rough: s.rough, soft: s.soft, step: i < 2 ? 11 : 16 });
    const sheet = tornSheet(pic, r, line, {
      fill: s.fill,
      tear: s.tear,
      light: s.light,
      gradientTo: Math.min(height, Math.max(...anchors.map((a) => a[1])) + [200, 150, 130, 320, 240, 160][i]),
      shadow: { dx: 8, dy: -1, spread: 13 + i * 2.5, opacity: 0.2, tint: "#2a4a3c" },
    });
    pic.add(sheet.markup);
    for (const [k, px, tx, depth, lean] of l.facets)
      if (k === i)
        pic.add(
          shadeFacet(pic, r, sheet.face, px, tx, {
            depth,
            lean,
            tint: ["#6d8ba0", "#4f7a78"][i],
            opacity: 0.55,
          }),
        );
    if (i === 0)
      for (const [a, b, drop, tongues] of l.caps)
        pic.add(snowCap(r, sheet.face, a, b, { drop, tongues, tint: "#fffaf0", opacity: 0.95 }));
    if (i === 1)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: width,
          height: 14,
          gap: 8,
          clump: 0.45,
          tint: "#6f9694",
        }),
      );
    if (i === 2) far(pic, random, l, sheet.face);
    if (i === 3) meadow(pic, random, l, sheet.face);
    if (i === 4) slope(pic, random, l, sheet.face);
    if (i === 5) foreground(pic, random, l, sheet.face);
  });
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

function far(pic, random, l, line) {
  const [cx, , scale] = l.chalet;
  pic.add(
    standingFirs(pic, random.fork("t"), line, {
      from: 0,
      to: cx - 90 * scale,
      height: 30,
      density: 0.85,
      gap: 11,
      clump: 0.5,
      sink: 4,
      tint: "#4d8069",
    }),
  );
  pic.add(
    standingFirs(pic, random.fork("u"), line, {
      from: cx + 150 * scale,
      to: pic.width,
      height: 30,
      density: 0.85,
      gap: 11,
      clump: 0.6,
      sink: 4,
      tint: "#4d8069",
    }),
  );
  pic.add(
    chalet(pic, {
      x: cx,
      y: heightAt(line, cx) + 12 * scale,
      scale,
      lit: [3],
      dim: 0.06,
      ambient: "#7f9a8a",
      flip: false,
    }),
  );
}

function meadow(pic, random, l, line) {
  const r = random.fork("meadow");
  const kinds = [0, 1].map(() =>
    defineFir(pic, r, { tiers: 8, width: 47, rimOpacity: 0.35, rim: "#fff3c8" }),
  );
  pic.firs = kinds;
  const [cx, cy, rx, ry, scale] = l.circle;
  // Mown rings: the ground itself is drawn in wide, light strokes.
  const swathe = (k, o) =>
    path(
      `M${n(cx - rx * k)} ${cy}a${n(rx * k)} ${n(ry * k)} 0 1 0 ${n(2 * rx * k)} 0a${n(rx * k)} ${n(ry * k)} 0 1 0 ${n(-2 * rx * k)} 0Z`,
      { fill: "#dfe09a", "fill-opacity": o },
    );
  pic.add(swathe(1.85, 0.16), swathe(1.42, 0.2), swathe(1.02, 0.3));
  pic.add(glow(pic, cx - rx * 0.5, cy - ry * 0.5, rx * 2.4, ry * 2.6, { tint: "#fff0b8", opacity: 0.4 }));
  // Trees cast the same long shadow as the people: to the right, towards us.
  for (const [x, y, h] of l.midFirs)
    pic.add(
      path(
        `M${x - h * 0.12} ${y}Q${n(x + h * 0.1)} ${n(y - h * 0.02)} ${n(x + h * 1.25)} ${n(y + h * 0.41)}Q${n(x + h * 0.3)} ${n(y + h * 0.2)} ${n(x - h * 0.12)} ${y}Z`,
        { fill: "#34593a", "fill-opacity": 0.22 },
      ),
    );
  l.midFirs.forEach(([x, y, h], i) => {
    pic.add(
      plantSoft(pic, kinds[i % 2], x, Math.max(y, heightAt(line, x) + 5), h, ["#2d6a50", "#377457"][i % 2], {
        opacity: 0.12,
      }),
    );
  });
  let tufts = "";
  for (let i = 0; i < 70; i++) {
    const y = r.range(heightAt(line, 800) + 26, cy + ry * 3);
    const x = r.range(0, pic.width);
    if (((x - cx) / (rx * 1.2)) ** 2 + ((y - cy) / (ry * 1.3)) ** 2 > 1)
      tufts += grassTuft(pic, r, x, y, 9 + (y - cy + 200) * 0.02, { blades: 4, bend: 0.2 });
  }
  pic.add(group(tufts, { fill: "#5f8a45", "fill-opacity": 0.55 }));
  // A round rug: what the circle stands around.
  const rug = (k, fill, tear) =>
    tornPiece(
      pic,
      r,
      discOutline(r, cx, cy + 4, 30 * scale * k, { ry: 10 * scale * k, wobble: 0.02, count: 26 }),
      { fill, tear, shadow: k === 1 ? { dx: 3, dy: 2, spread: 5, opacity: 0.22 } : false },
    );
  pic.add(rug(1, "#b4532f", 1.6), rug(0.74, "#efd9ae", 1), rug(0.42, "#2f7f96", 1));
  const skins = ["#d9a07c", "#e4b592", "#a8714e", "#c98f68"];
  const hairs = ["#4a3226", "#8a5a34", "#d3a561", "#2f2622", "#b9b2a6"];
  const figures = clothes.map(([coat, legs, shape, arms], i) =>
    defineFarFigure(pic, { coat, legs, shape, arms, skin: skins[i % 4], hairTint: hairs[(i * 3) % 5] }),
  );
  const spots = figures.map((f, i) => {
    const a = (i / figures.length) * Math.PI * 2 + 0.17 + r.range(-0.04, 0.04);
    return {
      f,
      x: cx + Math.cos(a) * rx * r.range(0.95, 1.03),
      y: cy + Math.sin(a) * ry * r.range(0.95, 1.05),
    };
  });
  spots.sort((a, b) => a.y - b.y);
  for (const s of spots)
    pic.add(
      standFar(s.f, s.x, s.y + 6, scale * (1 + ((s.y - cy) / ry) * 0.07), {
        reach: 1.9,
        fall: -0.62,
        tint: "#2b5136",
        opacity: 0.4,
      }),
    );
}

function slope(pic, random, l, line) {
  const r = random.fork("slope");
  const kinds = pic.firs;
  l.bigFirs.forEach(([x, y, h], i) => {
    pic.add(plantSoft(pic, kinds[i % 2], x, y, h, ["#235843", "#2a624a"][i % 2], { opacity: 0.2 }));
  });
  for (let i = 0; i < 16; i++) {
    const x = r.range(40, pic.width * 0.9);
    pic.add(
      meadowFlower(pic, r, x, heightAt(line, x) + r.range(30, 70), r.range(20, 30), {
        kind: "daisy",
        stem: "#3f6f41",
      }),
    );
  }
}

function foreground(pic, random, _l, line) {
  const r = random.fork("fore");
  pic.add(
    group(
      grassFringe(pic, r, line, {
        from: 0,
        to: pic.width,
        gap: 15,
        height: 48,
        bend: 0.32,
        blades: 5,
        sink: 8,
      }),
      { fill: "#2c6041" },
    ),
  );
  const kinds = [
    ["daisy", "#fdf6ea"],
    ["bell", "#7f9fd0"],
    ["spike", "#b76a8c"],
    ["daisy", "#f6d27a"],
    ["bell", "#c98bb0"],
    ["daisy", "#fdf6ea"],
  ];
  const step = pic.width / 20;
  for (let i = 0; i < 21; i++) {
    const x = i * step + r.range(-0.3, 0.3) * step;
    const [kind, petal] = kinds[(i * 5 + r.int(0, 1)) % 6];
    pic.add(
      meadowFlower(pic, r, x, heightAt(line, x) + r.range(20, 60), r.range(58, 96), {
        kind,
        petal,
        stem: "#3c7048",
      }),
    );
  }
}
