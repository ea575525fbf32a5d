// Smaller plates: default pictures, the preview card, the footer strip, the two error pages.

import { chalet, chimneyTop } from "../lib/chalet.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { band, heightAt, n } from "../lib/geometry.mjs";
import { ridges } from "../lib/landscape.mjs";
import { stone } from "../lib/nature.mjs";
import { fir, ink, mix, paper } from "../lib/palette.mjs";
import { castShadow, grain, softShadow, tornPiece, tornSheet } from "../lib/paper.mjs";
import { group, Picture, path, use } from "../lib/picture.mjs";
import { mistBand, ridgeline, shadeFacet, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, cloud, glow, lightRings, skySheet, smoke } from "../lib/sky.mjs";
import { grassFringe, grassTuft, meadowFlower, plantSoft, standingFirs } from "../lib/stamps.mjs";
import { defineFir } from "../lib/trees.mjs";

/** The default portrait: a faceless bust of cut paper before a mountain. */
export function portrait() {
  const pic = new Picture({ id: "pd", width: 400, height: 400 });
  const random = createRandom("portrait");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#d9e6e3"],
        [1, "#f5e3c6"],
      ],
      400,
    ),
  );
  pic.add(
    lightRings(pic, random.fork("sun"), 200, 170, 74, {
      rings: [2.5, 1.9, 1.4],
      tint: "#fff4d9",
      opacity: 0.4,
      disc: "#fdf3da",
    }),
  );
  ridges(pic, random, [
    {
      at: [
        [-30, 300],
        [50, 236],
        [90, 262],
        [150, 300],
        [220, 312],
        [290, 250],
        [330, 222],
        [370, 260],
        [430, 290],
      ],
      fill: [
        [0, "#9fbfc6"],
        [1, "#cfdedb"],
      ],
      tear: 4,
      facets: [
        [50, 140, 90],
        [330, 420, 90],
      ],
    },
    {
      at: [
        [-30, 340],
        [80, 322],
        [200, 336],
        [320, 316],
        [430, 330],
      ],
      soft: true,
      fill: [
        [0, "#6d9a8c"],
        [1, "#5a8a7b"],
      ],
      tear: 4,
    },
  ]);
  const part = (d, fill, edge = 0.6) => {
    const id = pic.shape(d);
    return (
      softShadow(id, { dx: 3, dy: 4, spread: 10, opacity: 0.26 }) +
      use(id, { fill: mix(fill, "#fffaf0", edge) }) +
      path(d, { fill, transform: "translate(200 200) scale(.982) translate(-200 -197)" })
    );
  };
  pic.add(part("M52 430C50 340 92 302 150 290L200 282 250 290C308 302 350 340 348 430Z", "#1f5a48"));
  pic.add(
    path("M214 285L250 290C308 302 346 340 346 430H232C262 380 250 320 214 285Z", {
      fill: "#0e2a22",
      "fill-opacity": 0.28,
    }),
  );
  pic.add(path("M168 232H232V290Q200 322 168 290Z", { fill: "#c68f6c" }));
  pic.add(
    path("M150 288Q200 344 250 288L262 300Q202 376 138 300Z", { fill: "#f0dfc0" }),
    path("M206 322Q232 312 250 288L262 300Q240 336 208 346Z", { fill: "#14211e", "fill-opacity": 0.12 }),
  );
  pic.add(
    part(
      "M140 168C138 118 164 92 200 92 236 92 262 118 260 168 258 216 234 250 200 250 166 250 142 216 140 168Z",
      "#e0ad87",
      0,
    ),
  );
  pic.add(
    path("M206 94C238 94 260 118 258 168 256 214 234 246 204 248 236 214 240 140 206 94Z", {
      fill: "#8a4f2e",
      "fill-opacity": 0.16,
    }),
  );
  pic.add(
    part(
      "M137 186C122 120 142 66 204 64 264 62 280 118 263 188 262 176 260 164 257 152 232 150 196 140 174 112 166 138 146 150 140 164Z",
      "#5a3c2c",
      0.35,
    ),
  );
  pic.add(
    path("M150 112C160 90 180 78 204 78M166 100C182 88 206 84 226 92", {
      fill: "none",
      stroke: "#8a634a",
      "stroke-width": 3,
      "stroke-linecap": "round",
      "stroke-opacity": 0.8,
    }),
  );
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

/** The default picture of a partner: a calm mountain and a sprig in front of it. */
export function partner() {
  const pic = new Diorama({ id: "pp", width: 800, height: 800 });
  const random = createRandom("partner");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#a3c4b2"],
        [0.6, "#dfddba"],
        [1, "#f0d9a6"],
      ],
      620,
    ),
  );
  pic.add(
    lightRings(pic, random.fork("sun"), 400, 300, 96, {
      rings: [3.4, 2.5, 1.8],
      tint: "#fff3d4",
      opacity: 0.42,
      disc: "#fff5dc",
    }),
  );
  ridges(
    pic,
    random,
    [
      {
        at: [
          [-40, 520],
          [90, 440],
          [170, 470],
          [300, 330],
          [352, 370],
          [450, 450],
          [560, 420],
          [650, 340],
          [710, 390],
          [840, 470],
        ],
        fill: [
          [0, "#b3c9cf"],
          [1, "#dfe6dd"],
        ],
        facets: [
          [300, 440, 190],
          [650, 780, 160],
        ],
        caps: [
          [254, 352, 40],
          [615, 690, 32],
        ],
        rock: "#7593a1",
      },
      {
        at: [
          [-40, 560],
          [140, 520],
          [300, 568],
          [460, 580],
          [620, 530],
          [840, 560],
        ],
        fill: [
          [0, "#86aaa8"],
          [1, "#bfd3c8"],
        ],
        facets: [
          [140, 280, 90],
          [620, 760, 90],
        ],
      },
      {
        at: [
          [-40, 650],
          [200, 640],
          [430, 662],
          [640, 640],
          [840, 620],
        ],
        soft: true,
        fill: [
          [0, "#5c8f7d"],
          [1, "#7aa78d"],
        ],
        trees: { height: 30, tint: "#4f8372" },
      },
      {
        at: [
          [-40, 730],
          [200, 722],
          [420, 738],
          [640, 720],
          [840, 700],
        ],
        soft: true,
        fill: [
          [0, "#2f6b57"],
          [1, "#1f4c3e"],
        ],
      },
    ],
    {
      after: (i) => {
        if (i === 1)
          pic.add(
            mistBand(pic, random.fork("m"), {
              x: 400,
              y: 620,
              width: 760,
              height: 36,
              tint: "#fff9ec",
              opacity: 0.6,
            }),
          );
      },
    },
  );
  const leaf = (x, y, angle, k, fill) => {
    const d = "M0 0C14-34 62-52 118-30 92 22 38 34 0 0Z";
    const id = pic.shape(d);
    const inner =
      castShadow(pic, id, { dx: 4, dy: 6, spread: 12, opacity: 0.26 }) +
      use(id, { fill: mix(fill, "#fffaf0", 0.65) }) +
      path("M4-1C18-31 62-47 111-28 88 18 38 29 4-1Z", { fill }) +
      path("M4-1C40-14 76-24 111-28 88 18 38 29 4-1Z", { fill: "#0e2a22", "fill-opacity": 0.18 });
    return group(inner, { transform: `translate(${x} ${y}) rotate(${angle}) scale(${k})` });
  };
  const stem = pic.shape(
    band(
      [
        [392, 770],
        [398, 660],
        [408, 540],
        [402, 420],
        [410, 330],
      ],
      [13, 11, 9, 7, 3],
    ),
  );
  pic.add(castShadow(pic, stem, { dx: 4, dy: 5, spread: 10, opacity: 0.24 }), use(stem, { fill: "#3f6b45" }));
  const pairs = [
    [398, 660, 1.3],
    [406, 580, 1.22],
    [407, 500, 1.08],
    [403, 424, 0.9],
  ];
  const greens = ["#2f6b57", "#4f8560", "#6f9a5e", "#94ab66"];
  pairs.forEach(([x, y, k], i) => {
    pic.add(
      leaf(x, y, -18 - i * 6, k, greens[i]),
      group(leaf(0, 0, -18 - i * 6, k, mix(greens[i], "#fffaf0", 0.1)), {
        transform: `translate(${x} ${y - 22}) scale(-1 1)`,
      }),
    );
  });
  pic.add(leaf(410, 336, -72, 0.8, "#a9b05a"));
  return pic;
}

/** The ground of the preview cards: calm on the left, mountains low and to the right. */
export function ogBackground() {
  const pic = new Picture({ id: "og", width: 1200, height: 630 });
  const random = createRandom("og");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#faf6ee"],
        [0.55, "#f8efdd"],
        [1, "#f4dcb8"],
      ],
      560,
    ),
  );
  pic.add(
    lightRings(pic, random.fork("sun"), 968, 196, 52, {
      rings: [4.6, 3.3, 2.2],
      tint: "#ffeec8",
      opacity: 0.36,
      disc: "#ffe6ae",
    }),
  );
  ridges(
    pic,
    random,
    [
      {
        at: [
          [-60, 470],
          [160, 478],
          [380, 462],
          [560, 440],
          [690, 400],
          [800, 330],
          [880, 250],
          [920, 278],
          [990, 350],
          [1060, 320],
          [1120, 282],
          [1260, 360],
        ],
        fill: [
          [0, "#b4cad2"],
          [1, "#e6e6d9"],
        ],
        facets: [
          [880, 1000, 210],
          [1120, 1240, 150],
        ],
        caps: [
          [838, 932, 40],
          [1092, 1150, 26],
        ],
        rock: "#6f8ea3",
      },
      {
        at: [
          [-60, 510],
          [180, 490],
          [400, 514],
          [620, 490],
          [800, 450],
          [960, 470],
          [1110, 420],
          [1260, 440],
        ],
        fill: [
          [0, "#84abb1"],
          [1, "#c4d6d0"],
        ],
        facets: [
          [1110, 1230, 100],
          [800, 930, 80],
          [180, 330, 60],
        ],
      },
      {
        at: [
          [-60, 548],
          [240, 540],
          [520, 552],
          [760, 520],
          [980, 496],
          [1260, 480],
        ],
        soft: true,
        fill: [
          [0, "#4f8a80"],
          [1, "#86b0a2"],
        ],
        trees: { height: 22, tint: "#3f7a72" },
      },
      {
        at: [
          [-60, 596],
          [260, 588],
          [560, 596],
          [840, 572],
          [1260, 540],
        ],
        soft: true,
        fill: [
          [0, "#1f5a48"],
          [1, "#173f35"],
        ],
        trees: { height: 34, tint: "#1b4d40" },
      },
    ],
    {
      shadow: "#4b6a72",
      after: (i, face) => {
        if (i === 1)
          pic.add(
            mistBand(pic, random.fork("m"), {
              x: 560,
              y: 524,
              width: 1000,
              height: 26,
              tint: "#fff9ec",
              opacity: 0.7,
            }),
          );
        if (i === 2) {
          const y = heightAt(face, 930) + 10;
          pic.add(
            glow(pic, 906, y - 24, 120, 70, { opacity: 0.3 }),
            chalet(pic, { x: 930, y, scale: 0.66, lit: [3], dim: 0.22, ambient: "#3c6468" }),
          );
        }
      },
    },
  );
  const firs = [0, 1].map(() =>
    defineFir(pic, random.fork("fir"), { tiers: 8, width: 46, rimOpacity: 0.25 }),
  );
  for (const [i, [x, y, h]] of [
    [1150, 640, 190],
    [1092, 640, 130],
    [1206, 640, 160],
  ].entries())
    pic.add(plantSoft(pic, firs[i % firs.length], x, y, h, "#1f5243"));
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

/** The range behind the words of the phone's menu, pale as what is far: its foot is one with the mist in front of it. */
export function menuRange() {
  const [width, height] = [390, 460];
  const pic = new Picture({ id: "mr", width, height });
  const random = createRandom("menu-range");
  const layers = [
    [[[-30, 300], [40, 262], [96, 276], [150, 214], [196, 178], [226, 190], [292, 62], [318, 96], [352, 132], [430, 196]], 0.91, 0.87],
    [[[-30, 392], [60, 352], [128, 372], [214, 300], [262, 268], [300, 296], [350, 244], [384, 222], [440, 262]], 0.86, 0.8],
  ];
  layers.forEach(([at, high, low], i) => {
    const r = random.fork(`l${i}`);
    const line = ridgeline(r, at, { rough: 0.16, hollow: 0.07, step: 9 });
    const sheet = tornSheet(pic, r, line, {
      fill: [[0, mix(fir, paper, high)], [1, mix(fir, paper, low)]],
      gradientTo: height,
      tear: 5,
      light: "#fffdf6",
      coreAmount: 0.85,
      shadow: { dx: 3, dy: -1, spread: 10, opacity: 0.09, steps: 9 },
    });
    pic.add(sheet.markup);
    if (i === 0)
      pic.add(shadeFacet(pic, r, sheet.face, 292, 420, { depth: 190, lean: 0.1, opacity: 0.1 }), snowCap(r, sheet.face, 262, 326, { drop: 34, tongues: 4, opacity: 0.85 }));
    else pic.add(shadeFacet(pic, r, sheet.face, 384, 470, { depth: 130, opacity: 0.08 }), shadeFacet(pic, r, sheet.face, 262, 310, { depth: 110, opacity: 0.08 }));
  });
  pic.add(birds([[196, 70, 11], [222, 56, 8]]));
  return pic.toString();
}

/** The strip above the dark footer: its lower edge is solid ink. */
export function pageRidge(near = false) {
  const pic = new Picture({ id: "pr", width: 1600, height: 220 });
  const random = createRandom("page-ridge");
  const layers = [
    [
      [
        [-40, 120],
        [110, 96],
        [260, 120],
        [410, 60],
        [480, 84],
        [620, 128],
        [800, 108],
        [960, 134],
        [1120, 74],
        [1190, 46],
        [1270, 84],
        [1420, 120],
        [1640, 90],
      ],
      mix(fir, paper, 0.66),
      false,
    ],
    [
      [
        [-40, 150],
        [140, 132],
        [330, 160],
        [560, 146],
        [760, 164],
        [990, 138],
        [1230, 156],
        [1430, 132],
        [1640, 150],
      ],
      mix(fir, paper, 0.16),
      true,
    ],
    [
      [
        [-40, 188],
        [240, 178],
        [520, 196],
        [820, 184],
        [1120, 198],
        [1380, 180],
        [1640, 192],
      ],
      ink,
      true,
    ],
  ];
  layers.forEach(([at, fill, soft], i) => {
    if (near && !i) return;
    const r = random.fork(`l${i}`);
    const sheet = tornSheet(pic, r, ridgeline(r, at, { rough: soft ? 0.07 : 0.2, soft, step: 12 }), {
      fill,
      tear: 5 + i,
      bottom: 226,
      light: "#fffdf6",
      coreAmount: i === 2 ? 0.5 : 0.7,
      shadow: !near && { dx: 4, dy: -1, spread: 9, opacity: i ? 0.16 : 0.07, steps: 9 },
    });
    pic.add(sheet.markup);
    if (i === 1)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: 1600,
          height: 26,
          gap: 12,
          clump: 0.4,
          sink: 3,
          tint: mix(fir, ink, 0.25),
        }),
      );
    if (i === 2) {
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 20,
          to: 470,
          height: 46,
          gap: 20,
          clump: 0.5,
          sink: 4,
          tint: ink,
        }) +
          standingFirs(pic, r, sheet.face, {
            from: 1150,
            to: 1590,
            height: 50,
            gap: 20,
            clump: 0.5,
            sink: 4,
            tint: ink,
          }),
      );
      pic.add(
        path(`M1010 ${n(heightAt(sheet.face, 1010) + 8)}v-14l-6 2 26-19 26 19-6-2v14z`, { fill: ink }),
        path(`M1024 ${n(heightAt(sheet.face, 1010) - 7)}h10v9h-10z`, { fill: "#ffd27a" }),
      );
    }
  });
  pic.add(`<rect y="212" width="1600" height="8" fill="${ink}"/>`);
  return pic.toString();
}

/** What of it stands before a photograph, as a mask: without its far range and any shadow. */
export const ridgeNear = () => pageRidge(true).replace(/fill="#[^"]+"/g, "");

/** The lit window of the ridge alone, with its glow: it keeps its colour where the ridge has another. */
export function ridgeWindow() {
  const [lit, x, y] = /<path[^>]*d="M(\d+) (\d+)[^>]*#ffd27a[^>]*>/.exec(pageRidge());
  const fade = `<radialGradient id="g"><stop stop-color="#ffd27a" stop-opacity="0.34"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>`;
  const glow = `<circle cx="${Number(x) + 5}" cy="${Number(y) + 4}" r="26" fill="url(#g)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="220" viewBox="0 0 1600 220"><defs>${fade}</defs>${glow}${lit}</svg>`;
}

/** Not found: a signpost without a word on it, mist, and a fox who does not know either. */
export function notFound() {
  const pic = new Picture({ id: "nf", width: 1200, height: 900 });
  const random = createRandom("not-found");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#cbd7d8"],
        [0.6, "#dfe3da"],
        [1, "#efe7d4"],
      ],
      640,
    ),
  );
  pic.add(
    lightRings(pic, random.fork("sun"), 820, 250, 60, {
      rings: [5, 3.6, 2.4],
      tint: "#fff8e6",
      opacity: 0.3,
      disc: "#fbf3de",
    }),
  );
  const list = [
    {
      at: [
        [-60, 460],
        [140, 380],
        [240, 420],
        [400, 310],
        [480, 360],
        [640, 450],
        [820, 420],
        [980, 350],
        [1080, 400],
        [1260, 440],
      ],
      fill: [
        [0, "#bccbcf"],
        [1, "#dfe4dc"],
      ],
      facets: [
        [400, 560, 170],
        [980, 1120, 120],
        [140, 260, 100],
      ],
      rock: "#8fa6ae",
    },
    {
      at: [
        [-60, 560],
        [180, 520],
        [380, 570],
        [620, 540],
        [860, 580],
        [1060, 530],
        [1260, 560],
      ],
      fill: [
        [0, "#9fb6b8"],
        [1, "#d0dad4"],
      ],
      facets: [
        [180, 330, 90],
        [1060, 1200, 90],
        [620, 760, 70],
      ],
      rock: "#7c979c",
      trees: { height: 18, tint: "#8faaad" },
    },
    {
      at: [
        [-60, 660],
        [260, 676],
        [560, 660],
        [860, 684],
        [1260, 650],
      ],
      soft: true,
      fill: [
        [0, "#7c9c98"],
        [1, "#b4c8be"],
      ],
      trees: { height: 52, tint: "#6d918e", density: 0.6 },
    },
    {
      at: [
        [-60, 790],
        [240, 776],
        [540, 766],
        [860, 782],
        [1260, 760],
      ],
      soft: true,
      fill: [
        [0, "#4e7a69"],
        [0.5, "#3c6858"],
        [1, "#2c5446"],
      ],
    },
  ];
  let ground;
  ridges(pic, random, list, {
    after: (i, face) => {
      if (i === 0)
        pic.add(
          mistBand(pic, random.fork("m0"), {
            x: 760,
            y: 520,
            width: 1200,
            height: 70,
            tint: "#fbf8ef",
            opacity: 0.7,
          }),
        );
      if (i === 1)
        pic.add(
          mistBand(pic, random.fork("m1"), {
            x: 330,
            y: 640,
            width: 1100,
            height: 70,
            tint: "#fbf8ef",
            opacity: 0.75,
          }),
        );
      if (i === 2)
        pic.add(
          mistBand(pic, random.fork("m2"), {
            x: 820,
            y: 740,
            width: 1200,
            height: 84,
            tint: "#fbf8ef",
            opacity: 0.75,
          }),
          mistBand(pic, random.fork("m3"), {
            x: 120,
            y: 770,
            width: 900,
            height: 50,
            tint: "#fbf8ef",
            opacity: 0.6,
          }),
        );
      if (i === 3) ground = face;
    },
  });
  const firs = [0, 1].map(() =>
    defineFir(pic, random.fork("fir"), { tiers: 8, width: 46, rimOpacity: 0.25 }),
  );
  for (const [i, [x, y, h]] of [
    [70, 830, 330],
    [150, 830, 230],
    [1150, 820, 360],
    [1072, 812, 240],
  ].entries())
    pic.add(plantSoft(pic, firs[i % firs.length], x, y, h, ["#3d6f60", "#467868"][i % 2], { opacity: 0.16 }));
  signpost(pic, random.fork("sign"), 520, heightAt(ground, 520) + 30);
  fox(pic, 770, heightAt(ground, 770) + 42, 1.25);
  const g = random.fork("grass");
  let tufts =
    grassTuft(pic, g, 506, 824, 46, { blades: 7 }) +
    grassTuft(pic, g, 532, 826, 42, { blades: 7 }) +
    grassTuft(pic, g, 700, 826, 30, { blades: 6 });
  for (let i = 0; i < 30; i++) {
    const x = g.range(0, 1200);
    tufts += grassTuft(pic, g, x, g.range(heightAt(ground, x) + 50, 895), g.range(18, 34), {
      blades: 5,
      bend: 0.2,
    });
  }
  pic.add(
    group(tufts, { fill: "#2a5546" }),
    stone(pic, g, 446, 812, 60, 28, "#8b9a92"),
    stone(pic, g, 410, 824, 34, 16, "#9aa79f"),
  );
  for (let i = 0; i < 6; i++)
    pic.add(
      meadowFlower(pic, g, [250, 330, 610, 930, 980, 380][i], g.range(846, 890), g.range(44, 64), {
        kind: ["bell", "daisy"][i % 2],
        petal: ["#8aa4cf", "#fdf6ea"][i % 2],
        stem: "#28513f",
      }),
    );
  pic.add(
    mistBand(pic, random.fork("m4"), {
      x: 600,
      y: 876,
      width: 1500,
      height: 44,
      tint: "#fbf8ef",
      opacity: 0.4,
    }),
  );
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

function signpost(pic, random, x, y) {
  const post = pic.shape(
    band(
      [
        [x, y + 4],
        [x + 3, y - 200],
        [x - 3, y - 420],
      ],
      [30, 27, 25],
    ),
  );
  pic.add(
    softShadow(post, { dx: 7, dy: 3, spread: 14, opacity: 0.28 }),
    use(post, { fill: "#7d5a3c" }),
    path(
      band(
        [
          [x + 9, y],
          [x + 12, y - 200],
          [x + 6, y - 414],
        ],
        [11, 10, 9],
      ),
      { fill: "#3a2415", "fill-opacity": 0.35 },
    ),
  );
  const board = (cy, w, h, dir, tilt, tint) => {
    const outline = [
      [-w * 0.42, -h / 2],
      [w * 0.42, -h / 2],
      [w * 0.56, 0],
      [w * 0.42, h / 2],
      [-w * 0.42, h / 2],
      [-w * 0.4, 0],
    ];
    const dense = outline.flatMap((p, i) => {
      const q = outline[(i + 1) % outline.length];
      return [0, 0.2, 0.4, 0.6, 0.8].map((t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    });
    const art = tornPiece(
      pic,
      random,
      dense.map(([a, b]) => [a * dir, b]),
      {
        fill: tint,
        tear: 3.5,
        light: "#fbeed2",
        coreAmount: 0.7,
        shadow: { dx: 4, dy: 6, spread: 14, opacity: 0.3 },
      },
    );
    const veins = path(
      `M${-w * 0.3 * dir} ${-h * 0.2}q${w * 0.3 * dir} 6 ${w * 0.62 * dir} -1M${-w * 0.26 * dir} ${h * 0.18}q${w * 0.24 * dir} -6 ${w * 0.5 * dir} 0`,
      { fill: "none", stroke: "#5b3a22", "stroke-opacity": 0.3, "stroke-width": 2.4 },
    );
    const nails = `<circle cx="-7" cy="-8" r="3" fill="#4a3424"/><circle cx="6" cy="9" r="3" fill="#4a3424"/>`;
    pic.add(group(art + veins + nails, { transform: `translate(${n(x)} ${n(cy)}) rotate(${tilt})` }));
  };
  board(y - 366, 250, 62, 1, -7, "#b98454");
  board(y - 284, 230, 58, -1, 5, "#a8744a");
  board(y - 206, 190, 52, 1, 13, "#c49465");
}

// A fox, seated, head tilted towards the boards (to the left).
function fox(pic, x, y, scale) {
  const coat = "#c8692f";
  const dim = "#8f431c";
  const white = "#fbf0dc";
  const piece = (d, fill, edge = 0.5) => {
    const id = pic.shape(d);
    return (
      softShadow(id, { dx: 3, dy: 3, spread: 7, opacity: 0.24, steps: 3 }) +
      use(id, { fill: mix(fill, "#fff6e2", edge), transform: "translate(-1 -1.200)" }) +
      use(id, { fill })
    );
  };
  const parts = [
    path("M-70 6Q10-10 120 4Q20 18-70 6Z", { fill: "#14211e", "fill-opacity": 0.28 }),
    piece("M34-10C70 10 118 2 128-34 134-60 120-82 104-86 112-66 104-48 86-42 60-36 40-34 34-10Z", coat),
    path("M128-34C134-60 120-82 104-86 110-72 108-58 98-49 108-44 122-44 128-34Z", { fill: white }),
    piece("M-34 2C-40-40-34-92-6-112 30-106 58-62 54 2 30 8-10 8-34 2Z", coat),
    path("M10-104C40-88 58-50 54 2L24 5C44-30 36-72 10-104Z", { fill: dim, "fill-opacity": 0.5 }),
    path("M-30-62C-36-40-34-20-30-2-20-10-8-40-8-84-18-84-26-76-30-62Z", { fill: white }),
    path("M-34 3L-36-44Q-24-48-18-42L-16 3Q-24 9-34 3ZM-12 4L-10-44Q0-48 6-40L6 4Q-2 9-12 4Z", {
      fill: coat,
    }),
    path("M-35 4L-36-18H-17L-16 4Q-24 9-35 4ZM-12 4L-11-18H6V4Q-2 9-12 4Z", { fill: "#4a2a1a" }),
    path("M14 5C10-22 30-40 50-30 58-18 56-4 52 4Q30 10 14 5Z", { fill: mix(coat, dim, 0.35) }),
    group(
      piece("M-40-42L-48-88-22-66Q-6-74 12-66L36-90 32-42C30-22 8-6-12 4-30-6-42-22-40-42Z", coat) +
        path("M-42-78L-27-64-39-52ZM30-80L17-64 29-52Z", { fill: "#4a2a1a" }) +
        path("M-40-40C-34-26-20-20-12-22-4-20 16-24 32-40 30-20 8-6-12 4-30-6-42-22-40-40Z", {
          fill: white,
        }) +
        path("M2-70L12-66 36-90 32-42C30-22 8-6-12 4-2-20 10-44 2-70Z", { fill: dim, "fill-opacity": 0.22 }) +
        path("M-18 0Q-12-5-6 0L-12 7Z", { fill: "#2b1c16" }) +
        path("M-31-36q6-6 12 0M5-36q6-6 12 0", {
          fill: "none",
          stroke: "#2b1c16",
          "stroke-width": 3.2,
          "stroke-linecap": "round",
        }),
      { transform: "translate(-12 -98) rotate(-9)" },
    ),
  ];
  pic.add(group(parts.join(""), { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` }));
}

/** Something went wrong: a storm over the chalet, and one window still lit. */
export function storm() {
  const pic = new Picture({ id: "er", width: 1200, height: 900 });
  const random = createRandom("storm");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#2b3a4c"],
        [0.5, "#4a5f70"],
        [1, "#8d9a98"],
      ],
      620,
    ),
  );
  const heavy = (x, y, w, h, fill, k) =>
    cloud(pic, random.fork(`cl${k}`), x, y, w, {
      fill,
      coreTint: mix(fill, "#e6ecee", 0.5),
      height: h,
      shadow: { dx: 4, dy: 10, spread: 24, opacity: 0.34, tint: "#0f1926" },
    });
  pic.add(heavy(250, 330, 760, 130, "#5d7080", 1), heavy(900, 300, 820, 150, "#566979", 2));
  const bolt = "M322 286L296 384 318 378 288 492 346 360 324 366 346 290Z";
  const id = pic.shape(bolt);
  pic.add(
    glow(pic, 318, 390, 200, 190, { tint: "#ffeebb", opacity: 0.35 }),
    softShadow(id, { dx: 3, dy: 4, spread: 10, opacity: 0.3, tint: "#0f1926" }),
    use(id, { fill: "#fffaf0", transform: "translate(-2 -2)" }),
    use(id, { fill: "#ffdf8e" }),
  );
  ridges(
    pic,
    random,
    [
      {
        at: [
          [-60, 520],
          [110, 430],
          [200, 470],
          [340, 400],
          [430, 470],
          [560, 540],
          [700, 500],
          [830, 390],
          [900, 350],
          [960, 400],
          [1080, 490],
          [1260, 440],
        ],
        fill: [
          [0, "#6d808d"],
          [1, "#98a5a5"],
        ],
        light: "#dbe2e4",
        facets: [
          [900, 1050, 210],
          [340, 500, 150],
          [110, 220, 100],
        ],
        rock: "#41566a",
      },
      {
        at: [
          [-60, 580],
          [160, 540],
          [380, 590],
          [600, 570],
          [820, 600],
          [1040, 550],
          [1260, 580],
        ],
        fill: [
          [0, "#4f6672"],
          [1, "#6f8586"],
        ],
        light: "#cbd5d8",
        facets: [
          [160, 300, 90],
          [1040, 1200, 90],
        ],
        rock: "#34495a",
        trees: { height: 18, tint: "#455d69" },
      },
      {
        at: [
          [-60, 660],
          [220, 668],
          [520, 640],
          [760, 620],
          [980, 640],
          [1260, 660],
        ],
        soft: true,
        fill: [
          [0, "#3b5a58"],
          [1, "#557270"],
        ],
        light: "#bccac6",
        trees: { height: 44, tint: "#304e4e", density: 0.75 },
      },
      {
        at: [
          [-60, 770],
          [240, 752],
          [520, 722],
          [720, 708],
          [940, 722],
          [1260, 760],
        ],
        soft: true,
        fill: [
          [0, "#35584a"],
          [0.5, "#274639"],
          [1, "#1b342c"],
        ],
        light: "#b3c4b4",
      },
    ],
    {
      shadow: "#0f1926",
      after: (i, face) => {
        if (i === 1)
          pic.add(
            heavy(620, 236, 700, 120, "#46596a", 3),
            heavy(120, 196, 620, 130, "#3c4e60", 4),
            heavy(1080, 190, 640, 140, "#394b5d", 5),
          );
        if (i === 3) {
          const [cx, scale] = [690, 1.45];
          const cy = heightAt(face, cx) + 26;
          const [mx, my] = chimneyTop(cx, cy, scale);
          pic.add(smoke(pic, mx, my, 130, { lean: 1.1, tint: "#cfd6d6", opacity: 0.5, width: 18 }));
          pic.add(glow(pic, cx - 55, cy - 72, 300, 190, { tint: "#ffbe62", opacity: 0.4 }));
          pic.add(chalet(pic, { x: cx, y: cy, scale, lit: [3], dim: 0.52, ambient: "#223442" }));
          pic.add(glow(pic, cx - 56, cy - 78, 90, 70, { tint: "#ffd27a", opacity: 0.55 }));
          pic.add(glow(pic, cx - 70, cy + 34, 190, 34, { tint: "#ffc066", opacity: 0.35 }));
          const r = random.fork("foot");
          let grass = "";
          for (let gx = -92; gx <= 140; gx += 6)
            grass += grassTuft(
              pic,
              r,
              cx + gx * scale,
              cy + (gx > 52 ? (gx - 52) * -0.3 : 0) * scale + 6,
              r.range(10, 20),
              { blades: 5, bend: 0.9, spread: 0.9 },
            );
          pic.add(group(grass, { fill: "#2c5041" }));
          pic.add(
            group(
              grassFringe(pic, r, face, { from: 0, to: 540, gap: 17, height: 26, bend: 1, sink: 6 }) +
                grassFringe(pic, r, face, { from: 910, to: 1200, gap: 17, height: 26, bend: 1, sink: 6 }),
              { fill: "#3f6654" },
            ),
          );
        }
      },
    },
  );
  // The firs lean with the gusts.
  const firs = [defineFir(pic, random.fork("fir"), { tiers: 8, width: 44, rimOpacity: 0.16 })];
  for (const [i, [x, y, h, lean]] of [
    [90, 860, 380, 7],
    [196, 850, 270, 9],
    [1120, 860, 400, 6],
    [1030, 850, 260, 9],
    [430, 790, 170, 9],
    [476, 784, 130, 10],
    [960, 786, 190, 8],
  ].entries())
    pic.add(
      group(plantSoft(pic, firs[i % firs.length], x, y, h, ["#1f463c", "#264f43"][i % 2], { opacity: 0.3 }), {
        transform: `rotate(${lean} ${x} ${y})`,
      }),
    );
  // Rain in slanting cuts, kept off the lit window.
  const r = random.fork("rain");
  const rain = ["", ""];
  for (let i = 0; i < 150; i++) {
    const [x, y, length] = [r.range(-60, 1200), r.range(150, 880), r.range(18, 46)];
    if (Math.hypot((x - 640) / 1.5, y - 650) < 96) continue;
    rain[i % 2] += `M${Math.round(x)} ${Math.round(y)}l${Math.round(length * 0.42)} ${Math.round(length)}`;
  }
  pic.add(
    path(rain[0], {
      fill: "none",
      stroke: "#dfe9ee",
      "stroke-opacity": 0.4,
      "stroke-width": 1.8,
      "stroke-linecap": "round",
    }),
    path(rain[1], {
      fill: "none",
      stroke: "#dfe9ee",
      "stroke-opacity": 0.24,
      "stroke-width": 2.8,
      "stroke-linecap": "round",
    }),
  );
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}
