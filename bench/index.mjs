// The performance report: this site beside its yardsticks, in one run, on the last build. Prints a
// table, writes it as JSON, and fails when a budget of budgets.json is missed. With the address of another
// site's page, `npm run bench -- https://…`, the home page is measured beside that too.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../testing/find-browser.mjs";
import { measureBeside } from "./lib/beside.mjs";
import { measureBytes } from "./lib/bytes.mjs";
import { emptyApp } from "./lib/empty-app.mjs";
import { measureInvented } from "./lib/invented.mjs";
import { measureLighthouse } from "./lib/lighthouse.mjs";
import { measureBlocking, measurePaint } from "./lib/paint.mjs";
import { ROOT } from "./lib/paths.mjs";
import { measureMemory, measureStart } from "./lib/process.mjs";
import { GENERATOR } from "./lib/rate.mjs";
import { table } from "./lib/rows.mjs";
import { said, serve } from "./lib/serve.mjs";
import { measureThroughput } from "./lib/throughput.mjs";

const MIXED_REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000);

const [other] = process.argv.slice(2);
if (other && !URL.canParse(other)) {
  console.error("npm run bench [-- https://…]");
  process.exit(2);
}

const emptyFolder = emptyApp();
const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-bench-"));
const rows = [];
const notes = [];
const say = (text) => console.error(`… ${text}`);
/** Said at once, too: it all takes long, and what is measured should outlive an end that comes too soon. */
function found(more) {
  rows.push(...more);
  console.error(table(more));
}

say("start");
found(await measureStart(ROOT, emptyFolder));
const site = await serve(ROOT);
const empty = await serve(emptyFolder);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
try {
  say("bytes");
  found(await measureBytes(browser, site.origin, empty.origin));
  // Making pictures ahead takes half a core: minutes on a new build, seconds on one whose pictures are kept.
  say("pictures made ahead");
  await said(site, "Images prêtes");
  say(`requests per second, with ${GENERATOR}`);
  const throughput = await measureThroughput(folder, site.origin, empty.origin);
  found(throughput.rows);
  notes.push(`requests were counted with ${GENERATOR}`, ...throughput.notes);
  say("addresses that lead to nothing");
  found(await measureInvented(folder, site));
  say("paints on a phone really slowed down, for a patient visitor");
  found(await measurePaint(browser, site.origin));
  say("blocking time beside the empty page");
  found(await measureBlocking(browser, site.origin, empty.origin));
  if (other) {
    say(`the home page beside ${other}`);
    found(await measureBeside(browser, site.origin, other));
  }
  await browser.close();
  say("Lighthouse on every kind of page, which takes minutes");
  found(await measureLighthouse(site.origin, empty.origin));
} finally {
  await browser.close();
  await Promise.all([site.stop(), empty.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
say(`memory, ${MIXED_REQUESTS} requests`);
const memory = await measureMemory(ROOT, MIXED_REQUESTS);
found(memory.rows);
notes.push(...memory.notes);

console.log(table(rows));
for (const note of notes) console.log(note);
const missed = rows.filter(({ kept }) => !kept);
console.log(missed.length ? `${missed.length} budgets missed` : "Every budget is kept");
console.log(`written to ${write({ rows, notes })}`);
process.exitCode = missed.length ? 1 : 0;

function write(report) {
  const machine = {
    node: process.version,
    cpu: os.cpus()[0]?.model,
    cores: os.cpus().length,
    load: os.loadavg()[0],
  };
  const at = new Date().toISOString();
  const results = path.join(ROOT, "bench-results");
  mkdirSync(results, { recursive: true });
  const file = path.join(results, `${at.replaceAll(":", "-")}.json`);
  writeFileSync(file, `${JSON.stringify({ at, machine, ...report }, null, 2)}\n`);
  return path.relative(ROOT, file);
}
