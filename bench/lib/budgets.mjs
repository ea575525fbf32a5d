import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";

/** The budgets of the project: name → `{ max }` or `{ min }`, with what they mean. */
export const BUDGETS = JSON.parse(readFileSync(path.join(ROOT, "budgets.json"), "utf8"));

/**
 * Whether a figure keeps its budget. A figure that could not be measured keeps none.
 * @param {{ max?: number, min?: number }} budget
 * @param {number} figure
 */
export function keeps({ max = Infinity, min = -Infinity }, figure) {
  return figure <= max && figure >= min;
}

/**
 * A budget as the tables show it: `≤ 300000`.
 * @param {{ max?: number, min?: number }} budget
 */
export const limit = ({ max, min }) => (max !== undefined ? `≤ ${max}` : `≥ ${min}`);
