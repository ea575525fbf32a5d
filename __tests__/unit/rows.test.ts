import { isNarrow, rowsOf } from "@/lib/pictures/rows";

const picture = (ratio: number) => ({ width: Math.round(ratio * 1000), height: 1000 });
const rows = (...ratios: number[]) => rowsOf(ratios.map(picture));

describe("rows of pictures", () => {
  test("none give no row, one its own", () => {
    expect(rows()).toEqual([]);
    expect(rows(1.5)).toEqual([1]);
    expect(rows(0.6)).toEqual([1]);
  });

  test("hold every picture once, in rows of one to four", () => {
    for (const number of [2, 3, 5, 12, 60]) {
      const counts = rows(...Array.from({ length: number }, (_, i) => [1.5, 0.67, 1.78, 1, 0.8][i % 5] ?? 1));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(number);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    }
  });

  test("put upright pictures beside one another, and a panorama by itself", () => {
    expect(rows(0.67, 0.67, 0.75)).toEqual([3]);
    expect(rows(0.8, 4)).not.toEqual([1, 1]);
    expect(rows(4, 0.8, 0.8, 0.8)).toEqual([1, 3]);
  });

  test("vary: twelve landscapes do not stand two by two", () => {
    expect(new Set(rows(...Array<number>(12).fill(1.5))).size).toBeGreaterThan(1);
  });

  test("make no sliver of an upright picture beside wide ones", () => {
    expect(rows(1.6, 1.25, 1.6, 1.6, 0.71).at(-1)).toBe(2);
  });

  test("tell what is too narrow to fill the page", () => {
    expect([isNarrow([picture(0.8)]), isNarrow([picture(0.8), picture(1)])]).toEqual([true, false]);
  });
});
