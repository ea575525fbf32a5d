import { EventEmitter } from "node:events";
import { limitConcurrency, once } from "@/lib/concurrency";
import { ignoreClosedLog, log } from "@/lib/config/log.mjs";

test("at most the given number of tasks run, in order, also after failures", async () => {
  const inTurn = limitConcurrency(2);
  let [running, most] = [0, 0];
  const begun: number[] = [];
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((n) =>
      inTurn(async () => {
        begun.push(n);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (n % 2) throw new Error("raté");
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, false, true]);
});

test("a shared task runs once for all callers; a failure is reported to all, and it runs again", async () => {
  const make = jest.fn(async () => ({})).mockRejectedValueOnce(new Error("not now"));
  const get = once(make);
  const waiting = [get(), get()];
  for (const asked of waiting) await expect(asked).rejects.toThrow("not now");
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test("an event is logged as one line of JSON, with the message of an error", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  log("warn", "Lecture impossible", { cause: new Error("délai dépassé\nà la ligne") });
  const line = warn.mock.calls[0]?.[0] as string;
  warn.mockRestore();
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: "warn",
    message: "Lecture impossible",
    cause: "délai dépassé\nà la ligne",
  });
});

test("what strangers can cause again and again is logged thirty times a minute, then it is said that more came", () => {
  const clock = jest.spyOn(performance, "now");
  const begun = performance.now() + 100_000;
  clock.mockReturnValue(begun);
  const [warn, info] = (["warn", "info"] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(),
  );
  for (let n = 0; n < 100; n++) log("warn", "Image impossible à montrer", { src: `/photos/${n}.jpg` });
  log("warn", "Une autre ligne");
  expect(warn?.mock.calls.length).toBe(31);
  expect(JSON.parse(warn?.mock.calls[29]?.[0])).toMatchObject({
    src: "/photos/29.jpg",
    next: expect.any(String),
  });
  clock.mockReturnValue(begun + 61_000);
  log("warn", "Image impossible à montrer");
  expect(warn?.mock.calls.length).toBe(32);
  for (let n = 0; n < 100; n++) log("info", "Appel du webhook");
  expect(info?.mock.calls.length).toBe(100);
  jest.restoreAllMocks();
});

test("the journal of systemd is told how serious an event is", () => {
  process.env.JOURNAL_STREAM = "8:1";
  const error = jest.spyOn(console, "error").mockImplementation();
  log("error", "Une demande a échoué");
  expect(error.mock.calls[0]?.[0]).toMatch(/^<3>\{.*\}$/);
  error.mockRestore();
  delete process.env.JOURNAL_STREAM;
});

test("survives a closed output", () => {
  const pipe = new EventEmitter();
  const closed = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
  expect(() => pipe.emit("error", closed)).toThrow("EPIPE");
  ignoreClosedLog([pipe]);
  expect(() => pipe.emit("error", closed)).not.toThrow();
});

test("a package that cannot be loaded here ends the process with one French line", async () => {
  jest.doMock("@/lib/publishing/site", () => {
    throw new Error("Could not load the sharp module\nPossible solutions:");
  });
  const exit = jest.spyOn(process, "exit").mockImplementation((() => {}) as never);
  const [error, info] = [jest.spyOn(console, "error"), jest.spyOn(console, "info")];
  for (const spy of [error, info]) spy.mockImplementation();
  await (await import("@/lib/server/start")).openContent();
  expect(exit).toHaveBeenCalledWith(78);
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^Installation : [^\n]*sharp[^\n]*npm ci[^\n]*$/)],
  ]);
  for (const spy of [exit, error, info]) spy.mockRestore();
});
