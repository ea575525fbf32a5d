// The torn edge of the page's paper, which lies over whatever it borders: one tile that repeats without a seam.

import { n } from "../lib/geometry.mjs";
import { paper } from "../lib/palette.mjs";
import { softShadow } from "../lib/paper.mjs";
import { Picture, path, use } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";

const WIDTH = 960;
const HEIGHT = 30;
// Where the paper begins, on average, and how far from there it is torn.
const LEVEL = 20;
const STEP = 5;
// What is outside the tile throws its shadow into it.
const BEYOND = 60;

/** A sum of waves that all end where they began. */
function periodic(random, waves) {
  const all = waves.map(([times, height]) => ({ times, height, phase: random.range(0, 2 * Math.PI) }));
  return (x) =>
    all.reduce((sum, w) => sum + w.height * Math.sin((2 * Math.PI * w.times * x) / WIDTH + w.phase), 0);
}

export function pageEdge() {
  const pic = new Picture({ id: "pe", width: WIDTH, height: HEIGHT });
  const random = createRandom("page-edge");
  const tear = periodic(random, [
    [2, 1.6],
    [5, 2],
    [9, 1.7],
    [16, 1],
    [31, 0.55],
    [57, 0.4],
    [83, 0.3],
  ]);
  const rim = periodic(random, [
    [7, 0.55],
    [23, 0.35],
    [61, 0.3],
  ]);
  const xs = Array.from({ length: (WIDTH + 2 * BEYOND) / STEP + 1 }, (_, i) => i * STEP - BEYOND);
  const sheet = (below) => {
    const [first, ...others] = xs.map((x) => `${n(x)} ${n(LEVEL + tear(x) + below(x))}`);
    return `M${first}L${others.join(" ")}V${HEIGHT + BEYOND}H${-BEYOND}Z`;
  };
  const whole = pic.shape(sheet(() => 0));
  pic.add(
    softShadow(whole, { dx: 0, dy: 1, spread: 12, opacity: 0.24, steps: 6 }),
    use(whole, { fill: "#fffefa" }),
    path(sheet((x) => 1.5 + Math.max(-0.9, rim(x))), { fill: paper }),
  );
  return pic;
}
