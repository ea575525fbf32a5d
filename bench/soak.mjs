// A long week, compressed: npm run soak [-- REQUESTS], a million when not said. On a build and a Firestore of its
// own, visitors read while the owners write, the database goes away and comes back, and listeners are cut or fall
// silent. Exits 1 when an answer was lost, an edit not shown, or memory went on growing.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demonstration } from "../testing/demonstration.mjs";
import { freePort } from "../testing/free-port.mjs";
import { Database } from "./lib/database.mjs";
import { get } from "./lib/get.mjs";
import { everyPage } from "./lib/kinds.mjs";
import { residentMB } from "./lib/process.mjs";
import { printOutcomes } from "./lib/rows.mjs";
import { buildRelease, prepareInstance, startInstance } from "./scale/lib/release.mjs";

const MAX_GROWTH = 0.05;
const MAX_P99_MS = 2000;
const MAX_MB = 250;
const BEAT_MS = 30_000;
const VISITORS = 12;
const SAMPLES = 200;
// A listener that falls silent is given up within 150 s: an edit meanwhile is shown after it.
const SHOWN_MS = 180_000;

const requests = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(requests) || requests < 1) {
  console.error("npm run soak [-- REQUESTS]");
  process.exit(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-soak-"));
// The instance runs as nobody, who has to get there.
chmodSync(folder, 0o755);
const database = new Database();
// As the service does: a listener that hears nothing for long goes to another connection.
const beats = setInterval(() => database.firestore.beat(), BEAT_MS);
let site;
try {
  await database.open();
  const settings = { ...database.settings, SITE_URL: "https://chalet.example", REVALIDATE_SECONDS: "60" };
  console.log("building");
  const build = { ...settings, FIRESTORE_TIMEOUT_MS: "30000" };
  const release = await buildRelease("soak", path.join(folder, "release"), build);
  await prepareInstance(release, path.join(folder, "instance"));
  site = await startInstance(path.join(folder, "instance"), await freePort(), settings);
  process.exitCode = report(await soak(site)) ? 0 : 1;
} finally {
  clearInterval(beats);
  await site?.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function soak({ origin, pid }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS });
  const pages = await everyPage(origin);
  const pictures = await picturesOf(agent, origin, pages.slice(0, 8));
  const found = { losses: [], edits: [], late: 0, troubles: 0, sent: 0 };
  const memory = [];
  const visitor = async () => {
    while (found.sent < requests) {
      if (found.sent % Math.ceil(requests / SAMPLES) === 0) memory.push(residentMB(pid));
      if (found.sent % Math.ceil(requests / 10) === 0)
        console.log(`${found.sent} requests, ${memory.at(-1)} MB`);
      const { path, headers = {}, status = 200 } = request(pages, pictures, found.sent++);
      const answer = await get(agent, origin + path, headers).catch((error) => ({ status: error.message }));
      if (answer.status !== status) found.losses.push(`${path}: ${answer.status}`);
    }
  };
  const visits = Promise.all(Array.from({ length: VISITORS }, visitor));
  const partner = Object.keys(demonstration().partners)[0];
  // Every third edit falls into a trouble; its time counts from the end of it.
  for (let n = 0; found.sent < requests || n < 6; n++) {
    const isTrouble = n % 3 === 2;
    if (isTrouble) await trouble(found.troubles++);
    const activity = `Activité numéro ${n} de l’essai`;
    await database.owners.set(`partners/${partner}`, { title: "Essai", activity });
    const ms = await shown(agent, `${origin}/partenaire/${partner}`, activity);
    if (ms === undefined) found.late += 1;
    else if (!isTrouble) found.edits.push(ms);
    await pause(Math.min(1000, requests / 100));
  }
  await visits;
  agent.destroy();
  // The median of several: the heap rises and falls by a tenth between one collection and the next.
  const around = (part) => percentile(memory.slice(part * memory.length, (part + 0.05) * memory.length), 0.5);
  return { ...found, memoryEarly: around(0.2), memoryEnd: around(0.95) };
}

async function trouble(number) {
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

/** From now until a page shows some words, in ms; undefined where it does not. */
async function shown(agent, url, words) {
  const started = performance.now();
  while (performance.now() - started < SHOWN_MS) {
    const { text } = await get(agent, url).catch(() => ({ text: "" }));
    if (text.includes(words)) return performance.now() - started;
    await pause(20);
  }
}

async function picturesOf(agent, origin, pages) {
  const all = [];
  for (const page of pages) {
    const { text } = await get(agent, origin + page);
    all.push(...(text.match(/\/_next\/image\?url=[^"'\s,]+&amp;w=480&amp;q=\d+/g) ?? []));
  }
  return [...new Set(all)].map((address) => address.replaceAll("&amp;", "&"));
}

// Of a hundred: seventy pages, half of them compressed, ten for the router, ten pictures, nine health checks and an
// unknown address.
function request(pages, pictures, n) {
  const page = pages[(n * 7) % pages.length];
  const kind = n % 100;
  if (kind < 35) return { path: page };
  if (kind < 70) return { path: page, headers: { "accept-encoding": "gzip" } };
  if (kind < 80) return { path: `${page}?_rsc`, headers: { rsc: "1" } };
  if (kind < 90 && pictures.length)
    return { path: pictures[n % pictures.length], headers: { accept: "image/webp" } };
  if (kind === 98) return { path: `/nulle-part-${n}`, status: 404 };
  return { path: "/api/health" };
}

function report({ sent, losses, edits, troubles, late, memoryEarly, memoryEnd }) {
  const times = [0.5, 0.9, 0.99].map((part) => Math.round(percentile(edits, part)));
  const grows = memoryEnd / memoryEarly - 1 > MAX_GROWTH || memoryEnd > MAX_MB;
  return printOutcomes([
    {
      what: `${sent} requests: answers lost`,
      figure: losses.length,
      ok: losses.length === 0,
      details: losses,
    },
    { what: `edits (${edits.length}) and troubles (${troubles}): never shown`, figure: late, ok: late === 0 },
    {
      what: "from edit to page, ms: median, 90 %, 99 %",
      figure: times.join(", "),
      ok: times[2] <= MAX_P99_MS,
    },
    {
      what: "resident memory at 20 % and at the end, MB",
      figure: `${Math.round(memoryEarly)}, ${Math.round(memoryEnd)}`,
      // A short run ends while the process still grows to its size.
      ok: !grows || requests < 200_000,
    },
  ]);
}

/** The value below which a part of the times lies. */
function percentile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}
