// The performance report: this site beside an empty page of the same framework, on the last build. Prints a
// table, writes it as JSON, and fails when a budget of budgets.json is missed. With the address of another
// site's page, `npm run bench -- https://…`, the home page is measured beside that too.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { launchBrowser } from "../testing/find-browser.mjs";
import { ROOT, serve, until } from "../testing/serve.mjs";
import { emptyApp } from "./lib/empty-app.mjs";
import { measureInvented } from "./lib/invented.mjs";
import { measureBeside, measureLighthouse } from "./lib/lighthouse.mjs";
import { residentMB } from "./lib/process.mjs";
import { conclude, row, table } from "./lib/rows.mjs";
import { measureBytes } from "./lib/visit.mjs";

const [other] = process.argv.slice(2);
if (other && !URL.canParse(other)) {
  console.error("npm run bench [-- https://…]");
  process.exit(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-bench-"));
const rows = [];
/** Prints figures at once, too: the report takes long, and an interruption should not lose them. */
function add(step, more) {
  rows.push(...more);
  console.error(`… ${step}\n${table(more)}`);
}

const site = await serve(ROOT);
const empty = await serve(await emptyApp());
const browser = await launchBrowser();
try {
  const start = { yardstick: empty.firstAnswerMs, budget: "startMs" };
  add("start", [row("start to first page, ms", site.firstAnswerMs, start)]);
  add("bytes", await measureBytes(browser, site.origin, empty.origin));
  // Resizing the pictures ahead takes half a core: minutes on a new build, seconds where they are kept.
  await until(() => site.log.some((line) => line.includes("Images prêtes")), 1_200_000);
  add("addresses without a document", await measureInvented(folder, site));
  add("Lighthouse on every kind of page", await measureLighthouse(site.origin, empty.origin));
  if (other) add(`the home page beside ${other}`, await measureBeside(browser, site.origin, other));
  const memory = residentMB(site.pid);
  add("memory", [row("resident memory at the end of this report, MB", memory, { budget: "memoryMB" })]);
} finally {
  await browser.close();
  await Promise.all([site.stop(), empty.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

console.log(table(rows));
const at = new Date().toISOString();
const machine = { node: process.version, cpu: os.cpus()[0]?.model, load: os.loadavg()[0] };
const file = path.join(ROOT, "bench-results", `${at.replaceAll(":", "-")}.json`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ at, machine, rows }, null, 2)}\n`);
console.log(`written to ${path.relative(ROOT, file)}`);
conclude(rows);
