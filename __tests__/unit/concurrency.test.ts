import { limitConcurrency, once } from "@/lib/concurrency";

test("runs at most the given number of tasks, in order, also after failures", async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((n) =>
      inTurn(async () => {
        begun.push(n);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (n % 2) throw new Error("raté");
        return n;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
});

test("runs a shared task once for all callers", async () => {
  const make = jest.fn(async () => ({}));
  const get = once(make);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("reports a failure to all waiting callers, and runs again afterwards", async () => {
  const make = jest.fn(async () => "made").mockRejectedValueOnce(new Error("not now"));
  const get = once(make);
  const waiting = [get(), get()];
  for (const asked of waiting) await expect(asked).rejects.toThrow("not now");
  await expect(get()).resolves.toBe("made");
});
