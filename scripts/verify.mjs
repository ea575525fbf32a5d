// Everything that has to hold, in the order that finds a mistake soonest. Ends with one line
// `N passed, N failed` that counts tests and steps.
import { spawn } from "node:child_process";
import { findBrowser } from "../testing/find-browser.mjs";
import { findNginx } from "../testing/find-nginx.mjs";

const PROXY = "the shipped nginx configuration";
const STEPS = [
  ["lint", "npm", ["run", "--silent", "lint"]],
  ["types", "npm", ["run", "--silent", "typecheck"]],
  [
    "unit and component tests",
    "npx",
    ["jest", "--ci", "--maxWorkers=100%", "--selectProjects", "unit", "components"],
  ],
  // Outages have their times: one suite after the other.
  ["integration tests", "npx", ["jest", "--ci", "--runInBand", "--selectProjects", "integration"]],
  ["live content and outages, on a build of their own", "npm", ["run", "--silent", "live", "--", "--ci"]],
  ["build", "npm", ["run", "--silent", "build"]],
  ["budgets of bytes", process.execPath, ["bench/bytes.mjs"]],
  [PROXY, "npm", ["run", "--silent", "proxy", "--", "--ci"]],
  ["end-to-end tests", "npm", ["run", "--silent", "e2e"]],
];

const counts = { passed: 0, failed: 0 };

const env = { ...process.env, CI: process.env.CI ?? "1", NEXT_TELEMETRY_DISABLED: "1" };
env.CHROMIUM_PATH = await findBrowser();

const nginx = findNginx();

for (const [name, command, args] of STEPS) {
  if (name === PROXY && !nginx) {
    console.log(`\n── ${name}: NOT TESTED, nginx is not installed and may not be installed here`);
    continue;
  }
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { code, output } = await run(command, args);
  count(name, code, output);
  console.log(
    `── ${name}: ${code === 0 ? "ok" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (code !== 0) break;
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on("data", (chunk) => {
        output += chunk;
        target.write(chunk);
      });
    }
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Jest prints `Tests: 1 failed, 20 passed`, Playwright `1 failed` and `20 passed (3s)`; a step without tests counts as one. */
function count(name, code, output) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are taken out
  const plain = output.replace(/\u001b\[[0-9;]*m/g, "");
  const line = /^Tests:\s+(.*)$/m.exec(plain)?.[1] ?? (name.startsWith("end") ? plain : "");
  const number = (word) => Number(new RegExp(`(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0);
  const passed = number("passed");
  const failed = number("failed");
  counts.passed += passed || (code === 0 ? 1 : 0);
  counts.failed += failed || (code === 0 ? 0 : 1);
}
