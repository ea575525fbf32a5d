// Everything that has to hold, in the order that finds a mistake soonest. Ends with one line
// `N passed, N failed` that counts tests and steps.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { findBrowser, installHeadlessShell } from "../testing/find-browser.mjs";
import { findNginx } from "../testing/find-nginx.mjs";
import { ENGINES } from "./engines/browsers.mjs";

const LINT = ["lint", "npm", ["run", "--silent", "lint"]];
const TYPES = ["types", "npm", ["run", "--silent", "typecheck"]];
const UNIT = [
  "unit and component tests",
  "npx",
  ["jest", "--ci", "--maxWorkers=100%", "--selectProjects", "unit", "components"],
];
const INTEGRATION = [
  "integration tests",
  "npx",
  ["jest", "--ci", "--maxWorkers=2", "--selectProjects", "integration"],
];
const LIVE = [
  "live content and outages, on builds of their own",
  "npm",
  ["run", "--silent", "live", "--", "--ci"],
];
const BUILD = ["build", "npm", ["run", "--silent", "build"]];
const BYTES = ["budgets of bytes", process.execPath, ["bench/bytes.mjs"]];
const PROXY = ["the shipped nginx configuration", "npm", ["run", "--silent", "proxy", "--", "--ci"]];
const E2E = ["end-to-end tests", "npm", ["run", "--silent", "e2e"]];
const OLDEST = [
  "end-to-end walk in the oldest Chrome",
  "npm",
  ["run", "--silent", "engines", "--", "oldest"],
];

/** Stages, one after the other, of lanes beside each other: while one waits for an outage, another computes. */
const STAGES = [[[LINT]], [[TYPES], [UNIT]], [[INTEGRATION, BUILD, BYTES, PROXY, E2E, OLDEST], [LIVE]]];

const counts = { passed: 0, failed: 0 };
/** What began and is not yet heard to its end; the first is heard as it goes. */
const turns = [];

const env = { ...process.env, CI: process.env.CI ?? "1", NEXT_TELEMETRY_DISABLED: "1" };
if (!env.CHROMIUM_PATH) installHeadlessShell();
env.CHROMIUM_PATH = await findBrowser();

/** What a step needs and cannot have here. */
const missing = new Map();
if (!findNginx()) missing.set(PROXY, "nginx");
if (!(await ENGINES.oldest.find())) missing.set(OLDEST, "it");

for (const lanes of STAGES) {
  await Promise.all(lanes.map(follow));
  if (counts.failed > 0) break;
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Takes the steps of a lane one after the other; after a failure, here or beside, none begins. */
async function follow(lane) {
  for (const step of lane) {
    if (counts.failed > 0) return;
    const [name, command, args] = step;
    const { say, end } = turn();
    if (missing.has(step))
      say(`\n── ${name}: NOT TESTED, ${missing.get(step)} is not installed and may not be installed here\n`);
    else {
      const started = Date.now();
      say(`\n── ${name}\n`);
      const { code, output } = await run(command, args, say);
      count(name, code, output);
      const seconds = Math.round((Date.now() - started) / 1000);
      say(`── ${name}: ${code === 0 ? "ok" : "FAILED"} in ${seconds} s\n`);
    }
    end();
  }
}

function run(command, args, say) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on("data", (chunk) => {
        output += chunk;
        say(chunk, target);
      });
    }
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A turn to speak: steps are heard whole, in the order in which they began. */
function turn() {
  const own = { said: [], ended: false };
  turns.push(own);
  return {
    say(text, target = process.stdout) {
      if (turns[0] === own) target.write(text);
      else own.said.push([text, target]);
    },
    end() {
      own.ended = true;
      while (turns[0]?.ended) {
        turns.shift();
        for (const [text, target] of turns[0]?.said ?? []) target.write(text);
      }
    },
  };
}

/** Jest prints `Tests: 1 failed, 20 passed`, Playwright `1 failed` and `20 passed (3s)`; a step without tests counts as one. */
function count(name, code, output) {
  const plain = stripVTControlCharacters(output);
  const line = /^Tests:\s+(.*)$/m.exec(plain)?.[1] ?? (name.startsWith("end") ? plain : "");
  const number = (word) => Number(new RegExp(`(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0);
  const passed = number("passed");
  const failed = number("failed");
  counts.passed += passed || (code === 0 ? 1 : 0);
  counts.failed += failed || (code === 0 ? 0 : 1);
}
