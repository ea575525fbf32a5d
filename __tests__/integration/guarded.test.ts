import { type ContentSource, SourceError } from "@/lib/content/source";
import { guarded } from "@/lib/content/sources/guarded";

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
  let now = 1_000_000;
  const log = jest.fn();
  const calm = guarded(source, { timeoutMs, log, now: () => now });
  const wait = (ms: number) => {
    now += ms;
  };
  return { asked, log, calm, wait };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a read without an answer is an error, logged, and shown in the health state", async () => {
  const { calm, log } = manual(20);
  await expect(calm.list("photos", ["img"])).rejects.toThrow("pas de réponse en 20 ms");
  expect(log).toHaveBeenCalledTimes(1);
  expect(calm.status()).toEqual({
    source: "firestore-admin",
    lastFailure: new Date(1_000_000).toISOString(),
  });
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

describe("after a failure", () => {
  const failed = async (code: unknown) => {
    const source = manual();
    const photos = source.calm.list("photos", ["img"]);
    await settled();
    source.asked[0]?.fail(Object.assign(new Error("échec"), { code }));
    await expect(photos).rejects.toThrow("échec");
    return source;
  };
  const reads = async ({ calm, asked }: ReturnType<typeof manual>, collection: "photos" | "partners") => {
    const list = calm.list(collection, ["title"]);
    await settled();
    asked.at(-1)?.answer([]);
    await expect(list).resolves.toEqual([]);
  };

  test.each([
    ["unavailable", 14],
    ["unavailable, in the web library's words", "unavailable"],
    ["without a network", "ECONNREFUSED"],
  ])("a source that is %s is left alone for a moment, then one read tries it again", async (_, code) => {
    const source = await failed(code);
    await expect(source.calm.get("partners", "a")).rejects.toThrow("échec");
    expect(source.asked).toHaveLength(1);
    expect(source.log).toHaveBeenCalledTimes(1);
    source.wait(15_000);
    await reads(source, "partners");
    await reads(source, "photos");
    expect(source.log).toHaveBeenCalledTimes(1);
  });

  test("a refused permission concerns its collection only", async () => {
    const source = await failed(7);
    await reads(source, "partners");
    source.wait(15_000);
    await reads(source, "photos");
  });
});
