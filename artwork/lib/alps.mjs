// What the four heroes share: their two formats, ranges with snow and spurs, a lane through a meadow.
import { standRidges } from "../demo/lib/sheets.mjs";
import { Diorama } from "./diorama.mjs";
import { softPolygon } from "./geometry.mjs";
import { group, path } from "./picture.mjs";
import { shadeFacet, snowLine } from "./ridge.mjs";

const SIZES = { wide: [1600, 1000], tall: [900, 1600], broad: [2000, 1000] };

/** An empty stage for a `wide` or a `tall` screen, or a `broad` one, half of which words lie on. */
export function heroStage(format) {
  const [width, height] = SIZES[format];
  return new Diorama({ id: "h", width, height });
}

/**
 * Ridges as `standRidges` takes them; besides each may have `snow` {level, ragged} under its
 * spurs, which are then `spurs` [[summit, to, depth]].
 */
export function alps(stage, random, list, { after, snowTint = "#fdf8ef", rock, light, ...options } = {}) {
  return standRidges(stage, random, list, {
    ...options,
    light,
    after: (i, face) => {
      const ridge = list[i];
      const r = random.fork(`snow${i}`);
      if (ridge.snow)
        stage.add(
          stage.lift(snowLine(r, face, { tint: snowTint, ...ridge.snow }), {
            dx: 1,
            dy: 2.5,
            blur: 2.5,
            opacity: 0.22,
            tint: ridge.rock ?? rock,
            span: [Math.min(...face.map((p) => p[1])) - 20, ridge.snow.level + 80],
          }),
        );
      for (const [px, to, depth, lean = 0.25] of ridge.spurs ?? [])
        stage.add(
          shadeFacet(stage, r, face, px, to, {
            depth,
            lean,
            tint: ridge.rock ?? rock,
            opacity: ridge.facetOpacity ?? 0.6,
            rim: ridge.rim ?? light,
          }),
        );
      after?.(i, face);
    },
  });
}

/** A lane that comes nearer: [x, y, width] from its far end; lies flat, its edges a little torn. */
export function lane(stage, random, line, { fill, edge, opacity = 1 }) {
  const at = (u) => {
    const i = Math.min(line.length - 2, Math.floor(u));
    const t = u - i;
    const [a, b, c, d] = [-1, 0, 1, 2].map((k) => line[Math.min(line.length - 1, Math.max(0, i + k))]);
    return [0, 1, 2].map(
      (k) =>
        0.5 *
        (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3),
    );
  };
  const side = (sign, grow) =>
    Array.from({ length: (line.length - 1) * 10 + 1 }, (_, i) => {
      const [x, y, w] = at(i / 10);
      return [x + sign * (w * 0.5 + grow) + random.range(-1, 1) * (0.6 + w * 0.025), y];
    });
  const outline = (grow) => softPolygon([...side(-1, grow), ...side(1, grow).reverse()]);
  return group(
    (edge ? path(outline(2.2), { fill: edge }) : "") + path(outline(0), { fill }),
    opacity < 1 ? { opacity } : {},
  );
}
