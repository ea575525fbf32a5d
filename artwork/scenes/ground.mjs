// The ground that the tree of the home page stands on, from edge to edge: the folds behind its trunk with the chalet
// in them, and the fold that its roots grip, torn off below.

import { farChalet } from "../lib/chalet.mjs";
import { band, curveThrough, heightAt, polygon } from "../lib/geometry.mjs";
import { tornPiece, tornSheet } from "../lib/paper.mjs";
import { group, Picture, path } from "../lib/picture.mjs";
import { ridgeline, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { grassFringe, meadowFlower, standingFirs } from "../lib/stamps.mjs";

const WIDTH = 1600;
// Right of the lanterns on a wide screen; narrow ones are shown that end of the drawing.
const CHALET = { x: 1330, scale: 0.56 };

// Beside the tree; its own picture has those that are seen through it.
const STARS = [[64, -250], [136, 10], [176, -290], [40, 60], [110, -120], [1432, -262], [1504, -96], [1560, -296], [1456, -20], [1580, 30]];

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
      fill: [[0, "#203846"], [1, "#1c323c"]],
      firs: { from: 30, to: 330, height: 20, gap: 13, tint: "#172b36" },
    },
    {
      at: [[-40, 270], [160, 276], [380, 262], [620, 252], [860, 264], [1080, 272], [1320, 256], [1640, 264]],
      fill: [[0, "#1a3238"], [1, "#152b2e"]],
      firs: { from: 1400, to: 1600, height: 46, gap: 22, tint: "#0e1f24" },
    },
    {
      at: [[-40, 298], [220, 280], [520, 292], [800, 284], [1100, 294], [1290, 302], [1480, 284], [1640, 290]],
      fill: [[0, "#162d2b"], [1, "#112523"]],
    },
  ];
  for (const [i, { at, fill, firs }] of folds.entries()) {
    const r = random.fork(`fold-${i}`);
    const sheet = tornSheet(pic, r, ridgeline(r, at, { rough: 0.05, soft: true, step: 14 }), {
      fill,
      tear: 5 + i,
      bottom: height + 6,
      light: "#3f5c64",
      coreAmount: 0.7,
      shadow: { dx: 3, dy: -1, spread: 9, opacity: 0.12, steps: 6, tint: "#0a1418" },
    });
    pic.add(sheet.markup);
    if (firs) pic.add(standingFirs(pic, r, sheet.face, { clump: 0.45, sink: 4, ...firs }));
    if (i === 1) {
      const y = heightAt(sheet.face, CHALET.x) + 30;
      const { x, scale } = CHALET;
      // From its door into the dip, and out of it again below.
      pic.add(way([[x - 7, y], [x - 6, y + 8], [x - 16, y + 18], [x - 26, y + 60]], [9, 10, 12, 16]));
      pic.add(farChalet({ x, y, scale, night: true }));
    }
    if (i === 2) {
      const { x } = CHALET;
      const y = heightAt(sheet.face, x - 30);
      pic.add(way([[x - 22, y + 2], [x - 50, y + 14], [x - 40, y + 30], [x - 110, y + 60], [x - 240, y + 110]], [14, 17, 22, 34, 54]));
    }
  }
  return pic.toString();
}

// The two summits of the first picture, far away.
function range(pic, random) {
  const anchors = [[-40, 236], [90, 168], [210, 92], [262, 112], [372, 178], [560, 214], [800, 226], [1040, 210], [1250, 156], [1396, 60], [1456, 94], [1530, 116], [1660, 178]];
  const line = ridgeline(random, anchors, { rough: 0.12, step: 22 });
  const fill = pic.linear([[0, "#2f4a5a"], [1, "#1f3543"]], [0, 60, 0, 230]);
  return (
    path(polygon([...line, [1660, 260], [-60, 260]]), { fill }) +
    snowCap(random, line, 168, 268, { drop: 34, tongues: 4, tint: "#5b7685", opacity: 0.75 }) +
    snowCap(random, line, 1346, 1470, { drop: 42, tongues: 5, tint: "#5b7685", opacity: 0.75 })
  );
}

const way = (points, widths) => path(band(points, widths, 6), { fill: "#3f5450", "fill-opacity": 0.9 });

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
      { fill: "#14302b" },
    ),
    tornPiece(pic, random, [...top, ...under], {
      fill: pic.linear([[0, "#1c3a34"], [1, "#10241f"]], [0, 40, 0, 160]),
      tint: "#3d5f5a",
      tear: 5,
      coreTint: "#c3cfca",
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
    const y = heightAt(top, x) + random.range(30, 78);
    pic.add(meadowFlower(pic, random, x, y, random.range(26, 46), { kind, petal, stem: "#2c5148" }));
  }
  return pic.toString();
}
