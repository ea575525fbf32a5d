import { setTimeout as pause } from "node:timers/promises";
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
/** The pause of the listener, in milliseconds where the site takes seconds. */
const QUICK: AdminTimes = { pauseMs: 20 };

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
  // The library hears of the end of its streams now; later its modules would be gone.
  await pause(100);
});

function open(times: AdminTimes = {}): AdminSource {
  const settings = { FIRESTORE_EMULATOR_HOST: relay.host, FIREBASE_PROJECT_ID: firestore.projectId };
  const source = createAdminSource(readEnv(settings), { ...QUICK, ...times });
  opened.push(source);
  return source;
}

function reader(timeoutMs: number) {
  const log = jest.fn();
  const source = guarded(open(), { timeoutMs, log, patienceMs: 10, logEveryMs: 0 });
  const titles = async () => (await source.list("partners", ["title"])).map(({ data }) => data.title);
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

describe("reads", () => {
  test("an answer that comes too late is given up, a slow one is not", async () => {
    firestore.mood = { delayMs: 60 };
    await expect(open().get("partners", "a")).resolves.toMatchObject({ id: "a" });
    firestore.mood = { delayMs: 20_000 };
    await expect(open({ callMs: 50 }).get("partners", "a")).rejects.toThrow(/DEADLINE_EXCEEDED/);
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
      // A read is given up before or after its connection is.
      const details = {
        collection: "partners",
        cause: expect.stringMatching(/^(pas de réponse en 300 ms$|\d+ [A-Z_]+: )/),
      };
      await until(() => log.mock.calls.length > 0);
      expect(log.mock.calls.slice(0, 1)).toEqual([
        ["error", "Erreur lors du chargement des articles :", details],
      ]);
      expect(await recovers()).toEqual(found);
    },
  );
});

describe("the listener", () => {
  test("resumes a closed stream without new reads or log lines", async () => {
    const { changes } = await listening();
    expect(firestore.counts.documentsSent).toBe(3);
    firestore.endStreams();
    await database.owners.set("partners/c", { title: "C" });
    await until(() => changes.length === 1 && firestore.counts.listen === 2 * EVERY);
    expect(firestore.counts).toMatchObject({ documentsSent: 4, listen: 2 * EVERY });
    expect(changes).toMatchObject([{ collection: "partners", added: ["c"], changed: [], gone: [] }]);
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
    // Also where a new subscription begins with what is there.
    await until(() =>
      changes.some(({ collection, gone }) => collection === "partners" && gone.includes("a")),
    );
    await database.owners.set("partners/apres", { title: "Après" });
    await until(() => changes.some(({ added }) => added.includes("apres")));
    firestore.refusesTokens = false;
  });

  test("a refused collection is retried until it is accepted; the others are read and listened to", async () => {
    const refusal = { code: status.PERMISSION_DENIED, details: "pas celle-ci" };
    firestore.mood = { status: refusal, collection: "photos" };
    const { source } = reader(5000);
    await expect(source.list("photos", ["img"])).rejects.toThrow("pas celle-ci");
    await expect(source.get("partners", "a")).resolves.toMatchObject({ id: "a" });
    const changes: CollectionChange[] = [];
    source.listen?.((change) => changes.push(change));
    await until(() => changes.length === EVERY - 1 && source.status().listening?.photos.since);
    const { photos, partners } = source.status().listening ?? {};
    expect([photos, partners]).toEqual([
      { subscribed: false, since: expect.any(String), lastChange: null },
      { subscribed: true, lastChange: null },
    ]);
    firestore.mood = {};
    await until(() => changes.length === EVERY);
    expect(source.status().listening?.photos.subscribed).toBe(true);
    const ofPhotos = logged.filter(({ collection }) => collection === "photos");
    expect(ofPhotos.map(({ message }) => message)).toEqual([
      "L’écoute des contenus est interrompue ; nouvelles tentatives en cours.",
      "L’écoute des contenus est rétablie.",
    ]);
  });

  test.each([
    ["an outage", () => relay.close(), () => relay.open()],
    ["a connection that dies silently", async () => relay.swallow(), async () => {}],
  ])("after %s missed changes arrive once, and reads work", async (_, leave, comeBack) => {
    const { changes, source } = await listening({ keepAliveMs: 200, keepAliveTimeoutMs: 200 });
    await source.get("partners", "a");
    await leave();
    await database.owners.set("workshops/pendant", { title: "Pendant" });
    await database.owners.set("photos/pendant", { name: "Pendant" });
    await database.owners.remove("photos/pendant");
    await comeBack();
    await until(() => changes.length > 0);
    await expect(source.get("workshops", "pendant")).resolves.toMatchObject({ id: "pendant" });
    expect(changes).toMatchObject([{ collection: "workshops", added: ["pendant"], changed: [], gone: [] }]);
  });

  test("a thousand documents that are written as they were are no change", async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`p${i}`, { title: `P ${i}` }]));
    await database.owners.seed({ partners: many });
    const { changes } = await listening();
    await database.owners.seed({ partners: many });
    await database.owners.set("workshops/apres", { title: "Après" });
    await until(() => changes.length > 0);
    expect(changes.map(({ collection }) => collection)).toEqual(["workshops"]);
  });

  test("announces what differs after a restart with other data", async () => {
    const { changes } = await listening();
    await database.restart({ partners: { a: { title: "Autre" }, venu: { title: "Venu" } } });
    // The listener may also see the new database before it is filled.
    const ids = (kind: "added" | "changed" | "gone") =>
      changes.flatMap((change) => (change.collection === "partners" ? change[kind] : []));
    await until(() => ids("added").includes("venu"));
    expect(ids("gone")).toContain("b");
    expect([...ids("changed"), ...ids("added")]).toContain("a");
  });
});
