import { BUDGETS, keeps } from "@/bench/lib/rows.mjs";

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
