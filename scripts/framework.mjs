// Tries another version of the framework in a copy of the repository, and reports for each promise whether
// it holds: npm run framework -- VERSION. Exits with 0 when all do.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "../testing/find-browser.mjs";

const [version] = process.argv.slice(2);
if (!/^(\d+\.\d+\.\d+(-[\w.]+)?|[a-z]+)$/.test(version ?? "")) {
  console.error("npm run framework -- VERSION (16.4.6, 16.5.0-canary.38, canary, latest)");
  process.exit(2);
}

const PACKAGES = [`next@${version}`, `@next/env@${version}`];
const INSTALL = ["--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"];
const JEST = ["--selectProjects", "live", "--runInBand", "--verbose"];
const STEPS = {
  install: ["npm", "install", ...INSTALL, ...PACKAGES],
  types: ["npm", "run", "typecheck"],
  build: ["npm", "run", "build"],
  promises: ["npx", "jest", ...JEST, "--runTestsByPath", "__tests__/live/promises.test.ts"],
};

const cwd = mkdtempSync(path.join(os.tmpdir(), "chalet-framework-"));
const env = { ...process.env, CI: "1", NEXT_TELEMETRY_DISABLED: "1", CHROMIUM_PATH: await findBrowser() };
// The files that git would commit, as they are now.
const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
const names = execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
for (const name of names) if (existsSync(name)) cpSync(name, path.join(cwd, name));

const results = [];
for (const [step, [command, ...rest]] of Object.entries(STEPS)) {
  const { status } = spawnSync(command, rest, { cwd, env, stdio: "inherit" });
  results.push(`${status === 0 ? "holds" : "FAILS"}  ${step}`);
  if (status !== 0 && step === "install") break;
}
console.log([`next ${version}`, ...results].join("\n"));
const failed = results.some((line) => line.startsWith("FAILS"));
if (failed) console.log(`The copy is kept: ${cwd}`);
else rmSync(cwd, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
