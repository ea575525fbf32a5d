import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { byCollection, COLLECTION_NAMES } from "@/lib/content/collections";
import { keepCopy, readCopy } from "@/lib/content/copy";
import { Snapshot } from "@/lib/content/snapshot";
import { temporaryFolder } from "@/testing/folder";
import { until } from "@/testing/serve.mjs";

const { at, write } = temporaryFolder();
jest.mock("@/lib/config/folders", () => ({
  STATE: jest.requireActual("node:fs").mkdtempSync(`${jest.requireActual("node:os").tmpdir()}/copy-`),
}));
const { STATE } = jest.requireMock("@/lib/config/folders");
const FILE = `${STATE}/content.json`;
const PLACE = "Firestore (projet mon-chalet)";

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation();
  rmSync(STATE, { recursive: true, force: true });
});
afterEach(() => jest.restoreAllMocks());

const TYPED = {
  public: { title: "A" },
  draft: { title: "B", draft: true },
  later: { title: "C", publishAt: "2100-01-01" },
};

/** The content of a site that keeps its copy. */
function content(): Snapshot {
  const snapshot = new Snapshot();
  keepCopy(snapshot, PLACE);
  for (const name of COLLECTION_NAMES) snapshot.replace(name, []);
  const partners = Object.entries(TYPED).map(([id, data]) => ({ id, data }));
  snapshot.replace("partners", partners);
  return snapshot;
}

async function written(): Promise<void> {
  content();
  await until(() => existsSync(FILE));
}

test("the copy has the public documents alone, and the time at which it was made", async () => {
  await written();
  expect(readFileSync(FILE, "utf8")).not.toMatch(/draft|later/);
  const copy = await readCopy(PLACE);
  expect(copy?.contents).toEqual({
    ...byCollection(() => []),
    partners: [{ id: "public", data: { title: "A" } }],
  });
  expect(Math.abs(Date.parse(copy?.at ?? "") - Date.now())).toBeLessThan(60_000);
});

test("what is removed is in it no longer than the writing takes; other changes are gathered", async () => {
  const timers = jest.spyOn(globalThis, "setTimeout");
  const delays = () => timers.mock.calls.splice(0).map(([, ms]) => ms);
  const snapshot = content();
  expect(delays()).toEqual([1000]);
  await until(() => existsSync(FILE));
  rmSync(FILE);
  delays();
  snapshot.applyChanges("partners", [{ id: "next", data: {} }], []);
  snapshot.applyChanges("partners", [], ["public"]);
  expect(delays()).toEqual([1000, 0]);
  await until(() => existsSync(FILE));
  expect(readFileSync(FILE, "utf8")).toContain("next");
  expect(readFileSync(FILE, "utf8")).not.toContain("public");
});

test("one of another place is not read; none is told of", async () => {
  expect(await readCopy(PLACE)).toBeUndefined();
  await written();
  expect(await readCopy("Firestore (projet autre)")).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, (file: string) => string]>([
  ["cut", (file) => file.slice(0, -20)],
  ["of another format", (file) => file.replace('"format":1', '"format":0')],
  ["something else", () => "<html>"],
])("one that is %s is not used, and one line says so", async (_, spoil) => {
  await written();
  writeFileSync(FILE, spoil(readFileSync(FILE, "utf8")));
  expect(await readCopy(PLACE)).toBeUndefined();
  expect(warn.mock.calls).toEqual([[expect.stringContaining("La copie du contenu est illisible")]]);
});

test("a disk that refuses costs the copy and nothing else", async () => {
  // A file in the place of the folder.
  write("taken");
  rmSync(STATE, { recursive: true, force: true });
  writeFileSync(STATE, readFileSync(at("taken")));
  const snapshot = content();
  await until(() => warn.mock.calls.some(([line]) => line.includes("n’a pas pu être écrite")));
  expect(snapshot.count("partners")).toBe(3);
  rmSync(STATE);
});
