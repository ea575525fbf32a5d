// Welcome: dawn over five ridgelines, one window already lit.

import { chalet, chimneyTop } from "../lib/chalet.mjs";
import { heightAt } from "../lib/geometry.mjs";
import { grain, tornSheet } from "../lib/paper.mjs";
import { group, Picture } from "../lib/picture.mjs";
import { mistBand, ridgeline, shadeFacet, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, glow, lightRings, skySheet, smoke } from "../lib/sky.mjs";
import { grassTuft, plantSoft, standingFirs } from "../lib/stamps.mjs";
import { defineFir } from "../lib/trees.mjs";

const layouts = {
  wide: {
    size: [1600, 1000],
    sun: [590, 372, 62],
    ridges: [
      [
        [-60, 470],
        [70, 400],
        [160, 415],
        [300, 318],
        [380, 352],
        [470, 440],
        [560, 462],
        [700, 430],
        [820, 372],
        [900, 300],
        [985, 232],
        [1040, 262],
        [1110, 330],
        [1200, 372],
        [1290, 340],
        [1400, 285],
        [1500, 350],
        [1660, 410],
      ],
      [
        [-60, 430],
        [60, 470],
        [190, 428],
        [330, 500],
        [520, 556],
        [690, 520],
        [800, 548],
        [960, 470],
        [1080, 505],
        [1190, 440],
        [1330, 395],
        [1450, 462],
        [1660, 420],
      ],
      [
        [-60, 545],
        [130, 505],
        [260, 548],
        [420, 606],
        [600, 634],
        [760, 588],
        [880, 612],
        [1040, 560],
        [1200, 590],
        [1370, 530],
        [1500, 566],
        [1660, 520],
      ],
      [
        [-60, 610],
        [120, 640],
        [320, 684],
        [520, 712],
        [720, 700],
        [900, 650],
        [1060, 622],
        [1180, 626],
        [1330, 660],
        [1480, 640],
        [1660, 590],
      ],
      [
        [-60, 730],
        [140, 742],
        [340, 790],
        [560, 806],
        [780, 772],
        [1000, 752],
        [1200, 776],
        [1400, 752],
        [1660, 700],
      ],
      [
        [-60, 842],
        [120, 862],
        [360, 916],
        [640, 944],
        [900, 936],
        [1180, 920],
        [1400, 872],
        [1660, 822],
      ],
    ],
    facets: [
      [0, 985, 1180, 300, 0.3],
      [0, 300, 450, 200, 0.2],
      [0, 1400, 1520, 180, 0.25],
      [1, 1330, 1470, 170, 0.3],
      [1, 960, 1070, 110, 0.2],
      [1, 190, 330, 130, 0.3],
      [2, 130, 270, 120, 0.3],
      [2, 1370, 1490, 120, 0.3],
      [2, 1040, 1190, 100, 0.3],
    ],
    caps: [
      [900, 1085, 50, 5],
      [262, 350, 28, 4],
      [1345, 1455, 32, 4],
    ],
    chalet: [1092, 630, 0.86],
    birds: [
      [760, 250, 15],
      [806, 232, 11],
      [726, 276, 9],
    ],
    mist: [
      [360, 520, 900, 60, 0.5],
      [1250, 545, 760, 46, 0.45],
      [640, 640, 1000, 56, 0.5],
      [1440, 640, 620, 40, 0.4],
      [420, 735, 980, 60, 0.42],
      [1290, 735, 700, 44, 0.34],
      [760, 850, 1200, 64, 0.22],
    ],
    firs: [
      [64, 965, 330],
      [168, 985, 250],
      [-6, 990, 250],
      [262, 1000, 172],
      [1528, 955, 352],
      [1428, 978, 262],
      [1610, 980, 300],
      [1345, 1000, 186],
    ],
    midFirs: [
      [1236, 668, 104],
      [1272, 676, 128],
      [1312, 684, 92],
      [972, 668, 96],
      [936, 680, 74],
      [1346, 690, 70],
    ],
  },
  tall: {
    size: [900, 1600],
    sun: [322, 462, 58],
    ridges: [
      [
        [-60, 600],
        [40, 540],
        [120, 505],
        [200, 560],
        [290, 610],
        [380, 585],
        [470, 470],
        [545, 392],
        [600, 430],
        [660, 520],
        [740, 560],
        [830, 500],
        [960, 560],
      ],
      [
        [-60, 610],
        [60, 655],
        [170, 622],
        [300, 700],
        [430, 668],
        [560, 706],
        [690, 640],
        [780, 590],
        [870, 640],
        [960, 620],
      ],
      [
        [-60, 760],
        [100, 712],
        [230, 760],
        [380, 800],
        [520, 762],
        [650, 788],
        [780, 730],
        [960, 700],
      ],
      [
        [-60, 850],
        [120, 880],
        [300, 890],
        [440, 862],
        [580, 856],
        [720, 890],
        [960, 830],
      ],
      [
        [-60, 990],
        [150, 1010],
        [360, 1056],
        [560, 1040],
        [760, 1000],
        [960, 960],
      ],
      [
        [-60, 1196],
        [140, 1226],
        [340, 1290],
        [540, 1302],
        [740, 1250],
        [960, 1180],
      ],
    ],
    facets: [
      [0, 545, 690, 300, 0.25],
      [0, 120, 260, 170, 0.2],
      [0, 830, 940, 150, 0.3],
      [1, 780, 870, 190, 0.3],
      [1, 170, 300, 140, 0.3],
      [1, 430, 540, 110, 0.3],
      [2, 100, 230, 130, 0.3],
      [2, 520, 640, 110, 0.3],
    ],
    caps: [
      [486, 610, 50, 5],
      [85, 160, 26, 3],
      [795, 860, 26, 3],
    ],
    chalet: [480, 868, 1.1],
    birds: [
      [600, 318, 15],
      [640, 300, 11],
      [570, 340, 9],
    ],
    mist: [
      [250, 690, 620, 60, 0.5],
      [700, 720, 560, 44, 0.45],
      [400, 812, 820, 56, 0.5],
      [200, 960, 760, 70, 0.42],
      [760, 960, 520, 50, 0.36],
      [420, 1140, 1000, 90, 0.28],
    ],
    firs: [
      [70, 1480, 400],
      [190, 1520, 300],
      [0, 1540, 300],
      [296, 1560, 200],
      [846, 1470, 430],
      [730, 1516, 310],
      [915, 1540, 300],
      [630, 1560, 210],
    ],
    midFirs: [
      [650, 900, 128],
      [696, 914, 160],
      [740, 922, 114],
      [330, 902, 126],
      [288, 914, 96],
      [252, 918, 74],
    ],
  },
};

const sheets = [
  {
    fill: [
      [0, "#cfd6de"],
      [0.16, "#c3d3dc"],
      [0.45, "#d6e0e3"],
      [1, "#e4e9e6"],
    ],
    rough: 0.22,
    tear: 5,
    light: "#fff6ea",
  },
  {
    fill: [
      [0, "#97b7c4"],
      [0.3, "#a9c4cc"],
      [1, "#c9dadb"],
    ],
    rough: 0.2,
    tear: 6,
  },
  {
    fill: [
      [0, "#628f9b"],
      [0.35, "#7da5ac"],
      [1, "#b3cdcd"],
    ],
    rough: 0.18,
    tear: 7,
  },
  {
    fill: [
      [0, "#3f7672"],
      [0.4, "#5a8c86"],
      [1, "#8fb3aa"],
    ],
    rough: 0.09,
    tear: 8,
    soft: true,
  },
  {
    fill: [
      [0, "#265f50"],
      [0.5, "#2f6a5a"],
      [1, "#48806f"],
    ],
    rough: 0.08,
    tear: 9,
    soft: true,
  },
  {
    fill: [
      [0, "#183f36"],
      [1, "#122c28"],
    ],
    rough: 0.07,
    tear: 10,
    soft: true,
  },
];

/** Draw the welcome scene for a wide or a tall screen. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const pic = new Picture({ id: `h1${format[0]}`, width, height });
  const random = createRandom(`welcome-${format}`);
  const [sx, sy, sr] = l.sun;
  pic.add(
    skySheet(
      pic,
      [
        [0, "#b5cfdb"],
        [0.4, "#d7dfdc"],
        [0.72, "#f6e4cd"],
        [1, "#f8d3ab"],
      ],
      sy + 150,
    ),
  );
  pic.add(
    lightRings(pic, random.fork("sun"), sx, sy, sr, {
      rings: format === "wide" ? [6.4, 4.5, 3, 1.8] : [5.8, 4.2, 2.9, 1.8],
      tint: "#ffedc8",
      opacity: 0.24,
      disc: "#fff3cf",
    }),
  );
  pic.add(birds(l.birds, "#5c7480"));

  const lines = [];
  l.ridges.forEach((anchors, i) => {
    const s = sheets[i];
    const r = random.fork(`ridge${i}`);
    const line = ridgeline(r, anchors, { rough: s.rough, soft: s.soft, step: i < 3 ? 11 : 16 });
    const sheet = tornSheet(pic, r, line, {
      fill: s.fill,
      tear: s.tear,
      light: s.light,
      gradientTo: Math.min(height, Math.max(...anchors.map((a) => a[1])) + 190),
      shadow: { dx: 6, dy: -1, spread: 12 + i * 3, opacity: 0.16 + i * 0.03, tint: "#23424a" },
    });
    lines.push(sheet.face);
    pic.add(sheet.markup);
    for (const [k, px, tx, depth, lean] of l.facets) {
      if (k === i)
        pic.add(
          shadeFacet(pic, r, sheet.face, px, tx, {
            depth,
            lean,
            tint: ["#6f8ea3", "#4d7787", "#2f5f68"][i],
            opacity: [0.5, 0.42, 0.4][i],
          }),
        );
    }
    if (i === 0)
      for (const [a, b, drop, tongues] of l.caps)
        pic.add(snowCap(r, sheet.face, a, b, { drop, tongues, tint: "#fff3e4", opacity: 0.92 }));
    if (i === 2)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: width,
          height: 13,
          density: 0.6,
          gap: 8,
          clump: 0.4,
          tint: "#5c8995",
        }),
      );
    if (i === 3) {
      const [cx, , scale] = l.chalet;
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: cx - 150 * scale,
          height: 26,
          density: 0.8,
          gap: 11,
          clump: 0.5,
          tint: "#376d69",
        }),
      );
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: cx + 190 * scale,
          to: width,
          height: 26,
          density: 0.8,
          gap: 11,
          clump: 0.5,
          tint: "#376d69",
        }),
      );
    }
    if (i === 4)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: width,
          height: 44,
          density: 0.8,
          gap: 17,
          clump: 0.45,
          sink: 4,
          tint: "#215648",
        }),
      );
    for (const [x, y, w, h, o] of l.mist) {
      const band = Math.floor(((y - l.ridges[1][0][1]) / (l.ridges[5][0][1] - l.ridges[1][0][1])) * 4) + 1;
      if (band === i)
        pic.add(
          mistBand(pic, random.fork(`mist${x}`), {
            x,
            y,
            width: w,
            height: h,
            tint: i < 3 ? "#fff7ea" : "#e9f1ec",
            opacity: o,
          }),
        );
    }
    if (i === 3) chaletOnKnoll(pic, random, l, sheet.face);
  });
  const near = random.fork("firs");
  const kinds = [0, 1, 2].map(() =>
    defineFir(pic, near, { tiers: 8, width: near.range(44, 52), rimOpacity: 0.22 }),
  );
  l.firs.forEach(([x, y, h], i) => {
    pic.add(
      plantSoft(pic, kinds[i % 3], x, y, h, ["#1c4c40", "#215546", "#1a463c"][i % 3], { dx: h * 0.04 }),
    );
  });
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

function chaletOnKnoll(pic, random, l, line) {
  const [cx, , scale] = l.chalet;
  const cy = heightAt(line, cx) + 13 * scale;
  const kinds = [0, 1].map(() =>
    defineFir(pic, random.fork("mid"), { tiers: 6, width: 44, rimOpacity: 0.3 }),
  );
  l.midFirs.forEach(([x, y, h], i) => {
    pic.add(
      plantSoft(pic, kinds[i % 2], x, Math.max(y, heightAt(line, x) + 6), h, ["#2f6760", "#356f66"][i % 2], {
        opacity: 0.14,
      }),
    );
  });
  const [mx, my] = chimneyTop(cx, cy, scale);
  pic.add(smoke(pic, mx, my, 150 * scale, { opacity: 0.75 }));
  pic.add(glow(pic, cx - 34 * scale, cy - 30 * scale, 120 * scale, 80 * scale, { opacity: 0.32 }));
  pic.add(chalet(pic, { x: cx, y: cy, scale, lit: [3], dim: 0.3, ambient: "#3c6468" }));
  // The grass closes over the foot of the walls.
  const foot = random.fork("foot");
  let grass = "";
  for (let gx = -84; gx <= 132; gx += 7)
    grass += grassTuft(
      pic,
      foot,
      cx + gx * scale,
      cy + (gx > 52 ? (gx - 52) * -0.3 : 0) * scale + 4,
      foot.range(7, 13) * scale,
      { blades: 5, bend: 0.12, spread: 0.9 },
    );
  pic.add(group(grass, { fill: "#427a73" }));
}
