import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../testing/serve.mjs";

/** The budgets of the project: name → `{ max }` or `{ min }`, with what they mean. */
export const BUDGETS = JSON.parse(readFileSync(path.join(ROOT, "budgets.json"), "utf8"));

/**
 * Whether a figure keeps its budget. A figure that could not be measured keeps none.
 * @param {{ max?: number, min?: number }} budget
 * @param {number} figure
 */
export const keeps = ({ max = Infinity, min = -Infinity }, figure) => figure <= max && figure >= min;

/**
 * One line of the report: a figure, the yardstick beside it when there is one, and a budget when it has one.
 * @typedef {{ name: string, figure: number, yardstick?: number, budget?: string, kept: boolean }} Row
 * @param {string} name
 * @param {number} figure
 * @param {{ yardstick?: number, budget?: string }} [options]
 * @returns {Row}
 */
export function row(name, figure, { yardstick, budget } = {}) {
  return { name, figure, yardstick, budget, kept: !budget || keeps(BUDGETS[budget], figure) };
}

/** The rows as aligned text. */
export function table(rows) {
  const cells = rows.map(({ name, figure, yardstick, budget, kept }) => [
    kept ? "ok" : "MISSED",
    name,
    number(figure),
    yardstick === undefined ? "" : number(yardstick),
    budget ? `${limit(BUDGETS[budget])} ${budget}` : "",
  ]);
  cells.unshift(["", "", "this site", "yardstick", "budget"]);
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const pad = (text, column) =>
    [2, 3].includes(column) ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  return cells.map((line) => line.map(pad).join("  ").trimEnd()).join("\n");
}

/** Prints how many budgets were missed, and makes the process fail when there are any. */
export function conclude(rows) {
  const missed = rows.filter(({ kept }) => !kept).length;
  console.log(missed ? `${missed} budgets missed` : "Every budget is kept");
  process.exitCode = missed ? 1 : 0;
}

/** Prints outcomes that hold or not, each with up to eight details; whether all of them hold. */
export function printOutcomes(outcomes) {
  for (const { what, figure, ok, details = [] } of outcomes) {
    console.log(`${ok ? "ok    " : "MISSED"} ${what.padEnd(64)} ${figure}`);
    for (const detail of details.slice(0, 8)) console.log(`         ${detail}`);
  }
  return outcomes.every(({ ok }) => ok);
}

const limit = ({ max, min }) => (max !== undefined ? `≤ ${max}` : `≥ ${min}`);
const number = (value) =>
  Number.isInteger(value) || value >= 100 ? String(Math.round(value)) : value.toFixed(2);

/** The middle of several measurements. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value below which a part of the measurements lies. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}
