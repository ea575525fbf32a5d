import { atOnce } from "@/lib/media/at-once";

test("no more run at once than there is room for, in their order, also past failures", async () => {
  const inTurn = atOnce(2);
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
