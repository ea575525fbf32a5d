// Small things that stand in a picture many times: cut once, then stamped.
// It keeps the files light, where drawing each blade and needle anew would not.
import { n, polygon } from "./geometry.mjs";
import { flower } from "./nature.mjs";
import { group, path, place, use } from "./picture.mjs";
import { plant } from "./trees.mjs";

const at = (x, y, scale) => `translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale) / 100})`;

/** A line of far firs standing on a ridge. */
export function standingFirs(
  pic,
  random,
  line,
  { from, to, height = 16, density = 0.7, gap = 9, clump = 0.75, sink = 2, tint } = {},
) {
  const kinds = [0, 1, 2].map((k) => pic.once(`far-fir-${k}`, () => pic.shape(farFir(random))));
  let out = "";
  let x = from;
  let dense = true;
  while (x < to) {
    if (random.chance(0.12)) dense = random.chance(clump);
    if (dense && random.chance(density)) {
      const i = line.findIndex((p) => p[0] >= x);
      if (i > 0)
        out += use(random.pick(kinds), {
          transform: at(x, line[i][1] + sink, height * random.range(0.55, 1.15)),
        });
    }
    x += gap * random.range(0.5, 1.3);
  }
  return group(out, { fill: tint });
}

// One far fir in a few strokes of scissors, 100 units tall.
function farFir(random) {
  const w = random.range(18, 22);
  const side = [];
  const tiers = 4;
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const y = -100 + 94 * t;
    side.push([-w * t ** 0.85, y + 2]);
    if (i < tiers) side.push([-w * t * 0.5, y - 1.5]);
  }
  const right = side.map(([x, y]) => [-x * random.range(0.85, 1.1), y]).reverse();
  return polygon([[0, -100], ...side, [-2.5, 0], [2.5, 0], ...right]);
}

/** A tuft of blades that bend with the wind; the group around it gives the tint. */
export function grassTuft(
  pic,
  random,
  x,
  y,
  height,
  { blades = 5, spread = 0.5, bend = 0.3, width = 0.07 } = {},
) {
  const key = `tuft-${blades}-${spread}-${bend}-${width}-${random.int(0, 2)}`;
  const id = pic.once(key, () =>
    pic.shape(tuftShape(random, { blades, spread: spread * 100, bend, width: width * 100 })),
  );
  return use(id, { transform: at(x, y, height) });
}

function tuftShape(random, { blades, spread, bend, width }) {
  let d = "";
  for (let i = 0; i < blades; i++) {
    const t = blades > 1 ? i / (blades - 1) - 0.5 : 0;
    const h = 100 * random.range(0.6, 1.05) * (1 - Math.abs(t) * 0.4);
    const x = t * spread * 0.5;
    const tip = x + t * spread + bend * h * random.range(0.7, 1.3);
    const w = width * random.range(0.7, 1.2);
    d += `M${n(x - w / 2)} 0Q${n(x + (tip - x) * 0.12)} ${n(-h * 0.6)} ${n(tip)} ${n(-h)}Q${n(x + w + (tip - x) * 0.3)} ${n(-h * 0.5)} ${n(x + w / 2)} 0Z`;
  }
  return d;
}

/** A fringe of grass along a line; the group around it gives the tint. */
export function grassFringe(
  pic,
  random,
  line,
  { from, to, gap = 14, height = 26, bend = 0.3, sink = 4, blades = 5 } = {},
) {
  let out = "";
  for (let x = from; x < to; x += gap * random.range(0.5, 1.5)) {
    const i = line.findIndex((p) => p[0] >= x);
    if (i > 0)
      out += grassTuft(pic, random, x, line[i][1] + sink, height * random.range(0.5, 1.2), { blades, bend });
  }
  return out;
}

/** A meadow flower; `kind`: 'daisy' | 'bell' | 'spike'. */
export function meadowFlower(
  pic,
  random,
  x,
  y,
  height,
  { kind = "daisy", petal = "#fdf6ea", stem = "#3f6b45" } = {},
) {
  const which = random.int(0, 1);
  const id = pic.once(`flower-${kind}-${petal}-${stem}-${which}`, () =>
    pic.define("g", {}, flower(random, 0, 0, 100, { kind, petal, stem, bend: 0.05 + which * 0.12 })),
  );
  return use(id, { transform: at(x, y, height) });
}

/** Plant a defined tree with a soft shadow of paper beside it and at its foot, for the front rows. */
export function plantSoft(
  pic,
  id,
  x,
  y,
  height,
  tint,
  { flip = false, dx = height * 0.035, dy = height * 0.012, opacity = 0.22, shade = "#0a1a18" } = {},
) {
  // A plain bell behind the tree reads as its shadow, and costs far less than a copy of it.
  const bell = pic.once("fir-shadow", () => {
    const cone = (k) =>
      `M0-100Q${n(-4.7 * k)}-50 ${n(-19 * k)}-10 0 2 ${n(19 * k)}-10 ${n(4.7 * k)}-50 0-100Z`;
    const foot = (k) =>
      `M${n(-8 * k)} 0a${n(10 * k)} ${n(2.4 * k)} 0 1 0 ${n(20 * k)} 0a${n(10 * k)} ${n(2.4 * k)} 0 1 0 ${n(-20 * k)} 0Z`;
    return pic.define("g", {}, [0.8, 1, 1.2].map((k) => path(cone(k) + foot(k))).join(""));
  });
  const scale = Math.round(height) / 100;
  const cast = use(bell, {
    fill: shade,
    "fill-opacity": opacity / 3,
    transform: place(Math.round(x + dx), Math.round(y + dy), scale),
  });
  return (pic.soft?.(cast, 7) ?? cast) + plant(id, Math.round(x), Math.round(y), scale * 100, tint, flip);
}
