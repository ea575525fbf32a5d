// What stands in the evening sky of the legal pages, as round as a moon: a seal of wax, a biscuit that somebody has
// bitten into, somebody with open arms. The moon itself is over the calendar's ridges.

import { softPolygon } from "../lib/geometry.mjs";
import { castShadow, discOutline, tornPiece } from "../lib/paper.mjs";
import { group, Picture, path, use } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { lightRings } from "../lib/sky.mjs";

const SIZE = 200;
const MIDDLE = SIZE / 2;
const RADIUS = 58;

/** A full moon in its rings of light. */
export function moon() {
  const pic = new Picture({ id: "mo", width: SIZE, height: SIZE });
  const random = createRandom("moon");
  pic.add(
    rings(pic, random),
    ...[
      [82, 84, 15],
      [118, 112, 21],
      [112, 74, 8],
      [84, 124, 9],
      [134, 86, 5],
    ].map(([x, y, r]) => spot(random, x, y, r, "#e9d9b4", 0.55)),
  );
  return pic;
}

/** A seal of wax with the site's mountains. */
export function seal() {
  const pic = new Picture({ id: "se", width: SIZE, height: SIZE });
  const random = createRandom("seal");
  const outline = discOutline(random, MIDDLE, MIDDLE, RADIUS + 4, { wobble: 0.07, count: 40 });
  pic.add(
    inRings(pic, random, outline, { fill: "#a8442a", tear: 4, coreTint: "#7d2d1a" }, { tint: "#4a1c10", opacity: 0.3 }),
    ring("#7d2d1a", 43.5, 5),
    ring("#c9694a", 42, 1.6),
    path("M66 122L88 84L98 99L110 76L135 122Z", { fill: "#7d2d1a", "fill-opacity": 0.5 }),
    path("M65 119L87 81L97 96L109 73L134 119Z", { fill: "#d9805f" }),
    path("M87 81L97 96L92 104L86 97L79 103ZM109 73L120 92L112 97L107 90L100 96Z", { fill: "#f0b79c" }),
  );
  return pic;
}

/** Somebody with open arms, cut into the moon. */
export function welcome() {
  const pic = new Picture({ id: "we", width: SIZE, height: SIZE });
  const random = createRandom("welcome");
  const body = "M68 85Q100 95 132 85L134 92Q121 97 113 99L114 116L121 144L113 146L101 120H99L87 146L79 144L86 116L87 99Q79 97 66 92Z";
  const head = `<circle cx="100" cy="74" r="10"/>`;
  pic.add(
    rings(pic, random),
    group(head + path(body), { fill: "#fffdf6", transform: "translate(1 2)" }),
    group(head + path(body), { fill: "#1f5a48" }),
  );
  return pic;
}

/** A biscuit as round as the moon, a bite of it gone. */
export function biscuit() {
  const pic = new Picture({ id: "bi", width: SIZE, height: SIZE });
  const random = createRandom("biscuit");
  const outline = bitten(discOutline(random, MIDDLE, MIDDLE, RADIUS, { wobble: 0.03, count: 96 }));
  pic.add(
    inRings(pic, random, outline, { fill: "#dba860", tear: 5, coreTint: "#b77f3c" }, { tint: "#5c3c1a", opacity: 0.28 }),
    ...[
      [74, 82, 9],
      [104, 66, 7],
      [98, 100, 10],
      [70, 116, 8],
      [110, 134, 9],
      [138, 122, 7],
      [88, 142, 6],
      [128, 98, 5],
    ].map(([x, y, r]) => chip(pic, random, x, y, r)),
    ...[
      [150, 62, 3.2],
      [162, 76, 2.2],
      [143, 46, 2],
    ].map(([x, y, r]) => spot(random, x, y, r, "#b77f3c", 1)),
  );
  return pic;
}

/** The rings of light, and the moon in them unless something else is. */
const rings = (pic, random, disc) =>
  lightRings(pic, random.fork("rings"), MIDDLE, MIDDLE, RADIUS, { rings: [1.62, 1.3], opacity: 0.3, disc });

/** A piece of paper in the place of the moon. */
const inRings = (pic, random, outline, paper, shadow) =>
  rings(pic, random, null) +
  tornPiece(pic, random, outline, { ...paper, shadow: { dx: 1, dy: 3, spread: 10, ...shadow } });

const ring = (stroke, r, width) =>
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** An outline without what three teeth took of it, seen from its middle. */
function bitten(outline) {
  const teeth = [
    [120, 52, 15],
    [138, 62, 15],
    [150, 80, 14],
  ];
  return outline.map(([x, y]) => {
    const far = Math.hypot(x - MIDDLE, y - MIDDLE);
    const [dx, dy] = [(x - MIDDLE) / far, (y - MIDDLE) / far];
    const near = teeth.map(([tx, ty, r]) => {
      const along = (tx - MIDDLE) * dx + (ty - MIDDLE) * dy;
      const aside = (tx - MIDDLE) * dy - (ty - MIDDLE) * dx;
      const half = r * r - aside * aside;
      return half > 0 && along > 0 ? along - Math.sqrt(half) : far;
    });
    const to = Math.min(far, ...near);
    return [MIDDLE + dx * to, MIDDLE + dy * to];
  });
}

/** A piece of chocolate in it. */
function chip(pic, random, x, y, r) {
  const id = pic.shape(round(random, x, y, r));
  return (
    castShadow(pic, id, { dx: 0.5, dy: 1.5, spread: 3, tint: "#5c3c1a", opacity: 0.4, steps: 2 }) +
    use(id, { fill: "#5a3420" }) +
    path(round(random, x - r * 0.25, y - r * 0.3, r * 0.4), { fill: "#8a5a38" })
  );
}

const spot = (random, x, y, r, fill, opacity) =>
  path(round(random, x, y, r), { fill, "fill-opacity": opacity });

const round = (random, x, y, r) => softPolygon(discOutline(random, x, y, r, { wobble: 0.1, count: 8 }));
