// Sky pieces: rings of light, stars, clouds, smoke, birds, snow, ribbons of wind.
import { band, n, softPolygon } from "./geometry.mjs";
import { castShadow, discOutline, tornPiece } from "./paper.mjs";
import { attrs, path, use } from "./picture.mjs";

/** A flat sky: one sheet with its gradient. */
export function skySheet(pic, stops, horizon = pic.height) {
  return `<rect${attrs({ width: pic.width, height: pic.height, fill: pic.linear(stops, [0, 0, 0, horizon]) })}/>`;
}

/** Rings of torn tracing paper around a light, then the disc itself. */
export function lightRings(
  pic,
  random,
  x,
  y,
  r,
  { rings = [4.6, 3.2, 2.1], tint = "#fff3d2", opacity = 0.2, disc = "#fff6dc", shadow = "#8a6a4a" } = {},
) {
  const out = rings.map((k, i) => {
    const outline = discOutline(random, x, y, r * k, { wobble: 0.03 });
    const id = pic.shape(softPolygon(outline));
    return (
      castShadow(pic, id, { dx: 0, dy: 0, spread: 10, tint: shadow, opacity: 0.07, steps: 2, hollow: true }) +
      use(id, {
        fill: tint,
        "fill-opacity": opacity * (0.7 + 0.25 * i),
        stroke: "#fffaf0",
        "stroke-opacity": 0.5,
        "stroke-width": 1.6,
      })
    );
  });
  if (disc)
    out.push(
      tornPiece(pic, random, discOutline(random, x, y, r, { wobble: 0.02 }), {
        fill: disc,
        tear: r * 0.06,
        coreTint: "#fffdf6",
        shadow: { dx: 0, dy: 1, spread: 10, tint: shadow, opacity: 0.2 },
      }),
    );
  return out.join("");
}

/** Stars: pin-holes and a few four-pointed cuttings, in one path per tint. */
export function stars(random, { x0, x1, y0, y1, count, big = 8, tint = "#fdf3d6", opacity = 0.9 }) {
  // A dot is a stroke of no length with round ends: few bytes, quick to paint.
  const dots = ["", "", ""];
  for (let i = 0; i < count; i++) {
    const t = random.next();
    dots[i % 3] += `M${Math.round(random.range(x0, x1))} ${Math.round(y0 + (y1 - y0) * t ** 1.35)}h0`;
  }
  let cut = "";
  for (let i = 0; i < big; i++) {
    const x = random.range(x0 + 30, x1 - 30);
    const y = y0 + (y1 - y0) * random.next() ** 1.2;
    const r = random.range(4.5, 9);
    const q = r * 0.14;
    cut += `M${n(x)} ${n(y - r)}Q${n(x + q)} ${n(y - q)} ${n(x + r * 0.8)} ${n(y)}Q${n(x + q)} ${n(y + q)} ${n(x)} ${n(y + r)}Q${n(x - q)} ${n(y + q)} ${n(x - r * 0.8)} ${n(y)}Q${n(x - q)} ${n(y - q)} ${n(x)} ${n(y - r)}Z`;
  }
  return (
    dots
      .map((d, i) =>
        path(d, {
          fill: "none",
          stroke: tint,
          "stroke-opacity": opacity * 0.8,
          "stroke-width": 1.6 + i * 0.9,
          "stroke-linecap": "round",
        }),
      )
      .join("") + path(cut, { fill: tint, "fill-opacity": opacity })
  );
}

/** A cloud torn from one sheet: flat below, a few lobes above. */
export function cloud(
  pic,
  random,
  x,
  y,
  width,
  { fill = "#fdf8ee", height = width * 0.22, opacity, shadow, coreTint = "#fffdf8" } = {},
) {
  const lobes = 4 + random.int(0, 2);
  const top = [];
  for (let i = 0; i <= lobes * 4; i++) {
    const t = i / (lobes * 4);
    const bump = Math.abs(Math.sin(t * Math.PI * lobes + 0.3)) ** 0.7;
    const lens = Math.sin(Math.PI * t) ** 0.55;
    top.push([
      x + width * (t - 0.5),
      y - height * lens * (0.55 + 0.45 * bump * (0.7 + 0.6 * Math.sin(t * 5 + random.range(0, 0.4)))),
    ]);
  }
  const low = [];
  for (let i = 14; i > 0; i--) {
    const t = i / 14;
    low.push([x + width * (t - 0.5) * 0.98, y + height * 0.1 * random.range(0.2, 1) * Math.sin(Math.PI * t)]);
  }
  return tornPiece(pic, random, [...top, ...low], {
    fill,
    tear: Math.max(2, height * 0.07),
    coreTint,
    shadow: shadow ?? { dx: 3, dy: 5, spread: 12, opacity: 0.16 },
    opacity,
  });
}

/** Smoke: ribbons of tracing paper that curl up from (x, y) and widen; `frayed` they part into wisps. */
export function smoke(
  pic,
  x,
  y,
  height,
  { sway = height * 0.14, lean = 0.35, tint = "#fdf6ea", opacity = 0.55, width = height * 0.13, frayed = false } = {},
) {
  const line = (k, phase, part = 0) =>
    Array.from({ length: 8 }, (_, i) => {
      const t = i / 7;
      return [
        x + Math.sin(t * (frayed ? 8 : 5.2) + phase) * sway * t * k + lean * height * t ** 1.5,
        y - height * t * (0.8 + 0.2 * k) - part * height * Math.max(0, t - 0.4) ** 1.3,
      ];
    });
  const fade = (o) =>
    pic.linear(
      [
        [0, tint, o],
        [0.55, tint, o * 0.7],
        [1, tint, 0],
      ],
      [0, y, 0, y - height],
    );
  const ribbon = (points, widths, o) => path(band(points, widths), { fill: fade(o) });
  if (frayed)
    return (
      ribbon(line(0.8, 0.9, -0.8), [width * 0.3, width * 0.6, width, width * 0.9, width * 0.5, 1], opacity * 0.55) +
      ribbon(line(1.3, -0.5, 0.3).slice(0, 7), [width * 0.3, width * 0.6, width * 0.8, width * 0.5, 1], opacity * 0.5) +
      ribbon(line(1, 0), [width * 0.4, width * 0.7, width, width * 0.7, width * 0.5, 1], opacity)
    );
  return (
    ribbon(line(1.15, 0.4), [2, width * 0.6, width, width * 1.25, width * 0.5], opacity * 0.6) +
    ribbon(line(0.9, 0), [1.5, width * 0.4, width * 0.6, width * 0.7, 1], opacity)
  );
}

/** A few birds, each two strokes of the scissors. */
export function birds(list, tint = "#33474c", opacity = 0.75) {
  const d = list
    .map(
      ([x, y, s]) =>
        `M${n(x - s)} ${n(y - s * 0.28)}Q${n(x - s * 0.4)} ${n(y - s * 0.42)} ${n(x)} ${n(y)}Q${n(x + s * 0.35)} ${n(y - s * 0.5)} ${n(x + s)} ${n(y - s * 0.42)}Q${n(x + s * 0.42)} ${n(y - s * 0.22)} ${n(x + s * 0.05)} ${n(y + s * 0.14)}Q${n(x - s * 0.4)} ${n(y - s * 0.2)} ${n(x - s)} ${n(y - s * 0.28)}Z`,
    )
    .join("");
  return path(d, { fill: tint, "fill-opacity": opacity });
}

/** Snow in the air: small punched dots. */
export function snowfall(
  random,
  { x0, x1, y0, y1, count, tint = "#ffffff", opacity = 0.75, min = 1.2, max = 3.6 },
) {
  const dots = ["", "", ""];
  for (let i = 0; i < count; i++)
    dots[i % 3] += `M${Math.round(random.range(x0, x1))} ${Math.round(random.range(y0, y1))}h0`;
  return dots
    .map((d, i) =>
      path(d, {
        fill: "none",
        stroke: tint,
        "stroke-opacity": opacity,
        "stroke-width": n(2 * (min + ((max - min) * i) / 2)),
        "stroke-linecap": "round",
      }),
    )
    .join("");
}

/** A ribbon of wind: a long tapered band that ends in a curl. */
export function windRibbon(
  pic,
  points,
  width,
  { fill = "#dfe8ee", opacity = 0.6, shadow = { dx: 3, dy: 5, spread: 9, opacity: 0.16 } } = {},
) {
  const d = band(points, [0.5, width * 0.55, width, width, width * 0.8, width * 0.6, width * 0.4, 0.6], 4);
  const id = pic.shape(d);
  return (shadow ? castShadow(pic, id, shadow) : "") + use(id, { fill, "fill-opacity": opacity });
}

/** The points of a curl: a stroke from (x, y) towards the right that rolls up into a spiral. */
export function curl(x, y, length, r, { rise = 0, turns = 1.35, up = true } = {}) {
  const v = up ? -1 : 1;
  const points = [
    [x, y],
    [x + length * 0.25, y - rise * 0.2 + v * length * 0.03],
    [x + length * 0.5, y - rise * 0.6 - v * length * 0.03],
    [x + length * 0.78, y - rise - v * length * 0.035],
  ];
  const cx = x + length;
  const cy = y - rise + v * r;
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const a = -v * (Math.PI / 2 - t * turns * Math.PI * 2);
    const k = r * (1 - t * 0.72);
    points.push([cx + Math.cos(a) * k * 1.12, cy + Math.sin(a) * k]);
  }
  return points;
}

/** A pool of light in a few flat steps, as through stacked tracing paper. */
export function glow(pic, x, y, rx, ry, { tint = "#ffca6e", opacity = 0.5 } = {}) {
  const paint = pic.radial(
    [
      [0, tint, opacity],
      [0.35, tint, opacity * 0.55],
      [0.7, tint, opacity * 0.16],
      [1, tint, 0],
    ],
    x,
    y,
    rx,
    ry,
  );
  return `<ellipse${attrs({ cx: n(x), cy: n(y), rx: n(rx), ry: n(ry), fill: paint })}/>`;
}
