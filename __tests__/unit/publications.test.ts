import type { announce } from "@/lib/publishing/announce";
import type { schedulePublications } from "@/lib/publishing/triggers";

jest.mock("@/lib/publishing/announce", () => ({ announce: jest.fn() }));

const NOON = Date.parse("2027-03-14T12:00:00Z");
const at = (id: string, ms: number) => ({
  collection: "workshops" as const,
  id,
  at: new Date(NOON + ms).toISOString(),
});

/** A process that starts at noon. */
let awaiting: typeof schedulePublications;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  jest.resetModules();
  delete (globalThis as { __publications?: object }).__publications;
  awaiting = require("@/lib/publishing/triggers").schedulePublications;
});
afterEach(() => jest.useRealTimers());

/** The announcements since the last call, as `added yoga`. */
function announced(): string[] {
  const mocked = jest.mocked<typeof announce>(require("@/lib/publishing/announce").announce);
  const news = mocked.mock.calls.flatMap(([one]) => (one.kind === "documents" ? [one] : []));
  mocked.mockClear();
  return news.flatMap(({ added, modified }) => [
    ...added.map((id) => `added ${id}`),
    ...modified.map((id) => `modified ${id}`),
  ]);
}

test("a publication before the start of the process is announced once", () => {
  const all = [at("yoga", -5000), at("sauna", 60_000)];
  awaiting(all);
  expect(announced()).toEqual(["modified yoga"]);
  awaiting(all);
  expect(announced()).toEqual([]);
});

test("each document is announced once, soon after its time", () => {
  awaiting([at("yoga", 60_000), at("sauna", 60_200), at("chant", 120_000)]);
  jest.advanceTimersByTime(59_999);
  expect(announced()).toEqual([]);
  jest.advanceTimersByTime(5000);
  expect(announced()).toEqual(["added yoga", "added sauna"]);
  jest.advanceTimersByTime(60_000);
  expect(announced()).toEqual(["added chant"]);
  jest.advanceTimersByTime(3600_000);
  expect(announced()).toEqual([]);
});

test("a time beyond the limit of timers is kept", () => {
  const days = 24 * 3600_000;
  awaiting([at("yoga", 60 * days)]);
  jest.advanceTimersByTime(60 * days - 1);
  expect(announced()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(announced()).toEqual(["added yoga"]);
});

test("a publication just before another announcement is not lost", () => {
  const all = [at("yoga", 60_000)];
  awaiting(all);
  jest.advanceTimersByTime(60_100);
  awaiting(all);
  jest.advanceTimersByTime(5000);
  expect(announced()).toEqual(["added yoga"]);
});
