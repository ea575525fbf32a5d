import { otherDates } from "@/lib/lists/other-dates";

const DAY = "2026-11-21";
const retreat = (id: string, start?: string, more = {}) => ({
  id,
  title: id,
  start,
  end: start,
  images: [],
  ...more,
});
const past = retreat("past", "2026-10-01");
const january = retreat("january", "2027-01-15");
const march = retreat("march", "2027-03-14");
const june = retreat("june", "2027-06-19");
const november = retreat("november", "2027-11-12");
const undated = retreat("undated");
const ids = (...args: Parameters<typeof otherDates>) => otherDates(...args).map(({ id }) => id);
const ALL = [past, january, march, june, november, undated];

describe("who cannot come to a retreat", () => {
  test("is shown the next two after it", () => {
    expect(ids(ALL, january, january, DAY)).toEqual(["march", "june"]);
  });

  test("is shown an earlier one where only one comes after it, but the next of all, which is at the foot of the page", () => {
    expect(ids(ALL, november, january, DAY)).toEqual(["march", "june"]);
    expect(ids([january, june, november], june, january, DAY)).toEqual(["november"]);
  });

  test("is not shown what is full, cancelled or over", () => {
    const full = { ...march, status: "complet" as const };
    const cancelled = { ...june, status: "annulé" as const };
    expect(ids([past, january, full, cancelled, november], january, january, DAY)).toEqual(["november"]);
  });

  test("of one that is over, or has no days yet, is shown what comes first", () => {
    expect(ids(ALL, past, january, DAY)).toEqual(["march", "june"]);
    expect(ids(ALL, undated, january, DAY)).toEqual(["march", "june"]);
  });

  test("is shown nothing where there is no other", () => {
    expect(ids([january], january, january, DAY)).toEqual([]);
  });
});
