import { readdirSync, readFileSync } from "node:fs";
import { BUDGETS, keeps, median, row, table } from "@/bench/lib/rows.mjs";

test("every budget is asked of a figure, and every figure's budget exists", () => {
  const files = ["bench/index.mjs", ...readdirSync("bench/lib").map((name) => `bench/lib/${name}`)];
  const asked = files
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/budget: "(\w+)"/g)])
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
});

test("the median is the middle, whatever the order", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("the table names what was missed", () => {
  const { max } = BUDGETS.homeBytes;
  const text = table([
    row("bytes", max + 1, { budget: "homeBytes" }),
    row("start", 300, { budget: "startMs", yardstick: 200 }),
    row("no budget", 1),
  ]);
  expect(text).toMatch(new RegExp(`^MISSED {2}bytes +${max + 1} .*≤ ${max} homeBytes$`, "m"));
  expect(text).toMatch(/^ok {6}start +300 +200 +≤ 1000 startMs$/m);
  expect(text).toMatch(/^ok {6}no budget +1$/m);
});
