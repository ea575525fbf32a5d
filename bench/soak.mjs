// A long week in short: visitors read while owners write, the database goes away, and listeners are cut. Lost
// answers, edits that are not shown, and growing memory miss their limits.
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { demonstration } from "../testing/demonstration.ts";
import { get, residentMB, shownAfter, startLoad } from "./lib/load.mjs";
import { outcome, percentile } from "./lib/rows.mjs";
import { NOWHERE, Stage } from "./lib/stage.mjs";

const MAX_GROWTH = 0.05;
const MAX_MEDIAN_EDIT_MS = 2000;
const MAX_MB = 400;
const SAMPLES = 200;
// When a connection dies silently, the client library notices after four minutes.
const MAX_SHOWN_MS = 300_000;

const stage = new Stage();
const agent = new http.Agent({ keepAlive: true });

export default async function benchSoak(count = "1000000") {
  const requests = Number(count);
  if (!Number.isInteger(requests) || requests < 1) throw new Error(`${count} is not a number of requests`);
  try {
    await stage.open({ SITE_URL: "https://chalet.example" }, 1);
    return await playWeek(requests);
  } finally {
    agent.destroy();
    await stage.close();
  }
}

async function playWeek(requests) {
  const { pages, database } = stage;
  const [{ origin, pid }] = stage.instances;
  const pictures = await pictureAddresses(origin, pages.slice(0, 8));
  const memory = [];
  const next = (n) => {
    if (n % Math.ceil(requests / SAMPLES) === 0) memory.push(residentMB(pid));
    if (n % Math.ceil(requests / 10) === 0) console.log(`${n} requests, ${memory.at(-1)} MB`);
    return n < requests ? request(pages, pictures, n) : undefined;
  };
  const load = startLoad(origin, next, { visitors: 12, pauseMs: 0 });
  const partner = Object.keys(demonstration().partners)[0];
  const counted = { edits: [], late: 0, faults: 0 };
  // Every third edit is made during a fault, and its time counts from the end of the fault.
  for (let n = 0; load.result.requests < requests || n < 6; n++) {
    const duringFault = n % 3 === 2;
    if (duringFault) await causeFault(counted.faults++);
    const activity = `Activité numéro ${n} de l’essai`;
    await database.owners.set(`partners/${partner}`, { title: "Essai", activity });
    const shows = ({ text }) => text.includes(activity);
    const ms = await shownAfter(agent, `${origin}/partenaire/${partner}`, shows, MAX_SHOWN_MS);
    if (ms === undefined) counted.late += 1;
    else if (!duringFault) counted.edits.push(ms);
    await pause(Math.min(1000, requests / 100));
  }
  return outcomes({ ...counted, ...(await load.done), memory });
}

async function causeFault(number) {
  const { relay } = stage.database;
  if (number % 4 === 2) relay.swallow();
  else if (number % 4 === 3) await stage.database.restart();
  else {
    const [leave, comeBack] = number % 4 === 0 ? ["close", "open"] : ["freeze", "thaw"];
    await relay[leave]();
    await pause(500);
    await relay[comeBack]();
  }
}

async function pictureAddresses(origin, pages) {
  const answers = await Promise.all(pages.map((page) => get(agent, origin + page)));
  const addresses = answers.flatMap(
    ({ text }) => text.match(/\/_next\/image\?url=[^"'\s,]+&amp;w=480(?=["\s])/g) ?? [],
  );
  return [...new Set(addresses)].map((address) => address.replaceAll("&amp;", "&"));
}

// A hundred requests ask for eighty pages (most of them compressed), ten pictures and nine health checks.
function request(pages, pictures, n) {
  const path = pages[(n * 7) % pages.length];
  const kind = n % 100;
  if (kind < 35) return { path };
  if (kind < 80) return { path, headers: { "accept-encoding": "gzip" } };
  if (kind < 90) return { path: pictures[n % pictures.length], headers: { accept: "image/webp" } };
  return kind === 98 ? { path: `${NOWHERE}-${n}`, status: 404 } : { path: "/api/health" };
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
    outcome("from edit to page, ms: median, 90 %, 99 %", times.join(", "), times[0] <= MAX_MEDIAN_EDIT_MS),
    // In a short run the process has not reached its size.
    outcome("resident memory at 20 % and at the end, MB", `${early}, ${end}`, !grows || sent < 200_000),
  ];
}
