// A picture under construction: definitions, body and ids of its own.
import { n } from "./geometry.mjs";

/** Attributes as text; empty values are left out. */
export function attrs(values) {
  return Object.entries(values)
    .filter(([, v]) => v !== undefined && v !== null && v !== "")
    .map(([k, v]) => ` ${k}="${typeof v === "number" ? Math.round(v * 1000) / 1000 : v}"`)
    .join("");
}

/** A path element. */
export const path = (d, values = {}) => `<path${attrs({ d, ...values })}/>`;

/** A drawn line with round ends and corners. */
export const line = (d, stroke, width, o = 1) =>
  path(d, {
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-opacity": o,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });

/** A group element. */
export const group = (content, values = {}) => `<g${attrs(values)}>${content}</g>`;

/** A transform that places a drawing made around the origin. */
export const place = (x, y, scale = 1, flip = false) =>
  `translate(${n(x)} ${n(y)})${scale !== 1 || flip ? ` scale(${flip ? -Math.round(scale * 1000) / 1000 : Math.round(scale * 1000) / 1000}${flip ? ` ${Math.round(scale * 1000) / 1000}` : ""})` : ""}`;

export class Picture {
  /**
   * `id` is a short prefix that keeps the ids unique when several pictures share a page; so much of it is `above`
   * its origin.
   */
  constructor({ id, width, height, above = 0 }) {
    this.id = id;
    this.width = width;
    this.height = height;
    this.above = above;
    this.count = 0;
    this.defs = [];
    this.body = [];
    this.made = new Map();
  }

  /** A new id of this picture. */
  uid() {
    return `${this.id}-${(this.count++).toString(36)}`;
  }

  /** Keep markup among the definitions and return its id. */
  define(tag, values, content = "") {
    const id = this.uid();
    this.defs.push(`<${tag}${attrs({ id, ...values })}>${content}</${tag}>`);
    return id;
  }

  /** Keep a path without paint, to be used several times (shadow, core, face). */
  shape(d) {
    const id = this.uid();
    this.defs.push(`<path id="${id}" d="${d}"/>`);
    return id;
  }

  /** The id of a definition that is made at its first use only. */
  once(key, make) {
    if (!this.made.has(key)) this.made.set(key, make());
    return this.made.get(key);
  }

  /** A gradient between two points of the picture; stops are [offset, colour, opacity]. */
  linear(stops, [x1, y1, x2, y2], units = "userSpaceOnUse") {
    const id = this.define(
      "linearGradient",
      {
        x1: n(x1),
        y1: n(y1),
        x2: n(x2),
        y2: n(y2),
        gradientUnits: units === "userSpaceOnUse" ? units : undefined,
      },
      stopTags(stops),
    );
    return `url(#${id})`;
  }

  /** A round gradient; `ry` flattens it. */
  radial(stops, cx, cy, r, ry = r) {
    const id = this.define(
      "radialGradient",
      {
        cx: 0,
        cy: 0,
        r: 1,
        gradientUnits: "userSpaceOnUse",
        gradientTransform: `translate(${n(cx)} ${n(cy)}) scale(${n(r)} ${n(ry)})`,
      },
      stopTags(stops),
    );
    return `url(#${id})`;
  }

  /** Add markup on top of what is already there. */
  add(...markup) {
    this.body.push(...markup);
  }

  /** The finished document. */
  toString() {
    const defs = this.defs.length ? `<defs>${this.defs.join("")}</defs>` : "";
    const height = this.height + this.above;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${this.above ? -this.above : 0} ${this.width} ${height}" width="${this.width}" height="${height}">${defs}${this.body.join("")}</svg>`;
  }
}

function stopTags(stops) {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${attrs({ offset, "stop-color": colour, "stop-opacity": opacity })}/>`,
    )
    .join("");
}

/** Use a defined shape. */
export const use = (id, values = {}) => `<use${attrs({ href: `#${id}`, ...values })}/>`;
