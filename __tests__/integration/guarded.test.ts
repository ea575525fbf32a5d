import { COLLECTION_NAMES } from "@/lib/content/collections";
import { type ContentSource, SourceError } from "@/lib/content/source";
import { guarded } from "@/lib/content/sources/guarded";
import { until } from "@/testing/serve.mjs";

/** A source whose reads the test answers. */
function manual(timeoutMs = 5_000) {
  const asked: { key: string; answer: (value: unknown) => void; fail: (error: Error) => void }[] = [];
  const ask = (key: string) =>
    new Promise<never>((resolve, reject) =>
      asked.push({ key, answer: resolve as (value: unknown) => void, fail: reject }),
    );
  const source: ContentSource = {
    name: "firestore-admin",
    list: (collection) => ask(collection),
    get: (collection, id) => ask(`${collection}/${id}`),
  };
  const log = jest.fn();
  return { asked, log, calm: guarded(source, { timeoutMs, log, patienceMs: 50 }) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a read without an answer is an error, logged, and shown in the health state", async () => {
  const { calm, log } = manual(20);
  await expect(calm.list("photos", ["img"])).rejects.toThrow("pas de réponse en 20 ms");
  expect(calm.status()).toEqual({ source: "firestore-admin", lastFailure: expect.any(String) });
  await until(() => log.mock.calls.length === 1);
  expect(log.mock.calls[0]?.[2]).toMatchObject({ cause: "pas de réponse en 20 ms" });
});

test("the log has the cause that the source gives after the deadline, at most once a minute for each collection", async () => {
  const { calm, log, asked } = manual(20);
  const late = async (collection: "photos" | "partners") => {
    await expect(calm.list(collection, ["title"])).rejects.toThrow("pas de réponse");
    asked.at(-1)?.fail(new Error("Quota exceeded."));
    await settled();
  };
  await late("photos");
  await late("photos");
  await late("partners");
  expect(log.mock.calls.map(([, , details]) => details)).toEqual([
    { collection: "photos", cause: "Quota exceeded." },
    { collection: "partners", cause: "Quota exceeded." },
  ]);
});

test("an outage of an hour writes at most 70 lines, and one for each collection when it ends", async () => {
  const { calm, log, asked } = manual();
  const clock = jest.spyOn(performance, "now");
  const answered = async (answer: (read: (typeof asked)[number]) => void) => {
    for (const collection of COLLECTION_NAMES) {
      const read = calm.list(collection, ["title"]).catch(() => undefined);
      await settled();
      answer(asked.at(-1) as (typeof asked)[number]);
      await read;
      await settled();
    }
  };
  for (let second = 0; second < 3600; second += 15) {
    clock.mockReturnValue(second * 1000);
    await answered(({ fail }) => fail(new Error("hors de portée")));
  }
  expect(log.mock.calls.length).toBeGreaterThan(COLLECTION_NAMES.length);
  expect(log.mock.calls.length).toBeLessThanOrEqual(70);
  log.mockClear();
  for (let again = 0; again < 2; again++) await answered(({ answer }) => answer([]));
  clock.mockRestore();
  expect(log.mock.calls.map(([level, , { collection }]) => [level, collection])).toEqual(
    COLLECTION_NAMES.map((name) => ["info", name]),
  );
});

test.each([
  ["partners", undefined, "Erreur lors du chargement des articles :"],
  ["calendar", "x", "Erreur lors du chargement des articles :"],
  ["partners", "x", "Une erreur est survenue lors du chargement de l’atelier."],
  ["workshops", "x", "Une erreur est survenue lors du chargement de l’atelier."],
] as const)("the message of %s %s", async (collection, id, message) => {
  const { calm, log, asked } = manual();
  const read = id ? calm.get(collection, id) : calm.list(collection, ["title"]);
  await settled();
  asked[0]?.fail(new Error("la cause"));
  await expect(read).rejects.toBeInstanceOf(SourceError);
  await settled();
  expect(log).toHaveBeenCalledWith("error", message, { collection, ...(id && { id }), cause: "la cause" });
});

test("at most six reads run at a time", async () => {
  const { calm, asked } = manual();
  const reads = Array.from({ length: 10 }, (_, index) => calm.get("partners", `p${index}`));
  await settled();
  for (let index = 0; index < 10; index++) {
    expect(asked).toHaveLength(Math.min(6 + index, 10));
    asked[index]?.answer(undefined);
    await settled();
  }
  await Promise.all(reads);
  expect(asked.map(({ key }) => key)).toEqual(Array.from({ length: 10 }, (_, index) => `partners/p${index}`));
});

test("a read has its whole time from its turn on; one that waits behind a silent source fails with it", async () => {
  const { calm, asked, log } = manual(200);
  const slow = Array.from({ length: 18 }, (_, index) => calm.get("partners", `p${index}`));
  for (const end of [6, 12, 18]) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(asked).toHaveLength(end);
    for (const { answer } of asked.slice(end - 6, end)) answer(undefined);
  }
  await Promise.all(slow);
  const silent = Array.from({ length: 18 }, (_, index) => calm.get("partners", `q${index}`));
  const begun = performance.now();
  for (const read of await Promise.allSettled(silent)) expect(read.status).toBe("rejected");
  expect(performance.now() - begun).toBeLessThan(390);
  expect(asked).toHaveLength(24);
  await until(() => log.mock.calls.length === 1);
});

test("simultaneous equal reads share one call", async () => {
  const { calm, asked } = manual();
  const both = Promise.all([calm.list("photos", ["img"]), calm.list("photos", ["img"])]);
  await settled();
  asked[0]?.answer([]);
  await both;
  const again = calm.list("photos", ["img"]);
  await settled();
  expect(asked).toHaveLength(2);
  asked[1]?.answer([]);
  await again;
});
