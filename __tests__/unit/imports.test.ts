import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folders of lib from the lowest to the highest; "" are the modules in lib itself. */
const ORDER = [
  ...["text", "config", "", "firebase", "browser", "pictures", "article", "content"],
  ...["site", "lists", "publishing", "server"],
];
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "([^"]+)";/gm;

const height = (file: string) => ORDER.indexOf(/^lib\/([^/]+)\//.exec(file)?.[1] ?? "");

test("a module of lib imports only from its own folder and from lower ones", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `lib/${name}`);
  const upwards = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)]
      .map(([, to = ""]) => (to.startsWith(".") ? path.join(path.dirname(file), to) : to.replace(/^@\//, "")))
      .filter((to) => to.startsWith("lib/") && height(to) > height(file))
      .map((to) => `${file} → ${to}`),
  );
  expect(files.filter((file) => height(file) < 0)).toEqual([]);
  expect(upwards).toEqual([]);
});
