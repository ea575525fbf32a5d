import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const loadedByTheFramework = [
  "next.config.mjs",
  ...readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => path.join("lib", name)),
];

const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

test.each(loadedByTheFramework)("%s is checked by the compiler", (name) => {
  expect(readFileSync(name, "utf8")).toMatch(/^\/\/ @ts-check\n/);
  expect(fileNames).toContain(path.resolve(name).replaceAll(path.sep, "/"));
});

test("only lib/framework.mjs uses the framework's internals", () => {
  const reaching = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(mjs|tsx?)$/.test(name))
    .filter((name) =>
      /next\/dist\/|__NEXT_|x-nextjs-|isRoutePPREnabled|data-precedence/.test(
        readFileSync(path.join("lib", name), "utf8"),
      ),
    );
  expect(reaching).toEqual(["framework.mjs"]);
});
