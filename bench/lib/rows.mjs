import { BUDGETS, keeps, limit } from "./budgets.mjs";

/**
 * One line of the report: a figure, the yardstick beside it when there is one, and a budget when it has one.
 * @typedef {{ name: string, figure: number, yardstick?: number, ratio?: number, budget?: string, kept: boolean }} Row
 * @param {string} name
 * @param {number} figure
 * @param {{ yardstick?: number, budget?: string, judged?: "figure" | "ratio" }} [options] which of the
 *   figure and its ratio to the yardstick must keep the budget
 * @returns {Row}
 */
export function row(name, figure, { yardstick, budget, judged = "figure" } = {}) {
  const ratio = yardstick ? figure / yardstick : undefined;
  const value = judged === "ratio" ? ratio : figure;
  return { name, figure, yardstick, ratio, budget, kept: !budget || keeps(BUDGETS[budget], value) };
}

/** The rows as aligned text. */
export function table(rows) {
  const cells = rows.map(({ name, figure, yardstick, ratio, budget, kept }) => [
    kept ? "ok" : "MISSED",
    name,
    number(figure),
    yardstick === undefined ? "" : number(yardstick),
    ratio === undefined ? "" : ratio.toFixed(2),
    budget ? `${limit(BUDGETS[budget])} ${budget}` : "",
  ]);
  cells.unshift(["", "", "this site", "yardstick", "ratio", "budget"]);
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const pad = (text, column) =>
    [2, 3, 4].includes(column) ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  return cells.map((line) => line.map(pad).join("  ").trimEnd()).join("\n");
}

const number = (value) =>
  Number.isInteger(value) || value >= 100 ? String(Math.round(value)) : value.toFixed(2);

/** The middle of several measurements. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
