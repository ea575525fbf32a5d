import { readdirSync, readFileSync } from "node:fs";
import { BUDGETS, keeps, limit } from "@/bench/lib/budgets.mjs";
import { median, row, table } from "@/bench/lib/rows.mjs";

test("every budget is asked of a figure, and every figure's budget exists", () => {
  const asked = readdirSync("bench/lib")
    .flatMap((name) => [...readFileSync(`bench/lib/${name}`, "utf8").matchAll(/budget: "(\w+)"/g)])
    .map(([, name]) => name);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(BUDGETS).sort());
});

test("every budget has one limit and says what it means", () => {
  for (const budget of Object.values<{ max?: number; min?: number; means: string }>(BUDGETS)) {
    expect([budget.max, budget.min].filter((value) => typeof value === "number")).toHaveLength(1);
    expect(budget.means).not.toBe("");
  }
});

test("a figure on the limit keeps it, one past it or none at all does not", () => {
  expect(keeps({ max: 10 }, 10)).toBe(true);
  expect(keeps({ max: 10 }, 10.1)).toBe(false);
  expect(keeps({ min: 0.8 }, 0.8)).toBe(true);
  expect(keeps({ min: 0.8 }, 0.79)).toBe(false);
  expect(keeps({ max: 10 }, Number.NaN)).toBe(false);
  expect([limit({ max: 10 }), limit({ min: 0.8 })]).toEqual(["≤ 10", "≥ 0.8"]);
});

test("a row is judged by its figure, or by its ratio to the yardstick", () => {
  expect(row("bytes", 530_001, { budget: "homeBytes" }).kept).toBe(false);
  const half = { yardstick: 1000, budget: "proxiedPageRatio", judged: "ratio" } as const;
  expect(row("requests", 840, half)).toMatchObject({ ratio: 0.84, kept: false });
  expect(row("requests", 850, half).kept).toBe(true);
  expect(row("no budget", 1)).toMatchObject({ kept: true, ratio: undefined });
});

test("the median is the middle, whatever the order", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("the table names what was missed", () => {
  const text = table([
    row("bytes", 530_001, { budget: "homeBytes" }),
    row("start", 300, { budget: "startMs" }),
  ]);
  expect(text).toMatch(/^MISSED {2}bytes +530001 .*≤ 530000 homeBytes$/m);
  expect(text).toMatch(/^ok {6}start +300 .*≤ 1000 startMs$/m);
});
