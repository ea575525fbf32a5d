// The three kinds of workshops: stillness, a talk on the way, a rope between people.

import { Diorama } from "../lib/diorama.mjs";
import { band, heightAt, n, softPolygon } from "../lib/geometry.mjs";
import { ridges } from "../lib/landscape.mjs";
import { stone } from "../lib/nature.mjs";
import { discOutline, grain, tornPiece, tornSheet } from "../lib/paper.mjs";
import { meditator, walker } from "../lib/people.mjs";
import { group, path, use } from "../lib/picture.mjs";
import { mistBand, ridgeline } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, cloud, glow, lightRings, skySheet } from "../lib/sky.mjs";
import { grassFringe, grassTuft, meadowFlower, plantSoft } from "../lib/stamps.mjs";
import { defineFir, defineLarch } from "../lib/trees.mjs";

// How far people stand off the paper behind them.
const LIFT = { dx: 5, dy: 4, blur: 6, opacity: 0.36 };

/** Well-being: someone sits in stillness by a mountain lake. */
export function wellBeing() {
  const pic = new Diorama({ width: 1200, height: 900 });
  const random = createRandom("well-being");
  const shore = 520;
  pic.add(
    skySheet(
      pic,
      [
        [0, "#cfdfe2"],
        [0.5, "#eae6d6"],
        [1, "#f8dcb8"],
      ],
      shore,
    ),
  );
  pic.add(
    glow(pic, 600, 270, 470, 430, { tint: "#fff1c9", opacity: 0.9 }),
    lightRings(pic, random.fork("sun"), 600, 270, 70, { rings: [], disc: "#fff5d6" }),
  );
  pic.add(
    birds(
      [
        [820, 190, 13],
        [858, 176, 9],
      ],
      "#6f8790",
    ),
  );
  const before = pic.body.length;
  ridges(pic, random, [
    {
      at: [
        [-60, 380],
        [70, 300],
        [150, 340],
        [260, 252],
        [330, 300],
        [450, 400],
        [600, 440],
        [740, 396],
        [850, 290],
        [940, 220],
        [1010, 282],
        [1100, 350],
        [1260, 300],
      ],
      fill: [
        [0, "#a9c3cf"],
        [0.5, "#bfd2d6"],
        [1, "#e3e6dc"],
      ],
      facets: [
        [260, 420, 190],
        [940, 1080, 220],
        [70, 150, 100],
      ],
      caps: [
        [222, 305, 34],
        [890, 995, 44],
      ],
      rock: "#6f8ea3",
    },
    {
      at: [
        [-60, 430],
        [120, 400],
        [270, 458],
        [420, 492],
        [560, 508],
        [700, 500],
        [840, 462],
        [1000, 410],
        [1120, 450],
        [1260, 420],
      ],
      fill: [
        [0, "#6b9aa3"],
        [1, "#a9c7c6"],
      ],
      facets: [
        [120, 260, 90],
        [1000, 1110, 90],
      ],
      trees: { height: 18, tint: "#548892" },
    },
  ]);
  const mirrored = pic.body.slice(before).join("");
  // The lake: the same mountains upside down, under a sheet of water.
  pic.add(`<rect x="-10" y="${shore}" width="1220" height="400" fill="#cfe0dd"/>`);
  const clip = pic.define("clipPath", {}, `<rect x="-10" y="${shore}" width="1220" height="400"/>`);
  pic.add(
    group(group(mirrored, { transform: `translate(0 ${shore * 2}) scale(1 -1)`, opacity: 0.5 }), {
      "clip-path": `url(#${clip})`,
    }),
  );
  pic.add(
    `<rect x="-10" y="${shore}" width="1220" height="400" fill="${pic.linear(
      [
        [0, "#f6e4c6", 0.55],
        [0.35, "#7fb0ba", 0.5],
        [1, "#2c6f85", 0.88],
      ],
      [0, shore, 0, 900],
    )}"/>`,
  );
  for (const [rx, y, o] of [
    [150, 560, 0.5],
    [110, 596, 0.42],
    [80, 636, 0.34],
    [56, 680, 0.26],
  ])
    pic.add(
      `<ellipse cx="600" cy="${y}" rx="${rx}" ry="${n(rx * 0.055)}" fill="#fff3d2" fill-opacity="${o}"/>`,
    );
  let ripples = "";
  const rr = random.fork("ripples");
  for (let i = 0; i < 26; i++) {
    const [x, y] = [rr.range(40, 1160), rr.range(shore + 26, 840)];
    const w = rr.range(24, 70) * (0.6 + (y - shore) / 300);
    ripples += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 4)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + 3)} ${n(x - w)} ${n(y)}Z`;
  }
  pic.add(path(ripples, { fill: "#f3f8f2", "fill-opacity": 0.4 }));
  const far = ridgeline(
    random.fork("far"),
    [
      [-60, 508],
      [160, 514],
      [330, 520],
      [470, 526],
    ],
    { soft: true, rough: 0.04 },
  );
  const bank = (outline, k) =>
    pic.add(
      tornPiece(pic, random.fork(`bank${k}`), outline, {
        fill: pic.linear(
          [
            [0, "#4f8a6f"],
            [1, "#3b7160"],
          ],
          [0, 500, 0, 540],
        ),
        tint: "#4f8a6f",
        tear: 3,
        shadow: { dx: 2, dy: 3, spread: 8, opacity: 0.22 },
      }),
    );
  bank([...far, [470, 530], [300, 538], [-60, 544]], 0);
  bank(
    [
      [760, 528],
      [900, 520],
      [1060, 510],
      [1260, 502],
      [1260, 548],
      [1000, 540],
      [860, 534],
    ],
    1,
  );
  const firs = [0, 1].map(() => defineFir(pic, random.fork("fir"), { tiers: 7, width: 44, rimOpacity: 0.3 }));
  for (const [i, [x, y, h]] of [
    [60, 528, 170],
    [118, 530, 220],
    [172, 532, 150],
    [236, 532, 110],
    [1040, 526, 150],
    [1092, 524, 210],
    [1150, 522, 170],
    [986, 530, 100],
  ].entries())
    pic.add(plantSoft(pic, firs[i % 2], x, y, h, ["#2f6a58", "#376f60"][i % 2], { opacity: 0.16 }));
  pic.add(
    mistBand(pic, random.fork("mist"), {
      x: 560,
      y: 520,
      width: 1000,
      height: 34,
      tint: "#fffaf0",
      opacity: 0.7,
    }),
  );
  // The rock and the one who sits on it.
  const rock = [
    [350, 806],
    [384, 768],
    [450, 748],
    [560, 738],
    [680, 740],
    [780, 752],
    [846, 778],
    [880, 816],
    [960, 850],
    [990, 940],
    [250, 940],
    [290, 850],
  ];
  const ring = pic.shape(
    softPolygon(discOutline(random.fork("ring"), 615, 850, 430, { ry: 84, wobble: 0.01, count: 50 })),
  );
  pic.add(
    use(ring, {
      fill: "#eaf5f0",
      "fill-opacity": 0.12,
      stroke: "#f3fbf6",
      "stroke-opacity": 0.45,
      "stroke-width": 2,
    }),
  );
  pic.add(
    tornPiece(pic, random.fork("rock"), rock, {
      fill: pic.linear(
        [
          [0, "#9aa59e"],
          [0.5, "#6f7f7b"],
          [1, "#44544f"],
        ],
        [300, 740, 900, 920],
      ),
      tint: "#8a968f",
      tear: 7,
      shadow: { dx: 8, dy: 4, spread: 22, opacity: 0.36, tint: "#0f2a30" },
    }),
  );
  pic.add(
    path("M690 744L780 752 846 778 880 816 960 850 985 930H700Q760 840 690 744Z", {
      fill: "#14211e",
      "fill-opacity": 0.16,
    }),
  );
  // Her shadow: wide on the rock, close where she touches it.
  const lying = (cx, cy, rx, ry, opacity, blur) =>
    pic.soft(
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#14211e" fill-opacity="${opacity}"/>`,
      blur,
    );
  pic.add(
    lying(624, 788, 196, 24, 0.3, 12),
    lying(616, 784, 168, 11, 0.34, 5),
    lying(613, 793, 106, 9, 0.42, 3.5),
  );
  pic.add(pic.lift(meditator(pic, { x: 612, y: 768, scale: 1.3, top: "#b4532f" }), LIFT));
  const g = random.fork("reeds");
  let reeds = "";
  for (const x of [40, 96, 150, 204, 1010, 1070, 1130, 1180])
    reeds += grassTuft(pic, g, x, 910, g.range(120, 210), { blades: 7, bend: 0.1, spread: 0.6, width: 0.05 });
  pic.add(group(reeds, { fill: "#23594b" }));
  for (const [x, h] of [
    [70, 170],
    [128, 220],
    [1042, 190],
    [1110, 240],
    [1160, 170],
  ])
    pic.add(
      path(`M${x} 900L${x + 8} ${900 - h}`, { stroke: "#2c5c48", "stroke-width": 3, fill: "none" }),
      path(`M${x + 5} ${900 - h}h6l2 34q-5 5-10 0z`, { fill: "#7a4a2c" }),
    );
  for (const [x, y, height] of [
    [354, 836, 56],
    [836, 846, 46],
  ])
    pic.add(mossTuft(pic, random.fork(`moss${x}`), x, y, height));
  pic.add(grain(pic, random.fork("grain")));
  return pic;
}

// A tuft on rock: its blades rise out of a cushion of moss.
function mossTuft(pic, random, x, y, height) {
  const lobes = [
    [-0.42, 0, 0.3],
    [0.44, 0.04, 0.28],
    [0.02, 0.06, 0.42],
  ];
  const moss = (k, dy = 0) =>
    lobes
      .map(([u, v, r], i) =>
        softPolygon(
          discOutline(random.fork(`lobe${i}`), x + u * height, y + v * height + dy, r * height * k, {
            ry: r * height * 0.4 * k,
            wobble: 0.12,
          }),
        ),
      )
      .join("");
  const blades = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8 - 0.5;
    const [px, py] = [x + t * height * 0.66, y + 1];
    const tall = height * random.range(0.6, 1.05) * (1 - Math.abs(t) * 0.7);
    const tip = [px + (t * 0.8 + 0.22) * height, py - tall];
    return band([[px, py], [px + (tip[0] - px) * 0.3, (py + tip[1]) / 2], tip], [6, 5.4, 0.6]);
  });
  return (
    pic.soft(path(moss(1.1, 6), { fill: "#14211e", "fill-opacity": 0.45 }), 4) +
    path(blades.join(""), { fill: "#3c7058" }) +
    path(moss(1), {
      fill: pic.linear(
        [
          [0, "#5d8a66"],
          [1, "#35604c"],
        ],
        [0, y - height * 0.14, 0, y + height * 0.22],
      ),
    })
  );
}

/** Coaching, at noon: two people walk and talk along a ridge. */
export function coaching() {
  const pic = new Diorama({ width: 1200, height: 900 });
  const random = createRandom("coaching");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#86b7d2"],
        [0.55, "#bfdbe4"],
        [1, "#eaf0e2"],
      ],
      560,
    ),
  );
  pic.add(
    glow(pic, 800, 240, 470, 430, { tint: "#fffbea", opacity: 0.8 }),
    lightRings(pic, random.fork("sun"), 800, 240, 62, { rings: [], disc: "#fffdf0" }),
  );
  pic.add(
    cloud(pic, random.fork("c1"), 436, 206, 216, { height: 38 }),
    cloud(pic, random.fork("c2"), 150, 262, 140, { height: 24, fill: "#fdf3e2" }),
    birds(
      [
        [610, 190, 14],
        [650, 172, 10],
      ],
      "#5c7480",
    ),
  );
  ridges(
    pic,
    random,
    [
      {
        at: [
          [-60, 430],
          [90, 380],
          [220, 420],
          [340, 330],
          [410, 372],
          [520, 460],
          [660, 490],
          [800, 440],
          [930, 400],
          [1040, 340],
          [1120, 390],
          [1260, 430],
        ],
        fill: [
          [0, "#aac2cf"],
          [1, "#dfe5dd"],
        ],
        facets: [
          [340, 500, 180],
          [1040, 1180, 150],
          [90, 210, 100],
        ],
        caps: [
          [300, 385, 34],
          [1004, 1085, 30],
        ],
        rock: "#6f8ea3",
      },
      {
        at: [
          [-60, 500],
          [150, 540],
          [330, 490],
          [520, 550],
          [720, 560],
          [900, 510],
          [1080, 550],
          [1260, 490],
        ],
        fill: [
          [0, "#7ba1a4"],
          [1, "#b6cdc4"],
        ],
        facets: [
          [330, 500, 110],
          [900, 1060, 100],
        ],
      },
      {
        at: [
          [-60, 630],
          [180, 610],
          [420, 640],
          [700, 650],
          [960, 610],
          [1260, 580],
        ],
        soft: true,
        fill: [
          [0, "#5b917c"],
          [1, "#93b795"],
        ],
        trees: { height: 34, tint: "#4a8371" },
      },
    ],
    {
      after: (i) => {
        if (i === 1)
          pic.add(
            mistBand(pic, random.fork("m"), {
              x: 640,
              y: 600,
              width: 1100,
              height: 46,
              tint: "#fff7e6",
              opacity: 0.6,
            }),
          );
      },
    },
  );
  const crest = ridgeline(
    random.fork("crest"),
    [
      [-60, 830],
      [120, 790],
      [320, 742],
      [540, 716],
      [760, 706],
      [980, 672],
      [1260, 600],
    ],
    { soft: true, rough: 0.05, step: 14 },
  );
  const sheet = tornSheet(pic, random.fork("sheet"), crest, {
    fill: [
      [0, "#a8b568"],
      [0.4, "#86a058"],
      [1, "#577f48"],
    ],
    tear: 10,
    gradientTo: 900,
    shadow: { dx: 6, dy: -2, spread: 24, opacity: 0.28, tint: "#23424a" },
  });
  pic.add(sheet.markup);
  const line = sheet.face;
  // The path runs along the crest and drops towards us.
  const way = [];
  for (let x = 1230; x >= 260; x -= 34) way.push([x, heightAt(line, x) + 12 + (1230 - x) * 0.024]);
  const near = [...way].reverse().map(([x, y]) => [x, y + 12 + (1230 - x) * 0.034]);
  const bend = [
    [210, 800],
    [170, 850],
    [130, 930],
  ];
  const back = [
    [360, 930],
    [330, 866],
    [320, 830],
  ];
  pic.add(
    tornPiece(pic, random.fork("way"), [...way, ...bend, ...back, ...near.slice(2)], {
      fill: "#ead7ac",
      tear: 4,
      coreTint: "#fffaf0",
      shadow: { dx: 1, dy: 1, spread: 6, opacity: 0.2, tint: "#33472a" },
    }),
  );
  const r = random.fork("grass");
  const firs = [defineFir(pic, r, { tiers: 8, width: 46, rimOpacity: 0.3, rim: "#fff0c4" })];
  const walkers = [
    {
      x: 470,
      y: 784,
      pose: "talk",
      coat: "#b4532f",
      trousers: "#3d4c55",
      hair: "tail",
      hairTint: "#b98a52",
      pack: "#1f5a48",
      scarf: "#f0d9a8",
    },
    {
      x: 682,
      y: 776,
      pose: "step",
      coat: "#2f7f96",
      trousers: "#5b4a3a",
      hair: "short",
      hairTint: "#3a2a22",
      pack: "#a97b2c",
      skin: "#c98d66",
    },
  ];
  for (const w of walkers) {
    // Their shadow lies down the slope, away from the sun.
    pic.add(
      path(
        `M${w.x - 46} ${w.y + 3}Q${w.x - 220} ${w.y + 40} ${w.x - 340} ${w.y + 92}Q${w.x - 180} ${w.y + 66} ${w.x + 46} ${w.y + 4}Z`,
        { fill: "#33502f", "fill-opacity": 0.3 },
      ),
    );
    pic.add(pic.lift(walker({ ...w, height: 400, face: true }), LIFT));
  }
  pic.add(
    group(
      grassFringe(pic, r, line, { from: 0, to: 230, gap: 18, height: 22, bend: 0.3, sink: 6 }) +
        grassFringe(pic, r, line, { from: 760, to: 1200, gap: 22, height: 18, bend: 0.3, sink: 6 }),
      { fill: "#7f9a52" },
    ),
  );
  pic.add(
    plantSoft(pic, firs[0], 1090, 730, 330, "#2b624d"),
    plantSoft(pic, firs[0], 1172, 730, 420, "#245844"),
    plantSoft(pic, firs[0], 1020, 728, 190, "#316b54"),
  );
  let tufts = "";
  for (let i = 0; i < 34; i++) {
    const x = r.range(360, 1190);
    tufts += grassTuft(pic, r, x, r.range(heightAt(line, x) + 90, 890), r.range(18, 34), {
      blades: 5,
      bend: 0.3,
    });
  }
  pic.add(group(tufts, { fill: "#4b7543", "fill-opacity": 0.8 }));
  const kinds = [
    ["daisy", "#fdf6ea"],
    ["bell", "#7f9fd0"],
    ["daisy", "#f6d27a"],
    ["spike", "#b76a8c"],
  ];
  for (let i = 0; i < 13; i++)
    pic.add(
      meadowFlower(
        pic,
        r,
        [30, 80, 120, 430, 500, 590, 670, 750, 850, 930, 1010, 1090, 1160][i],
        r.range(870, 910),
        r.range(50, 84),
        { kind: kinds[i % 4][0], petal: kinds[i % 4][1], stem: "#3c7048" },
      ),
    );
  pic.add(stone(pic, r, 410, 866, 60, 30, "#8f9a90"), stone(pic, r, 456, 880, 36, 18, "#a3aaa0"));
  pic.add(grain(pic, random.fork("grain")));
  return pic;
}

/** Field experiments, on an autumn evening: four people on one rope climb through the larches. */
export function fieldExperiments() {
  const pic = new Diorama({ width: 1200, height: 900 });
  const random = createRandom("field");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#93a7c4"],
        [0.5, "#d8bfb0"],
        [1, "#f6c98c"],
      ],
      520,
    ),
  );
  pic.add(
    glow(pic, 300, 230, 470, 430, { tint: "#ffdf9e", opacity: 0.9 }),
    lightRings(pic, random.fork("sun"), 300, 230, 58, { rings: [], disc: "#ffe6ae" }),
  );
  pic.add(
    cloud(pic, random.fork("c1"), 820, 150, 220, { height: 40 }),
    birds(
      [
        [520, 170, 13],
        [556, 156, 9],
      ],
      "#5c7480",
    ),
  );
  ridges(
    pic,
    random,
    [
      {
        at: [
          [-60, 400],
          [100, 430],
          [260, 380],
          [420, 400],
          [560, 300],
          [690, 200],
          [750, 250],
          [860, 360],
          [980, 330],
          [1090, 260],
          [1260, 350],
        ],
        fill: [
          [0, "#9aa8c0"],
          [1, "#e2cfc0"],
        ],
        facets: [
          [690, 840, 240],
          [1090, 1220, 150],
          [260, 400, 100],
        ],
        caps: [
          [634, 752, 44],
          [1050, 1130, 30],
        ],
        rock: "#6a87a0",
      },
      {
        at: [
          [-60, 520],
          [160, 470],
          [330, 530],
          [520, 480],
          [720, 500],
          [900, 430],
          [1080, 460],
          [1260, 400],
        ],
        fill: [
          [0, "#74908d"],
          [1, "#c3bf9f"],
        ],
        facets: [
          [160, 310, 90],
          [520, 690, 90],
          [900, 1060, 100],
        ],
      },
      {
        at: [
          [-60, 640],
          [200, 640],
          [480, 600],
          [760, 540],
          [1000, 480],
          [1260, 420],
        ],
        soft: true,
        fill: [
          [0, "#b08a3e"],
          [0.5, "#a98d4e"],
          [1, "#8f9a5a"],
        ],
        trees: { height: 44, tint: "#b8812f", density: 0.9 },
      },
    ],
    {
      after: (i) => {
        if (i === 1)
          pic.add(
            mistBand(pic, random.fork("m"), {
              x: 420,
              y: 560,
              width: 900,
              height: 40,
              tint: "#fff3da",
              opacity: 0.55,
            }),
          );
      },
    },
  );
  const r = random.fork("wood");
  const larches = [0, 1].map(() => defineLarch(pic, r, { tiers: 10, width: r.range(38, 46) }));
  const gold = ["#d59a35", "#c9852c", "#e0b04d", "#b9762a"];
  const slope = ridgeline(
    random.fork("slope"),
    [
      [-60, 850],
      [140, 822],
      [380, 770],
      [620, 706],
      [860, 636],
      [1060, 580],
      [1260, 530],
    ],
    { soft: true, rough: 0.05, step: 14 },
  );
  for (const [i, [x, h]] of [
    [60, 300],
    [150, 220],
    [1000, 330],
    [1090, 420],
    [1172, 300],
    [900, 230],
    [400, 170],
    [460, 130],
  ].entries())
    pic.add(
      plantSoft(pic, larches[i % 2], x, heightAt(slope, x) + 16, h, gold[i % 4], {
        shade: "#4a2f12",
        opacity: 0.16,
      }),
    );
  const sheet = tornSheet(pic, random.fork("sheet"), slope, {
    fill: [
      [0, "#9a9a4e"],
      [0.35, "#7f8446"],
      [1, "#4f6238"],
    ],
    tear: 9,
    gradientTo: 900,
    shadow: { dx: 6, dy: -2, spread: 22, opacity: 0.26, tint: "#3a2d14" },
  });
  pic.add(sheet.markup);
  const line = sheet.face;
  const way = [];
  for (let x = 1230; x >= -40; x -= 36) way.push([x, heightAt(line, x) + 22]);
  const near = [...way].reverse().map(([x, y]) => [x, y + 34 + (1230 - x) * 0.014]);
  pic.add(
    tornPiece(pic, random.fork("way"), [...way, ...near], {
      fill: "#e4cc98",
      tear: 4,
      coreTint: "#fff6e2",
      shadow: { dx: 1, dy: 1, spread: 6, opacity: 0.22, tint: "#3a2d14" },
    }),
  );
  const team = [
    {
      x: 306,
      pose: "stride",
      coat: "#6b869c",
      trousers: "#3f4a3c",
      hair: "short",
      hairTint: "#8d8478",
      pack: "#7d3f2c",
    },
    {
      x: 476,
      pose: "climb",
      coat: "#d0a545",
      trousers: "#4a4238",
      hair: "bun",
      hairTint: "#3a2a22",
      pack: "#2f7f96",
      skin: "#b07850",
    },
    {
      x: 646,
      pose: "stride",
      coat: "#2f7f96",
      trousers: "#5b4a3a",
      hair: "curls",
      hairTint: "#5a3524",
      pack: "#1f5a48",
      skin: "#c98d66",
    },
    {
      x: 822,
      pose: "climb",
      coat: "#b4532f",
      trousers: "#33464a",
      hair: "tail",
      hairTint: "#b98a52",
      pack: "#1f5a48",
      pole: true,
    },
  ];
  const height = 212;
  const at = (w) => heightAt(line, w.x) + 46;
  // The rope hangs a little between two people; it runs behind them.
  for (let i = 1; i < team.length; i++) {
    const a = [team[i - 1].x, at(team[i - 1]) - height * 0.5];
    const b = [team[i].x, at(team[i]) - height * 0.5];
    const sag = `M${a[0]} ${n(a[1])}Q${(a[0] + b[0]) / 2} ${n((a[1] + b[1]) / 2 + 54)} ${b[0]} ${n(b[1])}`;
    pic.add(
      path(sag, { fill: "none", stroke: "#fffaf0", "stroke-width": 6.5 }),
      path(sag, { fill: "none", stroke: "#c2452d", "stroke-width": 4 }),
      path(sag, { fill: "none", stroke: "#ffd9a0", "stroke-width": 4, "stroke-dasharray": "3 9" }),
    );
  }
  for (const w of team) {
    const y = at(w);
    pic.add(
      path(
        `M${w.x - 22} ${n(y + 3)}Q${w.x + 90} ${n(y + 12)} ${w.x + 190} ${n(y + 42)}Q${w.x + 70} ${n(y + 30)} ${w.x + 22} ${n(y + 5)}Z`,
        { fill: "#3a2d14", "fill-opacity": 0.28 },
      ),
    );
    pic.add(
      pic.lift(walker({ ...w, y, height, face: true }), LIFT),
      path(`M${w.x - 15} ${n(y - height * 0.505)}q15 9 30-1`, {
        fill: "none",
        stroke: "#c2452d",
        "stroke-width": 5,
      }),
    );
  }
  let tufts = "";
  for (let i = 0; i < 36; i++) {
    const x = r.range(0, 1200);
    tufts += grassTuft(pic, r, x, r.range(heightAt(line, x) + 100, 900), r.range(18, 36), {
      blades: 5,
      bend: 0.25,
    });
  }
  pic.add(group(tufts, { fill: "#5f6f3a" }));
  for (const [x, y, w, h] of [
    [690, 860, 90, 44],
    [760, 882, 54, 26],
    [980, 800, 70, 34],
    [1120, 740, 54, 24],
  ])
    pic.add(stone(pic, r, x, y, w, h, "#948f80"));
  // Needles of gold already on the ground, and one larch close to us.
  pic.add(
    plantSoft(pic, larches[1], 62, 960, 620, "#c4812b", { shade: "#3a240c", opacity: 0.24 }),
    plantSoft(pic, larches[0], 1190, 950, 430, "#cf9434", { shade: "#3a240c", opacity: 0.24 }),
  );
  pic.add(glow(pic, 300, 230, 700, 560, { tint: "#fff0c0", opacity: 0.18 }));
  pic.add(grain(pic, random.fork("grain")));
  return pic;
}
