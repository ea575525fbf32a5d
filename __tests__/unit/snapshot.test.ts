import { COLLECTION_NAMES } from "@/lib/content/collections";
import { Snapshot, type SnapshotChange } from "@/lib/content/snapshot";

const NOON = Date.parse("2027-03-14T12:00:00Z");
const MINUTE = 60_000;

let snapshot: Snapshot;
let changes: SnapshotChange[];

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  snapshot = new Snapshot();
  changes = [];
  snapshot.onChange((change) => changes.push(change));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const documents = (fields: Record<string, object>) =>
  Object.entries(fields).map(([id, data]) => ({ id, data: { ...data } }));
const have = (fields: Record<string, object>) => snapshot.replace("partners", documents(fields));
/** What was told since the last call, without what is the same each time. */
const told = () => changes.splice(0).map(({ added, changed, gone }) => ({ added, changed, gone }));

test("all content has come once every collection has, empty ones too", () => {
  for (const name of COLLECTION_NAMES) {
    expect(snapshot.isComplete).toBe(false);
    snapshot.replace(name, []);
  }
  expect(snapshot.isComplete).toBe(true);
});

describe("a change", () => {
  test("is told once, as what was added, changed and is gone", () => {
    have({ a: { title: "A" }, b: { title: "B" } });
    expect(told()).toEqual([{ added: ["a", "b"], changed: [], gone: [] }]);
    have({ b: { title: "Bis" }, c: { title: "C" } });
    expect(told()).toEqual([{ added: ["c"], changed: ["b"], gone: ["a"] }]);
    have({ b: { title: "Bis" }, c: { title: "C" } });
    snapshot.applyChanges("partners", documents({ b: { title: "Bis" } }), []);
    expect(told()).toEqual([]);
    snapshot.applyChanges("partners", documents({ c: { title: "Cinq" } }), ["b"]);
    expect(told()).toEqual([{ added: [], changed: ["c"], gone: ["b"] }]);
  });

  test("leaves every other document the same object", () => {
    have({ a: { title: "A" }, b: { title: "B" } });
    const [a, b] = [snapshot.get("partners", "a"), snapshot.get("partners", "b")];
    have({ a: { title: "A" }, b: { title: "Bis" } });
    expect(snapshot.get("partners", "a")).toBe(a);
    expect(snapshot.get("partners", "b")).not.toBe(b);
  });

  test("of what visitors do not see is none for them: drafts appear and go like documents", () => {
    have({ a: { title: "A", draft: true } });
    have({ a: { title: "Autre", draft: true } });
    expect(told()).toEqual([
      { added: [], changed: [], gone: [] },
      { added: [], changed: [], gone: [] },
    ]);
    have({ a: { title: "Autre" } });
    have({ a: { title: "Autre", draft: true } });
    expect(told()).toEqual([
      { added: ["a"], changed: [], gone: [] },
      { added: [], changed: [], gone: ["a"] },
    ]);
  });

  test("a document with an impossible id is left out", () => {
    snapshot.replace("partners", documents({ "a/b": {}, a: {} }));
    expect(snapshot.documents("partners").map(({ id }) => id)).toEqual(["a"]);
  });
});

test.each([
  ["too many", () => Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`p${i}`, {}]))],
  ["too large", () => ({ a: { title: "x".repeat(100_000_001) } })],
])("content that is %s is refused with one line, and what was there stays", (_, grown) => {
  const error = jest.spyOn(console, "error").mockImplementation();
  have({ a: { title: "A" } });
  told();
  have(grown());
  expect([snapshot.count("partners"), told()]).toEqual([1, []]);
  expect(error.mock.calls).toEqual([[expect.stringContaining("20000 documents, 100 Mo")]]);
  expect([...snapshot.refusedCollections]).toEqual(["partners"]);
  have({ a: { title: "B" } });
  expect([...snapshot.refusedCollections]).toEqual([]);
});

describe("the time that passes", () => {
  const tellsAfter = (ms: number) => {
    jest.setSystemTime(NOON + ms);
    snapshot.checkTime();
    return changes.splice(0);
  };

  test("shows a document at its moment, once, also after a machine has slept", () => {
    const at = (ms: number) => ({ publishAt: new Date(NOON + ms).toISOString() });
    have({ a: at(5 * MINUTE), b: at(60 * MINUTE), later: at(90 * MINUTE) });
    told();
    expect(tellsAfter(4 * MINUTE)).toEqual([]);
    expect(tellsAfter(5 * MINUTE)).toEqual([
      { collection: "partners", added: ["a"], changed: [], gone: [], isNewDay: false },
    ]);
    expect(tellsAfter(6 * MINUTE)).toEqual([]);
    expect(tellsAfter(70 * MINUTE)).toMatchObject([{ collection: "partners", added: ["b"] }]);
  });

  test("is a change of every collection at midnight in Paris", () => {
    have({ a: {} });
    told();
    expect(snapshot.today).toBe("2027-03-14");
    const midnight = Date.parse("2027-03-14T23:00:00Z") - NOON;
    expect(tellsAfter(midnight - 1000)).toEqual([]);
    expect(tellsAfter(midnight).map(({ collection, isNewDay }) => [collection, isNewDay])).toEqual(
      COLLECTION_NAMES.map((name) => [name, true]),
    );
    expect(snapshot.today).toBe("2027-03-15");
    expect(tellsAfter(midnight + MINUTE)).toEqual([]);
  });

  test("that goes back is noticed: a clock may have been wrong at the start", () => {
    have({ a: { publishAt: new Date(NOON - MINUTE).toISOString() } });
    told();
    expect(tellsAfter(-48 * 60 * MINUTE)).toMatchObject(
      COLLECTION_NAMES.map((collection) => ({ collection })),
    );
    expect(snapshot.today).toBe("2027-03-12");
  });
});
