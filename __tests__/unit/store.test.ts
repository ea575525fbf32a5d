import { chmodSync, copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Store, type StoredAnswer } from "@/lib/server/store";
import { temporaryFolder } from "@/testing/folder";

const { at, write } = temporaryFolder();
let folder: string;
let count = 0;
let warn: jest.SpyInstance;

beforeEach(() => {
  count += 1;
  folder = at(`${count}`);
  warn = jest.spyOn(console, "warn").mockImplementation();
});
afterEach(() => warn.mockRestore());

const answer = (address: string, text: string, more: Partial<StoredAnswer> = {}): StoredAnswer => ({
  ...{ address, status: 200, headers: [["content-type", "text/html"]], etag: `"${text.length}"` },
  bodies: { br: Buffer.from(`br ${text}`), gzip: gzipSync(text) },
  ...{ madeWith: "build", asked: [["question", "digest"]], pictures: ["/p"] },
  ...more,
});

async function opened(): Promise<Store> {
  const store = new Store(folder);
  await store.open();
  return store;
}

/** The text of an answer; undefined for one that is not there. */
function textOf(store: Store, address: string): string | undefined {
  const entry = store.get(address);
  return entry && store.body(entry, "identity")?.toString();
}

const file = (position = 0) => at(`${count}`, readdirSync(folder)[position] ?? "");

test("keeps everything of an answer over a restart, in the place of the former one", async () => {
  const store = await opened();
  await store.put(answer("/é?à", "avant"));
  await store.put(answer("/é?à", "après"));
  const again = await opened();
  expect([...again.addresses()]).toEqual(["/é?à"]);
  expect(textOf(again, "/é?à")).toBe("après");
  expect(again.get("/é?à")).toMatchObject({
    ...{ status: 200, etag: '"5"', madeWith: "build", asked: [["question", "digest"]], pictures: ["/p"] },
    ...{ encodings: ["br", "gzip", "identity"], lengths: { identity: Buffer.byteLength("après") } },
  });
  expect(readdirSync(folder)).toHaveLength(1);
});

test("removes an answer from memory and disk", async () => {
  const store = await opened();
  await store.put(answer("/a", "a"));
  await store.remove("/a");
  await store.remove("/b");
  expect([store.get("/a"), readdirSync(folder)]).toEqual([undefined, []]);
});

test.each<[string, string[], () => void]>([
  ["empty", ["/b"], () => truncateSync(file(), 0)],
  ["cut", ["/b"], () => truncateSync(file(), readFileSync(file()).length - 1)],
  ["changed", ["/b"], () => writeFileSync(file(), readFileSync(file()).fill(0, 100, 110))],
  ["one of another address", ["/a", "/b"], () => copyFileSync(file(), at(`${count}`, "other.answer"))],
  ["the draft of a killed process", ["/a", "/b"], () => writeFileSync(`${file()}.draft`, "{")],
])("a file that is %s is removed at a start, the others stay", async (_, stay, spoil) => {
  const store = await opened();
  await store.put(answer("/a", "a"));
  spoil();
  await store.put(answer("/b", "b"));
  const again = await opened();
  expect([...again.addresses()].sort()).toEqual(stay);
  expect(readdirSync(folder)).toHaveLength(stay.length);
  expect(textOf(again, "/b")).toBe("b");
});

describe("more than memory has room for", () => {
  const LARGE = 20_000_000;
  const large = (address: string) =>
    answer(address, address, { bodies: { identity: Buffer.alloc(LARGE, address) } });

  test("is read from the disk again", async () => {
    const store = await opened();
    for (const name of ["/a", "/b", "/c", "/d"]) await store.put(large(name));
    const inMemory = ["/a", "/b", "/c", "/d"].filter((name) => store.get(name)?.bodies);
    expect(inMemory).toEqual(["/b", "/c", "/d"]);
    expect(textOf(store, "/a")?.slice(0, 4)).toBe("/a/a");
    expect(store.get("/b")?.bodies).toBeUndefined();
  });

  test("is forgotten where there is no folder, and nothing is written", async () => {
    const store = new Store(undefined);
    await store.open();
    for (const name of ["/a", "/b", "/c", "/d"]) await store.put(large(name));
    expect([...store.addresses()]).toEqual(["/b", "/c", "/d"]);
  });

  test("is missing where the disk has lost it, and made again", async () => {
    const store = await opened();
    for (const name of ["/a", "/b", "/c", "/d"]) await store.put(large(name));
    for (const name of readdirSync(folder)) truncateSync(at(`${count}`, name), 10);
    expect([textOf(store, "/a"), store.get("/a")]).toEqual([undefined, undefined]);
    expect(textOf(store, "/d")).toBeDefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

test("a disk that refuses costs the file alone: the answer is sent from memory", async () => {
  // A file in the place of the folder.
  write(`${count}`);
  chmodSync(folder, 0o444);
  const store = await opened();
  await store.put(answer("/a", "a"));
  expect(textOf(store, "/a")).toBe("a");
  expect(warn).toHaveBeenCalledTimes(1);
  await store.remove("/a");
  expect(store.get("/a")).toBeUndefined();
});
