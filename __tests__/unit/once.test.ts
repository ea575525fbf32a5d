import { once } from "@/lib/once";

test("something is made once, for all who ask meanwhile and later", async () => {
  const make = jest.fn(async () => ({}));
  const get = once(make);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a failure is told to all who wait for it, and is not remembered", async () => {
  const make = jest.fn(async () => "made").mockRejectedValueOnce(new Error("not now"));
  const get = once(make);
  const waiting = [get(), get()];
  for (const asked of waiting) await expect(asked).rejects.toThrow("not now");
  await expect(get()).resolves.toBe("made");
});
