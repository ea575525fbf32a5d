// @ts-check
/**
 * The turns of renderings of which nothing is stored (requirement 6.7): two at once, in the order of the requests, none
 * for visitors who have left, and a bounded queue.
 */
import { renewal } from "../../publishing/renewal.mjs";

const MAX_RENDERINGS = 2;
const MAX_WAITING = 40;
const MAX_WAIT_MS = 10_000;
// A rendering that stores nothing and answers nobody.
const MAX_RENDERING_MS = 10_000;
// Requests for stored pages come between two renderings.
const REST_MS = 10;

/**
 * The paths that are rendered now, each with the timer that ends its turn, or with none while the turn ends.
 * @type {Map<string, NodeJS.Timeout | undefined>}
 */
const running = new Map();
/** @type {{ path: string, start: (may: boolean) => void }[]} */
const waiting = [];

/**
 * Waits for the turn of a path.
 * @type {(path: string) => Promise<boolean>} whether it may be rendered; otherwise it is answered with 503
 */
export async function turnOf(path) {
  if (running.has(path)) return true;
  if (running.size < MAX_RENDERINGS) return begin(path);
  if (waiting.length >= MAX_WAITING) return refuse();
  return new Promise((start) => {
    const place = { path, start };
    waiting.push(place);
    setTimeout(() => {
      if (waiting.includes(place)) waiting.splice(waiting.indexOf(place), 1);
      start(false);
    }, MAX_WAIT_MS).unref();
  });
}

let refusals = Promise.resolve();

/** Refuses one request in each turn of the event loop: requests for stored pages come between. */
function refuse() {
  refusals = refusals.then(() => new Promise((resume) => setImmediate(resume)));
  return refusals.then(() => false);
}

/** @param {string} path */
function begin(path) {
  running.set(path, setTimeout(endTurn, MAX_RENDERING_MS, path).unref());
  return true;
}

/**
 * Ends the turn of a path, if it has one, and starts the next.
 * @param {string} path
 */
export async function endTurn(path) {
  const timer = running.get(path);
  if (!timer) return;
  clearTimeout(timer);
  running.set(path, undefined);
  await new Promise((resume) => setTimeout(resume, REST_MS));
  running.delete(path);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const isWanted = renewal.asked.has(next.path);
    next.start(isWanted && begin(next.path));
    if (isWanted) return;
  }
}
// A rendering that fails stores nothing.
renewal.failed = endTurn;
