import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ConfigurationError, readEnv } from "@/lib/config/env";
import { createEmbeddedSource } from "@/lib/content/sources/embedded";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "contenu-"));
});
afterEach(() => rm(folder, { recursive: true }));

const source = () => createEmbeddedSource(readEnv({ CONTENT_DIR: folder }));
const file = (name: string) => path.join(folder, name);
const write = (name: string, content: unknown) =>
  writeFile(file(name), typeof content === "string" ? content : JSON.stringify(content));

async function failure(promise: Promise<unknown>): Promise<Error> {
  const error = await promise.then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(ConfigurationError);
  return error as Error;
}

describe("a folder of content", () => {
  test("gives each document with the requested fields", async () => {
    await write("partners.json", {
      amandine: { title: "Amandine", content: "<p>…</p>", workshops: [] },
      vide: {},
    });
    expect(await source().list("partners", ["title", "activity"])).toEqual([
      { id: "amandine", data: { title: "Amandine" } },
      { id: "vide", data: {} },
    ]);
    expect(await source().get("partners", "amandine")).toEqual({
      id: "amandine",
      data: { title: "Amandine", content: "<p>…</p>", workshops: [] },
    });
  });

  test("gives an empty collection for a missing file", async () => {
    expect(await source().list("photos", ["name"])).toEqual([]);
    expect(await source().get("photos", "a")).toBeUndefined();
  });

  test("has no document named like a property of Object", async () => {
    await write("photos.json", { a: {} });
    for (const id of ["constructor", "toString", "__proto__", "hasOwnProperty", "b"])
      expect(await source().get("photos", id)).toBeUndefined();
  });

  test("keeps the dates of retreats: only the demonstration moves them", async () => {
    await write("calendar.json", { ancienne: { dateStart: "1999-01-02", dateEnd: "1999-01-03" } });
    expect(await source().list("calendar", ["dateStart"])).toEqual([
      { id: "ancienne", data: { dateStart: "1999-01-02" } },
    ]);
  });

  test("is read again only when a file changed", async () => {
    await write("photos.json", { a: { name: "avant" } });
    const open = source();
    expect(await open.list("photos", ["name"])).toEqual([{ id: "a", data: { name: "avant" } }]);
    await write("photos.json", { a: { name: "après" } });
    await utimes(file("photos.json"), new Date(), new Date(Date.now() + 5000));
    expect(await open.list("photos", ["name"])).toEqual([{ id: "a", data: { name: "après" } }]);
  });

  test("may start with a byte order mark", async () => {
    await write("photos.json", '\ufeff{"été": {"name": "Été"}}');
    expect(await source().get("photos", "été")).toEqual({ id: "été", data: { name: "Été" } });
  });
});

describe("an invalid content file", () => {
  test.each([
    ["a comma too many", '{\n  "a": {"name": "x"},\n}', 3],
    ["a comma too few", '{\n  "a": {}\n  "b": {}\n}', 3],
    ["an open text", '{"a": {"name": "x}}\n', 1],
    ["single quotes", "{\n'a': {}}", 2],
    ["a comment", '{\n\n// note\n"a": {}}', 3],
    ["half a file", '{\n"a": {\n"name": "x",\n', 4],
    ["an empty file", "", 1],
    ["a second value", "{}\n{}", 2],
  ])("(%s) is reported with its name and line", async (_, content, line) => {
    await write("photos.json", content);
    const { message } = await failure(source().list("photos", []));
    expect(message).toBe(`Contenu : ${file("photos.json")}, ligne ${line}, n’est pas du JSON.`);
  });

  test.each(["[]", '"texte"', "3", "null", "true"])(
    "(%s) is reported with the expected shape",
    async (content) => {
      await write("photos.json", content);
      const { message } = await failure(source().get("photos", "a"));
      expect(message).toContain(file("photos.json"));
      expect(message).toContain("doit être un objet");
      expect(message).not.toContain("\n");
    },
  );

  test("that cannot be read is reported with a remedy", async () => {
    await mkdir(file("photos.json"));
    const { message } = await failure(source().list("photos", []));
    expect(message).toMatch(
      /^Contenu : [^\n]*photos\.json ne peut pas être lu \(EISDIR\) : [^\n]*chmod[^\n]*$/,
    );
  });

  test("does not affect the other collections", async () => {
    await write("photos.json", "{");
    await write("partners.json", { a: {} });
    expect(await source().list("partners", [])).toEqual([{ id: "a", data: {} }]);
  });
});

test.each([["texte"], [3], [null], [["a"]], [true]])(
  "a document that is %p has no fields",
  async (document) => {
    await write("workshops.json", { etrange: document, sain: { title: "Yoga" } });
    expect(await source().list("workshops", ["title"])).toEqual([
      { id: "etrange", data: {} },
      { id: "sain", data: { title: "Yoga" } },
    ]);
  },
);
