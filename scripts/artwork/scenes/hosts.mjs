// The hosts: two friends on the bench of the terrace, the mountains before them.

import { claire, elodie } from "../lib/backs.mjs";
import { band, n } from "../lib/geometry.mjs";
import { ridges } from "../lib/landscape.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { grain, softShadow, tornPiece } from "../lib/paper.mjs";
import { group, Picture, path, use } from "../lib/picture.mjs";
import { mistBand } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, cloud, lightRings, skySheet, smoke } from "../lib/sky.mjs";
import { plantSoft } from "../lib/stamps.mjs";
import { defineFir } from "../lib/trees.mjs";

const wood = { light: "#b98454", main: "#9a6940", dark: "#6d4529" };

/** Draw the hosts on their bench. */
export function draw() {
  const pic = new Picture({ id: "ho", width: 1200, height: 900 });
  const random = createRandom("hosts");
  pic.add(
    skySheet(
      pic,
      [
        [0, "#b9d2da"],
        [0.5, "#e3e3d6"],
        [0.85, "#f8e2c0"],
        [1, "#f7d3a4"],
      ],
      480,
    ),
  );
  pic.add(
    lightRings(pic, random.fork("sun"), 262, 262, 54, {
      rings: [5, 3.3, 2],
      tint: "#ffeec4",
      opacity: 0.28,
      disc: "#fff3cc",
    }),
  );
  pic.add(
    cloud(pic, random.fork("c"), 880, 150, 210, { height: 38, opacity: 0.9 }),
    birds(
      [
        [610, 156, 14],
        [652, 140, 10],
        [585, 178, 8],
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
          [-60, 380],
          [80, 330],
          [190, 372],
          [300, 396],
          [420, 330],
          [520, 222],
          [590, 268],
          [690, 352],
          [800, 330],
          [920, 256],
          [1010, 320],
          [1120, 366],
          [1260, 330],
        ],
        fill: [
          [0, "#b9ccd8"],
          [0.4, "#c3d4da"],
          [1, "#e2e7e0"],
        ],
        facets: [
          [520, 660, 230],
          [920, 1060, 170],
          [80, 180, 110],
        ],
        caps: [
          [462, 590, 44],
          [880, 965, 32],
        ],
        rock: "#6f8ea3",
      },
      {
        at: [
          [-60, 420],
          [120, 470],
          [280, 420],
          [460, 486],
          [640, 450],
          [820, 490],
          [1000, 420],
          [1260, 470],
        ],
        fill: [
          [0, "#86abb5"],
          [1, "#bcd2d0"],
        ],
        facets: [
          [280, 440, 120],
          [1000, 1150, 120],
          [640, 780, 80],
        ],
      },
      {
        at: [
          [-60, 520],
          [200, 540],
          [460, 566],
          [720, 556],
          [960, 530],
          [1260, 500],
        ],
        soft: true,
        fill: [
          [0, "#4d857f"],
          [1, "#86aea2"],
        ],
        trees: { height: 30, tint: "#3f7772" },
      },
      {
        at: [
          [-60, 600],
          [240, 624],
          [600, 650],
          [900, 630],
          [1260, 590],
        ],
        soft: true,
        fill: [
          [0, "#2f6c58"],
          [1, "#265848"],
        ],
        trees: { height: 52, tint: "#265c4e" },
      },
    ],
    {
      after: (i) => {
        if (i === 1)
          pic.add(
            mistBand(pic, random.fork("m1"), {
              x: 420,
              y: 530,
              width: 900,
              height: 50,
              tint: "#fff7ea",
              opacity: 0.55,
            }),
          );
        if (i === 2)
          pic.add(
            mistBand(pic, random.fork("m2"), {
              x: 900,
              y: 600,
              width: 800,
              height: 44,
              tint: "#eef4ee",
              opacity: 0.4,
            }),
          );
      },
    },
  );
  const fir = defineFir(pic, random.fork("fir"), { tiers: 7, width: 46, rimOpacity: 0.25 });
  for (const [x, y, h] of [
    [60, 740, 300],
    [140, 752, 220],
    [-10, 750, 240],
  ])
    pic.add(plantSoft(pic, fir, x, y, h, "#235645"));
  terrace(pic, random.fork("terrace"));
  shelter(pic, random.fork("shelter"));
  rucksack(pic);
  pic.add(claire({ x: 450, y: 520, scale: 1.02 }), elodie({ x: 712, y: 530, scale: 0.98 }));
  pic.add(smoke(pic, 848, 580, 110, { width: 14, opacity: 0.7, lean: 0.1 }));
  bench(pic, random.fork("bench"));
  pic.add(grain(pic, random.fork("grain")));
  return pic.toString();
}

function terrace(pic, random) {
  const board = pic.shape("M-40 762Q600 750 1240 762V940H-40Z");
  pic.add(
    softShadow(board, { dx: 0, dy: -3, spread: 16, opacity: 0.3 }),
    use(board, { fill: "#e6cda6" }),
    path("M-40 768Q600 757 1240 768V940H-40Z", {
      fill: pic.linear(
        [
          [0, "#c39a6b"],
          [1, "#8f6440"],
        ],
        [0, 760, 0, 900],
      ),
    }),
  );
  let gaps = "";
  for (let i = -14; i <= 14; i++)
    gaps += `M${n(600 + i * 62)} 762L${n(600 + i * 108 + random.range(-3, 3))} 910`;
  pic.add(path(gaps, { stroke: "#5d3c24", "stroke-opacity": 0.5, "stroke-width": 2.4, fill: "none" }));
  pic.add(path("M150 905L300 800H940L1160 905Z", { fill: "#3a2415", "fill-opacity": 0.22 }));
}

// The corner of the house: a post, the end of the eave, a lantern.
function shelter(pic, random) {
  const post = pic.shape("M1086 60L1132 60 1136 800H1084Z");
  pic.add(
    softShadow(post, { dx: -6, dy: 4, spread: 16, opacity: 0.26 }),
    use(post, { fill: wood.main }),
    path("M1112 60h20l4 740h-22Z", { fill: wood.dark, "fill-opacity": 0.7 }),
    path("M1087 60L1085 800", { stroke: "#f3dcb6", "stroke-width": 3, "stroke-opacity": 0.7 }),
  );
  const brace = pic.shape(
    band(
      [
        [1104, 290],
        [1040, 178],
        [930, 96],
        [860, 40],
      ],
      [26, 25, 24, 22],
      8,
    ),
  );
  pic.add(softShadow(brace, { dx: -4, dy: 6, spread: 12, opacity: 0.24 }), use(brace, { fill: wood.light }));
  const eave = [
    [1240, -40],
    [772, -40],
    [748, -6],
    [770, 26],
    [840, 60],
    [1000, 92],
    [1240, 132],
  ];
  pic.add(
    tornPiece(pic, random, eave, {
      fill: wood.dark,
      tear: 5,
      light: "#f3dcb6",
      coreAmount: 0.7,
      shadow: { dx: -4, dy: 10, spread: 26, opacity: 0.28 },
    }),
  );
  pic.add(
    path("M800 30L1240 100M850 12L1240 66M900-6L1240 32", {
      stroke: "#3f2616",
      "stroke-width": 3,
      "stroke-opacity": 0.6,
      fill: "none",
    }),
  );
  pic.add(defineLantern(pic)({ x: 968, y: 176, string: 56, scale: 0.82 }));
}

function rucksack(pic) {
  const body = "M170 640Q168 604 214 602 262 602 262 640L272 760Q274 790 246 792H186Q158 790 160 760Z";
  const id = pic.shape(body);
  pic.add(
    path("M286 792L322 560M300 794L352 568", {
      stroke: "#5b4434",
      "stroke-width": 5,
      "stroke-linecap": "round",
      fill: "none",
    }),
    path("M318 556l9 2-5 28-9-2zM348 563l9 2-6 27-9-2z", { fill: "#2b2622" }),
    softShadow(id, { dx: 6, dy: 5, spread: 14, opacity: 0.3 }),
    use(id, { fill: "#b4532f" }),
    path("M216 602Q262 602 262 640L272 760Q274 790 246 792H216Q244 700 216 602Z", {
      fill: "#14211e",
      "fill-opacity": 0.18,
    }),
    path("M164 626Q214 660 268 626L262 604Q214 584 170 604Z", { fill: "#d98a5f" }),
    path("M178 700H256L260 762Q258 772 248 772H184Q174 772 174 762Z", { fill: "#9a4426" }),
    path("M176 716H258", { stroke: "#e9b48f", "stroke-width": 3, fill: "none" }),
    path("M196 642V700M236 642V700", { stroke: "#5b2c18", "stroke-width": 6, fill: "none" }),
    path(
      band(
        [
          [182, 600],
          [190, 586],
          [244, 586],
          [254, 600],
        ],
        [24, 26, 26, 24],
        4,
      ),
      { fill: "#6b869c" },
    ),
    path("M194 578v22M216 575v24M238 578v22", { stroke: "#4d6579", "stroke-width": 3, fill: "none" }),
  );
}

function bench(pic, random) {
  const slat = (y, h, tint) => {
    const outline = [];
    for (let x = 288; x <= 920; x += 26) outline.push([x, y + random.range(-1.2, 1.2)]);
    for (let x = 920; x >= 288; x -= 26) outline.push([x, y + h + random.range(-1.2, 1.2)]);
    return tornPiece(pic, random, outline, {
      fill: tint,
      tear: 3,
      light: "#f6e2bd",
      coreAmount: 0.7,
      shadow: { dx: 3, dy: 6, spread: 12, opacity: 0.32, tint: "#20130a" },
    });
  };
  const leg = (x) =>
    path(`M${x - 15} 610h30l3 226h-36z`, { fill: wood.dark }) +
    path(`M${x - 15} 610h9l-2 226h-10z`, { fill: wood.light, "fill-opacity": 0.7 });
  pic.add(path("M330 706h570v70H320z", { fill: "#20130a", "fill-opacity": 0.35 }));
  pic.add(
    slat(768, 26, wood.dark),
    leg(330),
    leg(604),
    leg(878),
    slat(624, 40, wood.light),
    slat(680, 40, wood.main),
    slat(736, 30, wood.main),
  );
  pic.add(
    path("M360 640q90-6 180 0t150-2M620 694q100 6 220 0M340 698q70-4 120 0", {
      fill: "none",
      stroke: wood.dark,
      "stroke-opacity": 0.4,
      "stroke-width": 2,
    }),
  );
  // A heart cut in the middle of the bench, as on the gable.
  pic.add(group(path("M604 662c-9-16-28-6-20 9l20 22 20-22c8-15-11-25-20-9z", { fill: "#5a3820" }), {}));
}
