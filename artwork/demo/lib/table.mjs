// A table of coloured paper seen from straight above, one thing on it: the series of the workshops.
import { n } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { discOutline } from "../../lib/paper.mjs";
import { attrs, group, path } from "../../lib/picture.mjs";
import { createNoise, createRandom } from "../../lib/rng.mjs";
import { lay } from "./sheets.mjs";
import { Stage } from "./stage.mjs";

const CREAM = "#fff8ea";
const INK = "#1d1512";

/** Lists show the middle square alone: what a picture is about stays within it. */
export class Table extends Stage {
  constructor(name, ground, sheet, { square = 2, tilt = 0 } = {}) {
    super({ width: 1500, height: 1000 });
    this.random = createRandom(name);
    this.shade = mix(ground, "#120c10", 0.78);
    this.add(
      this.backdrop([
        [0, mix(ground, "#fff4dc", 0.14)],
        [1, mix(ground, this.shade, 0.12)],
      ]),
    );
    if (sheet) this.tear(sheet, this.outline(square, tilt));
  }

  /** The outline of the sheet that things lie on: an oval, or the squarer the larger `square` is; tilted by degrees. */
  outline(square, tilt) {
    const noise = createNoise(this.random.fork("sheet"), 4);
    const bent = (v) => Math.sign(v) * Math.abs(v) ** (2 / square);
    return Array.from({ length: 110 }, (_, i) => {
      const [x, y] = polar(1, (i * 360) / 110);
      const k = 1 + 0.028 * (noise(x * 2.4 + 10) + noise(y * 2.4 + 40));
      const [u, v] = [bent(x) * 545 * k, bent(y) * 415 * k];
      const [c, s] = polar(1, tilt);
      return [750 + u * c - v * s, 502 + u * s + v * c];
    });
  }

  /** A loose sheet, torn along its outline. */
  tear(fill, outline, { tear = 11, high = 0.6 } = {}) {
    this.add(lay(this, this.random.fork(`tear${this.count}`), outline, { fill, tear, shadow: this.cast(high) }));
  }

  /** The shadow of what lies so high above the table: 1 is a finger's breadth. */
  cast(high) {
    return { dx: 9 * high, dy: 13 * high, blur: 13 * high, opacity: 0.36, tint: this.shade };
  }

  /** Puts a thing that is drawn around the origin on the table. */
  put(markup, x, y, { turn = 0, k = 1, high = 1 } = {}) {
    const transform = `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${k})`;
    this.add(this.lift(group(markup, { transform }), this.cast(high)));
  }

  /** The window's light across the table, and the lamp for the photograph. */
  finish(strength = 0.15) {
    const pane = (x) => `M${x} -40L${x + 190} -40 ${x - 210} 1040 ${x - 430} 1040Z`;
    this.add(this.soft(path([520, 760, 1240, 1480].map(pane).join(""), { fill: "#fff3cf", "fill-opacity": strength }), 12));
    return { stage: this, lens: { lamp: [0.3, 0.12], warm: "#ffe6b8", glow: 0.34, vignette: 0.24, shade: "#2a1a14", grain: 0.46 }, scale: 0.8, limit: 45_000 };
  }
}

/** A piece cut clean: the light thickness of its paper, its face. */
export const cut = (d, fill, more = {}) =>
  path(d, { fill: mix(fill, CREAM, 0.62), transform: "translate(-2 -4)" }) + path(d, { fill, ...more });

export const disc = (r, fill, more = {}) => `<circle${attrs({ r: n(r), fill, ...more })}/>`;
export const rim = (r, stroke, width, more = {}) => disc(r, "none", { stroke, "stroke-width": width, ...more });
export const at = (markup, x, y, turn = 0, k = 1) =>
  group(markup, { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${k})` });
/** A card of so much, around the origin. */
export const card = (w, h, r = 8) =>
  `M${-w / 2 + r} ${-h / 2}H${w / 2 - r}q${r} 0 ${r} ${r}V${h / 2 - r}q0 ${r} ${-r} ${r}H${-w / 2 + r}q${-r} 0 ${-r} ${-r}V${-h / 2 + r}q0 ${-r} ${r} ${-r}Z`;
export const dark = (d, o = 0.2) => path(d, { fill: INK, "fill-opacity": o });
export const light = (d, o = 0.4) => path(d, { fill: CREAM, "fill-opacity": o });
export const polar = (r, degrees) => [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r];
export { CREAM, INK };

/** A pencil of some colour, its point to the right. */
export const pencil = (tint, length = 420) => {
  const l = length / 2;
  return (
    cut(`M${-l}-17H${l - 62}L${l} 0 ${l - 62} 17H${-l}q-9 0-9-9v-16q0-9 9-9Z`, "#ecc998") +
    path(`M${-l}-17H${l - 62}q-12 6 0 11 12 6 0 12 12 5 0 11H${-l}q-9 0-9-9v-16q0-9 9-9Z`, { fill: tint }) +
    path(`M${-l}-6H${l - 56}V6H${-l}Z`, { fill: mix(tint, CREAM, 0.3) }) +
    path(`M${l - 20}-5.500L${l} 0 ${l - 20} 5.500Z`, { fill: mix(tint, INK, 0.35) })
  );
};

/** A stone from the stream. */
export const pebble = (random, r, tint) => {
  const d = discOutline(random, 0, 0, r, { ry: r * 0.8, wobble: 0.07, count: 22 });
  const outline = `M${d.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
  return (
    cut(outline, tint, { stroke: tint, "stroke-width": 6, "stroke-linejoin": "round" }) +
    light(`M${n(-r * 0.62)} ${n(-r * 0.2)}Q${n(-r * 0.3)} ${n(-r * 0.62)} ${n(r * 0.3)} ${n(-r * 0.54)} ${n(-r * 0.2)} ${n(-r * 0.42)} ${n(-r * 0.62)} ${n(-r * 0.2)}Z`, 0.35)
  );
};

/** A twig with leaves on both sides, its foot at the origin, to the right. */
export function twig(random, { length = 380, leaf = 62, tints = ["#5f8a4c", "#7fa052", "#3f7a55"], wood = "#6b5a34", count = 14 } = {}) {
  let leaves = "";
  for (let i = 0; i < count; i++) {
    const t = (i + 1.5) / (count + 1);
    const l = leaf * (1.1 - 0.5 * t) * random.range(0.86, 1.1);
    leaves += at(
      path(`M0 0Q${n(l * 0.4)} ${n(-l * 0.34)} ${n(l)} 0 ${n(l * 0.4)} ${n(l * 0.34)} 0 0Z`, { fill: random.pick(tints) }) +
        path(`M4 0H${n(l * 0.8)}`, { stroke: CREAM, "stroke-opacity": 0.35, "stroke-width": 2.5 }),
      t * length,
      -Math.sin(t * 2.6) * 18,
      (i % 2 ? 1 : -1) * random.range(38, 58),
    );
  }
  return path(`M0 0Q${length * 0.5}-34 ${length}-8`, { fill: "none", stroke: wood, "stroke-width": 8, "stroke-linecap": "round" }) + leaves;
}
