// Torn edges: of the page's own paper, and of the night that the poem stands on, which lie over whatever they border,
// tiles that repeat without a seam; of everything else, outlines that it is cut out by, as long as it is.

import { Diorama } from "../lib/diorama.mjs";
import { n } from "../lib/geometry.mjs";
import { ink, paper, tornTint } from "../lib/palette.mjs";
import { castShadow } from "../lib/paper.mjs";
import { group, Picture, path, use } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { stars } from "../lib/sky.mjs";

const WIDTH = 960;
const STEP = 5;
// What is outside the tile throws its shadow into it.
const BEYOND = 60;

/** A sum of waves, each so many times in the width; of whole times it ends where it began. */
function waving(random, waves) {
  const all = waves.map(([times, height]) => ({ times, height, phase: random.range(0, 2 * Math.PI) }));
  return (x) =>
    all.reduce((sum, w) => sum + w.height * Math.sin((2 * Math.PI * w.times * x) / WIDTH + w.phase), 0);
}

/** A tile: the sheet below, torn along `level`, on average, with its light heart and its shadow on what it borders. */
function edge(pic, seed, { height, level, waves, heart, fill, shadow }) {
  const random = createRandom(seed);
  const tear = waving(random, waves);
  const rim = waving(random, [
    [7, 0.55],
    [23, 0.35],
    [61, 0.3],
  ]);
  const xs = Array.from({ length: (WIDTH + 2 * BEYOND) / STEP + 1 }, (_, i) => i * STEP - BEYOND);
  const sheet = (below) => {
    const [first, ...others] = xs.map((x) => `${n(x)} ${n(level + tear(x) + below(x))}`);
    return `M${first}L${others.join(" ")}V${height + BEYOND}H${-BEYOND}Z`;
  };
  const whole = pic.shape(sheet(() => 0));
  return [
    castShadow(pic, whole, shadow),
    use(whole, { fill: heart }),
    path(sheet((x) => 1.5 + Math.max(-0.9, rim(x))), { fill }),
  ];
}

export function pageEdge() {
  const height = 30;
  const pic = new Picture({ id: "pe", width: WIDTH, height });
  pic.add(
    ...edge(pic, "page-edge", {
      height,
      level: 20,
      waves: [
        [2, 1.6],
        [5, 2],
        [9, 1.7],
        [16, 1],
        [31, 0.55],
        [57, 0.4],
        [83, 0.3],
      ],
      heart: "#fffefa",
      fill: paper,
      shadow: { dx: 0, dy: 1, spread: 15, tint: "#5f4a2c", opacity: 0.17, steps: 7 },
    }),
  );
  return pic;
}

/** The sheet of night above its picture, or on the left of it: a larger one, torn with a larger gesture. */
function nightEdge(upright) {
  const height = 56;
  // What it lies on is a photograph, which shows every step of a shadow that is not blurred.
  const pic = new Diorama({ width: upright ? height : WIDTH, height: upright ? WIDTH : height, around: WIDTH });
  const parts = edge(pic, "night-edge", {
    height,
    level: 40,
    waves: [
      [1, 4],
      [3, 2.8],
      [7, 2],
      [13, 1.3],
      [29, 0.8],
      [53, 0.5],
      [83, 0.35],
    ],
    heart: tornTint(ink, undefined, 0.5),
    fill: ink,
    shadow: { dx: 0, dy: -3, spread: 26, tint: "#04090c", opacity: 0.75 },
  });
  const transform = upright ? `translate(${height} 0) rotate(90)` : `translate(0 ${height}) scale(1 -1)`;
  pic.add(group(parts.join(""), { transform }));
  return pic;
}

export const nightBelow = () => nightEdge(false);
export const nightBeside = () => nightEdge(true);

/** The sky above the same night: a tile that repeats, sparse enough for words to lie on it. */
export function nightStars() {
  const [width, height] = [620, 540];
  const pic = new Picture({ id: "nt", width, height });
  pic.add(stars(createRandom("night-stars"), { x0: 8, x1: width - 8, y0: 8, y1: height - 8, count: 40, big: 0, opacity: 0.55 }));
  return pic;
}

// So many points that no straight line is seen between two of them on a large picture; what goes from edge to edge of
// the screen is longer. A slip of paper is torn as finely as it is low.
const ACROSS = { points: 50, depth: 11, waves: [[2.3, 2], [5.7, 1.7], [11.3, 1.1], [19, 0.5]] };
const DOWN = { points: 33, depth: 6, waves: [[2.3, 1.2], [5.3, 1.2], [10.7, 0.7]] };

/** The style sheet of what is cut out: torn above, on one side, on both sides, above and on one. */
export function tornOutlines() {
  const random = createRandom("torn-outlines");
  const tear = ({ points, depth, waves }) => {
    const wave = waving(random, waves);
    const depths = Array.from({ length: points + 1 }, (_, i) =>
      Math.round(depth / 2 + wave((i / points) * WIDTH) + random.range(-1, 1)),
    );
    // Somewhere it reaches the edge of its box: what stands on it is seen whole.
    const least = Math.min(...depths);
    return depths.map((d, i) => [Math.min(depth, d - least), Math.round((100 * i) / points)]);
  };
  // Its ends are at the edge: as far as the paper above and below throws its shadow, none of it lies beside the picture.
  const upright = () =>
    tear(DOWN).map(([depth, at], i) => [Math.min(depth, Math.floor((2 * Math.min(i, DOWN.points - i)) / 3)), at]);
  const part = (at) => (at ? `${at}%` : "0");
  const px = (depth) => (depth ? `${depth}px` : "0");
  // Clockwise; no hair of what is cut out shows beyond its lower end.
  const side = (points) => points.map(([across, at]) => `${across} ${at === 100 ? "calc(100% + 1px)" : part(at)}`);
  const values = {
    "tear-right": side(upright().map(([depth, at]) => [depth ? `calc(100% - ${depth}px)` : "100%", at])),
    "tear-left": side(upright().map(([depth, at]) => [px(depth), at])).reverse(),
    "tear-top": tear(ACROSS).map(([depth, at]) => `${part(at)} ${px(depth)}`),
    torn: ["var(--tear-top)", "100% 100%", "0 100%"],
    "torn-right": ["0 0", "var(--tear-right)", "0 calc(100% + 1px)"],
    "torn-left": ["100% 0", "100% calc(100% + 1px)", "var(--tear-left)"],
    "torn-sides": ["var(--tear-right)", "var(--tear-left)"],
    "torn-above-right": ["var(--tear-top)", "var(--tear-right)", "0 calc(100% + 1px)"],
    "torn-above-left": ["var(--tear-top)", "100% calc(100% + 1px)", "var(--tear-left)"],
  };
  const lines = Object.entries(values).map(([name, points]) => {
    const list = points.length > 3 ? `\n    ${points.join(",\n    ")}` : points.join(", ");
    if (name.startsWith("tear")) return `  --${name}:${list};`;
    return `  --${name}: polygon(${points.length > 3 ? `${list}\n  ` : list});`;
  });
  return `/* Drawn by artwork/: the torn upper edge of a sheet of any colour, the free side of what goes to one edge of the
   screen, both sides of a picture within the page, or of a slip of paper; and what lies in a corner of a picture. */
:root {
${lines.join("\n")}
}
`;
}
