import { readdirSync, readFileSync } from "node:fs";
import { BUDGETS, keeps } from "@/bench/lib/rows.mjs";

test("every budget is measured, and every measured budget exists", () => {
  const files = ["bench/index.mjs", ...readdirSync("bench/lib").map((name) => `bench/lib/${name}`)];
  const asked = files
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/budget: "(\w+)"/g)])
    .map(([, name]) => name);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(BUDGETS).sort());
});

test("every budget has one limit and a description", () => {
  for (const budget of Object.values<{ max?: number; min?: number; means: string }>(BUDGETS)) {
    expect([budget.max, budget.min].filter((value) => typeof value === "number")).toHaveLength(1);
    expect(budget.means).not.toBe("");
  }
});

test("a figure keeps a budget up to its limit, and NaN keeps none", () => {
  expect(keeps({ max: 10 }, 10)).toBe(true);
  expect(keeps({ max: 10 }, 10.1)).toBe(false);
  expect(keeps({ min: 0.8 }, 0.8)).toBe(true);
  expect(keeps({ min: 0.8 }, 0.79)).toBe(false);
  expect(keeps({ max: 10 }, Number.NaN)).toBe(false);
});
