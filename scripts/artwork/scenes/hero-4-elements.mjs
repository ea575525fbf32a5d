// The elements: a night with a fire, a stream, wind in the grass and the open earth.

import { chalet } from "../lib/chalet.mjs";
import { heightAt, n, softPolygon } from "../lib/geometry.mjs";
import { fire, sparks, stone, stream } from "../lib/nature.mjs";
import { discOutline, grain, softShadow, tornSheet } from "../lib/paper.mjs";
import { sitter } from "../lib/people.mjs";
import { group, Picture, path, use } from "../lib/picture.mjs";
import { ridgeline, shadeFacet } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { curl, glow, skySheet, smoke, stars, windRibbon } from "../lib/sky.mjs";
import { grassFringe, grassTuft, plantSoft, standingFirs } from "../lib/stamps.mjs";
import { defineFir } from "../lib/trees.mjs";

const layouts = {
  wide: {
    size: [1600, 1000],
    horizon: 540,
    ridges: [
      [
        [-60, 430],
        [90, 372],
        [210, 410],
        [330, 300],
        [390, 330],
        [500, 420],
        [640, 460],
        [760, 420],
        [880, 332],
        [980, 268],
        [1040, 300],
        [1130, 380],
        [1250, 340],
        [1370, 282],
        [1450, 330],
        [1540, 390],
        [1660, 350],
      ],
      [
        [-60, 500],
        [120, 460],
        [300, 510],
        [470, 470],
        [640, 540],
        [800, 552],
        [960, 480],
        [1130, 520],
        [1330, 450],
        [1480, 500],
        [1660, 460],
      ],
      [
        [-60, 560],
        [170, 574],
        [420, 606],
        [640, 628],
        [820, 634],
        [1000, 610],
        [1250, 578],
        [1480, 560],
        [1660, 530],
      ],
      [
        [-60, 660],
        [180, 676],
        [460, 690],
        [720, 682],
        [980, 668],
        [1260, 664],
        [1460, 650],
        [1660, 620],
      ],
      [
        [-60, 850],
        [140, 860],
        [330, 896],
        [560, 924],
        [840, 932],
        [1080, 924],
        [1320, 892],
        [1480, 862],
        [1660, 820],
      ],
    ],
    facets: [
      [0, 980, 1120, 260, 0.3],
      [0, 330, 490, 230, 0.3],
      [0, 1370, 1520, 210, 0.3],
      [0, 90, 200, 110, 0.3],
      [1, 1330, 1470, 130, 0.3],
      [1, 960, 1120, 110, 0.3],
      [1, 470, 630, 110, 0.3],
      [1, 120, 290, 100, 0.3],
    ],
    chalet: [470, 0.44],
    fire: [1090, 792, 190],
    people: [
      [920, 806, 150, false, 0],
      [1250, 806, 156, true, 1],
      [1330, 838, 160, true, 2],
    ],
    stream: [
      [742, 640, 8],
      [700, 668, 16],
      [770, 700, 26],
      [690, 745, 44],
      [640, 800, 74],
      [720, 870, 124],
      [700, 940, 190],
      [600, 1030, 280],
    ],
    ribbons: [
      [60, 346, 500, 46, 60, 15],
      [520, 250, 430, 38, 66, 12],
      [1010, 214, 330, 30, 50, 9],
    ],
    leaves: [
      [560, 250],
      [640, 316],
      [742, 236],
      [1010, 160],
      [1130, 210],
      [420, 352],
      [1420, 190],
    ],
    backFirs: [
      [1420, 700, 200],
      [1474, 694, 250],
      [1530, 688, 210],
      [60, 700, 220],
      [120, 704, 170],
      [180, 708, 120],
      [1376, 706, 130],
    ],
    firs: [
      [1560, 950, 420],
      [1630, 960, 340],
      [10, 960, 400],
      [92, 990, 270],
    ],
    stones: [
      [868, 900, 60, 30],
      [930, 926, 40, 20],
      [560, 800, 34, 16],
      [842, 862, 30, 14],
      [500, 880, 52, 24],
      [455, 905, 34, 16],
    ],
  },
  tall: {
    size: [900, 1600],
    horizon: 780,
    ridges: [
      [
        [-60, 620],
        [50, 560],
        [140, 600],
        [250, 480],
        [340, 560],
        [430, 610],
        [530, 520],
        [620, 420],
        [670, 450],
        [750, 560],
        [830, 530],
        [960, 590],
      ],
      [
        [-60, 690],
        [110, 640],
        [250, 700],
        [400, 660],
        [540, 720],
        [700, 650],
        [820, 690],
        [960, 660],
      ],
      [
        [-60, 760],
        [160, 770],
        [400, 800],
        [620, 790],
        [960, 750],
      ],
      [
        [-60, 860],
        [200, 866],
        [480, 856],
        [720, 850],
        [960, 830],
      ],
      [
        [-60, 1390],
        [140, 1400],
        [380, 1450],
        [620, 1450],
        [800, 1400],
        [960, 1350],
      ],
    ],
    facets: [
      [0, 620, 750, 270, 0.3],
      [0, 250, 420, 220, 0.3],
      [0, 50, 130, 100, 0.3],
      [1, 700, 810, 110, 0.3],
      [1, 110, 240, 110, 0.3],
      [1, 400, 530, 100, 0.3],
    ],
    chalet: [236, 0.5],
    fire: [480, 946, 236],
    people: [
      [292, 960, 176, false, 0],
      [668, 960, 180, true, 1],
    ],
    stream: [
      [722, 818, 8],
      [760, 848, 18],
      [700, 880, 24],
      [772, 930, 40],
      [740, 990, 60],
      [610, 1060, 96],
      [450, 1140, 140],
      [420, 1240, 200],
      [520, 1370, 290],
      [560, 1480, 380],
    ],
    ribbons: [
      [60, 456, 300, 44, 60, 13],
      [300, 350, 320, 38, 56, 11],
      [480, 226, 240, 28, 36, 8],
    ],
    leaves: [
      [330, 350],
      [420, 420],
      [560, 260],
      [700, 330],
      [240, 300],
      [640, 200],
    ],
    backFirs: [
      [60, 880, 230],
      [116, 884, 180],
      [170, 886, 130],
      [860, 870, 240],
      [812, 872, 170],
      [908, 872, 200],
    ],
    firs: [
      [850, 1480, 400],
      [916, 1500, 340],
      [20, 1500, 420],
      [110, 1540, 280],
    ],
    stones: [
      [260, 1180, 60, 30],
      [216, 1206, 44, 20],
      [640, 1100, 52, 24],
      [690, 1130, 34, 16],
      [250, 1320, 70, 32],
    ],
  },
};

const sheets = [
  {
    fill: [
      [0, "#6f87a3"],
      [0.3, "#58728f"],
      [1, "#3f5a78"],
    ],
    rough: 0.22,
    tear: 5,
    light: "#cfdcea",
  },
  {
    fill: [
      [0, "#3d5b76"],
      [0.5, "#38586f"],
      [1, "#325268"],
    ],
    rough: 0.18,
    tear: 6,
    light: "#b9cddb",
  },
  {
    fill: [
      [0, "#264656"],
      [0.6, "#22414c"],
      [1, "#1f3c44"],
    ],
    rough: 0.07,
    tear: 7,
    light: "#a9c3c6",
    soft: true,
  },
  {
    fill: [
      [0, "#2a4f45"],
      [0.5, "#1f4138"],
      [1, "#173229"],
    ],
    rough: 0.04,
    tear: 8,
    light: "#b9c6a4",
    soft: true,
  },
  {
    fill: [
      [0, "#5a4128"],
      [0.5, "#46331f"],
      [1, "#2c2117"],
    ],
    rough: 0.06,
    tear: 10,
    light: "#d9b98a",
    soft: true,
  },
];

/** Draw the night of the elements for a wide or a tall screen. */
export function draw(format) {
  const l = layouts[format];
  const [width, height] = l.size;
  const pic = new Picture({ id: `h4${format[0]}`, width, height });
  const random = createRandom(`elements-${format}`);
  pic.add(
    skySheet(
      pic,
      [
        [0, "#131d36"],
        [0.45, "#1f3355"],
        [0.8, "#3a5878"],
        [1, "#587a92"],
      ],
      l.horizon,
    ),
  );
  pic.add(milkyWay(random.fork("milk"), l));
  pic.add(
    stars(random, {
      x0: 0,
      x1: width,
      y0: 8,
      y1: l.horizon * 0.75,
      count: format === "wide" ? 120 : 100,
      big: 11,
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
      coreAmount: 0.5,
      gradientTo: Math.min(height, Math.max(...anchors.map((a) => a[1])) + [170, 130, 110, 330, 90][i]),
      shadow: { dx: 6, dy: -1, spread: 14 + i * 3, opacity: 0.34, tint: "#081226" },
    });
    pic.add(sheet.markup);
    for (const [k, px, tx, depth, lean] of l.facets)
      if (k === i)
        pic.add(
          shadeFacet(pic, r, sheet.face, px, tx, {
            depth,
            lean,
            tint: ["#2c4568", "#203d55"][i],
            opacity: 0.7,
            rim: "#cfdcea",
          }),
        );
    if (i === 0) pic.add(wind(pic, l));
    if (i === 1)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: width,
          height: 24,
          gap: 13,
          clump: 0.4,
          tint: "#2f4f66",
        }),
      );
    if (i === 2) {
      const [cx, scale] = l.chalet;
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: cx - 90 * scale,
          height: 34,
          gap: 12,
          clump: 0.7,
          sink: 4,
          tint: "#1a3640",
        }),
      );
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: cx + 140 * scale,
          to: width,
          height: 34,
          gap: 12,
          clump: 0.7,
          sink: 4,
          tint: "#1a3640",
        }),
      );
      pic.add(
        chalet(pic, {
          x: cx,
          y: heightAt(sheet.face, cx) + 14 * scale,
          scale,
          lit: [3],
          dim: 0.62,
          ambient: "#1c3340",
        }),
      );
    }
    if (i === 3) camp(pic, random, l, sheet.face);
    if (i === 4) earth(pic, random, l, sheet.face);
  });
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

function milkyWay(random, l) {
  const [w] = l.size;
  const h = l.horizon;
  const scrap = (k, o) => {
    const points = [];
    const count = 26;
    for (let i = 0; i <= count; i++)
      points.push([
        w * (-0.05 + (1.1 * i) / count),
        h * (0.62 - (0.62 * i) / count) - h * 0.13 * k * random.range(0.7, 1.2),
      ]);
    for (let i = count; i >= 0; i--)
      points.push([
        w * (-0.05 + (1.1 * i) / count),
        h * (0.62 - (0.62 * i) / count) + h * 0.13 * k * random.range(0.7, 1.2),
      ]);
    return path(softPolygon(points), { fill: "#8fa9cf", "fill-opacity": o });
  };
  return scrap(1.5, 0.07) + scrap(0.85, 0.08) + scrap(0.4, 0.09);
}

// Air: ribbons of wind between the peaks and the stars, with a few leaves on them.
function wind(pic, l) {
  const out = l.ribbons.map(([x, y, length, r, rise, w]) =>
    windRibbon(pic, curl(x, y, length, r, { rise }), w, {
      fill: "#c4d4e2",
      opacity: 0.5,
      shadow: { dx: 3, dy: 6, spread: 9, opacity: 0.3, tint: "#081226" },
    }),
  );
  const leaf = pic.shape("M-9 0Q-2-6.500 9-1 1 6-9 0Z");
  l.leaves.forEach(([x, y], i) => {
    out.push(
      use(leaf, {
        fill: ["#d9b36c", "#8fb0a0", "#cf8a52"][i % 3],
        "fill-opacity": 0.9,
        transform: `translate(${x} ${y}) rotate(${((i * 47) % 80) - 40}) scale(${1 + (i % 3) * 0.25})`,
      }),
    );
  });
  return out.join("");
}

function camp(pic, random, l, line) {
  const r = random.fork("camp");
  const [fx, fy, fh] = l.fire;
  // The light of the fire on the meadow: rings of tracing paper, as around the suns.
  for (const [k, o] of [
    [3.1, 0.1],
    [2.1, 0.14],
    [1.3, 0.2],
  ]) {
    const id = pic.shape(
      softPolygon(discOutline(r, fx, fy + fh * 0.08, fh * k, { ry: fh * k * 0.3, wobble: 0.04, count: 40 })),
    );
    pic.add(
      use(id, {
        fill: "#ffb55a",
        "fill-opacity": o,
        stroke: "#ffd99a",
        "stroke-opacity": 0.2,
        "stroke-width": 1.4,
      }),
    );
  }
  const kinds = [0, 1].map(() =>
    defineFir(pic, r, { tiers: 7, width: 46, rimOpacity: 0.12, rim: "#ffdcae" }),
  );
  pic.firs = kinds;
  l.backFirs.forEach(([x, y, h], i) => {
    pic.add(
      plantSoft(pic, kinds[i % 2], x, Math.max(y, heightAt(line, x) + 6), h, ["#17382f", "#1b3f35"][i % 2], {
        opacity: 0.3,
      }),
    );
  });
  // Water.
  const water = pic.linear(
    [
      [0, "#7fb3c2"],
      [0.25, "#3f8ba2"],
      [0.7, "#236780"],
      [1, "#174a61"],
    ],
    [0, l.stream[0][1], 0, l.stream.at(-1)[1]],
  );
  pic.add(
    stream(pic, r, l.stream, {
      edge: "#8fb8b0",
      water,
      light: "#cdeaf0",
      ripples: 15,
      shadow: { tint: "#06140f", opacity: 0.4 },
    }),
  );
  const near = l.stream.filter(([, y]) => y > fy - fh * 0.3 && y < fy + fh);
  for (const [x, y, w] of near)
    pic.add(
      path(
        `M${n(x + w * 0.05)} ${n(y)}q${n(w * 0.16)} ${n(-w * 0.03)} ${n(w * 0.34)} 0q${n(-w * 0.16)} ${n(w * 0.04)} ${n(-w * 0.34)} 0Z`,
        { fill: "#ffc678", "fill-opacity": 0.8 },
      ),
    );
  for (const [x, y, w, h] of l.stones) pic.add(stone(pic, r, x, y, w, h, "#5f6e74"));
  // Wind in the grass of the meadow.
  let grass = "";
  let warm = "";
  for (let i = 0; i < 52; i++) {
    const x = r.range(0, pic.width);
    const y = r.range(heightAt(line, x) + 14, l.ridges[4][3][1] - 20);
    const wet = l.stream.some(([sx, sy, sw]) => Math.abs(sy - y) < 50 && Math.abs(sx - x) < sw * 0.75 + 14);
    const distance = Math.hypot((x - fx) / 1.7, (y - fy) * 1.4);
    if (wet || distance < fh * 0.5) continue;
    const blade = grassTuft(pic, r, x, y, 16 + (y - line[0][1]) * 0.06, { blades: 4, bend: 0.75 });
    if (distance < fh * 1.5) warm += blade;
    else grass += blade;
  }
  pic.add(
    group(grass, { fill: "#43705a", "fill-opacity": 0.8 }),
    group(warm, { fill: "#b98f4c", "fill-opacity": 0.75 }),
  );
  pic.add(
    smoke(pic, fx + 4, fy - fh * 0.8, fh * 1.7, {
      tint: "#cdd6dc",
      opacity: 0.3,
      lean: 0.4,
      width: fh * 0.12,
    }),
  );
  pic.add(glow(pic, fx, fy - fh * 0.4, fh * 1.55, fh * 1.25, { tint: "#ff9d45", opacity: 0.46 }));
  const outfits = [
    { coat: "#7d3f2c", trousers: "#2f3f44", hair: "tail", hairTint: "#3a271e", mug: "#e8d9bd" },
    { coat: "#2d5f70", trousers: "#3b3a3a", hair: "curls", hairTint: "#4a2f22", mug: null },
    { coat: "#8a6a2c", trousers: "#33414a", hair: "cap", hairTint: "#2c2622", mug: null },
  ];
  for (const [x, y, h, flip, i] of l.people) {
    const id = pic.shape(
      `M${n(x - h * 0.16)} ${y}a${n(h * 0.24)} ${n(h * 0.035)} 0 1 0 ${n(h * 0.48)} 0a${n(h * 0.24)} ${n(h * 0.035)} 0 1 0 ${n(-h * 0.48)} 0Z`,
    );
    pic.add(
      softShadow(id, { dx: flip ? h * 0.1 : -h * 0.2, dy: 2, spread: 8, opacity: 0.5, tint: "#06120e" }),
      use(id, {
        fill: "#06120e",
        "fill-opacity": 0.35,
        transform: `translate(${n(flip ? h * 0.02 : -h * 0.12)} 0)`,
      }),
    );
    pic.add(sitter({ x, y, height: h, flip, lit: "#ffc57a", skin: "#c98a62", ...outfits[i] }));
  }
  pic.add(fire(pic, r, fx, fy, fh), sparks(r, fx, fy - fh * 0.7, fh * 1.6, 34));
}

// Earth: the meadow is cut open, its layers lie bare under the grass.
function earth(pic, random, l, line) {
  const r = random.fork("earth");
  const drop = (d, wave) => line.map(([x, y], i) => [x, y + d + Math.sin(i / 9 + d) * wave]);
  for (const [d, fill, tear] of [
    [
      34,
      [
        [0, "#7a5630"],
        [1, "#5c4024"],
      ],
      5,
    ],
    [
      66,
      [
        [0, "#3f2f20"],
        [1, "#2a2018"],
      ],
      5,
    ],
  ]) {
    pic.add(
      tornSheet(
        pic,
        r,
        drop(d, 5).filter((_, i) => i % 2 === 0),
        {
          fill,
          tear,
          light: "#d9b98a",
          coreAmount: 0.35,
          shadow: { dx: 2, dy: -1, spread: 9, opacity: 0.3, tint: "#120c06" },
        },
      ).markup,
    );
  }
  for (let i = 0; i < 12; i++) {
    const x = r.range(30, pic.width - 30);
    pic.add(
      stone(
        pic,
        r,
        x,
        heightAt(line, x) + r.range(26, 90),
        r.range(14, 34),
        r.range(8, 17),
        r.pick(["#8a7355", "#6e6255", "#9a815c"]),
        { shadow: false },
      ),
    );
  }
  pic.add(
    group(
      grassFringe(pic, r, line, {
        from: 0,
        to: pic.width,
        gap: 20,
        height: 60,
        bend: 0.85,
        blades: 5,
        sink: 10,
      }),
      { fill: "#1f4a39" },
    ),
  );
  pic.add(
    group(
      grassFringe(pic, r, line, {
        from: 0,
        to: pic.width,
        gap: 34,
        height: 46,
        bend: 0.95,
        blades: 4,
        sink: 12,
      }),
      { fill: "#35694d" },
    ),
  );
  const kinds = pic.firs;
  l.firs.forEach(([x, y, h], i) => {
    pic.add(plantSoft(pic, kinds[i % 2], x, y, h, ["#12302a", "#15362e"][i % 2], { opacity: 0.35 }));
  });
}
