// A long week in short: npm run soak [-- REQUESTS, 1000000]. Visitors read while owners write, the database
// goes away, and listeners are cut. Exits 1 on a lost answer, an edit that is not shown, or growing memory.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demonstration } from "../testing/demonstration.mjs";
import { Database } from "../testing/firestore/database.ts";
import { freePort } from "../testing/serve.mjs";
import { everyPage } from "./lib/kinds.mjs";
import { get, residentMB, shownAfter, startLoad } from "./lib/load.mjs";
import { conclude, outcome, percentile } from "./lib/rows.mjs";
import { buildRelease, prepareInstance, startInstance } from "./scale/lib/release.mjs";

const MAX_GROWTH = 0.05;
const MAX_P99_MS = 2000;
const MAX_MB = 250;
const BEAT_MS = 30_000;
const SAMPLES = 200;
// A silent listener is replaced within 150 s; an edit made meanwhile is shown after that.
const MAX_SHOWN_MS = 180_000;

const requests = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(requests) || requests < 1) {
  console.error("npm run soak [-- REQUESTS]");
  process.exit(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-soak-"));
// The instance runs as nobody, who must be able to enter.
chmodSync(folder, 0o755);
const database = new Database();
// As the real service does: a listener without news for long moves to another connection.
const beats = setInterval(() => database.firestore.beat(), BEAT_MS);
const agent = new http.Agent({ keepAlive: true });
let site;
try {
  await database.open();
  const settings = { ...database.settings, SITE_URL: "https://chalet.example", REVALIDATE_SECONDS: "60" };
  const build = { ...settings, FIRESTORE_TIMEOUT_MS: "30000" };
  const release = await buildRelease("soak", path.join(folder, "release"), build);
  await prepareInstance(release, path.join(folder, "instance"));
  site = await startInstance(path.join(folder, "instance"), await freePort(), settings);
  conclude(await soak(site));
} finally {
  clearInterval(beats);
  agent.destroy();
  await site?.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function soak({ origin, pid }) {
  const pages = await everyPage(origin);
  const pictures = await picturesOf(origin, pages.slice(0, 8));
  const memory = [];
  const next = (n) => {
    if (n % Math.ceil(requests / SAMPLES) === 0) memory.push(residentMB(pid));
    if (n % Math.ceil(requests / 10) === 0) console.log(`${n} requests, ${memory.at(-1)} MB`);
    return n < requests ? request(pages, pictures, n) : undefined;
  };
  const load = startLoad(origin, next, { visitors: 12, pauseMs: 0 });
  const partner = Object.keys(demonstration().partners)[0];
  const found = { edits: [], late: 0, faults: 0 };
  // Every third edit is made during a fault, and its time counts from the end of the fault.
  for (let n = 0; load.result.requests < requests || n < 6; n++) {
    const duringFault = n % 3 === 2;
    if (duringFault) await causeFault(found.faults++);
    const activity = `Activité numéro ${n} de l’essai`;
    await database.owners.set(`partners/${partner}`, { title: "Essai", activity });
    const shows = ({ text }) => text.includes(activity);
    const ms = await shownAfter(agent, `${origin}/partenaire/${partner}`, shows, MAX_SHOWN_MS);
    if (ms === undefined) found.late += 1;
    else if (!duringFault) found.edits.push(ms);
    await pause(Math.min(1000, requests / 100));
  }
  return outcomes({ ...found, ...(await load.done), memory });
}

async function causeFault(number) {
  const { relay } = database;
  if (number % 4 === 2) relay.swallow();
  else if (number % 4 === 3) await database.restart();
  else {
    const [leave, comeBack] = number % 4 === 0 ? ["close", "open"] : ["freeze", "thaw"];
    await relay[leave]();
    await pause(500);
    await relay[comeBack]();
  }
}

async function picturesOf(origin, pages) {
  const answers = await Promise.all(pages.map((page) => get(agent, origin + page)));
  const found = answers.flatMap(
    ({ text }) => text.match(/\/_next\/image\?url=[^"'\s,]+&amp;w=480&amp;q=\d+/g) ?? [],
  );
  return [...new Set(found)].map((address) => address.replaceAll("&amp;", "&"));
}

// A hundred requests: seventy pages (half of them compressed), ten for the router, ten pictures, nine health
// checks and an unknown address.
function request(pages, pictures, n) {
  const path = pages[(n * 7) % pages.length];
  const kind = n % 100;
  if (kind < 35) return { path };
  if (kind < 70) return { path, headers: { "accept-encoding": "gzip" } };
  if (kind < 80) return { path: `${path}?_rsc`, headers: { rsc: "1" } };
  if (kind < 90) return { path: pictures[n % pictures.length], headers: { accept: "image/webp" } };
  return kind === 98 ? { path: `/nulle-part-${n}`, status: 404 } : { path: "/api/health" };
}

function outcomes({ requests: sent, losses, edits, faults, late, memory }) {
  const times = [0.5, 0.9, 0.99].map((part) => percentile(edits, part));
  // The median of several samples: between two collections the heap changes by a tenth.
  const [early, end] = [0.2, 0.95].map((part) =>
    Math.round(percentile(memory.slice(part * memory.length, (part + 0.05) * memory.length), 0.5)),
  );
  const grows = end / early - 1 > MAX_GROWTH || end > MAX_MB;
  return [
    outcome(`${sent} requests: answers lost`, losses.length, losses.length === 0, losses),
    outcome(`edits (${edits.length}) and faults (${faults}): never shown`, late, late === 0),
    outcome("from edit to page, ms: median, 90 %, 99 %", times.join(", "), times[2] <= MAX_P99_MS),
    // In a short run the process has not reached its size.
    outcome("resident memory at 20 % and at the end, MB", `${early}, ${end}`, !grows || requests < 200_000),
  ];
}
