import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import MAX from "@/ratchet.json";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
const files = ["app", "components", "lib"].flatMap(filesIn);
const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
const sheets = files.filter((file) => file.endsWith(".css"));
const styles = sheets.map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "")).join("\n");

/** The widths and heights in media and container queries, in pixels; 39.99rem counts as 40rem. */
function breakpoints(): Set<string> {
  const queries = styles.match(/@(?:media|container)[^{]*\{/g) ?? [];
  const edges = queries.flatMap((query) => [
    ...query.matchAll(/(width|height|inline-size|block-size)[^)]*?([\d.]+)(rem|em|px)/g),
  ]);
  return new Set(
    edges.map(([, axis = "", size, unit]) => {
      const direction = /height|block/.test(axis) ? "height" : "width";
      return `${direction} ${Math.round(Number(size) * (unit === "px" ? 1 : 16))}`;
    }),
  );
}

const occurrences = (text: string) => styles.split(text).length - 1;

// The weight of the home document is homeDocumentBytes in budgets.json.
test.each<[keyof typeof MAX, number]>([
  ["cssLines", sheets.reduce((sum, file) => sum + linesOf(file), 0)],
  ["breakpoints", breakpoints().size],
  ["dataSelectors", occurrences("[data-")],
  ["hasSelectors", occurrences(":has(")],
])("does not exceed ratchet.json: %s", (name, measured) => {
  expect(measured).toBeLessThanOrEqual(MAX[name]);
});

// The folders of lib from the lowest to the highest; "" are the modules in lib itself.
const ORDER = [
  ...["text", "config", "", "firebase", "browser", "pictures", "article", "content"],
  ...["site", "lists", "publishing", "server"],
];
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "([^"]+)";/gm;

const sourceOf = (file: string, to: string) =>
  to.startsWith(".") ? path.join(path.dirname(file), to) : to.replace(/^@\//, "");
const height = (file: string) => ORDER.indexOf(/^lib\/([^/]+)\//.exec(file)?.[1] ?? "");

test("a module of lib imports only from its own folder and from lower ones", () => {
  const modules = filesIn("lib").filter((name) => /\.(?:ts|tsx|mjs)$/.test(name));
  const upwards = modules.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)]
      .map(([, to = ""]) => sourceOf(file, to))
      .filter((to) => to.startsWith("lib/") && height(to) > height(file))
      .map((to) => `${file} → ${to}`),
  );
  expect(modules.filter((file) => height(file) < 0)).toEqual([]);
  expect(upwards).toEqual([]);
});

// These modules read content or files. Components import only types from them, and get content as props.
const READING = ["app/_pages/", "lib/server/", "lib/content/sources/", "lib/lists", "lib/pictures/"];
const READING_MODULES = ["", "/texts", "/pictured", "/source"].map((name) => `lib/content${name}`);
const OPEN_TO_COMPONENTS = [
  "lib/lists/paging",
  ...["address", "allowed", "shown", "sizes.mjs", "slots"].map((name) => `lib/pictures/${name}`),
];

test("a component imports only types from what reads", () => {
  const isReading = (to: string) =>
    READING_MODULES.includes(to) ||
    (READING.some((room) => to.startsWith(room)) && !OPEN_TO_COMPONENTS.includes(to));
  const readers = filesIn("components").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)]
      .filter(([statement]) => !/^import \{(?:\s*type \w+(?: as \w+)?,?)+\s*\}/.test(statement))
      .map(([, to = ""]) => sourceOf(file, to))
      .filter(isReading)
      .map((to) => `${file} → ${to}`),
  );
  expect(readers).toEqual([]);
});

// Names that the framework asks several files to export.
const SHARED_NAMES = ["GET", "dynamic", "generateMetadata"];
const EXPORT = /^export (?:default )?(?:async )?(?:function|const|class|type) (\w+)/gm;

test("a name that two files export has one meaning", () => {
  const folders = ["app", "components", "lib", "content", "testing", "scripts", "bench/lib", "deploy"];
  const filesByName = new Map<string, string[]>();
  for (const file of folders.flatMap(filesIn).filter((name) => /\.(?:tsx?|mjs|js)$/.test(name)))
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(EXPORT))
      filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  const shared = [...filesByName].filter(([name, { length }]) => length > 1 && !SHARED_NAMES.includes(name));
  expect(Object.fromEntries(shared)).toEqual({});
});
