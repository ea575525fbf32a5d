import { status } from "@grpc/grpc-js";
import { readEnv } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { CollectionChange } from "@/lib/content/source";
import { type AdminSource, type AdminTimes, createAdminSource } from "@/lib/content/sources/firestore-admin";
import { guarded } from "@/lib/content/sources/guarded";
import { Database } from "@/testing/firestore/database";
import { until } from "@/testing/serve.mjs";

const EVERY = COLLECTION_NAMES.length;
const CONTENT = { partners: { a: { title: "A" }, b: { title: "B" } }, photos: { p: { name: "P" } } };
/** Pauses of the listener, in milliseconds where the site takes seconds. */
const QUICK: AdminTimes = { firstPauseMs: 5, longestPauseMs: 20, graceMs: 300 };

const database = new Database(CONTENT);
const { firestore, relay } = database;
const opened: AdminSource[] = [];
const closing: Promise<void>[] = [];
let logged: { message: string; collection?: string }[] = [];

beforeAll(() => database.open());
beforeEach(async () => {
  for (const level of ["warn", "info", "error"] as const)
    jest.spyOn(console, level).mockImplementation((...[line]: string[]) => {
      if (line?.startsWith("{")) logged.push(JSON.parse(line));
    });
  logged = [];
  firestore.mood = {};
  await firestore.empty();
  await database.owners.seed(CONTENT);
  Object.assign(firestore.counts, { runQuery: 0, batchGet: 0, listen: 0, commit: 0, documentsSent: 0 });
});
afterEach(() => {
  closing.push(...opened.splice(0).map((source) => source.close()));
  jest.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all(closing);
  await database.close();
});

function open(times: AdminTimes = {}): AdminSource {
  const settings = { FIRESTORE_EMULATOR_HOST: relay.host, FIREBASE_PROJECT_ID: firestore.projectId };
  const source = createAdminSource(readEnv(settings), { ...QUICK, ...times });
  opened.push(source);
  return source;
}

/** A guarded source whose clock is far ahead at each read, so that no pause holds it back. */
function reader(timeoutMs: number) {
  let now = Date.now();
  const log = jest.fn();
  const source = guarded(open(), { timeoutMs, log, now: () => now });
  const titles = async () => {
    now += 60_000;
    return (await source.list("partners", ["title"])).map(({ data }) => data.title);
  };
  /** Reads until an answer comes in time. */
  const recovers = async () => {
    let found: unknown[] = [];
    await until(async () => {
      found = await titles().catch(() => []);
      return found.length > 0;
    });
    return found;
  };
  return { source, log, titles, recovers };
}

async function listening(times: AdminTimes = {}) {
  const changes: CollectionChange[] = [];
  const source = open(times);
  source.listen?.((change) => changes.push(change));
  await until(() => changes.length === EVERY);
  changes.length = 0;
  return { source, changes };
}

const lines = (text: string) => logged.filter(({ message }) => message.includes(text)).length;

describe("reads", () => {
  test("an answer that comes too late is given up, a slow one is not", async () => {
    firestore.mood = { delayMs: 60 };
    await expect(open().get("partners", "a")).resolves.toMatchObject({ id: "a" });
    firestore.mood = { delayMs: 20_000 };
    await expect(open({ callMs: 50 }).get("partners", "a")).rejects.toThrow(/DEADLINE_EXCEEDED/);
  });

  test("a refusal that the library repeats until the deadline is named", async () => {
    firestore.mood = { status: { code: status.RESOURCE_EXHAUSTED, details: "Quota exceeded." } };
    await expect(reader(300).titles()).rejects.toThrow("RESOURCE_EXHAUSTED: Quota exceeded.");
  });

  test.each([
    ["a closed port", () => relay.close(), () => relay.open(), ["A", "B"]],
    ["a connection without answers", async () => relay.freeze(), async () => relay.thaw(), ["A", "B"]],
    [
      "a restart with other data",
      () => firestore.stop(),
      () => database.restart({ partners: { c: { title: "C" } } }),
      ["C"],
    ],
  ])(
    "%s: reads fail in time, the log has the cause, and it ends by itself",
    async (_, leave, comeBack, found) => {
      const { log, titles, recovers } = reader(300);
      expect(await recovers()).toEqual(["A", "B"]);
      log.mockClear();
      await leave();
      const failure: unknown = await titles().catch((error) => error);
      await comeBack();
      expect(failure).toMatchObject({ name: "SourceError" });
      const details = { collection: "partners", cause: (failure as Error).message };
      expect(log.mock.calls).toEqual([["error", "Erreur lors du chargement des articles :", details]]);
      expect(await recovers()).toEqual(found);
    },
  );
});

describe("the listener", () => {
  test("resumes a closed stream without new reads or log lines", async () => {
    const { changes } = await listening({ graceMs: 10_000 });
    expect(firestore.counts.documentsSent).toBe(3);
    firestore.endStreams();
    await database.owners.set("partners/c", { title: "C" });
    await until(() => changes.length === 1 && firestore.counts.listen === 2 * EVERY);
    expect(firestore.counts).toMatchObject({ documentsSent: 4, listen: 2 * EVERY });
    expect(changes).toMatchObject([{ collection: "partners", added: ["c"], modified: [], removed: [] }]);
    expect(logged).toEqual([]);
  });

  test.each([
    ["that refuses the resume token", () => firestore.endStreams()],
    ["whose count of documents does not come out right", () => firestore.claimCount(99)],
  ])("misses no change of a server %s", async (_, disturb) => {
    const { changes } = await listening();
    firestore.refusesTokens = true;
    disturb();
    await database.owners.remove("partners/a");
    await until(() => changes.some(({ removed }) => removed.includes("a")));
    await database.owners.set("partners/apres", { title: "Après" });
    await until(() => changes.some(({ added }) => added.includes("apres")));
    firestore.refusesTokens = false;
  });

  test("a refused collection is retried until it is accepted; the others are read and listened to", async () => {
    const refusal = { code: status.PERMISSION_DENIED, details: "pas celle-ci" };
    firestore.mood = { status: refusal, collection: "photos" };
    const { source, log } = reader(5000);
    await expect(source.list("photos", ["img"])).rejects.toThrow("pas celle-ci");
    await expect(source.get("partners", "a")).resolves.toMatchObject({ id: "a" });
    expect(log).toHaveBeenCalledTimes(1);
    const changes: CollectionChange[] = [];
    source.listen?.((change) => changes.push(change));
    await until(() => changes.length === EVERY - 1 && source.status().listening?.photos.interrupted);
    const { photos, ...others } = source.status().listening ?? {};
    expect(photos?.since).toEqual(expect.any(String));
    for (const state of Object.values(others))
      expect(state).toEqual({ interrupted: false, lastHeard: expect.any(String) });
    firestore.mood = {};
    await until(() => changes.length === EVERY);
    expect(source.status().listening?.photos.interrupted).toBe(false);
    const ofPhotos = logged.filter(({ collection }) => collection === "photos");
    expect(ofPhotos.map(({ message }) => message)).toEqual([
      "L’écoute des contenus est interrompue ; nouvelles tentatives en cours.",
      "L’écoute des contenus est rétablie.",
    ]);
  });

  test("an interruption is reported at its start and its end, and missed changes arrive once", async () => {
    const { changes } = await listening();
    await until(() => lines("interrompue") === lines("rétablie"));
    logged = [];
    await relay.close();
    await until(() => lines("interrompue") === EVERY);
    await database.owners.set("calendar/pendant", { title: "Pendant la coupure" });
    await database.owners.set("photos/pendant", { name: "Pendant" });
    await database.owners.remove("photos/pendant");
    await relay.open();
    await until(() => lines("rétablie") === EVERY);
    const missed = () => changes.filter((one) => [one.added, one.modified, one.removed].flat().length > 0);
    await until(() => missed().length > 0);
    expect(missed()).toMatchObject([
      { collection: "calendar", added: ["pendant"], modified: [], removed: [] },
    ]);
    expect([lines("interrompue"), lines("rétablie")]).toEqual([EVERY, EVERY]);
  });

  test("replaces a silent connection: missed changes arrive once, and reads work", async () => {
    const { changes, source } = await listening({ keepAliveMs: 200, keepAliveTimeoutMs: 200, silentMs: 400 });
    await source.get("partners", "a");
    relay.swallow();
    await database.owners.set("workshops/silence", { title: "Pendant le silence" });
    await until(() => changes.some(({ added }) => added.includes("silence")));
    await expect(source.get("workshops", "silence")).resolves.toMatchObject({ id: "silence" });
    expect(changes.filter(({ added, modified }) => added.length + modified.length > 0)).toHaveLength(1);
  });

  test("announces what differs after a restart with other data", async () => {
    const { changes } = await listening();
    await database.restart({ partners: { a: { title: "Autre" }, venu: { title: "Venu" } } });
    const ofPartners = () => changes.filter(({ collection }) => collection === "partners");
    await until(() => ofPartners().some(({ added }) => added.length > 0));
    expect(ofPartners().at(-1)).toMatchObject({ added: ["venu"], modified: ["a"], removed: ["b"] });
  });
});
