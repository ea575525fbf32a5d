import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../testing/serve.mjs";

/** The budgets of the project: name → `{ max }` or `{ min }`, with what they mean. */
export const BUDGETS = JSON.parse(readFileSync(path.join(ROOT, "budgets.json"), "utf8"));

/** Whether a figure keeps its budget. A figure that could not be measured (NaN) keeps none. */
export const keeps = ({ max = Infinity, min = -Infinity }, figure) => figure <= max && figure >= min;

/** One line of the report: a figure, and the yardstick and the budget if there are any. */
export function row(name, figure, { yardstick, budget } = {}) {
  return { name, figure, yardstick, budget, kept: !budget || keeps(BUDGETS[budget], figure) };
}

/** One line of a report on what has to hold, with details of what does not. */
export const outcome = (name, figure, kept, details = []) => ({ name, figure, kept, details });

/** The rows as aligned text, up to eight details below each. */
export function table(rows) {
  const cells = rows.map(({ name, figure, yardstick, budget, kept }) => [
    kept ? "ok" : "MISSED",
    name,
    number(figure),
    number(yardstick ?? ""),
    budget ? `${limit(BUDGETS[budget])} ${budget}` : "",
  ]);
  cells.unshift(["", "", "figure", "yardstick", "budget"]);
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const pad = (text, column) =>
    [2, 3].includes(column) ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  const lines = cells.flatMap((line, i) => [
    line.map(pad).join("  ").trimEnd(),
    ...(rows[i - 1]?.details ?? []).slice(0, 8).map((detail) => `         ${detail}`),
  ]);
  return lines.join("\n");
}

/** Prints the rows and how many missed their limit, and makes the process fail when there are any. */
export function conclude(rows) {
  console.log(table(rows));
  const missed = rows.filter(({ kept }) => !kept).length;
  console.log(missed ? `${missed} of ${rows.length} missed` : "Every limit is kept");
  process.exitCode = missed ? 1 : 0;
}

const limit = ({ max, min }) => (max !== undefined ? `≤ ${max}` : `≥ ${min}`);
const number = (value) =>
  typeof value === "string" || Number.isInteger(value) ? String(value) : value.toFixed(value >= 100 ? 0 : 2);

/** The value below which a part of the measurements lies; 0.5 is the median. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}
