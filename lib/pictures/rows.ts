/** The ideal width of a row as a multiple of its height. */
const IDEAL = 2.5;
const MAX_IN_ROW = 4;
/** Below this ratio a picture alone in its row would be higher than a screen. */
const WIDE = 1.3;
/** Below this share of its row's width a picture looks too thin. */
const SLIVER = 0.2;

type Sized = { width: number; height: number };
type Plan = { cost: number; rows: number[] };

/**
 * Parts pictures into rows of one to four, in their order, so that each row is about as high as the
 * others and no two neighbours have the same number where that can be helped.
 * @returns how many pictures stand in each row
 */
export function rowsOf(pictures: readonly Sized[]): number[] {
  // The best plan for the pictures before each place, by the number in its last row.
  const plans: Map<number, Plan>[] = [new Map([[0, { cost: 0, rows: [] }]])];
  for (let end = 1; end <= pictures.length; end += 1) {
    const found = new Map<number, Plan>();
    for (let count = 1; count <= Math.min(MAX_IN_ROW, end); count += 1) {
      const own = costOf(pictures.slice(end - count, end));
      for (const [previous, { cost, rows }] of plans[end - count] ?? []) {
        const total = cost + own + (previous === count ? 0.3 : 0);
        if (total < (found.get(count)?.cost ?? Number.POSITIVE_INFINITY))
          found.set(count, { cost: total, rows: [...rows, count] });
      }
    }
    plans.push(found);
  }
  const last = [...(plans.at(-1)?.values() ?? [])];
  return last.reduce((best, plan) => (plan.cost < best.cost ? plan : best), last[0] as Plan).rows;
}

/** How many times as wide as high a row of pictures is. */
export const spanOf = (row: readonly Sized[]) =>
  row.reduce((sum, { width, height }) => sum + width / height, 0);

function costOf(row: readonly Sized[]): number {
  const span = spanOf(row);
  const narrowest = Math.min(...row.map(({ width, height }) => width / height));
  return Math.log(span / IDEAL) ** 2 + (span < WIDE ? 4 : 0) + (narrowest < SLIVER * span ? 0.2 : 0);
}

/** Whether a row is too narrow to fill the width of the page. */
export const isNarrow = (row: readonly Sized[]) => spanOf(row) < WIDE;
