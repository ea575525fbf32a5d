// `npm run verify`: everything that has to hold before a push. Ends with a table of the steps and one line
// `N passed, N failed` that counts tests and steps. What takes longer is in `npm run nightly`.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { findBrowser, installHeadlessShell } from "../testing/find-browser.mjs";
import { findNginx } from "../testing/nginx.mjs";

const testEnv = { ...process.env, CI: process.env.CI ?? "1", NEXT_TELEMETRY_DISABLED: "1" };
if (!testEnv.CHROMIUM_PATH) installHeadlessShell();
testEnv.CHROMIUM_PATH = await findBrowser();

const npm = (script, ...args) => ["npm", "run", "--silent", script, ...args];
const runJest = (...projects) => ["npx", "jest", "--ci", "--maxWorkers=1", "--selectProjects", ...projects];

const UPDATE_TESTS = "integration/update";
const hasNginx = Boolean(findNginx());
const nginxTests = (files) => hasNginx && npm("proxy", "--", "--ci", "--testPathPatterns", files);

const started = performance.now();
const counts = { passed: 0, failed: 0 };
const summary = [];
await Promise.all([runLane([["lint", npm("lint")]]), runLane([["types", npm("typecheck")]])]);
// One build serves all tests: it reads neither content nor settings.
await runLane([["build", npm("build")]]);
// Two lanes run side by side, because a step waits half of its time.
await Promise.all([
  runLane([
    ["browser tests", npm("e2e")],
    ["nginx before the demonstration", nginxTests("shipped")],
    ["nginx before a stand-in for the site", nginxTests("away|limits|machine")],
    [
      "unit, component and integration tests",
      [...runJest("unit", "components", "integration"), "--testPathIgnorePatterns", UPDATE_TESTS],
    ],
  ]),
  runLane([
    ["another venue on Firestore, live", npm("live", "--", "--ci")],
    // The other tests of an update are in the nightly run.
    [
      "an update and the way back",
      [...runJest("integration"), "--testPathPatterns", UPDATE_TESTS, "-t", "two instances"],
    ],
  ]),
]);
for (const line of summary) console.log(line);
console.log(`${seconds(started)} s in all. Not part of this: npm run nightly, before a release.`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Runs the steps of a lane. After a failure in any lane no further step begins. */
async function runLane(lane) {
  for (const [name, command] of lane) {
    if (counts.failed > 0) return;
    if (!command) {
      summary.push(`NOT TESTED  ${name}: nginx is not installed and may not be installed here`);
      continue;
    }
    const began = performance.now();
    const { code, output } = await runStep(command);
    addCounts(code, output);
    summary.push(`${code === 0 ? "ok    " : "FAILED"} ${seconds(began).padStart(4)} s  ${name}`);
    // Printed together, because steps of the other lane print at the same time.
    console.log(`\n── ${name}\n${output}\n${summary.at(-1)}`);
  }
}

function seconds(since) {
  return String(Math.round((performance.now() - since) / 1000));
}

function runStep([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: testEnv, stdio: ["ignore", "pipe", "pipe"] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/**
 * Adds the tests of a step, as Jest (`Tests: 1 failed, 20 passed`) and Playwright (`20 passed`) total them; a
 * step without tests counts as one. JSON reports would need a file for each step.
 */
function addCounts(code, output) {
  const isTotal = (line) => /^(Tests:|\s*\d+ (passed|failed))/.test(line);
  const totals = stripVTControlCharacters(output).split("\n").filter(isTotal).join();
  const numberOf = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(totals)?.[1] ?? 0);
  counts.passed += numberOf("passed") || (code === 0 ? 1 : 0);
  counts.failed += numberOf("failed") || (code === 0 ? 0 : 1);
}
