import { type CollectionChange, type ContentSource, SourceError } from "@/lib/content/source";
import { Breaker } from "@/lib/content/sources/breaker";
import { guarded } from "@/lib/content/sources/guarded";

/** A source whose reads the test answers. */
function manual(timeoutMs = 5_000) {
  const asked: { key: string; answer: (value: unknown) => void; fail: (error: Error) => void }[] = [];
  const ask = (key: string) =>
    new Promise<never>((resolve, reject) =>
      asked.push({ key, answer: resolve as (value: unknown) => void, fail: reject }),
    );
  let tell: (change: CollectionChange) => void = () => {};
  const source: ContentSource = {
    name: "firestore-admin",
    list: (collection) => ask(collection),
    get: (collection, id) => ask(`${collection}/${id}`),
    listen: (onChange) => {
      tell = onChange;
      return () => {};
    },
  };
  let now = 1_000_000;
  const log = jest.fn();
  const calm = guarded(source, { timeoutMs, log, now: () => now });
  return {
    asked,
    log,
    calm,
    tell: (change: CollectionChange) => tell(change),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a read without an answer is an error, logged, and shown in the health state", async () => {
  const { calm, log } = manual(50);
  await expect(calm.list("photos", ["img"])).rejects.toThrow("pas de réponse en 50 ms");
  expect(log).toHaveBeenCalledTimes(1);
  expect(calm.status()).toEqual({
    source: "firestore-admin",
    lastFailure: new Date(1_000_000).toISOString(),
  });
});

test.each([
  ["photos", undefined, "Erreur lors du chargement des articles :"],
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
  expect(log).toHaveBeenCalledWith("error", message, { collection, ...(id && { id }), cause: "la cause" });
});

test("while open, the breaker fails at once; afterwards it makes a single trial", async () => {
  const { calm, log, asked, wait } = manual();
  const first = calm.get("partners", "a");
  await settled();
  asked[0]?.fail(new Error("panne"));
  const error = await first.catch((cause: unknown) => cause);
  await expect(calm.get("partners", "b")).rejects.toBe(error);
  wait(1_999);
  await expect(calm.get("partners", "b")).rejects.toBe(error);
  wait(1);
  const trial = calm.get("partners", "b");
  await settled();
  await expect(calm.get("partners", "c")).rejects.toBe(error);
  expect(asked.map(({ key }) => key)).toEqual(["partners/a", "partners/b"]);
  asked[1]?.answer({ id: "b", data: {} });
  await expect(trial).resolves.toEqual({ id: "b", data: {} });
  const after = calm.get("partners", "c");
  await settled();
  asked[2]?.answer(undefined);
  await expect(after).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});

test("the delay grows from 2 to 15 seconds during an outage, and restarts at 2", () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  const rests = () => {
    breaker.failed(new Error("panne"), breaker.started());
    const start = now;
    while (breaker.refusal()) now += 500;
    return now - start;
  };
  expect([rests(), rests(), rests(), rests(), rests()]).toEqual([2000, 4000, 8000, 15_000, 15_000]);
  breaker.succeeded();
  expect(rests()).toBe(2000);
});

test("simultaneous attempts count as one failure", () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  const started = Array.from({ length: 6 }, () => breaker.started());
  for (const attempt of started) breaker.failed(new Error("panne"), attempt);
  now = 2000;
  expect(breaker.refusal()).toBeUndefined();
});

test("a failure that started before the latest success is ignored", async () => {
  const { calm, asked } = manual();
  const early = calm.get("partners", "early");
  const late = calm.get("partners", "late");
  await settled();
  asked[1]?.answer(undefined);
  await late;
  asked[0]?.fail(new Error("panne"));
  await expect(early).rejects.toThrow("panne");
  const after = calm.get("partners", "after");
  await settled();
  asked[2]?.answer(undefined);
  await expect(after).resolves.toBeUndefined();
});

test.each([
  ["of the whole source", 14],
  ["of one collection", 7],
])("a change seen by the listener closes the breaker %s", async (_, code) => {
  const { calm, asked, tell } = manual();
  const heard = jest.fn();
  calm.listen?.(heard);
  const before = calm.get("partners", "a");
  await settled();
  asked[0]?.fail(Object.assign(new Error("panne"), { code }));
  await expect(before).rejects.toThrow("panne");
  tell({ collection: "partners", added: [], modified: ["a"], removed: [], initial: false });
  expect(heard).toHaveBeenCalledTimes(1);
  const after = calm.get("partners", "a");
  await settled();
  asked[1]?.answer({ id: "a", data: {} });
  await expect(after).resolves.toEqual({ id: "a", data: {} });
});

test("at most six reads run at a time", async () => {
  const { calm, asked } = manual();
  const reads = Array.from({ length: 10 }, (_, index) => calm.get("partners", `p${index}`));
  await settled();
  expect(asked).toHaveLength(6);
  asked[0]?.answer(undefined);
  await settled();
  expect(asked).toHaveLength(7);
  for (let index = 1; index < 10; index++) {
    asked[index]?.answer(undefined);
    await settled();
  }
  await Promise.all(reads);
  expect(asked.map(({ key }) => key)).toEqual(Array.from({ length: 10 }, (_, index) => `partners/p${index}`));
});

test.each(["", ".", "..", "__x__", "a/b", "é".repeat(800), "\ud800"])(
  "the impossible id %j causes no read",
  async (id) => {
    const { calm, asked } = manual();
    await expect(calm.get("partners", id)).resolves.toBeUndefined();
    expect(asked).toEqual([]);
  },
);

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

describe("the scope of a failure", () => {
  const failing = async (code: unknown) => {
    const { calm, asked } = manual();
    const photos = calm.list("photos", ["img"]);
    await settled();
    asked[0]?.fail(Object.assign(new Error("échec"), { code }));
    await expect(photos).rejects.toThrow("échec");
    const partners = calm.get("partners", "a");
    partners.catch(() => {});
    await settled();
    return { calm, asked, partners };
  };

  test.each([
    ["unavailable", 14],
    ["too late", 4],
    ["unavailable, in the web library's words", "unavailable"],
    ["without a network", "ECONNREFUSED"],
  ])("a source that is %s opens the breaker for all collections", async (_, code) => {
    const { asked, partners } = await failing(code);
    await expect(partners).rejects.toThrow("échec");
    expect(asked).toHaveLength(1);
  });

  test.each([
    ["a refused permission", 7],
    ["a refused permission, in the web library's words", "permission-denied"],
    ["a fault of the server's own", 13],
  ])("%s opens the breaker for its collection only", async (_, code) => {
    const { calm, asked, partners } = await failing(code);
    await expect(calm.list("photos", ["img"])).rejects.toThrow("échec");
    asked[1]?.answer({ id: "a", data: {} });
    await expect(partners).resolves.toEqual({ id: "a", data: {} });
  });

  test("retries a faulty collection after an outage that came during its trial", async () => {
    const { calm, asked, wait } = manual();
    for (const code of [7, 14]) {
      const photos = calm.list("photos", ["img"]);
      await settled();
      asked.at(-1)?.fail(Object.assign(new Error("échec"), { code }));
      await expect(photos).rejects.toThrow("échec");
      wait(15_000);
    }
    const photos = calm.list("photos", ["img"]);
    await settled();
    asked.at(-1)?.answer([]);
    await expect(photos).resolves.toEqual([]);
  });
});
