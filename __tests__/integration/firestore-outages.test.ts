import { setTimeout as pause } from "node:timers/promises";
import { status } from "@grpc/grpc-js";
import { readEnv } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { Feed } from "@/lib/content/feed";
import { Snapshot, type SnapshotChange } from "@/lib/content/snapshot";
import { listWithin } from "@/lib/content/source";
import { type AdminSource, type AdminTimes, createAdminSource } from "@/lib/content/sources/firestore-admin";
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
  firestore.behaviour = {};
  await firestore.empty();
  await database.owners.seed(CONTENT);
  Object.assign(firestore.counts, { runQuery: 0, listen: 0, commit: 0, documentsSent: 0 });
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

/** A site's content on this source, and what changes of it from now on. */
async function watching(times: AdminTimes = {}) {
  const changes: SnapshotChange[] = [];
  const source = open(times);
  const snapshot = new Snapshot();
  const feed = new Feed(source, snapshot, { timeoutMs: 5000, intervalMs: 5000, usesReports: true });
  feed.start();
  await until(() => snapshot.isComplete);
  snapshot.onChange((change) => changes.push(change));
  return { source, changes, snapshot, status: feed.status };
}

const titles = (source: AdminSource, timeoutMs: number) =>
  listWithin(source, "partners", timeoutMs).then((found) => found.map(({ data }) => data.title));

describe("reads", () => {
  test("an answer that comes too late is given up, a slow one is not", async () => {
    firestore.behaviour = { delayMs: 60 };
    await expect(open().list("partners")).resolves.toHaveLength(2);
    firestore.behaviour = { delayMs: 20_000 };
    await expect(open({ callMs: 50 }).list("partners")).rejects.toThrow(/DEADLINE_EXCEEDED/);
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
  ])("%s: they fail in time, and succeed by themselves afterwards", async (_, leave, comeBack, expected) => {
    const source = open();
    expect(await titles(source, 5000)).toEqual(["A", "B"]);
    await leave();
    await expect(titles(source, 300)).rejects.toMatchObject({
      name: "SourceError",
      message: expect.stringMatching(/^(pas de réponse en 300 ms$|\d+ [A-Z_]+: )/),
    });
    await comeBack();
    await until(async () => (await titles(source, 300).catch(() => [])).join() === expected.join());
  });
});

describe("the listener", () => {
  test("resumes a closed stream without new reads or log lines", async () => {
    const { changes } = await watching();
    expect(firestore.counts.documentsSent).toBe(3);
    firestore.endStreams();
    await database.owners.set("partners/c", { title: "C" });
    await until(() => changes.length === 1 && firestore.counts.listen === 2 * EVERY);
    expect(firestore.counts).toMatchObject({ documentsSent: 4, listen: 2 * EVERY, runQuery: 0 });
    expect(changes).toMatchObject([{ collection: "partners", added: ["c"], changed: [], gone: [] }]);
    expect(logged).toEqual([]);
  });

  test.each([
    ["that refuses the resume token", () => firestore.endStreams()],
    ["whose count of documents does not come out right", () => firestore.claimCount(99)],
  ])("misses no change of a server %s", async (_, disturb) => {
    const { snapshot } = await watching();
    firestore.refusesTokens = true;
    disturb();
    await database.owners.remove("partners/a");
    // Also where a new subscription begins with what is there.
    await until(() => !snapshot.get("partners", "a"));
    await database.owners.set("partners/apres", { title: "Après" });
    await until(() => snapshot.get("partners", "apres"));
    firestore.refusesTokens = false;
  });

  test("a refused collection is retried until it is accepted; the others are read and listened to", async () => {
    firestore.behaviour = {
      status: { code: status.PERMISSION_DENIED, details: "pas celle-ci" },
      collection: "photos",
    };
    const snapshot = new Snapshot();
    const feed = new Feed(open(), snapshot, { timeoutMs: 5000, intervalMs: 5000, usesReports: true });
    feed.start();
    await until(() => feed.status.failing.photos && snapshot.count("partners") === 2);
    expect([Object.keys(feed.status.failing), snapshot.isComplete]).toEqual([["photos"], false]);
    firestore.behaviour = {};
    await until(() => snapshot.isComplete);
    expect(feed.status.failing).toEqual({});
    expect(logged.map(({ message, collection }) => [message, collection])).toEqual([
      ["Erreur lors du chargement des articles :", "photos"],
      ["Les contenus se lisent de nouveau", "photos"],
    ]);
  });

  test.each([
    ["an outage", () => relay.close(), () => relay.open()],
    ["a connection that dies silently", async () => relay.swallow(), async () => {}],
  ])("after %s missed changes arrive once, and reads work", async (_, leave, comeBack) => {
    const { changes, source } = await watching({ keepAliveMs: 200, keepAliveTimeoutMs: 200 });
    await source.list("partners");
    await leave();
    await database.owners.set("workshops/pendant", { title: "Pendant" });
    await database.owners.set("photos/pendant", { name: "Pendant" });
    await database.owners.remove("photos/pendant");
    await comeBack();
    await until(() => changes.length > 0);
    await expect(source.list("workshops")).resolves.toMatchObject([{ id: "pendant" }]);
    expect(changes).toMatchObject([{ collection: "workshops", added: ["pendant"], changed: [], gone: [] }]);
  });

  test("a thousand documents that are written as they were are no change", async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`p${i}`, { title: `P ${i}` }]));
    await database.owners.seed({ partners: many });
    const { changes } = await watching();
    await database.owners.seed({ partners: many });
    await database.owners.set("workshops/apres", { title: "Après" });
    await until(() => changes.length > 0);
    expect(changes.map(({ collection }) => collection)).toEqual(["workshops"]);
  });

  test("announces what differs after a restart with other data", async () => {
    const { snapshot } = await watching();
    await database.restart({ partners: { a: { title: "Autre" }, venu: { title: "Venu" } } });
    // The listener may also see the new database before it is filled.
    await until(() => snapshot.get("partners", "venu") && !snapshot.get("partners", "b"));
    expect(snapshot.get("partners", "a")?.title).toBe("Autre");
  });
});
