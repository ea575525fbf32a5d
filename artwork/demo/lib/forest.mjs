// Rows of trees that stand on a sheet, lifted together so that each row casts one soft shadow.
import { heightAt } from "../../lib/geometry.mjs";
import { defineFir, defineLarch, plant } from "../../lib/trees.mjs";

/** Cut a few kinds of firs or larches once; `options` go to the cutting. */
export function cutTrees(stage, random, kind, count = 3, options = {}) {
  const cut = kind === "larch" ? defineLarch : defineFir;
  return Array.from({ length: count }, () =>
    cut(stage, random, {
      rimOpacity: 0.18,
      ...options,
      width: (options.width ?? 44) * random.range(0.92, 1.1),
    }),
  );
}

/** Plant [[x, y, height]…]; with `line` the feet follow a ridge, `sink` below it; `haze` puts the row out of focus. */
export function row(stage, kinds, list, tints, { line, sink = 8, haze = 0, ...shadow } = {}) {
  const feet = list.map(([x, y]) => (line ? heightAt(line, x) + sink : y));
  const span = [Math.min(...list.map(([, , h], i) => feet[i] - h * 1.1)) - 60, Math.max(...feet) + 80];
  const markup = list
    .map(([x, , h], i) =>
      plant(
        kinds[i % kinds.length],
        x,
        feet[i],
        h,
        tints[i % tints.length],
        i % 2 === 1,
      ),
    )
    .join("");
  if (haze) return stage.soft(markup, haze);
  return shadow.opacity === 0
    ? markup
    : stage.lift(markup, { dx: 10, dy: 4, blur: 10, opacity: 0.34, span, ...shadow });
}

/** Places for a wood between `from` and `to`, from the farthest foot to the nearest. */
export function scatter(random, { from, to, y0, y1, count, height, spread = 0.3 }) {
  return Array.from({ length: count }, () => {
    const y = random.range(y0, y1);
    return [
      Math.round(random.range(from, to)),
      Math.round(y),
      Math.round(height * random.range(1 - spread, 1 + spread)),
    ];
  }).sort((a, b) => a[1] - b[1]);
}
