// The performance report: this site beside an empty page of the same framework, on the last build. Prints a
// table, writes it as JSON, and fails when a budget of budgets.json is missed. `npm run bench -- https://…`
// measures the page of another site too; `--bytes` measures only what does not depend on the clock.
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../testing/find-browser.mjs";
import { ROOT, serve, until } from "../testing/serve.mjs";
import { emptyApp } from "./lib/empty-app.mjs";
import { measureInvented } from "./lib/invented.mjs";
import { residentMB } from "./lib/load.mjs";
import { conclude, row, table } from "./lib/rows.mjs";
import { measureBytes } from "./lib/visit.mjs";

const { values, positionals } = parseArgs({
  options: { bytes: { type: "boolean" } },
  allowPositionals: true,
});
const [other] = positionals;
if (other && !URL.canParse(other)) {
  console.error("npm run bench [-- https://… | --bytes]");
  process.exit(2);
}

const rows = [];
/** Prints the figures of a step of the long report at once, so that an interruption does not lose them. */
function add(step, more) {
  rows.push(...more);
  if (!values.bytes) console.error(`… ${step}\n${table(more)}`);
}

const site = await serve(ROOT);
const empty = await serve(await emptyApp());
const browser = await launchBrowser();
try {
  add("bytes", await measureBytes(browser, site.origin, empty.origin));
  if (!values.bytes) await measureTimes();
} finally {
  await browser.close();
  await Promise.all([site.stop(), empty.stop()]);
}
if (!values.bytes) save();
conclude(rows);

async function measureTimes() {
  const start = { yardstick: empty.firstAnswerMs, budget: "startMs" };
  add("start", [row("start to first page, ms", site.firstAnswerMs, start)]);
  // Resizing the pictures ahead takes half a core: minutes on a new build, seconds where they are kept.
  await until(() => site.log.some((line) => line.includes("Images prêtes")), 1_200_000);
  add("addresses without a document", await measureInvented(site));
  const { measureBeside, measureLighthouse } = await import("./lib/lighthouse.mjs");
  add("Lighthouse on every kind of page", await measureLighthouse(site.origin, empty.origin));
  if (other) add(`the home page beside ${other}`, await measureBeside(browser, site.origin, other));
  const memory = residentMB(site.pid);
  add("memory", [row("resident memory at the end of this report, MB", memory, { budget: "memoryMB" })]);
}

function save() {
  const at = new Date().toISOString();
  const machine = { node: process.version, cpu: os.cpus()[0]?.model, load: os.loadavg()[0] };
  const file = path.join(ROOT, "bench-results", `${at.replaceAll(":", "-")}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at, machine, rows }, null, 2)}\n`);
  console.log(`written to ${path.relative(ROOT, file)}`);
}
