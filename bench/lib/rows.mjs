import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../testing/serve.mjs";

/** The budgets of the project: name → `{ max }` or `{ min }`, with what they mean. */
export const BUDGETS = JSON.parse(readFileSync(path.join(ROOT, "budgets.json"), "utf8"));

/** One line of the report: a figure beside its budget. NaN, a figure not measured, misses every budget. */
export function row(name, figure, budget) {
  const { max = Infinity, min } = BUDGETS[budget];
  const [isWithin, limit] = min === undefined ? [figure <= max, `≤ ${max}`] : [figure >= min, `≥ ${min}`];
  return { name, figure: `${Math.round(figure * 100) / 100} (${limit})`, isWithin };
}

/** One line of the report on what has to hold, with details of what does not. */
export const outcome = (name, figure, isWithin, details = []) => ({ name, figure, isWithin, details });

/** Prints the rows, up to eight details below each, and makes the process fail when a limit is missed. */
export function conclude(rows) {
  for (const { name, figure, isWithin, details = [] } of rows)
    console.log(
      [`${isWithin ? "ok    " : "MISSED"} ${name}: ${figure}`, ...details.slice(0, 8)].join("\n       "),
    );
  const missed = rows.filter(({ isWithin }) => !isWithin).length;
  console.log(missed ? `${missed} of ${rows.length} missed` : "Every limit is kept");
  process.exitCode = missed ? 1 : 0;
}

/** The value below which a part of the measurements lies; 0.5 is the median. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}
