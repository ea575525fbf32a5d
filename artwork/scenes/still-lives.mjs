// What stands in for a portrait, beside the sprig of `plates.mjs`: things of people who give workshops,
// in front of the same mountains at another hour. Each holds in 4:5, in a square, and as small as a stamp.

import { Diorama } from "../lib/diorama.mjs";
import { band, n } from "../lib/geometry.mjs";
import { ridges } from "../lib/landscape.mjs";
import { mix } from "../lib/palette.mjs";
import { castShadow } from "../lib/paper.mjs";
import { group, line, path, use } from "../lib/picture.mjs";
import { mistBand } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { lightRings, skySheet } from "../lib/sky.mjs";

const CREAM = "#fffaf0";
const INK = "#14211e";

const shade = (d, o = 0.18) => path(d, { fill: INK, "fill-opacity": o });
const gleam = (d, o = 0.4) => path(d, { fill: "#fff6e0", "fill-opacity": o });
const ellipse = (cx, cy, rx, ry) =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx - rx)} ${n(cy)}Z`;

// A thing cut from card: its soft shadow, the light rim of the paper, its face.
function cut(pic, d, fill, { rim = 7, spread = 13, opacity = 0.27, dx = 5, dy = 6, tint = fill } = {}) {
  const id = pic.shape(d);
  const pale = mix(tint, CREAM, 0.68);
  return (
    castShadow(pic, id, { dx, dy, spread, opacity }) +
    use(id, { fill: pale, stroke: pale, "stroke-width": rim, "stroke-linejoin": "round" }) +
    use(id, { fill })
  );
}

// The hour: a sky, a sun with its rings, two chains of mountains, a wood, the ground things stand on.
function scenery(name, { sky, sun, far, middle, near, ground, at, rock, trees }) {
  const pic = new Diorama({ id: "pp", width: 800, height: 800 });
  const random = createRandom(name);
  const [[x, y, r], tint, disc] = sun;
  pic.add(skySheet(pic, sky, 620));
  pic.add(lightRings(pic, random.fork("sun"), x, y, r, { rings: [3.4, 2.5, 1.8], tint, opacity: 0.4, disc }));
  ridges(
    pic,
    random,
    [
      { ...at.far, fill: far, rock },
      { ...at.middle, fill: middle, rock },
      {
        at: [
          [-40, 640],
          [190, 652],
          [420, 664],
          [620, 646],
          [840, 634],
        ],
        soft: true,
        fill: near,
        trees: { height: 30, tint: trees },
      },
      {
        at: [
          [-40, 716],
          [220, 702],
          [430, 706],
          [650, 712],
          [840, 694],
        ],
        soft: true,
        fill: ground,
      },
    ],
    {
      after: (i) => {
        if (i === 1)
          pic.add(
            mistBand(pic, random.fork("m"), {
              x: 400,
              y: 624,
              width: 760,
              height: 36,
              tint: "#fff9ec",
              opacity: 0.6,
            }),
          );
      },
    },
  );
  return { pic, random };
}

// The soft place where something stands on the ground.
const standing = (pic, cx, cy, rx, ry = rx * 0.13) =>
  pic.soft(
    path(ellipse(cx + 10, cy + 4, rx * 1.12, ry * 1.5), { fill: "#0d1514", "fill-opacity": 0.34 }),
    10,
  ) + pic.soft(path(ellipse(cx, cy, rx, ry), { fill: "#0d1514", "fill-opacity": 0.5 }), 4);

/** A singing bowl on its cushion, the stick resting in it. */
export function singingBowl() {
  const { pic } = scenery("singing bowl", {
    sky: [
      [0, "#d9a48d"],
      [0.55, "#efcfae"],
      [1, "#f7e0b6"],
    ],
    sun: [[400, 330, 98], "#fff0d2", "#fff4da"],
    far: [
      [0, "#cbb0b1"],
      [1, "#eadbcb"],
    ],
    middle: [
      [0, "#ab8289"],
      [1, "#dcc3b4"],
    ],
    near: [
      [0, "#8d5a5e"],
      [1, "#a97a72"],
    ],
    ground: [
      [0, "#5c3038"],
      [1, "#3c1f2a"],
    ],
    rock: "#8a6672",
    trees: "#744750",
    at: {
      far: {
        at: [
          [-40, 430],
          [60, 390],
          [130, 340],
          [190, 392],
          [310, 470],
          [440, 480],
          [560, 440],
          [640, 390],
          [716, 430],
          [840, 500],
        ],
        facets: [
          [130, 260, 170],
          [640, 760, 120],
        ],
        caps: [[96, 180, 34]],
      },
      middle: {
        at: [
          [-40, 548],
          [120, 570],
          [270, 540],
          [430, 584],
          [600, 560],
          [720, 520],
          [840, 556],
        ],
        facets: [
          [270, 400, 80],
          [720, 830, 90],
        ],
      },
    },
  });
  const gold = "#d0963a";
  const back = ellipse(400, 462, 196, 46);
  const mouth = ellipse(400, 463, 178, 36);
  // The wall, from the front half of the rim down.
  const wall =
    "M204 462A196 46 0 0 0 596 462C596 560 552 640 474 664 440 672 360 672 326 664 248 640 204 560 204 462Z";
  const cushion =
    "M214 692C208 656 280 638 400 638 520 638 592 656 586 692 588 730 516 750 400 750 284 750 212 730 214 692Z";
  const felt = "#2f6670";
  pic.add(standing(pic, 400, 738, 172));
  pic.add(
    cut(pic, cushion, felt),
    gleam(
      "M220 686C226 656 296 644 400 644 440 644 480 646 510 652 400 648 270 656 238 700 226 700 220 694 220 686Z",
      0.2,
    ),
    shade("M586 692C588 730 516 750 400 750 490 740 552 724 566 664 580 672 586 682 586 692Z", 0.24),
    line("M217 702C236 728 320 736 400 736 480 736 564 728 583 702", "#f0d9a8", 5, 0.85),
  );
  // Its shadow on the felt.
  pic.add(pic.soft(path(ellipse(404, 666, 124, 16), { fill: "#0d1514", "fill-opacity": 0.55 }), 5));
  pic.add(cut(pic, back, mix(gold, "#fff2cf", 0.4), { tint: gold }));
  pic.add(
    path(mouth, {
      fill: pic.linear(
        [
          [0, "#4a2c16"],
          [0.55, "#7c4f20"],
          [1, "#b98534"],
        ],
        [230, 440, 580, 480],
      ),
    }),
  );
  const stick = [
    [410, 560],
    [520, 424],
    [640, 276],
  ];
  pic.add(
    cut(pic, band(stick, [30, 28, 25], 3), "#8a5230", { rim: 5, spread: 9 }),
    shade(
      band(
        stick.map(([x, y]) => [x + 8, y + 6]),
        [9, 9, 8],
        3,
      ),
      0.22,
    ),
  );
  const wrap = [
    [586, 343],
    [614, 308],
    [643, 272],
  ];
  pic.add(
    cut(pic, band(wrap, [36, 38, 34], 3), "#b4472c", { rim: 4, spread: 7 }),
    line("M575 334L601 356M589 316L616 339M604 298L631 321M618 280L645 303", "#f3d6a6", 3, 0.75),
  );
  // The front of the bowl covers the foot of the stick.
  const rimFront = "M204 462A196 46 0 0 0 596 462L578 463A178 36 0 0 1 222 463Z";
  pic.add(
    path(wall, {
      fill: pic.linear(
        [
          [0, "#ecbb5e"],
          [0.35, gold],
          [1, "#96581f"],
        ],
        [214, 480, 590, 640],
      ),
    }),
    path(rimFront, { fill: "#f3d791" }),
    line("M206 484A196 46 0 0 0 594 484M210 500A194 46 0 0 0 590 500", "#7a4c1c", 3.5, 0.55),
    line("M206 487A196 46 0 0 0 594 487", "#ffeab8", 2, 0.55),
    gleam("M222 520C232 586 266 634 318 654 282 620 256 570 250 530Z", 0.42),
    shade("M590 510C578 590 534 648 470 665 440 671 400 672 372 670 480 652 540 596 556 522Z", 0.2),
  );
  // Hammered by hand: rows of small facets that follow the round of the wall.
  let marks = "";
  for (const [row, y, rx] of [
    [0, 530, 176],
    [1, 562, 164],
    [2, 594, 144],
    [3, 624, 116],
  ])
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * ((i + 0.75 - (row % 2) * 0.5) / 11);
      const squeeze = Math.sin(a);
      if (squeeze < 0.3) continue;
      marks += ellipse(400 - Math.cos(a) * rx, y + squeeze * 38, 15 * squeeze, 11);
    }
  pic.add(
    path(marks, { fill: "#7a4c1c", "fill-opacity": 0.1 }),
    path(marks, { fill: "#ffedc0", "fill-opacity": 0.1, transform: "translate(-2 -3)" }),
  );
  return pic;
}

// One brush that leans by `angle` from (x, y), `length` long to the end of its hairs.
function brush(pic, x, y, angle, length, { wood, hair, paint, width = 17, flat = false }) {
  const top = -length;
  const h = flat ? width * 0.92 : width * 0.86;
  const tuft = flat
    ? `M${n(-h)} ${n(top + 96)}L${n(-h * 1.16)} ${n(top + 12)}Q0 ${n(top - 8)} ${n(h * 1.16)} ${n(top + 8)}L${n(h)} ${n(top + 96)}Z`
    : `M${n(-h * 0.8)} ${n(top + 96)}C${n(-h * 1.7)} ${n(top + 58)} ${n(-h * 0.7)} ${n(top + 30)} 0 ${n(top)}C${n(h * 0.8)} ${n(top + 30)} ${n(h * 1.7)} ${n(top + 58)} ${n(h * 0.8)} ${n(top + 96)}Z`;
  const tip = flat
    ? `M${n(-h * 1.09)} ${n(top + 44)}L${n(-h * 1.16)} ${n(top + 12)}Q0 ${n(top - 8)} ${n(h * 1.16)} ${n(top + 8)}L${n(h * 1.1)} ${n(top + 40)}Q${n(h * 0.4)} ${n(top + 56)} 0 ${n(top + 44)}T${n(-h * 1.09)} ${n(top + 44)}Z`
    : `M${n(-h * 1.08)} ${n(top + 50)}C${n(-h * 0.8)} ${n(top + 32)} ${n(-h * 0.4)} ${n(top + 18)} 0 ${n(top)}C${n(h * 0.5)} ${n(top + 18)} ${n(h)} ${n(top + 34)} ${n(h * 1.14)} ${n(top + 52)}Q${n(h * 0.5)} ${n(top + 64)} 0 ${n(top + 52)}T${n(-h * 1.08)} ${n(top + 50)}Z`;
  const ferrule = `M${n(-width * 0.62)} ${n(top + 150)}L${n(-width * 0.8)} ${n(top + 92)}H${n(width * 0.8)}L${n(width * 0.62)} ${n(top + 150)}Z`;
  const handle = `M${n(-width * 0.36)} 0L${n(-width * 0.62)} ${n(top + 200)}V${n(top + 146)}H${n(width * 0.62)}V${n(top + 200)}L${n(width * 0.36)} 0Z`;
  return group(
    cut(pic, handle, wood, { rim: 4, spread: 8 }) +
      shade(
        `M${n(width * 0.08)} 0L${n(width * 0.14)} ${n(top + 146)}H${n(width * 0.62)}V${n(top + 200)}L${n(width * 0.36)} 0Z`,
        0.2,
      ) +
      cut(pic, tuft, hair, { rim: 4, spread: 8 }) +
      path(tip, { fill: paint }) +
      cut(pic, ferrule, "#cdbf9d", { rim: 3, spread: 5 }) +
      shade(
        `M${n(width * 0.2)} ${n(top + 150)}V${n(top + 92)}H${n(width * 0.8)}L${n(width * 0.62)} ${n(top + 150)}Z`,
        0.18,
      ) +
      line(
        `M${n(-width * 0.7)} ${n(top + 112)}H${n(width * 0.7)}M${n(-width * 0.64)} ${n(top + 134)}H${n(width * 0.64)}`,
        "#8d7d58",
        2.4,
        0.7,
      ),
    { transform: `translate(${x} ${y}) rotate(${angle})` },
  );
}

/** Brushes in their pot, a feather among them. */
export function brushPot() {
  const { pic } = scenery("brush pot", {
    sky: [
      [0, "#8fb3cf"],
      [0.55, "#cddde0"],
      [1, "#f4e5c4"],
    ],
    sun: [[400, 310, 98], "#fbf3dc", "#fff6de"],
    far: [
      [0, "#a9c0d6"],
      [1, "#dde6e6"],
    ],
    middle: [
      [0, "#7297b6"],
      [1, "#b9cfd8"],
    ],
    near: [
      [0, "#46708f"],
      [1, "#6a93a8"],
    ],
    ground: [
      [0, "#244a68"],
      [1, "#16324c"],
    ],
    rock: "#5f83a6",
    trees: "#3b6280",
    at: {
      far: {
        at: [
          [-40, 480],
          [80, 440],
          [180, 380],
          [250, 330],
          [300, 372],
          [420, 470],
          [540, 440],
          [660, 400],
          [740, 350],
          [790, 390],
          [840, 420],
        ],
        facets: [
          [250, 380, 190],
          [740, 840, 150],
        ],
        caps: [
          [206, 300, 38],
          [704, 782, 32],
        ],
      },
      middle: {
        at: [
          [-40, 530],
          [110, 514],
          [270, 566],
          [430, 584],
          [570, 540],
          [700, 560],
          [840, 530],
        ],
        facets: [
          [110, 240, 90],
          [570, 690, 80],
        ],
      },
    },
  });
  pic.add(standing(pic, 400, 742, 118));
  const pot = "#d9b981";
  const glaze = "#c25a33";
  const back = ellipse(400, 522, 116, 27);
  const mouth = ellipse(400, 523, 102, 20);
  pic.add(cut(pic, back, mix(glaze, "#fff2dc", 0.2), { tint: glaze }), path(mouth, { fill: "#43291d" }));
  // The feather: a spine, and a vane with two nicks.
  const vane =
    "M0-20C-34-90-42-180-20-262-14-286-4-304 8-318 30-284 42-214 32-146L14-150 29-128C24-92 14-54 0-20Z";
  pic.add(
    group(
      cut(pic, vane, "#f4ead6", { rim: 5, spread: 9, tint: "#8aa0b0" }) +
        path("M0-20C-34-90-42-180-20-262-14-286-4-304 8-318 0-220-4-120 0-20Z", {
          fill: "#7f9bb0",
          "fill-opacity": 0.55,
        }) +
        line("M8-318C-2-220-4-120 2 40", "#8a6c48", 4) +
        line(
          "M-4-110L-30-146M-4-160L-33-196M-2-210L-28-240M-3-110L20-140M-2-170L30-206M0-220L26-250",
          "#5b7080",
          2,
          0.45,
        ),
      { transform: "translate(478 560) rotate(24)" },
    ),
  );
  pic.add(
    brush(pic, 352, 600, -21, 420, { wood: "#d7a24c", hair: "#5a3c2c", paint: "#2f6b8c", width: 19 }),
    brush(pic, 448, 600, 9, 448, { wood: "#2f5f5a", hair: "#7a5136", paint: "#d98b2b", width: 17 }),
    brush(pic, 388, 600, -5, 400, {
      wood: "#8a3c2c",
      hair: "#e6d2a8",
      paint: "#b4472c",
      width: 24,
      flat: true,
    }),
  );
  const wall = "M284 522A116 27 0 0 0 516 522L500 706C498 732 470 746 400 746 330 746 302 732 300 706Z";
  const id = pic.shape(wall);
  pic.add(
    castShadow(pic, id, { dx: 5, dy: 6, spread: 13, opacity: 0.27 }),
    use(id, { fill: mix(pot, CREAM, 0.68), stroke: mix(pot, CREAM, 0.68), "stroke-width": 5 }),
    path(wall, {
      fill: pic.linear(
        [
          [0, "#f0dcb0"],
          [0.4, pot],
          [1, "#a07c48"],
        ],
        [290, 0, 516, 60],
      ),
    }),
    // Dipped in its glaze, aslant; below it the bare clay shows how it was thrown.
    path("M284 522A116 27 0 0 0 516 522L506 640C462 668 400 628 352 640 328 646 308 642 295 632Z", {
      fill: pic.linear(
        [
          [0, "#dc7a4c"],
          [0.4, glaze],
          [1, "#8e3c24"],
        ],
        [290, 0, 516, 60],
      ),
    }),
    line("M295 632C308 642 328 646 352 640 400 628 462 668 506 640", "#ffe6bd", 4, 0.7),
    line("M300 674Q350 694 410 694M330 712Q390 724 450 716", "#8a6a3c", 2.6, 0.4),
    path("M284 522A116 27 0 0 0 516 522L502 523A102 20 0 0 1 298 523Z", { fill: "#eb9f72" }),
    shade("M516 522L500 706C498 732 470 746 400 746 448 730 462 690 466 545 486 540 504 532 516 522Z", 0.17),
    gleam("M296 540L310 690C312 706 318 716 328 722 316 660 314 600 316 549Z", 0.3),
  );
  return pic;
}

// A leaf of the tisane from (x, y), cut like those of the sprig.
function leaf(pic, x, y, angle, k, fill) {
  const d = "M0 0C14-30 58-46 112-24 88 22 36 32 0 0Z";
  return group(
    cut(pic, d, fill, { rim: 6, spread: 9, opacity: 0.24 }) +
      path("M0 0C38-12 74-20 112-24 88 22 36 32 0 0Z", { fill: "#0e2a22", "fill-opacity": 0.18 }),
    { transform: `translate(${x} ${y}) rotate(${angle}) scale(${k})` },
  );
}

/** A teapot that steams, and the herbs it was filled with. */
export function teapot() {
  const { pic } = scenery("teapot", {
    sky: [
      [0, "#a7a2c9"],
      [0.55, "#d9c9d3"],
      [1, "#f6dfbf"],
    ],
    sun: [[400, 292, 98], "#fdeedb", "#fff3da"],
    far: [
      [0, "#b6b2d0"],
      [1, "#e4dcdf"],
    ],
    middle: [
      [0, "#8c86b0"],
      [1, "#c8bfd0"],
    ],
    near: [
      [0, "#655f8f"],
      [1, "#8a83a9"],
    ],
    ground: [
      [0, "#413a68"],
      [1, "#2b2649"],
    ],
    rock: "#77719f",
    trees: "#565082",
    at: {
      far: {
        at: [
          [-40, 400],
          [70, 440],
          [170, 470],
          [290, 420],
          [400, 460],
          [520, 430],
          [610, 360],
          [672, 318],
          [720, 360],
          [840, 450],
        ],
        facets: [
          [672, 800, 190],
          [290, 400, 100],
        ],
        caps: [[630, 722, 36]],
      },
      middle: {
        at: [
          [-40, 520],
          [90, 500],
          [240, 560],
          [420, 588],
          [560, 556],
          [700, 570],
          [840, 540],
        ],
        facets: [
          [90, 220, 90],
          [560, 680, 70],
        ],
      },
    },
  });
  const clay = "#5f9a86";
  // Steam: two ribbons of tracing paper.
  const ribbon = (points, w) => {
    const id = pic.shape(band(points, [1, w, w * 1.3, w, 1], 8));
    return (
      castShadow(pic, id, { dx: 3, dy: 4, spread: 8, opacity: 0.14 }) +
      use(id, {
        fill: pic.linear(
          [
            [0, "#fffaf0", 0.6],
            [1, "#fffaf0", 1],
          ],
          [0, 120, 0, 470],
        ),
      })
    );
  };
  pic.add(
    ribbon(
      [
        [176, 462],
        [150, 396],
        [196, 326],
        [158, 250],
        [206, 160],
      ],
      20,
    ),
    ribbon(
      [
        [190, 460],
        [214, 400],
        [234, 350],
        [214, 290],
        [252, 226],
      ],
      13,
    ),
  );
  pic.add(standing(pic, 400, 738, 150));
  // The bamboo handle stands in two lugs behind the lid.
  const arch = [
    [300, 476],
    [296, 384],
    [334, 312],
    [412, 284],
    [490, 312],
    [528, 384],
    [524, 476],
  ];
  pic.add(
    cut(pic, band(arch, [17, 20, 22, 23, 22, 20, 17], 8), "#b07f3e", { rim: 5 }),
    cut(
      pic,
      "M284 500C282 474 290 460 300 460 311 460 320 472 322 490L318 520H288ZM502 490C504 472 513 460 524 460 534 460 542 474 540 500L536 520H506Z",
      "#4a8270",
      {
        rim: 5,
        spread: 7,
      },
    ),
    line(
      "M291 410L311 412M318 326L336 342M396 276L398 297M456 284L449 304M500 334L484 348M515 402L535 399",
      "#6d4619",
      3.4,
      0.7,
    ),
  );
  const spout =
    "M286 640C236 620 226 560 206 506 200 490 188 480 170 470 178 458 196 454 214 460 246 478 256 520 286 552Z";
  pic.add(
    cut(pic, spout, mix(clay, "#fff2dc", 0.06), { tint: clay }),
    shade("M286 640C236 620 226 560 206 506 244 560 256 580 286 596Z", 0.2),
    path("M170 470C178 458 196 454 214 460 208 472 190 478 170 470Z", { fill: "#2f5548" }),
  );
  const body =
    "M412 470C520 470 592 532 592 612 592 668 556 708 504 728L492 744C470 750 354 750 332 744L320 728C268 708 232 668 232 612 232 532 304 470 412 470Z";
  const id = pic.shape(body);
  const pale = mix(clay, CREAM, 0.68);
  pic.add(
    castShadow(pic, id, { dx: 5, dy: 6, spread: 14, opacity: 0.28 }),
    use(id, { fill: pale, stroke: pale, "stroke-width": 7 }),
    path(body, {
      fill: pic.linear(
        [
          [0, "#8fc0a8"],
          [0.45, clay],
          [1, "#356353"],
        ],
        [270, 490, 580, 720],
      ),
    }),
    gleam(
      "M252 604C256 548 300 506 362 494 310 520 284 560 280 622 280 660 290 688 306 708 272 688 250 652 252 604Z",
      0.34,
    ),
    shade(
      "M592 612C592 668 556 708 504 728L492 744C470 750 400 750 364 748 470 730 540 680 552 534 578 556 592 582 592 612Z",
      0.18,
    ),
  );
  // A branch brushed on the glaze before firing.
  pic.add(
    line("M322 728C360 739 464 739 502 728", INK, 3, 0.25),
    line("M330 676C380 640 440 610 508 600", "#f3e8cc", 4, 0.85),
    path(
      "M372 652C366 632 378 616 394 610 396 630 390 644 372 652ZM420 626C418 604 432 592 450 590 448 610 440 622 420 626ZM396 642C414 640 430 648 436 662 418 664 404 658 396 642ZM446 616C464 616 478 626 484 640 466 640 452 632 446 616ZM484 604C484 588 498 578 514 580 512 596 502 604 484 604Z",
      { fill: "#f3e8cc", "fill-opacity": 0.85 },
    ),
  );
  const lid = "M318 482C326 450 364 432 412 432 460 432 498 450 506 482 480 496 344 496 318 482Z";
  pic.add(
    cut(pic, lid, mix(clay, "#fff2dc", 0.14), { tint: clay, rim: 6, spread: 8 }),
    shade("M412 432C460 432 498 450 506 482 486 492 440 493 412 492 456 480 446 446 412 432Z", 0.16),
    cut(pic, ellipse(412, 424, 20, 17), "#b07f3e", { rim: 4, spread: 6 }),
  );
  // Verbena, laid before the pot.
  const sprig = [
    [462, 764],
    [560, 746],
    [668, 696],
  ];
  pic.add(
    pic.soft(
      path(
        band(
          sprig.map(([x, y]) => [x + 6, y + 12]),
          [10, 60, 20],
          6,
        ),
        { fill: "#0d1020", "fill-opacity": 0.3 },
      ),
      8,
    ),
    cut(pic, band(sprig, [3, 7, 3], 6), "#6f8f4c", { rim: 3, spread: 6 }),
  );
  for (const [x, y, a, k, fill] of [
    [500, 756, -58, 0.62, "#5f8c4a"],
    [516, 754, 22, 0.6, "#4d7d4a"],
    [560, 746, -74, 0.7, "#86a850"],
    [574, 742, 12, 0.66, "#6f9a4c"],
    [612, 724, -82, 0.66, "#9db65a"],
    [622, 720, 2, 0.62, "#86a850"],
    [658, 702, -42, 0.6, "#b3c46a"],
  ])
    pic.add(leaf(pic, x, y, a, k, fill));
  return pic;
}
