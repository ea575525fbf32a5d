// Torn sheets under a real lamp: the shared tearing, with blurred shadows.
import { n, simplify, softLine, softPolygon } from "../../lib/geometry.mjs";
import { tornPiece, tornSheet } from "../../lib/paper.mjs";
import { group, path } from "../../lib/picture.mjs";
import { ridgeline, shadeFacet, snowCap, treeline } from "../../lib/ridge.mjs";
import { createNoise } from "../../lib/rng.mjs";

/** One sheet torn along a ridge, standing in front of what is already on the stage. */
export function standSheet(
  stage,
  random,
  line,
  { fill, tear = 9, light, core = 0.62, shadow = {}, gradientTo, bottom },
) {
  const { dx = 10, dy = -3, blur = 20, opacity = 0.36, tint = "#14302f" } = shadow;
  const end = bottom ?? stage.height + 60;
  const d = `${softLine(simplify(line, 0.8))}L${n(line.at(-1)[0])} ${end}L${n(line[0][0])} ${end}Z`;
  const cast = (k, o) =>
    path(d, { fill: tint, "fill-opacity": o, transform: `translate(${n(dx * k)} ${n(dy * k)})` });
  const sheet = tornSheet(stage, random, line, {
    fill,
    tear,
    light,
    coreAmount: core,
    shadow: null,
    gradientTo,
    bottom: end,
  });
  // Only the rim of the shadow shows: the rest lies behind the sheet itself.
  const ys = line.map((p) => p[1]);
  const span = [Math.min(...ys) - blur * 4, Math.max(...ys) + blur * 2];
  stage.add(
    stage.soft(cast(1.2, opacity), blur, span),
    stage.soft(cast(0.4, opacity * 0.7), Math.max(2, blur * 0.22), span),
    sheet.markup,
  );
  return sheet.face;
}

/**
 * Ridges from the farthest to the nearest. Each: `at`, `fill`, and if wanted `soft`, `rough`, `tear`,
 * `light`, `facets` [[summit, to, depth]], `caps` [[from, to, drop]], `rock`, `capTint`, `trees`, `shadow`, `fade`.
 */
export function standRidges(
  stage,
  random,
  list,
  { rock = "#4d6f80", shadow = {}, light, capTint = "#fff8ec", after } = {},
) {
  return list.map((ridge, i) => {
    const r = random.fork(`ridge${i}`);
    const line = ridgeline(r, ridge.at, {
      rough: ridge.rough ?? (ridge.soft ? 0.05 : 0.21),
      soft: ridge.soft,
      step: ridge.soft ? 18 : 11,
    });
    const low = Math.max(...ridge.at.map((p) => p[1]));
    const face = standSheet(stage, r, line, {
      fill: ridge.fill,
      tear: ridge.tear ?? 7 + i,
      light: ridge.light ?? light,
      core: ridge.core,
      gradientTo: Math.min(stage.height, low + (ridge.fade ?? 200)),
      shadow: { blur: 15 + i * 3, ...shadow, ...ridge.shadow },
    });
    for (const [px, to, depth, lean = 0.25] of ridge.facets ?? [])
      stage.add(
        shadeFacet(stage, r, face, px, to, {
          depth,
          lean,
          tint: ridge.rock ?? rock,
          opacity: ridge.facetOpacity ?? 0.55,
          rim: ridge.rim ?? light,
        }),
      );
    for (const [from, to, drop] of ridge.caps ?? [])
      stage.add(
        stage.lift(
          snowCap(r, face, from, to, { drop, tongues: 6, tint: ridge.capTint ?? capTint, opacity: 0.96 }),
          {
            dx: 2,
            dy: 3,
            blur: 3,
            opacity: 0.2,
            span: [ridge.at.reduce((m, p) => Math.min(m, p[1]), 1e9) - 40, low + 60],
          },
        ),
      );
    if (ridge.trees)
      stage.add(
        path(
          treeline(r, face, {
            from: 0,
            to: stage.width,
            gap: ridge.trees.height * 0.42,
            clump: 0.5,
            sink: 4,
            ...ridge.trees,
          }),
          { fill: ridge.trees.tint },
        ),
      );
    after?.(i, face);
    return face;
  });
}

/** A loose torn piece with a blurred shadow. */
export function lay(stage, random, outline, { shadow = {}, ...options }) {
  const markup = tornPiece(stage, random, outline, { ...options, shadow: null });
  return shadow ? stage.lift(markup, shadow) : markup;
}

/** A bank of mist between two sheets: torn tracing paper, out of focus. */
export function mist(stage, random, { x, y, width, height, tint = "#ffffff", opacity = 0.6, blur = 14 }) {
  const noise = createNoise(random, 3);
  const top = [];
  const low = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const lens = Math.sin(Math.PI * t) ** 0.7;
    const px = x + width * (t - 0.5);
    top.push([px, y - height * lens * (0.6 + 0.5 * noise(t * width * 0.007))]);
    low.unshift([px, y + height * 0.7 * lens]);
  }
  const fill = stage.linear(
    [
      [0, tint, opacity],
      [0.5, tint, opacity * 0.75],
      [1, tint, 0],
    ],
    [0, y - height, 0, y + height * 0.7],
  );
  return stage.soft(group(path(softPolygon([...top, ...low]), { fill })), blur, [
    y - height * 1.6 - blur * 3,
    y + height + blur * 3,
  ]);
}

/** Rays of light that fall from (x, y), as long wedges of tracing paper. */
export function rays(
  stage,
  random,
  x,
  y,
  length,
  { from, to, count = 7, tint = "#fff1c8", opacity = 0.16, blur = 10 },
) {
  let out = "";
  for (let i = 0; i < count; i++) {
    const a = from + ((to - from) * (i + random.range(0.1, 0.9))) / count;
    const w = ((to - from) / count) * random.range(0.18, 0.42);
    const p = (k) => `${n(x + Math.cos(a + k) * length)} ${n(y + Math.sin(a + k) * length)}`;
    out += path(`M${n(x)} ${n(y)}L${p(-w)}L${p(w)}Z`, {
      fill: stage.radial(
        [
          [0, tint, opacity],
          [0.6, tint, opacity * 0.55],
          [1, tint, 0],
        ],
        x,
        y,
        length,
      ),
      "fill-opacity": n(random.range(0.6, 1)),
    });
  }
  return stage.soft(out, blur);
}
