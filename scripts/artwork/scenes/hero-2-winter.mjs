// Authentic, simple, warm: winter dusk, every window lit, smoke over a laden roof.

import { chalet, chimneyTop } from "../lib/chalet.mjs";
import { heightAt, n } from "../lib/geometry.mjs";
import { grain, tornPiece, tornSheet } from "../lib/paper.mjs";
import { group, Picture, path } from "../lib/picture.mjs";
import { ridgeline, shadeFacet } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { glow, skySheet, smoke, snowfall, stars } from "../lib/sky.mjs";
import { plantSoft, standingFirs } from "../lib/stamps.mjs";
import { defineFir } from "../lib/trees.mjs";

const layouts = {
  wide: {
    size: [1600, 1000],
    horizon: 520,
    ridges: [
      [
        [-60, 470],
        [90, 380],
        [200, 430],
        [330, 330],
        [470, 262],
        [540, 300],
        [640, 390],
        [760, 430],
        [880, 360],
        [1010, 400],
        [1130, 330],
        [1270, 276],
        [1340, 310],
        [1440, 390],
        [1660, 330],
      ],
      [
        [-60, 500],
        [120, 540],
        [260, 478],
        [430, 540],
        [600, 500],
        [760, 548],
        [930, 520],
        [1100, 566],
        [1280, 508],
        [1450, 540],
        [1660, 480],
      ],
      [
        [-60, 598],
        [160, 612],
        [380, 650],
        [620, 640],
        [820, 650],
        [1050, 622],
        [1300, 610],
        [1660, 560],
      ],
      [
        [-60, 700],
        [150, 728],
        [380, 768],
        [620, 770],
        [840, 742],
        [1060, 718],
        [1280, 712],
        [1460, 690],
        [1660, 640],
      ],
      [
        [-60, 860],
        [160, 868],
        [420, 916],
        [700, 942],
        [980, 930],
        [1240, 900],
        [1460, 858],
        [1660, 800],
      ],
    ],
    facets: [
      [0, 470, 640, 260, 0.25],
      [0, 1270, 1430, 240, 0.25],
      [0, 880, 1000, 120, 0.3],
      [0, 90, 200, 120, 0.3],
      [1, 260, 420, 110, 0.3],
      [1, 1280, 1440, 110, 0.3],
      [1, 600, 750, 80, 0.3],
    ],
    chalet: [1060, 736, 1.75],
    backFirs: [
      [800, 748, 150],
      [846, 742, 190],
      [1346, 722, 210],
      [1396, 718, 250],
      [1300, 726, 150],
      [1450, 706, 190],
      [752, 760, 110],
    ],
    firs: [
      [70, 985, 430],
      [200, 1010, 320],
      [-20, 1010, 320],
      [316, 1020, 190],
      [1540, 985, 440],
      [1430, 1015, 290],
      [1626, 1010, 330],
    ],
    path: [
      [1046, 756],
      [1040, 800],
      [1000, 850],
      [960, 930],
      [930, 1010],
    ],
    drifts: [
      [330, 840, 620, 46],
      [1240, 800, 500, 26],
      [690, 880, 560, 30],
    ],
    flakes: 90,
  },
  tall: {
    size: [900, 1600],
    horizon: 760,
    ridges: [
      [
        [-60, 620],
        [60, 540],
        [150, 590],
        [250, 470],
        [330, 380],
        [390, 420],
        [480, 540],
        [590, 590],
        [690, 500],
        [790, 440],
        [850, 480],
        [960, 560],
      ],
      [
        [-60, 690],
        [90, 730],
        [220, 670],
        [380, 730],
        [520, 690],
        [660, 740],
        [800, 690],
        [960, 720],
      ],
      [
        [-60, 800],
        [160, 812],
        [400, 850],
        [640, 820],
        [960, 790],
      ],
      [
        [-60, 920],
        [150, 938],
        [380, 950],
        [600, 930],
        [780, 930],
        [960, 890],
      ],
      [
        [-60, 1200],
        [140, 1216],
        [380, 1290],
        [620, 1300],
        [800, 1240],
        [960, 1180],
      ],
    ],
    facets: [
      [0, 330, 470, 260, 0.25],
      [0, 790, 900, 200, 0.3],
      [0, 60, 150, 120, 0.3],
      [1, 220, 370, 110, 0.3],
      [1, 520, 650, 80, 0.3],
      [1, 800, 900, 80, 0.3],
    ],
    chalet: [420, 950, 1.95],
    backFirs: [
      [150, 950, 190],
      [200, 944, 240],
      [706, 938, 230],
      [752, 936, 280],
      [800, 930, 210],
      [104, 956, 140],
    ],
    firs: [
      [60, 1500, 520],
      [200, 1560, 360],
      [-20, 1560, 380],
      [846, 1500, 540],
      [716, 1570, 350],
      [926, 1560, 400],
    ],
    path: [
      [404, 972],
      [410, 1030],
      [450, 1110],
      [480, 1220],
      [470, 1340],
    ],
    drifts: [
      [230, 1090, 460, 50],
      [700, 1060, 420, 40],
      [480, 1190, 620, 46],
    ],
    flakes: 90,
  },
};

const sheets = [
  {
    fill: [
      [0, "#c59a9f"],
      [0.18, "#a893ab"],
      [0.5, "#8288ab"],
      [1, "#6f7ba2"],
    ],
    rough: 0.22,
    tear: 5,
    light: "#ffe3d2",
  },
  {
    fill: [
      [0, "#5f6f97"],
      [0.5, "#75819f"],
      [1, "#8a93b0"],
    ],
    rough: 0.18,
    tear: 6,
    light: "#f0e4ea",
  },
  {
    fill: [
      [0, "#3f5674"],
      [0.5, "#536a88"],
      [1, "#6d7f9d"],
    ],
    rough: 0.08,
    tear: 7,
    light: "#e6e6f0",
    soft: true,
  },
  {
    fill: [
      [0, "#dcdfec"],
      [0.35, "#c3cbe0"],
      [1, "#8f9ec2"],
    ],
    rough: 0.05,
    tear: 8,
    light: "#fffaf4",
    soft: true,
  },
  {
    fill: [
      [0, "#97a6c8"],
      [0.4, "#7688b0"],
      [1, "#546790"],
    ],
    rough: 0.05,
    tear: 10,
    light: "#f4f3fa",
    soft: true,
  },
];

/** Draw the winter scene for a wide or a tall screen. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const pic = new Picture({ id: `h2${format[0]}`, width, height });
  const random = createRandom(`winter-${format}`);
  pic.add(
    skySheet(
      pic,
      [
        [0, "#2b3a5e"],
        [0.52, "#4c5883"],
        [0.76, "#94809f"],
        [0.91, "#d9a396"],
        [1, "#eebd97"],
      ],
      l.horizon,
    ),
  );
  pic.add(skyScraps(pic, random, l));
  pic.add(
    stars(random, {
      x0: 0,
      x1: width,
      y0: 10,
      y1: l.horizon * 0.5,
      count: 46,
      big: 5,
      tint: "#fdf0dc",
      opacity: 0.75,
    }),
  );
  l.ridges.forEach((anchors, i) => {
    const s = sheets[i];
    const r = random.fork(`ridge${i}`);
    const line = ridgeline(r, anchors, { rough: s.rough, soft: s.soft, step: i < 2 ? 11 : 16 });
    const sheet = tornSheet(pic, r, line, {
      fill: s.fill,
      tear: s.tear,
      light: s.light,
      coreAmount: i === 3 ? 0.85 : 0.6,
      gradientTo: Math.min(height, Math.max(...anchors.map((a) => a[1])) + (i > 2 ? 240 : 170)),
      shadow: { dx: 7, dy: -1, spread: 14 + i * 3, opacity: 0.22, tint: "#1d2547" },
    });
    pic.add(sheet.markup);
    for (const [k, px, tx, depth, lean] of l.facets)
      if (k === i)
        pic.add(
          shadeFacet(pic, r, sheet.face, px, tx, {
            depth,
            lean,
            tint: ["#4f5a8c", "#3c4b77"][i],
            opacity: 0.6,
            rim: "#ffe6d4",
          }),
        );
    if (i === 1)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: width,
          height: 15,
          gap: 8,
          clump: 0.5,
          tint: "#566890",
        }),
      );
    if (i === 2)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: width,
          height: 40,
          density: 0.9,
          gap: 13,
          clump: 0.75,
          sink: 5,
          tint: "#364c68",
        }),
      );
    if (i === 3) home(pic, random, l, sheet.face);
    if (i === 4) foreground(pic, random, l);
  });
  pic.add(
    snowfall(random.fork("flakes"), {
      x0: 0,
      x1: width,
      y0: height * 0.08,
      y1: height,
      count: l.flakes,
      opacity: 0.7,
      max: 3.2,
    }),
  );
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

// Long scraps of evening cloud, each a torn strip lit from below.
function skyScraps(pic, random, l) {
  const [width] = l.size;
  const strips = [
    [0.22, 0.5, 0.62, 26, "#68648f"],
    [0.78, 0.66, 0.7, 22, "#c294a0"],
    [0.4, 0.8, 0.5, 16, "#e2ad9c"],
    [0.9, 0.36, 0.5, 20, "#55608c"],
  ];
  return strips
    .map(([fx, fy, fw, h, fill], k) => {
      const r = random.fork(`strip${k}`);
      const [x, y, w] = [fx * width, fy * l.horizon * 0.8, fw * width];
      const points = [];
      for (let i = 0; i <= 40; i++)
        points.push([x + w * (i / 40 - 0.5), y - h * Math.sin((Math.PI * i) / 40) ** 0.7 * r.range(0.45, 1)]);
      for (let i = 39; i > 0; i--)
        points.push([x + w * (i / 40 - 0.5), y + h * 0.35 * Math.sin((Math.PI * i) / 40) * r.range(0.4, 1)]);
      return tornPiece(pic, r, points, {
        fill,
        tear: 3,
        light: "#ffe9da",
        coreAmount: 0.45,
        shadow: { dx: 2, dy: 4, spread: 10, opacity: 0.14, tint: "#1d2547" },
        opacity: 0.6,
      });
    })
    .join("");
}

function home(pic, random, l, line) {
  const [cx, cy, scale] = l.chalet;
  const near = random.fork("back");
  const kinds = [0, 1].map(() =>
    defineFir(pic, near, {
      tiers: 7,
      width: 46,
      snow: 0.62,
      snowTint: "#d9deec",
      snowShade: "#8a9cc4",
      rimOpacity: 0,
    }),
  );
  l.backFirs.forEach(([x, y, h], i) => {
    pic.add(
      plantSoft(pic, kinds[i % 2], x, Math.max(y, heightAt(line, x) + 8), h, ["#2d4a58", "#31505a"][i % 2], {
        opacity: 0.24,
        shade: "#141d3c",
      }),
    );
  });
  const [mx, my] = chimneyTop(cx, cy, scale);
  pic.add(
    smoke(pic, mx, my, 190 * scale * 0.85, { tint: "#f3dfd8", opacity: 0.72, lean: 0.3, width: 17 * scale }),
  );
  pic.add(glow(pic, cx, cy - 40 * scale, 190 * scale, 120 * scale, { tint: "#ffb45e", opacity: 0.3 }));
  // Shadow of the house on the snow, then the light of its windows.
  pic.add(
    path(
      `M${n(cx + 52 * scale)} ${n(cy)}L${n(cx + 134 * scale)} ${n(cy - 24 * scale)}Q${n(cx + 240 * scale)} ${n(cy - 16 * scale)} ${n(cx + 250 * scale)} ${n(cy + 4 * scale)}Q${n(cx + 150 * scale)} ${n(cy + 22 * scale)} ${n(cx + 52 * scale)} ${n(cy)}Z`,
      { fill: "#3d4d80", "fill-opacity": 0.3 },
    ),
  );
  pic.add(
    chalet(pic, {
      x: cx,
      y: cy,
      scale,
      lit: "all",
      snow: true,
      dim: 0.34,
      ambient: "#2a3050",
      light: "#ffe2c0",
      snowTint: "#eef0f7",
      snowShade: "#a3b0d2",
    }),
  );
  // Drifts against the walls.
  const drift = [
    [-104, 3],
    [-82, -4],
    [-70, -1],
    [-58, -5],
    [-40, 0],
    [-26, 3],
    [0, 3],
    [14, -1],
    [34, -5],
    [52, -2],
    [72, -9],
    [96, -15],
    [116, -23],
    [126, -25],
    [136, -24],
    [138, -20],
    [126, -18],
    [106, -12],
    [72, -2],
    [36, 8],
    [0, 10],
    [-60, 9],
    [-92, 7],
  ];
  pic.add(
    tornPiece(
      pic,
      random.fork("drift"),
      drift.map(([x, y]) => [cx + x * scale, cy + (y + 3) * scale]),
      {
        fill: pic.linear(
          [
            [0, "#f6e9dc"],
            [0.5, "#d5d9e9"],
            [1, "#bcc6de"],
          ],
          [cx - 90 * scale, 0, cx + 150 * scale, 0],
        ),
        tint: "#dfe2ee",
        tear: 1.4,
        coreTint: "#dfe4f0",
        shadow: false,
      },
    ),
  );
  pic.add(
    glow(pic, cx - 22 * scale, cy + 14 * scale, 150 * scale, 34 * scale, { tint: "#ffc473", opacity: 0.6 }),
  );
  for (const x of [-51, -12, 24])
    pic.add(
      glow(pic, cx + (x - 3) * scale, cy + 13 * scale, 20 * scale, 12 * scale, {
        tint: "#fff0c0",
        opacity: 0.75,
      }),
    );
  // Footsteps lead to the door.
  let steps = "";
  for (let k = 0; k < 15; k++) {
    const t = k / 14;
    const seg = t * (l.path.length - 1);
    const i = Math.min(l.path.length - 2, Math.floor(seg));
    const f = seg - i;
    const x = l.path[i][0] + (l.path[i + 1][0] - l.path[i][0]) * f + (k % 2 ? 1 : -1) * (3 + 7 * t);
    const y = l.path[i][1] + (l.path[i + 1][1] - l.path[i][1]) * f;
    const s = 2.6 + 4 * t;
    steps += `M${n(x - s)} ${n(y)}a${n(s)} ${n(s * 0.55)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s * 0.55)} 0 1 0 ${n(-2 * s)} 0`;
  }
  pic.add(path(steps, { fill: "#5d6d9c", "fill-opacity": 0.5 }));
  for (const [x, y, w, h] of l.drifts) {
    const r = random.fork(`d${x}`);
    let top = `M${x - w / 2} ${y}`;
    top += `Q${n(x - w * 0.2)} ${n(y - h * 1.5)} ${n(x + w * r.range(0.02, 0.14))} ${n(y - h * 0.6)}T${x + w / 2} ${y}Q${x} ${n(y + h * 0.5)} ${x - w / 2} ${y}Z`;
    pic.add(
      path(top, {
        fill: pic.linear(
          [
            [0, "#eef0f8", 0.55],
            [1, "#eef0f8", 0],
          ],
          [0, y - h, 0, y + h * 0.3],
        ),
      }),
    );
  }
}

function foreground(pic, random, l) {
  const near = random.fork("near");
  const kinds = [0, 1, 2].map(() =>
    defineFir(pic, near, {
      tiers: 8,
      width: near.range(46, 54),
      snow: 0.6,
      snowTint: "#e6e9f4",
      snowShade: "#8d9dc8",
      rimOpacity: 0,
    }),
  );
  pic.add(
    group(
      l.firs
        .map(([x, y, h], i) =>
          plantSoft(pic, kinds[i % 3], x, y, h, ["#1d3f45", "#234a4c", "#1b3a42"][i % 3], {
            dx: h * 0.045,
            opacity: 0.34,
            shade: "#10183a",
          }),
        )
        .join(""),
    ),
  );
}
