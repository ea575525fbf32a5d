import { BUDGETS, keeps, limit } from "@/scripts/bench/lib/budgets.mjs";
import { median, row, table } from "@/scripts/bench/lib/rows.mjs";

test("the budgets are those that were promised", () => {
  expect(BUDGETS).toMatchObject({
    homeBytes: { max: 300_000 },
    homeFontBytes: { max: 70_000 },
    scriptBytesOver: { max: 10_000 },
    cachedPageRatio: { min: 1 },
    proxiedPageRatio: { min: 0.8 },
    startMs: { max: 1500 },
    memoryMB: { max: 300 },
    lighthouseScore: { min: 100 },
    largestPaintMs: { max: 1500 },
    blockingMs: { max: 100 },
    blockingMsOver: { max: 40 },
    layoutShift: { max: 0 },
  });
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
  expect(row("bytes", 300_001, { budget: "homeBytes" }).kept).toBe(false);
  const half = { yardstick: 1000, budget: "proxiedPageRatio", judged: "ratio" } as const;
  expect(row("requests", 790, half)).toMatchObject({ ratio: 0.79, kept: false });
  expect(row("requests", 800, half).kept).toBe(true);
  expect(row("no budget", 1)).toMatchObject({ kept: true, ratio: undefined });
});

test("the median is the middle, whatever the order", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("the table names what was missed", () => {
  const text = table([
    row("bytes", 300_001, { budget: "homeBytes" }),
    row("start", 300, { budget: "startMs" }),
  ]);
  expect(text).toMatch(/^MISSED {2}bytes +300001 .*≤ 300000 homeBytes$/m);
  expect(text).toMatch(/^ok {6}start +300 .*≤ 1500 startMs$/m);
});
