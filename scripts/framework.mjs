// Tries another version of the framework in a copy outside the repository, and says for each promise
// whether it holds: npm run framework -- VERSION. Ends with 0 when all do.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "../testing/find-browser.mjs";

const SUITE = "__tests__/live/promises.test.ts";

const [version] = process.argv.slice(2);
if (!/^(\d+\.\d+\.\d+(-[\w.]+)?|[a-z]+)$/.test(version ?? "")) {
  console.error("npm run framework -- VERSION (16.4.6, 16.5.0-canary.38, latest)");
  process.exit(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-framework-"));
const env = { ...process.env, CI: "1", NEXT_TELEMETRY_DISABLED: "1", CHROMIUM_PATH: await findBrowser() };
let failed = false;
try {
  copyTo(folder);
  const packages = [`next@${version}`, `@next/env@${version}`];
  const options = ["--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"];
  say("install", run("npm", ["install", ...options, ...packages]));
  const { version: installed } = JSON.parse(
    readFileSync(path.join(folder, "node_modules/next/package.json"), "utf8"),
  );
  console.log(`       next ${installed}`);
  say("types", run("npm", ["run", "--silent", "typecheck"]));
  say("build", run("npm", ["run", "--silent", "build"]));
  promises();
} catch (error) {
  failed = true;
  console.log(error.message);
} finally {
  if (failed) console.log(`The copy is kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

/** What git would commit, as it stands now. */
function copyTo(target) {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const name of stdout.split("\0").filter((name) => name && existsSync(name))) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    cpSync(name, path.join(target, name));
  }
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  return { ok: status === 0, output: stdout + stderr };
}

/** One line: a step that must not fail for the rest to mean anything says why it did. */
function say(step, { ok, output }) {
  console.log(`${ok ? "holds" : "FAILS"}  ${step}`);
  if (ok) return;
  failed = true;
  console.log(output.trim().split("\n").slice(-15).join("\n"));
}

/** One line for each promise of the suite; one that was not reached does not hold. */
function promises() {
  const report = path.join(folder, "promises.json");
  const options = ["--selectProjects", "live", "--runInBand", "--json", `--outputFile=${report}`];
  const { output } = run("npx", ["jest", ...options, "--runTestsByPath", SUITE]);
  if (!existsSync(report)) throw new Error(`The suite did not run:\n${output.slice(-2000)}`);
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (results.length === 0) throw new Error(`The suite did not run:\n${testResults[0]?.message}`);
  for (const { status, title, failureMessages } of results) {
    const kept = status === "passed";
    console.log(`${kept ? "holds" : "FAILS"}  ${title}`);
    if (kept) continue;
    failed = true;
    console.log(
      `       ${stripVTControlCharacters(failureMessages[0] ?? status)
        .split("\n")
        .slice(0, 4)
        .join("\n       ")}`,
    );
  }
}
