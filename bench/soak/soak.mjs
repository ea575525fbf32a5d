import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { everyPage } from "../lib/kinds.mjs";
import { residentMB } from "../lib/process.mjs";
import { get } from "../scale/lib/load.mjs";

const VISITORS = 12;
const SAMPLES = 200;
// A listener that falls silent is given up within 150 s: an edit meanwhile is shown after it.
const SHOWN_MS = 180_000;

/**
 * A long week, compressed: mixed requests while the owners write, the database goes away and comes back,
 * and listeners are cut or fall silent.
 * @param {{ origin: string, pid: number, relay: any, owners: any, requests: number, partner: string,
 *   beginAgain: () => Promise<void>, tell?: (words: string) => void }} stage
 *   `beginAgain` stops the database and starts it with the same content
 */
export async function soak({ origin, pid, relay, owners, requests, partner, beginAgain, tell }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: VISITORS });
  const pages = await everyPage(origin);
  const pictures = await picturesOf(agent, origin, pages.slice(0, 8));
  const found = { losses: [], edits: [], late: 0, troubles: 0, sent: 0 };
  const memory = [];
  const visitor = async () => {
    while (found.sent < requests) {
      if (found.sent % Math.ceil(requests / SAMPLES) === 0) memory.push(residentMB(pid));
      if (found.sent % Math.ceil(requests / 10) === 0) tell?.(`${found.sent} requests, ${memory.at(-1)} MB`);
      const { path, headers, status } = request(pages, pictures, found.sent++);
      const answer = await get(agent, origin + path, headers).catch((error) => ({ status: error.message }));
      if (answer.status !== status) found.losses.push(`${path}: ${answer.status}`);
    }
  };
  const week = Promise.all(Array.from({ length: VISITORS }, visitor));
  const isOver = () => found.sent >= requests;
  const troubles = [
    () =>
      away(
        () => relay.close(),
        () => relay.open(),
      ),
    () =>
      away(
        () => relay.freeze(),
        () => relay.thaw(),
      ),
    async () => relay.swallow(),
    beginAgain,
  ];
  // Every third edit falls into a trouble; its time counts from the end of it.
  for (let n = 0; !isOver() || n < 6; n++) {
    const name = `Activité numéro ${n} de l’essai`;
    const write = () => owners().set(`partners/${partner}`, { title: "Essai", activity: name });
    if (n % 3 === 2) {
      found.troubles += 1;
      const trouble = troubles[Math.floor(n / 3) % troubles.length];
      await trouble();
      await write();
      await shown(agent, `${origin}/partenaire/${partner}`, name, found);
    } else {
      await write();
      found.edits.push(await shown(agent, `${origin}/partenaire/${partner}`, name, found));
    }
    await pause(Math.min(1000, requests / 100));
  }
  await week;
  agent.destroy();
  // The middle of several: the heap rises and falls by a tenth between one collection and the next.
  const around = (part) => percentile(memory.slice(part * memory.length, (part + 0.05) * memory.length), 0.5);
  return { ...found, memoryEarly: around(0.2), memoryEnd: around(0.95) };
}

/** The value below which a part of the times lies. */
export const percentile = (times, part) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

async function away(leave, comeBack) {
  await leave();
  await pause(500);
  await comeBack();
}

/** From now until a page shows some words, in milliseconds. */
async function shown(agent, url, words, found) {
  const started = performance.now();
  while (!(await get(agent, url).catch(() => ({ text: "" }))).text.includes(words)) {
    if (performance.now() - started > SHOWN_MS) {
      found.late += 1;
      found.losses.push(`${words}: not shown within ${SHOWN_MS / 1000} s`);
      break;
    }
    await pause(20);
  }
  return performance.now() - started;
}

async function picturesOf(agent, origin, pages) {
  const all = [];
  for (const page of pages) {
    const { text } = await get(agent, origin + page);
    all.push(...(text.match(/\/_next\/image\?url=[^"'\s,]+&amp;w=480&amp;q=\d+/g) ?? []));
  }
  return [...new Set(all)].map((address) => address.replaceAll("&amp;", "&"));
}

// Of a hundred: seventy pages, half of them compressed, ten for the router, ten pictures, eight health
// checks, an address that is none, and a document that is none.
function request(pages, pictures, n) {
  const page = pages[(n * 7) % pages.length];
  const kind = n % 100;
  if (kind < 35) return { path: page, headers: {}, status: 200 };
  if (kind < 70) return { path: page, headers: { "accept-encoding": "gzip" }, status: 200 };
  if (kind < 80) return { path: `${page}?_rsc`, headers: { rsc: "1" }, status: 200 };
  if (kind < 90 && pictures.length)
    return { path: pictures[n % pictures.length], headers: { accept: "image/webp" }, status: 200 };
  if (kind === 98) return { path: `/nulle-part-${n}`, headers: {}, status: 404 };
  // A document that nobody has read yet cannot be told from one that is none while the database is away:
  // asked for are always the same few.
  return { path: "/api/health", headers: {}, status: 200 };
}
