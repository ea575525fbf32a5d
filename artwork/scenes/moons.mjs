// What stands in the evening sky of the legal pages: a moon, and over the cookies what somebody has bitten into.

import { softPolygon } from "../lib/geometry.mjs";
import { castShadow, discOutline, tornPiece } from "../lib/paper.mjs";
import { Picture, path, use } from "../lib/picture.mjs";
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
    lightRings(pic, random.fork("rings"), MIDDLE, MIDDLE, RADIUS, { rings: [1.62, 1.3], opacity: 0.3 }),
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

/** A biscuit as round as the moon, a bite of it gone. */
export function biscuit() {
  const pic = new Picture({ id: "bi", width: SIZE, height: SIZE });
  const random = createRandom("biscuit");
  const outline = bitten(discOutline(random, MIDDLE, MIDDLE, RADIUS, { wobble: 0.03, count: 96 }));
  pic.add(
    lightRings(pic, random.fork("rings"), MIDDLE, MIDDLE, RADIUS, {
      rings: [1.62, 1.3],
      opacity: 0.3,
      disc: null,
    }),
    tornPiece(pic, random, outline, {
      fill: "#dba860",
      tear: 5,
      coreTint: "#b77f3c",
      shadow: { dx: 1, dy: 3, spread: 10, tint: "#5c3c1a", opacity: 0.28 },
    }),
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
