// Tries another version of the framework in a copy of the repository, and reports for each promise whether
// it holds: npm run framework -- VERSION. Exits with 0 when all do.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "../testing/find-browser.mjs";
import { complete } from "../testing/serve.mjs";

const SUITE = "__tests__/live/promises.test.ts";

const [version] = process.argv.slice(2);
if (!/^(\d+\.\d+\.\d+(-[\w.]+)?|[a-z]+)$/.test(version ?? "")) {
  console.error("npm run framework -- VERSION (16.4.6, 16.5.0-canary.38, latest)");
  process.exit(2);
}

const cwd = mkdtempSync(path.join(os.tmpdir(), "chalet-framework-"));
const env = { ...process.env, CI: "1", CHROMIUM_PATH: await findBrowser() };
const npm = (...args) => complete("npm", args, { cwd, env });
const read = (name) => JSON.parse(readFileSync(path.join(cwd, name), "utf8"));
let failed = false;

copyTo(cwd);
const packages = [`next@${version}`, `@next/env@${version}`];
const install = ["install", "--save-exact", "--ignore-scripts", "--no-audit", "--no-fund", ...packages];
report("install", await faultOf(npm(...install)));
if (failed) process.exit(1);
console.log(`       next ${read("node_modules/next/package.json").version}`);
report("types", await faultOf(npm("run", "--silent", "typecheck")));
report("build", await faultOf(npm("run", "--silent", "build")));
await runPromises();
if (failed) console.log(`The copy is kept: ${cwd}`);
else rmSync(cwd, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;

/** Copies the files that git would commit, as they are now. */
function copyTo(target) {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const names = execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const name of names) if (existsSync(name)) cpSync(name, path.join(target, name));
}

/** The error message of a step, the empty string if it works. */
function faultOf(running) {
  return running.then(() => "").catch(({ message }) => message);
}

/** Prints one line about a step, and the end of its error message. */
function report(step, fault) {
  console.log(`${fault ? "FAILS" : "holds"}  ${step}`);
  if (!fault) return;
  failed = true;
  const lines = stripVTControlCharacters(fault).trim().split("\n");
  console.log(lines.slice(-15).join("\n       "));
}

/** Reports each promise of the suite; one that was not reached does not hold. */
async function runPromises() {
  const options = ["--selectProjects", "live", "--runInBand", "--json", "--outputFile=promises.json"];
  await faultOf(complete("npx", ["jest", ...options, "--runTestsByPath", SUITE], { cwd, env }));
  const [{ assertionResults, message }] = read("promises.json").testResults;
  if (assertionResults.length === 0) report("the suite", message);
  for (const { status, title, failureMessages } of assertionResults) {
    const reason = (failureMessages[0] ?? status).split("\n").slice(0, 4).join("\n");
    report(title, status === "passed" ? "" : reason);
  }
}
