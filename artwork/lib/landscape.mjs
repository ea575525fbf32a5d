// A stack of ridges with their spurs, for the smaller scenes.

import { tornSheet } from "./paper.mjs";
import { ridgeline, shadeFacet, snowCap } from "./ridge.mjs";
import { standingFirs } from "./stamps.mjs";

/**
 * Draw ridges from the farthest to the nearest. Each one: `at` (anchors), `fill` (stops), and if
 * wanted `soft`, `facets` [[summit, to, depth]], `caps` [[from, to, drop]], `trees` {height, tint}.
 * `after` runs when a ridge lies; returns the faces of all ridges.
 */
export function ridges(pic, random, list, { shadow = "#23424a", rock = "#4d6f80", light, after } = {}) {
  return list.map((ridge, i) => {
    const r = random.fork(`ridge${i}`);
    const line = ridgeline(r, ridge.at, {
      rough: ridge.rough ?? (ridge.soft ? 0.06 : 0.2),
      soft: ridge.soft,
      step: ridge.soft ? 18 : 12,
    });
    const low = Math.max(...ridge.at.map((p) => p[1]));
    const sheet = tornSheet(pic, r, line, {
      fill: ridge.fill,
      tear: ridge.tear ?? 6 + i,
      light: ridge.light ?? light,
      gradientTo: Math.min(pic.height, low + (ridge.fade ?? 160)),
      shadow: { dx: 6, dy: -1, spread: 12 + i * 2, opacity: 0.22, tint: shadow },
    });
    pic.add(sheet.markup);
    for (const [px, to, depth] of ridge.facets ?? [])
      pic.add(shadeFacet(pic, r, sheet.face, px, to, { depth, tint: ridge.rock ?? rock, opacity: 0.5 }));
    for (const [from, to, drop] of ridge.caps ?? [])
      pic.add(snowCap(r, sheet.face, from, to, { drop, tongues: 5, tint: "#fff8ec", opacity: 0.94 }));
    if (ridge.trees)
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 0,
          to: pic.width,
          gap: ridge.trees.height * 0.45,
          clump: 0.5,
          sink: 3,
          ...ridge.trees,
          tint: ridge.trees.tint,
        }),
      );
    after?.(i, sheet.face);
    return sheet.face;
  });
}
