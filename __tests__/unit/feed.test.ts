import { ConfigurationError } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { Feed } from "@/lib/content/feed";
import { Snapshot } from "@/lib/content/snapshot";
import { type ContentSource, type RawDocument, SourceError, type Watcher } from "@/lib/content/source";
import { until } from "@/testing/serve.mjs";

const ONE: RawDocument[] = [{ id: "a", data: { title: "A" } }];

let snapshot: Snapshot;
let list: jest.Mock<Promise<RawDocument[]>>;
let watcher: Watcher;
let feed: Feed;
let logged: string[];

function open({ live = true, intervalMs = 20, everyMs = 0 } = {}) {
  const source: ContentSource = {
    name: "firestore-admin",
    list,
    ...(everyMs
      ? { everyMs }
      : {
          watch: (given) => {
            watcher = given;
            return () => {};
          },
        }),
  };
  feed = new Feed(source, snapshot, { timeoutMs: 100, intervalMs, usesReports: live });
  feed.start();
}

beforeEach(() => {
  snapshot = new Snapshot();
  list = jest.fn(async () => ONE);
  logged = [];
  for (const level of ["warn", "info", "error"] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...[line]: string[]) => void logged.push(JSON.parse(line ?? "").message));
});
afterEach(() => {
  feed.stop();
  jest.restoreAllMocks();
});

const titles = () => snapshot.documents("partners").map(({ title }) => title);

test("what a source reports is the content, with the time of its last change", () => {
  open();
  watcher.collectionRead("partners", ONE);
  expect(titles()).toEqual(["A"]);
  expect(feed.status.lastChange).toEqual({});
  watcher.documentsChanged("partners", [{ id: "a", data: { title: "Autre" } }], []);
  expect(titles()).toEqual(["Autre"]);
  expect(feed.status).toMatchObject({
    ...{ isWatched: true, failing: {} },
    lastChange: { partners: expect.stringMatching(/^20/) },
  });
  expect(list).not.toHaveBeenCalled();
});

test("a failure changes nothing, is logged once for each collection, and so is its end", () => {
  open();
  watcher.collectionRead("partners", ONE);
  for (let i = 0; i < 3; i += 1) watcher.collectionFailed("partners", new Error("refusée"));
  watcher.collectionFailed("photos", new Error("refusée"));
  expect([titles(), Object.keys(feed.status.failing)]).toEqual([["A"], ["partners", "photos"]]);
  watcher.collectionRead("partners", ONE);
  watcher.documentsChanged("photos", [], []);
  expect([feed.status.failing, logged]).toEqual([
    {},
    [
      ...["Erreur lors du chargement des articles :", "Erreur lors du chargement des articles :"],
      ...["Les contenus se lisent de nouveau", "Les contenus se lisent de nouveau"],
    ],
  ]);
});

describe("a collection that arrives empty", () => {
  beforeEach(() => {
    open();
    watcher.collectionRead("partners", ONE);
  });

  test("is taken once a second read has found it empty too", async () => {
    list.mockResolvedValue([]);
    watcher.collectionRead("partners", []);
    expect(titles()).toEqual(["A"]);
    await until(() => snapshot.count("partners") === 0);
    expect(logged).toEqual(["Une collection arrive vide : relue avant d’être crue"]);
  });

  test.each<[string, () => Promise<RawDocument[]>]>([
    ["finds its documents", async () => ONE],
    ["fails", () => Promise.reject(new SourceError("hors de portée"))],
  ])("is kept where the second read %s", async (_, read) => {
    const second = jest.fn(read);
    list.mockImplementation(second);
    watcher.collectionRead("partners", []);
    await until(() => second.mock.calls.length === 1);
    await new Promise(setImmediate);
    expect(titles()).toEqual(["A"]);
  });

  test("by removals that the source reports is empty at once", () => {
    watcher.documentsChanged("partners", [], ["a"]);
    expect([titles(), list.mock.calls.length]).toEqual([[], 0]);
  });
});

test("a collection that was always empty is no doubt", () => {
  open();
  watcher.collectionRead("partners", []);
  expect([snapshot.count("partners"), logged]).toEqual([0, []]);
});

test("a source that reports nothing is read again and again, and a change of it is noticed", async () => {
  open({ live: false });
  await until(() => snapshot.isComplete);
  list.mockRejectedValue(new SourceError("hors de portée"));
  await until(() => Object.keys(feed.status.failing).length === COLLECTION_NAMES.length);
  list.mockResolvedValue([{ id: "a", data: { title: "Autre" } }]);
  await until(() => titles()[0] === "Autre");
  expect(feed.status.isWatched).toBe(false);
});

test("a source that is read often is not parsed again while its list is the same", async () => {
  const replaced = jest.spyOn(snapshot, "replace");
  open({ everyMs: 5, intervalMs: 60_000 });
  await until(() => list.mock.calls.length > 3 * COLLECTION_NAMES.length);
  expect([replaced.mock.calls.length, feed.status.isWatched]).toEqual([COLLECTION_NAMES.length, true]);
});

test("a read that takes too long fails, for the webhook too", async () => {
  open();
  list.mockImplementation(() => new Promise(() => {}));
  await expect(feed.reread("partners")).rejects.toThrow("pas de réponse en 100 ms");
  list.mockResolvedValue(ONE);
  await feed.reread("partners");
  expect(titles()).toEqual(["A"]);
});

test("content from the disk counts as such until everything has come from the source", () => {
  open();
  feed.status.copyOf = "2026-11-21T10:00:00Z";
  for (const name of COLLECTION_NAMES) {
    expect(feed.status.copyOf).toBeDefined();
    watcher.collectionRead(name, []);
  }
  expect(feed.status.copyOf).toBeUndefined();
});

test("a wrong setting that only a read can find is told while there is no content, not afterwards", () => {
  open();
  const told = jest.fn();
  feed.onWrongSetting = told;
  const wrong = new ConfigurationError("Configuration : il manque un accès.");
  watcher.collectionFailed("partners", wrong);
  expect(told).toHaveBeenCalledWith(wrong);
  told.mockClear();
  for (const name of COLLECTION_NAMES) watcher.collectionRead(name, []);
  watcher.collectionFailed("partners", wrong);
  expect(told).not.toHaveBeenCalled();
});
