// What stands in for a portrait, beside the sprig of `plates.mjs`, whatever somebody does: a lantern lit for them, before
// the same mountains at another hour. Each holds in 4:5, in a square, and as small as a stamp.

import { Diorama } from "../lib/diorama.mjs";
import { ridges } from "../lib/landscape.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { mistBand } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { lightRings, skySheet } from "../lib/sky.mjs";

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

// A lit lantern in the middle of it, hung so high that no square cuts its string off.
function withLantern({ pic }) {
  pic.add(
    pic.pool(400, 372, 330, 330, "#ffcf78", 0.75),
    defineLantern(pic, { halo: false })({ x: 400, y: 196, string: 240, scale: 4 }),
  );
  return pic;
}

/** A rosy evening. */
export const rosyEvening = () =>
  withLantern(
    scenery("singing bowl", {
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
  }),
  );

/** A blue morning. */
export const blueMorning = () =>
  withLantern(
    scenery("brush pot", {
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
  }),
  );

/** Dusk. */
export const violetDusk = () =>
  withLantern(
    scenery("teapot", {
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
  }),
  );
