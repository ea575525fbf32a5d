import { nextInCalendar } from "@/lib/content";
import { announce } from "@/lib/publishing/announce";
import { announceNextRetreat } from "@/lib/publishing/next-retreat";

jest.mock("@/lib/content", () => ({ nextInCalendar: jest.fn() }));
jest.mock("@/lib/publishing/announce", () => ({ announce: jest.fn() }));

const SNOW = { id: "neige", title: "Neige et silence", start: "2027-01-15", end: "2027-01-17" };
const comes = (next: object | null) => jest.mocked(nextInCalendar).mockResolvedValueOnce(next as never);
const fails = () => jest.mocked(nextInCalendar).mockRejectedValueOnce(new Error("hors de portée"));

/** Whether it is news, looked at now. */
async function isNews(): Promise<boolean> {
  jest.mocked(announce).mockClear();
  await announceNextRetreat();
  return jest.mocked(announce).mock.calls.length > 0;
}

test("which retreat comes next is news when it is another one, looks different or cannot be told", async () => {
  comes(SNOW);
  expect(await isNews()).toBe(true);
  comes({ ...SNOW });
  expect(await isNews()).toBe(false);
  comes({ ...SNOW, status: "complet" });
  expect(await isNews()).toBe(true);
  comes(null);
  expect(await isNews()).toBe(true);
  comes(null);
  expect(await isNews()).toBe(false);
  fails();
  expect(await isNews()).toBe(true);
  comes(null);
  expect(await isNews()).toBe(true);
});
