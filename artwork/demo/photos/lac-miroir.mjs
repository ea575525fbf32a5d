// The mirror lake: the same paper mountains twice, a boat waiting at the landing.
import { band, n, polyline } from "../../lib/geometry.mjs";
import { tuft } from "../../lib/nature.mjs";
import { group, path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { birds, cloud } from "../../lib/sky.mjs";
import { cutTrees, row, scatter } from "../lib/forest.mjs";
import { lay, mist, standRidges } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const SHORE = 560;

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1800, height: 1013 });
  const random = createRandom("lac");
  stage.add(
    stage.backdrop(
      [
        [0, "#6fa6c2"],
        [0.55, "#b7d5d8"],
        [1, "#f7e6c4"],
      ],
      SHORE,
    ),
  );
  stage.add(
    cloud(stage, random.fork("c1"), 420, 170, 420, { height: 66, fill: "#fdf5e6", shadow: null }),
    cloud(stage, random.fork("c2"), 1390, 120, 300, { height: 44, fill: "#fbefdd", shadow: null }),
    birds(
      [
        [900, 150, 18],
        [952, 132, 13],
      ],
      "#4f7183",
      0.8,
    ),
  );
  const before = stage.body.length;
  const [chain] = standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 400],
          [80, 330],
          [190, 380],
          [330, 290],
          [470, 200],
          [560, 120],
          [610, 150],
          [700, 250],
          [820, 340],
          [950, 300],
          [1060, 350],
          [1180, 270],
          [1290, 180],
          [1340, 206],
          [1440, 290],
          [1560, 250],
          [1680, 330],
          [1860, 300],
        ],
        fill: [
          [0, "#8fb3c6"],
          [0.5, "#a5c2cb"],
          [1, "#d7ddd0"],
        ],
        rock: "#4f7c9a",
        facets: [
          [560, 760, 330],
          [1290, 1450, 260],
          [80, 180, 150],
          [950, 1050, 120],
          [1560, 1680, 140],
        ],
        caps: [
          [490, 640, 76],
          [1242, 1385, 62],
        ],
        light: "#fff6e2",
        fade: 130,
      },
      {
        at: [
          [-60, 420],
          [140, 370],
          [320, 440],
          [500, 490],
          [700, 520],
          [900, 524],
          [1100, 480],
          [1290, 420],
          [1470, 380],
          [1640, 430],
          [1860, 380],
        ],
        fill: [
          [0, "#4f8793"],
          [0.6, "#6fa0a2"],
          [1, "#a9c3b6"],
        ],
        rock: "#2f6678",
        facets: [
          [140, 300, 150],
          [1470, 1620, 150],
          [1100, 1200, 80],
        ],
        light: "#f6ecd2",
        trees: { height: 24, tint: "#3f7683", gap: 9, density: 0.9 },
        fade: 110,
      },
    ],
    { light: "#fff6e2", shadow: { tint: "#1d4658", opacity: 0.34 } },
  );
  const r = random.fork("trees");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 7, width: 42 });
  const larches = cutTrees(stage, r, "larch", 2, { width: 44 });
  const bank = (list, k) =>
    stage.add(
      lay(stage, random.fork(`bank${k}`), list, {
        fill: stage.linear(
          [
            [0, "#a3a552"],
            [1, "#5f7f45"],
          ],
          [0, SHORE - 40, 0, SHORE + 12],
        ),
        tint: "#a3a552",
        tear: 4,
        shadow: { dx: 3, dy: 4, blur: 8, opacity: 0.3 },
      }),
    );
  bank(
    [
      [-40, 520],
      [120, 516],
      [300, 528],
      [460, 544],
      [600, 556],
      [470, 562],
      [240, 566],
      [-40, 568],
    ],
    0,
  );
  bank(
    [
      [1040, 556],
      [1180, 546],
      [1360, 530],
      [1560, 516],
      [1840, 508],
      [1840, 570],
      [1500, 568],
      [1240, 563],
    ],
    1,
  );
  const groves = [
    [
      firs,
      scatter(r, { from: 0, to: 330, y0: 528, y1: 546, count: 9, height: 190 }),
      ["#24574f", "#2d6558", "#1f4d48"],
    ],
    [
      larches,
      [
        [232, 552, 190],
        [368, 552, 150],
        [452, 556, 104],
        [86, 552, 230],
      ],
      ["#d79a34", "#e3b04a", "#c8852c"],
    ],
    [
      firs,
      scatter(r, { from: 1450, to: 1800, y0: 524, y1: 544, count: 10, height: 200 }),
      ["#24574f", "#2d6558", "#1f4d48"],
    ],
    [
      larches,
      [
        [1370, 550, 170],
        [1580, 552, 230],
        [1268, 556, 110],
        [1700, 552, 180],
        [1180, 558, 74],
      ],
      ["#d79a34", "#e3b04a", "#c8852c"],
    ],
  ];
  for (const [kinds, list, tints] of groves)
    stage.add(row(stage, kinds, list, tints, { dx: 6, blur: 7, opacity: 0.3 }));
  const mirrored = stage.body
    .slice(before)
    .join("")
    .replace(/filter="[^"]*"/g, "");
  water(stage, random, mirrored, chain);
  stage.add(
    mist(stage, random.fork("mist"), {
      x: 860,
      y: 560,
      width: 1500,
      height: 26,
      tint: "#fffaf0",
      opacity: 0.75,
      blur: 8,
    }),
  );
  landing(stage);
  shore(stage, random);
  return { stage, lens: { lamp: [0.72, 0.2], warm: "#ffe1a8", glow: 0.4, vignette: 0.34, shade: "#123247" } };
}

// Water: the turned picture, dimmed towards us, crossed by fine cut ripples; `chain` is the mountains' line.
function water(stage, random, mirrored, chain) {
  const clip = stage.define("clipPath", {}, `<rect y="${SHORE}" width="1800" height="500"/>`);
  const box = `y="${SHORE}" width="1800" height="500"`;
  stage.add(
    `<rect ${box} fill="${stage.linear(
      [
        [0, "#f3e2c2"],
        [0.45, "#b9d2d2"],
        [1, "#5f9ab4"],
      ],
      [0, SHORE, 0, 1013],
    )}"/>`,
  );
  // Deep water gives back the shape of a mountain, hardly its snow.
  const dimmed = mirrored.replaceAll(
    'fill="#fff8ec" fill-opacity="0.96"',
    'fill="#b9d0d9" fill-opacity="0.3"',
  );
  stage.add(
    group(stage.soft(group(dimmed, { transform: `translate(0 ${SHORE * 2}) scale(1 -1)` }), 2.4), {
      "clip-path": `url(#${clip})`,
      opacity: 0.82,
    }),
  );
  stage.add(
    `<rect ${box} fill="${stage.linear(
      [
        [0, "#fbeccf", 0.32],
        [0.2, "#7fb0b8", 0.22],
        [0.65, "#22667c", 0.5],
        [1, "#174b66", 0.78],
      ],
      [0, SHORE, 0, 1013],
    )}"/>`,
  );
  const turned = chain.map(([x, y]) => [x, SHORE * 2 - y]);
  const depth = stage.linear(
    [
      [0, "#123f58", 0],
      [0.45, "#123f58", 0.1],
      [1, "#0c3148", 0.42],
    ],
    [0, SHORE, 0, 1000],
  );
  const shape = `${polyline(turned)}L1860 ${SHORE}H-60Z`;
  stage.add(group(stage.soft(path(shape, { fill: depth }), 3), { "clip-path": `url(#${clip})` }));
  // Soft ripples break its edge and what is left of the snow.
  const b = random.fork("breaks");
  let breaks = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [b.range(60, 1760), b.range(SHORE + 190, 1004)];
    const w = b.range(50, 150);
    breaks += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 4)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + 4)} ${n(x - w)} ${n(y)}Z`;
  }
  stage.add(stage.soft(path(breaks, { fill: "#3f7f99", "fill-opacity": 0.5 }), 2, [SHORE + 150, 1040]));
  const r = random.fork("ripples");
  let light = "";
  let dark = "";
  for (let i = 0; i < 74; i++) {
    const t = r.next() ** 1.3;
    const [x, y, w] = [r.range(-40, 1840), SHORE + 14 + t * 420, r.range(40, 120) * (0.35 + t * 1.3)];
    const h = 1.2 + 4.5 * t;
    const d = `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + h * 0.6)} ${n(x - w)} ${n(y)}Z`;
    if (i % 3) light += d;
    else dark += d;
  }
  stage.add(
    path(dark, { fill: "#0f3a50", "fill-opacity": 0.22 }),
    path(light, { fill: "#fdf6e4", "fill-opacity": 0.34 }),
  );
  stage.add(stage.pool(900, 574, 420, 26, "#fff2cd", 0.8));
}

// A landing of boards on posts, and a boat tied to it.
function landing(stage) {
  const boards = [];
  for (let i = 0; i < 12; i++) {
    const t = i / 12;
    const y = 1000 - 250 * t ** 0.8;
    const x = 1360 - 250 * t;
    const w = 270 - 160 * t;
    const h = 24 - 13 * t;
    boards.push(
      stage.card(
        `M${n(x - w / 2)} ${n(y + (i % 2))}L${n(x + w / 2)} ${n(y - 6 + (i % 3))}L${n(x + w / 2 + 3)} ${n(y - h - 4)}L${n(x - w / 2 + 6)} ${n(y - h)}Z`,
        { fill: ["#a8784c", "#9a6c44", "#b58558"][i % 3], thick: 2, opacity: 0 },
      ),
    );
  }
  const post = (x, y, h, w) =>
    `M${n(x - w / 2)} ${n(y + h * 0.6)}L${n(x - w / 2)} ${n(y - h)}H${n(x + w / 2)}L${n(x + w / 2)} ${n(y + h * 0.6)}Z`;
  const posts = [
    [1066, 800, 44, 12],
    [1180, 786, 42, 12],
    [1146, 884, 60, 17],
    [1332, 864, 58, 17],
    [1218, 986, 80, 23],
    [1488, 960, 80, 23],
  ];
  stage.add(
    stage.soft(
      path("M1060 800L1180 780 1500 1013H1220Z", {
        fill: "#0c3044",
        "fill-opacity": 0.5,
        transform: "translate(-10 22)",
      }),
      9,
    ),
  );
  stage.add(path(posts.map((p) => post(...p)).join(""), { fill: "#5b3f2c" }));
  stage.add(stage.lift(boards.reverse().join(""), { dx: 2, dy: 8, blur: 6, opacity: 0.4, tint: "#08222e" }));
  stage.add(
    path(
      posts
        .slice(2)
        .map(
          ([x, y, h, w]) =>
            `M${n(x - w / 2)} ${n(y - h)}a${n(w / 2)} ${n(w / 5)} 0 0 1 ${w} 0v${n(h * 0.72)}h${-w}Z`,
        )
        .join(""),
      { fill: "#7a573c" },
    ),
  );
  const hull =
    path("M-150-26Q-96 34 0 36 110 34 164-40 158-18 140 12 96 56-6 56-108 54-150-26Z", { fill: "#8a3c20" }) +
    path("M-150-26Q-96 34 0 36 110 34 164-40 90-2 6-2-84-2-150-26Z", { fill: "#5b3a28" }) +
    path("M-150-26Q-84 2 6 2 92 2 164-40L166-46Q90-10 6-9-86-8-152-33Z", { fill: "#d8a86c" }) +
    path("M-58-3L-40 20 4 26 8-2ZM62-8L70 20 92 14 104-18Z", { fill: "#b98250" });
  stage.add(
    stage.soft(
      path("M690 878Q840 920 1006 862 960 912 846 918 740 916 690 878Z", {
        fill: "#0a2c3f",
        "fill-opacity": 0.6,
        transform: "translate(0 14)",
      }),
      8,
    ),
  );
  stage.add(
    stage.lift(group(hull, { transform: "translate(846 848) rotate(-2)" }), {
      dx: 4,
      dy: 8,
      blur: 8,
      opacity: 0.35,
      tint: "#08222e",
    }),
  );
  stage.add(
    path(
      band(
        [
          [1000, 812],
          [1060, 850],
          [1142, 836],
        ],
        [2.5, 2.5, 2.5],
      ),
      { fill: "#e9d6a8" },
    ),
  );
}

// The near bank: reeds that frame the view.
function shore(stage, random) {
  const r = random.fork("reeds");
  const blades = (from, to, count, low, high) => {
    let d = "";
    for (let i = 0; i < count; i++)
      d += tuft(r, r.range(from, to), 1040, r.range(low, high), {
        blades: 6,
        bend: 0.12,
        spread: 90,
        width: 11,
      });
    return d;
  };
  stage.add(
    stage.lift(path(blades(-20, 420, 11, 130, 300), { fill: "#2c5f4c" }), {
      dx: 10,
      dy: 2,
      blur: 9,
      opacity: 0.4,
    }),
  );
  stage.add(
    path(blades(-20, 330, 8, 110, 220), { fill: "#6f8a3f" }),
    path(blades(1600, 1820, 5, 90, 170), { fill: "#2c5f4c" }),
  );
  const tails = [
    [92, 300],
    [168, 246],
    [250, 280],
    [330, 200],
    [1702, 190],
    [1760, 230],
  ];
  stage.add(
    stage.lift(
      tails
        .map(
          ([x, h]) =>
            path(`M${x} 1020Q${x + 4} ${1020 - h * 0.6} ${x + 14} ${1020 - h}`, {
              stroke: "#6f7a3c",
              "stroke-width": 4,
              fill: "none",
            }) + path(`M${x + 7} ${1024 - h}q7-8 14 0l3 52q-10 9-18 0z`, { fill: "#74432a" }),
        )
        .join(""),
      { dx: 6, dy: 2, blur: 5, opacity: 0.36 },
    ),
  );
}
