// The stage of a paper diorama: a picture whose pieces may cast truly soft shadows,
// since it ends as pixels and not as markup.
import { n } from "../../lib/geometry.mjs";
import { attrs, group, Picture, path } from "../../lib/picture.mjs";

export class Stage extends Picture {
  /** `around`: how far beyond its frame what casts a shadow may stand. */
  constructor({ width, height, around = 80 }) {
    super({ id: "d", width, height });
    this.around = around;
    this.filters = new Map();
  }

  /** A filter, made once for each set of values; `span` [top, bottom, left, right] spares the pixels it cannot touch. */
  filter(name, content, span = []) {
    const [first, ...last] = [-this.around, this.height + this.around, this.width + this.around];
    const [from = first, to = last[0], start = first, end = last[1]] = span;
    const top = Math.floor(Math.max(first, from));
    const bottom = Math.ceil(Math.min(last[0], to));
    const left = Math.floor(Math.max(first, start));
    const right = Math.ceil(Math.min(last[1], end));
    const key = `${name}/${top}/${bottom}/${left}/${right}`;
    if (!this.filters.has(key)) {
      const box = { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
      this.filters.set(
        key,
        this.define(
          "filter",
          { ...box, filterUnits: "userSpaceOnUse", "color-interpolation-filters": "sRGB" },
          content,
        ),
      );
    }
    return `url(#${this.filters.get(key)})`;
  }

  /** What `draw` adds to the stage, as markup to be placed elsewhere. */
  capture(draw) {
    const before = this.body.length;
    draw();
    return this.body.splice(before).join("");
  }

  /** Markup seen through an opening. */
  through(d, markup) {
    return group(markup, { "clip-path": `url(#${this.define("clipPath", {}, path(d))})` });
  }

  /** Markup out of focus. */
  soft(markup, deviation, span) {
    return group(markup, {
      filter: this.filter(`b${deviation}`, `<feGaussianBlur stdDeviation="${deviation}"/>`, span),
    });
  }

  /** Markup lifted off what lies behind: a sharp contact shadow inside a wide soft one. */
  lift(markup, { dx = 8, dy = 8, blur = 12, opacity = 0.32, tint = "#12231f", span } = {}) {
    const drop = (k, o, near) =>
      `<feDropShadow${attrs({ dx: n(dx * k), dy: n(dy * k), stdDeviation: n(blur * near), "flood-color": tint, "flood-opacity": o })}/>`;
    return group(markup, {
      filter: this.filter(
        `l${dx},${dy},${blur},${opacity},${tint}`,
        drop(0.35, opacity * 0.75, 0.28) + drop(1, opacity, 1),
        span,
      ),
    });
  }

  /** A clean-cut card: its shadow, the light thickness of the paper, the face. */
  card(d, { fill, edge = "#fff8ea", thick = 2.2, edgeOpacity = 0.8, transform, ...shadow }) {
    const cut = path(d, {
      fill: edge,
      "fill-opacity": edgeOpacity,
      transform: `translate(${n(-thick * 0.5)} ${n(-thick)})`,
    });
    const face = path(d, { fill });
    const markup = group((thick ? cut : "") + face, { transform });
    return shadow.opacity === 0 ? markup : this.lift(markup, shadow);
  }

  /** A pool of light, or of darkness, without any edge. */
  pool(x, y, rx, ry, tint, opacity = 0.5) {
    const fill = this.radial(
      [
        [0, tint, opacity],
        [0.3, tint, opacity * 0.66],
        [0.65, tint, opacity * 0.2],
        [1, tint, 0],
      ],
      x,
      y,
      rx,
      ry,
    );
    return `<ellipse${attrs({ cx: n(x), cy: n(y), rx: n(rx), ry: n(ry), fill })}/>`;
  }

  /** The whole sky, or a wall. */
  backdrop(stops, to = this.height) {
    return `<rect${attrs({ width: this.width, height: this.height, fill: this.linear(stops, [0, 0, 0, to]) })}/>`;
  }
}
