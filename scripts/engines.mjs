// npm run engines [-- --project=oldest|chromium|firefox]: a walk through the last build in several engines.
// Engines that are not installed and cannot be installed here are named.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { attempt, installPackages } from "../testing/attempt.mjs";
import { findBrowser } from "../testing/find-browser.mjs";

/** The oldest Chrome that the framework supports, from a package outside of node_modules. */
const OLDEST = { version: "111.0.0", folder: ".engines" };

const ENGINES = {
  oldest: findOldest,
  chromium: () => findBrowser().catch(() => undefined),
  firefox: findFirefox,
};

const executables = {};
for (const [engine, find] of Object.entries(ENGINES)) {
  const executable = await find();
  if (executable) executables[engine] = executable;
  else console.log(`${engine}: NOT TESTED, it is not installed and cannot be installed here`);
}
const args = ["playwright", "test", "--config=scripts/engines", ...process.argv.slice(2)];
const engineEnv = { ...process.env, ENGINES: JSON.stringify(executables) };
process.exitCode = spawnSync("npx", args, { stdio: "inherit", env: engineEnv }).status ?? 1;

function findOldest() {
  const { version, folder } = OLDEST;
  const path = `${folder}/chromium-${version}`;
  if (existsSync(path)) return path;
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const install = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  if (!attempt("npm", [...install, `@sparticuz/chromium@${version}`])) return undefined;
  const packed = readFileSync(`${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`);
  writeFileSync(path, brotliDecompressSync(packed), { mode: 0o755 });
  return path;
}

function findFirefox() {
  const path = "/usr/bin/firefox-esr";
  if (!existsSync(path)) installPackages("firefox-esr");
  return existsSync(path) ? path : undefined;
}
