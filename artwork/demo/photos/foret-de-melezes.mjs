// Golden larches in October, as one sees them who lies on their needles: trunks that lean together, a disc of sky.
import { band, n, softPolygon } from "../../lib/geometry.mjs";
import { path } from "../../lib/picture.mjs";
import { createNoise, createRandom } from "../../lib/rng.mjs";
import { birds, lightRings } from "../../lib/sky.mjs";
import { rays } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const SKY = [560, 720];
const WARM = { tint: "#4a2410" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1200, height: 1800 });
  const random = createRandom("melezes d'en bas");
  stage.add(`<rect width="1200" height="1800" fill="${stage.radial([[0, "#fdf1cf"], [0.3, "#dfe3cc"], [0.6, "#9fc2c4"], [1, "#5f97a8"]], ...SKY, 1200)}"/>`);
  stage.add(
    lightRings(stage, random.fork("sun"), ...SKY, 92, { rings: [3.9, 2.8, 1.9], tint: "#fff3d0", opacity: 0.3, disc: "#fff6dc" }),
    birds([[430, 560, 20], [486, 536, 15], [704, 930, 14]], "#6a7d78", 0.8),
  );
  // From the farthest ring of trees to the nearest; each: how near to the middle its tops come, its trunks, its tints.
  const rings = [
    { count: 13, top: 330, trunk: [7, 34], crown: 170, tints: ["#efd28a", "#e9c474", "#f3dda0"], bark: "#b39a78", haze: 2 },
    { count: 10, top: 430, trunk: [10, 66], crown: 235, tints: ["#e3ac45", "#d99a34", "#ecbf62"], bark: "#8a6344", haze: 0 },
    { count: 7, top: 610, trunk: [16, 120], crown: 300, tints: ["#cf8429", "#b96f20", "#dd9a3a"], bark: "#5d3d2a", haze: 0 },
  ];
  for (const [i, ring] of rings.entries()) {
    wood(stage, random.fork(`ring${i}`), ring, i);
    if (i === 1)
      stage.add(rays(stage, random.fork("rays"), ...SKY, 1150, { from: 0.2, to: 6.4, count: 16, tint: "#fff2c4", opacity: 0.3, blur: 12 }));
  }
  stage.add(needles(stage, random.fork("needles")));
  return { stage, lens: { lamp: [0.46, 0.4], warm: "#ffd995", glow: 0.36, vignette: 0.4, shade: "#3a1c10" } };
}

function wood(stage, random, { count, top, trunk, crown, tints, bark, haze }, ring) {
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5 * (ring % 2) + random.range(-0.22, 0.22)) / count) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (r, off = 0) => [SKY[0] + c * r - s * off, SKY[1] + s * r + c * off];
    const tip = top * random.range(0.86, 1.12);
    const lean = random.range(-46, 46);
    const line = [at(tip), at(tip + 260, lean * 0.4), at(1000, lean), at(1560, lean * 0.6)];
    const stem = path(band(line, [3, trunk[0] * 2, trunk[1] * 0.72, trunk[1] * 1.3], 8), { fill: bark });
    const light = path(band(line.map(([x, y]) => [x - trunk[1] * 0.12, y - trunk[1] * 0.1]), [0.6, trunk[0] * 0.5, trunk[1] * 0.16, trunk[1] * 0.26], 8), {
      fill: "#f3d9ac",
      "fill-opacity": 0.3,
    });
    // Boughs to both sides of the stem, longer the farther down it, each a feather of needles.
    const back = [];
    const front = [];
    for (let r = tip + 8, k = 0; r < tip + crown * 2.1; r += random.range(15, 23), k++) {
      const way = (r - tip) / (crown * 2.1);
      const reach = crown * (0.2 + 0.8 * Math.sin(Math.min(1, way * 1.25) * Math.PI * 0.62)) * random.range(0.62, 0.95);
      const side = k % 2 ? 1 : -1;
      const [x, y] = at(r, lean * 0.4 * Math.min(1, way));
      const b = a + side * random.range(1.15, 1.5);
      const bough = feather(random, x, y, b, reach, 16 + crown * 0.1);
      (k % 3 ? back : front).push(path(bough, { fill: random.pick(tints), "fill-opacity": 0.96 }));
    }
    const tuft = path(star(random, ...at(tip), crown * 0.2), { fill: tints[2] });
    const tree = `${back.join("")}${stem}${light}${front.join("")}${tuft}`;
    stage.add(haze ? stage.soft(tree, haze) : stage.lift(tree, { dx: c * 5 + 5, dy: s * 5 + 8, blur: 10, opacity: 0.34, ...WARM }));
  }
}

// A bough with its needles: thick in the middle, torn at its edge.
function feather(random, x, y, angle, length, width) {
  const noise = createNoise(random, 2);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const side = (k) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const w = k * width * Math.sin(Math.PI * Math.min(0.98, 0.12 + t * 0.86)) * (0.75 + 0.5 * noise(i * 0.9 + k * 7)) * (i % 2 ? 1 : 0.62);
      return [x + c * length * t - s * w, y + s * length * t + c * w];
    });
  return softPolygon([...side(-1), ...side(1).reverse()]);
}

function star(random, x, y, size) {
  const points = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * 2 * Math.PI;
    const r = size * (i % 2 ? 0.55 : 1) * random.range(0.85, 1.1);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
  return softPolygon(points);
}

// Needles that come down on us.
function needles(stage, random) {
  let fine = "";
  let near = "";
  for (let i = 0; i < 120; i++) {
    const [x, y, a] = [random.range(0, 1200), random.range(0, 1800), random.range(0, 6.28)];
    const l = i % 8 ? random.range(8, 16) : random.range(20, 34);
    const d = `M${n(x)} ${n(y)}q${n(Math.cos(a) * l * 0.5 + 3)} ${n(Math.sin(a) * l * 0.5)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}`;
    if (i % 8) fine += d;
    else near += d;
  }
  const strokes = (d, w, tint) => path(d, { fill: "none", stroke: tint, "stroke-width": w, "stroke-linecap": "round" });
  return strokes(fine, 2.4, "#f3c868") + stage.soft(strokes(near, 5, "#f6d98c"), 1.6);
}
