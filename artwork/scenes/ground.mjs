// The ground that the tree of the home page stands on, from edge to edge: the folds behind its trunk with the chalet
// in them, and the fold that its roots grip, torn off below.

import { chalet, chimneyTop } from "../lib/chalet.mjs";
import { band, curveThrough, heightAt, polygon } from "../lib/geometry.mjs";
import { tornPiece, tornSheet } from "../lib/paper.mjs";
import { group, Picture, path } from "../lib/picture.mjs";
import { ridgeline, shadeFacet, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { glow, smoke } from "../lib/sky.mjs";
import { grassFringe, meadowFlower, standingFirs } from "../lib/stamps.mjs";

const WIDTH = 1600;
// Right of the lanterns on a wide screen; narrow ones are shown that end of the drawing.
const CHALET = { x: 1330, scale: 0.56 };

// Beside the tree, whose foot has those that are seen through it.
const STARS = [[64, -250], [136, 10], [176, -290], [40, 60], [110, -120], [1432, -262], [1504, -96], [1560, -296], [1456, -20], [1580, 30], [24, -210], [86, -300], [150, -196], [20, -90], [70, -40], [154, -70], [112, 40], [30, 130], [90, 96], [150, 120], [1410, -190], [1470, -240], [1530, -210], [1586, -180], [1420, -90], [1480, -60], [1544, -30], [1590, -100], [1520, -140], [1446, 20]];

/** Three folds by night, before two summits that hold the last of the light, under the first stars. */
export function groundBehind() {
  const height = 400;
  const pic = new Picture({ id: "mb", width: WIDTH, height, above: 320 });
  const random = createRandom("ground-behind");
  pic.add(path(STARS.map(([x, y]) => `M${x} ${y}h.01`).join(""), { stroke: "#fff6dc", "stroke-width": 2.4, "stroke-linecap": "round", opacity: 0.8 }));
  pic.add(range(pic, random.fork("range")));
  const folds = [
    {
      at: [[-40, 246], [180, 222], [400, 208], [600, 232], [800, 246], [1000, 230], [1240, 210], [1430, 224], [1640, 212]],
      fill: [[0, "#24424f"], [0.4, "#1c343e"], [1, "#182c35"]],
      firs: { from: 30, to: 330, height: 20, gap: 13, tint: "#172b36" },
    },
    {
      at: [[-40, 270], [160, 276], [380, 262], [620, 252], [860, 264], [1080, 272], [1320, 256], [1640, 264]],
      fill: [[0, "#1f3f40"], [0.4, "#173034"], [1, "#13282b"]],
      firs: { from: 1400, to: 1600, height: 46, gap: 22, tint: "#0e1f24" },
    },
    {
      at: [[-40, 318], [220, 306], [520, 304], [800, 310], [1010, 312], [1180, 304], [1320, 292], [1480, 276], [1640, 280]],
      fill: [[0, "#1f4139"], [0.4, "#16302b"], [1, "#112622"]],
    },
  ];
  for (const [i, { at, fill, firs }] of folds.entries()) {
    const r = random.fork(`fold-${i}`);
    const sheet = tornSheet(pic, r, ridgeline(r, at, { rough: 0.05, soft: true, step: 14 }), {
      fill,
      tear: 5 + i,
      bottom: height + 6,
      light: ["#5a7682", "#86a39f", "#93ab92"][i],
      coreAmount: 0.5,
      shadow: { dx: 3, dy: -1, spread: 9, opacity: 0.12, steps: 6, tint: "#0a1418" },
    });
    pic.add(sheet.markup);
    if (firs) pic.add(standingFirs(pic, r, sheet.face, { clump: 0.45, sink: 4, ...firs }));
    if (i === 1) {
      const y = heightAt(sheet.face, CHALET.x) + 30;
      const { x, scale } = CHALET;
      // From its door into the dip, and out of it again below.
      pic.add(way([[x - 7, y], [x - 6, y + 8], [x - 16, y + 18], [x - 26, y + 60]], [9, 10, 12, 16]));
      // That of the night of the elements, its one lit window over the balcony.
      pic.add(
        glow(pic, x + 26, y + 1, 74, 7, { tint: "#04100f", opacity: 0.7 }),
        smoke(pic, ...chimneyTop(x, y, scale), 40, { tint: "#9fb4c0", opacity: 0.34, lean: 0.3 }),
        chalet(pic, { x, y, scale, lit: [3], dim: 0.42, ambient: "#16303a", light: "#ffe0a8" }),
        glow(pic, x - 22, y - 30, 52, 38, { tint: "#ffc873", opacity: 0.5 }),
      );
    }
    if (i === 2) {
      const { x } = CHALET;
      const y = heightAt(sheet.face, x - 30);
      pic.add(way([[x - 22, y + 2], [x - 50, y + 14], [x - 40, y + 30], [x - 110, y + 60], [x - 240, y + 110]], [14, 17, 22, 34, 54]));
    }
  }
  return pic.toString();
}

// The two summits of the first picture, far away, torn; the side of each that the last light does not reach.
function range(pic, random) {
  const anchors = [[-40, 236], [90, 168], [210, 92], [262, 112], [372, 178], [500, 232], [800, 256], [1090, 236], [1250, 156], [1396, 60], [1456, 94], [1530, 116], [1660, 178]];
  const { markup, face } = tornSheet(pic, random, ridgeline(random, anchors, { rough: 0.12, step: 18 }), {
    fill: [[0, "#35536a"], [0.6, "#264152"], [1, "#1f3543"]],
    bottom: 270,
    tear: 4.5,
    light: "#a8bfce",
    // Words may lie on it.
    coreAmount: 0.09,
    shadow: false,
  });
  const shade = { tint: "#152a3c", opacity: 0.6, rim: "#415a6c" };
  return (
    markup +
    shadeFacet(pic, random, face, 210, 380, { ...shade, depth: 110 }) +
    shadeFacet(pic, random, face, 1396, 1540, { ...shade, depth: 120 }) +
    snowCap(random, face, 168, 268, { drop: 34, tongues: 4, tint: "#5b7685", opacity: 0.75 }) +
    snowCap(random, face, 1346, 1470, { drop: 42, tongues: 5, tint: "#5b7685", opacity: 0.75 })
  );
}

const way = (points, widths) => path(band(points, widths, 6), { fill: "#4c5c4c", "fill-opacity": 0.8 });

/** The fold in front, with its grass and flowers; what is under its lower tear shows through. */
export function groundBefore() {
  const pic = new Picture({ id: "mf", width: WIDTH, height: 170 });
  const random = createRandom("ground-before");
  const top = ridgeline(
    random,
    [[-40, 100], [120, 92], [320, 66], [540, 42], [730, 35], [900, 41], [1060, 58], [1240, 82], [1420, 96], [1640, 88]],
    { rough: 0.04, soft: true, step: 14 },
  );
  const under = curveThrough(
    [[1660, 138], [1400, 150], [1150, 142], [900, 154], [640, 146], [380, 156], [150, 144], [-60, 150]],
    5,
  ).map(([x, y]) => [x, y + random.range(-2.2, 2.2)]);
  pic.add(
    group(
      grassFringe(pic, random, top, { from: 0, to: WIDTH, gap: 17, height: 22, sink: 6, bend: 0.2, blades: 4 }),
      { fill: "#14302b" },
    ),
    tornPiece(pic, random, [...top, ...under], {
      fill: pic.linear([[0, "#26503f"], [0.35, "#1b3c33"], [1, "#10241f"]], [0, 34, 0, 150]),
      tint: "#3d5f5a",
      tear: 5,
      // By night what faces the sky; and towards the page below it its light heart.
      coreTint: pic.linear([[0, "#8ea285"], [0.7, "#6f8a78"], [0.86, "#c3cfca"]], [0, 30, 0, 150]),
      shadow: { dx: 1, dy: 3, spread: 11, opacity: 0.26, steps: 7, tint: "#2c3a22" },
    }),
  );
  const kinds = [
    ["daisy", "#b9c9cc"],
    ["bell", "#6482ab"],
    ["daisy", "#b59f6a"],
    ["spike", "#8f6b8c"],
  ];
  for (let x = 40, i = 0; x < WIDTH - 20; x += random.range(36, 110), i++) {
    const [kind, petal] = kinds[i % 4];
    if (x > 890 && x < 1000) continue;
    const [crest, h] = [heightAt(top, x), random.range(26, 46)];
    // Its head below the edge, its foot above the other; none before the fox.
    const y = Math.min(136, Math.max(crest + h, crest + random.range(0.3, 0.8) * (134 - crest)));
    pic.add(meadowFlower(pic, random, x, y, h, { kind, petal, stem: "#2c5148" }));
  }
  return pic.toString();
}
