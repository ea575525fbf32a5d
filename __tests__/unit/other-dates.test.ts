import { otherDates } from "@/lib/lists";

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

describe("the other retreats on a flyer", () => {
  test("are the three after it, in the order of the calendar", () => {
    expect(ids(ALL, january, DAY)).toEqual(["march", "june", "november"]);
  });

  test("are the first of all, the ones after it, then earlier ones", () => {
    expect(ids(ALL, march, DAY)).toEqual(["january", "june", "november"]);
    expect(ids(ALL, november, DAY)).toEqual(["january", "march", "june"]);
    expect(ids([january, june, november], june, DAY)).toEqual(["january", "november"]);
  });

  test("are not full, cancelled or past", () => {
    const full = { ...march, status: "complet" as const };
    const cancelled = { ...june, status: "annulé" as const };
    expect(ids([past, january, full, cancelled, november], january, DAY)).toEqual(["november"]);
  });

  test("are the next ones if it is past or has no dates", () => {
    expect(ids(ALL, past, DAY)).toEqual(["january", "march", "june"]);
    expect(ids(ALL, undated, DAY)).toEqual(["january", "march", "june"]);
  });

  test("are none if there is no other", () => {
    expect(ids([january], january, DAY)).toEqual([]);
  });
});
