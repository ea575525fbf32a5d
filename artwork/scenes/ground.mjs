// The ground that the tree of the home page stands on, from edge to edge: the folds behind its trunk with the chalet
// in them, and the fold before its roots, torn off below.

import { farChalet } from "../lib/chalet.mjs";
import { band, curveThrough, heightAt } from "../lib/geometry.mjs";
import { tornPiece, tornSheet } from "../lib/paper.mjs";
import { group, Picture, path } from "../lib/picture.mjs";
import { ridgeline } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { grassFringe, meadowFlower, standingFirs } from "../lib/stamps.mjs";

const WIDTH = 1600;
// Right of the lanterns on a wide screen; narrow ones are shown that end of the drawing.
const CHALET = { x: 1330, scale: 0.56 };

/** Three folds, the farthest the palest. */
export function groundBehind() {
  const height = 360;
  const pic = new Picture({ id: "mb", width: WIDTH, height });
  const random = createRandom("ground-behind");
  const folds = [
    {
      at: [[-40, 206], [180, 182], [400, 168], [600, 192], [800, 206], [1000, 190], [1240, 170], [1430, 184], [1640, 172]],
      fill: [[0, "#d3d9bd"], [1, "#e3e3cd"]],
      firs: { from: 30, to: 330, height: 20, gap: 13, tint: "#a9b793" },
    },
    {
      at: [[-40, 230], [160, 236], [380, 222], [620, 212], [860, 224], [1080, 232], [1320, 216], [1640, 224]],
      fill: [[0, "#a9bb80"], [1, "#86a568"]],
      firs: { from: 1400, to: 1600, height: 46, gap: 22, tint: "#4d7650" },
    },
    {
      at: [[-40, 258], [220, 240], [520, 252], [800, 244], [1100, 254], [1290, 262], [1480, 244], [1640, 250]],
      fill: [[0, "#86a766"], [1, "#557f52"]],
    },
  ];
  for (const [i, { at, fill, firs }] of folds.entries()) {
    const r = random.fork(`fold-${i}`);
    const sheet = tornSheet(pic, r, ridgeline(r, at, { rough: 0.05, soft: true, step: 14 }), {
      fill,
      tear: 5 + i,
      bottom: height + 6,
      light: "#fffdf2",
      coreAmount: 0.7,
      shadow: { dx: 3, dy: -1, spread: 9, opacity: 0.12, steps: 6, tint: "#2c3a22" },
    });
    pic.add(sheet.markup);
    if (firs) pic.add(standingFirs(pic, r, sheet.face, { clump: 0.45, sink: 4, ...firs }));
    if (i === 1) {
      const y = heightAt(sheet.face, CHALET.x) + 30;
      const { x, scale } = CHALET;
      // From its door into the dip, and out of it again below.
      pic.add(way([[x - 7, y], [x - 6, y + 8], [x - 16, y + 18], [x - 26, y + 60]], [9, 10, 12, 16]));
      pic.add(farChalet({ x, y, scale }));
    }
    if (i === 2) {
      const { x } = CHALET;
      const y = heightAt(sheet.face, x - 30);
      pic.add(way([[x - 22, y + 2], [x - 50, y + 14], [x - 40, y + 30], [x - 110, y + 60], [x - 240, y + 110]], [14, 17, 22, 34, 54]));
    }
  }
  return pic.toString();
}

const way = (points, widths) => path(band(points, widths, 6), { fill: "#e9dfbd", "fill-opacity": 0.9 });

/** The fold in front, with its grass and flowers; what is under its lower tear shows through. */
export function groundBefore() {
  const pic = new Picture({ id: "mf", width: WIDTH, height: 170 });
  const random = createRandom("ground-before");
  const top = ridgeline(
    random,
    [[-40, 54], [200, 44], [460, 36], [760, 40], [1000, 52], [1260, 46], [1640, 58]],
    { rough: 0.04, soft: true, step: 14 },
  );
  const under = curveThrough(
    [[1660, 138], [1400, 150], [1150, 142], [900, 154], [640, 146], [380, 156], [150, 144], [-60, 150]],
    5,
  ).map(([x, y]) => [x, y + random.range(-2.2, 2.2)]);
  pic.add(
    group(
      grassFringe(pic, random, top, { from: 0, to: WIDTH, gap: 17, height: 22, sink: 6, bend: 0.2, blades: 4 }),
      { fill: "#3f6b47" },
    ),
    tornPiece(pic, random, [...top, ...under], {
      fill: pic.linear([[0, "#5d8653"], [1, "#2f5f48"]], [0, 40, 0, 160]),
      tint: "#7c9a62",
      tear: 5,
      coreTint: "#fffdf4",
      shadow: { dx: 1, dy: 3, spread: 11, opacity: 0.26, steps: 7, tint: "#2c3a22" },
    }),
  );
  const kinds = [
    ["daisy", "#fffaf0"],
    ["bell", "#8fb0dc"],
    ["daisy", "#f6d27a"],
    ["spike", "#d391b8"],
  ];
  for (let x = 40, i = 0; x < WIDTH - 20; x += random.range(36, 110), i++) {
    const [kind, petal] = kinds[i % 4];
    const y = heightAt(top, x) + random.range(30, 78);
    pic.add(meadowFlower(pic, random, x, y, random.range(26, 46), { kind, petal, stem: "#2b5540" }));
  }
  return pic.toString();
}
