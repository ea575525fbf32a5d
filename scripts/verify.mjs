// Runs everything that has to hold, in the order that finds a mistake soonest. Ends with one line
// `N passed, N failed` that counts tests and steps.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { findBrowser, installHeadlessShell } from "../testing/find-browser.mjs";
import { findNginx } from "../testing/nginx.mjs";

const env = { ...process.env, CI: process.env.CI ?? "1", NEXT_TELEMETRY_DISABLED: "1" };
if (!env.CHROMIUM_PATH) installHeadlessShell();
env.CHROMIUM_PATH = await findBrowser();

const npm = (script, ...args) => ["npm", "run", "--silent", script, ...args];
const jest = (workers, ...projects) =>
  ["npx", "jest", "--ci", `--maxWorkers=${workers}`, "--selectProjects"].concat(projects);
const BUILD_AND_TEST = [
  ["integration tests", jest(2, "integration")],
  ["build", npm("build")],
  ["the shipped nginx configuration", findNginx() && npm("proxy", "--", "--ci")],
  ["end-to-end tests", npm("e2e")],
  // It lacks newer CSS and syntax.
  ["end-to-end walk in the oldest Chrome", npm("engines", "--", "oldest")],
];

/** Stages, one after the other. The lanes of a stage run side by side: one computes while the other waits. */
const STAGES = [
  [[["lint", npm("lint")]]],
  [[["types", npm("typecheck")]], [["unit and component tests", jest("100%", "unit", "components")]]],
  [BUILD_AND_TEST, [["live content and outages, on builds of their own", npm("live", "--", "--ci")]]],
];

const counts = { passed: 0, failed: 0 };
for (const lanes of STAGES) {
  await Promise.all(lanes.map(follow));
  if (counts.failed > 0) break;
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Runs the steps of a lane one after the other. After a failure in any lane no further step begins. */
async function follow(lane) {
  for (const [name, command] of lane) {
    if (counts.failed > 0) return;
    if (!command) {
      console.log(`── ${name}: NOT TESTED, nginx is not installed and may not be installed here`);
      continue;
    }
    console.log(`── ${name}: begins`);
    const started = Date.now();
    const { code, output } = await run(command);
    count(code, output);
    const seconds = Math.round((Date.now() - started) / 1000);
    // In one piece, because steps of the other lane run at the same time.
    console.log(`\n${output}\n── ${name}: ${code === 0 ? "ok" : "FAILED"} in ${seconds} s\n`);
  }
}

function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** Adds the counts of Jest (`Tests: 1 failed, 20 passed`) or Playwright (`20 passed`), else one. */
function count(code, output) {
  const lines = stripVTControlCharacters(output).match(/^(Tests:.*|\s*\d+ (passed|failed)\b.*)$/gm) ?? [];
  const number = (word) => Number(new RegExp(`(\\d+) ${word}\\b`).exec(lines.join("\n"))?.[1] ?? 0);
  const passed = number("passed");
  const failed = number("failed");
  counts.passed += passed || (code === 0 ? 1 : 0);
  counts.failed += failed || (code === 0 ? 0 : 1);
}
