// Floods of invented addresses, and how long another visitor waits for a known page meanwhile: the site alone,
// then behind the shipped nginx, each beside a control without a flood.
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../testing/ask.ts";
import { nginxInstalled, startNginx } from "../testing/nginx.mjs";
import { isIdle, processorMs, ROOT, serve, until } from "../testing/serve.mjs";
import { outcome, percentile } from "./lib/rows.mjs";

const KNOWN = { path: "/le-lieu", from: "127.0.9.9" };
const SECONDS = 20;
const AT_ONCE = 300;
const A_SECOND = 10;
const MAX_MEMORY_MB = 400;
/** The most that a known page may take, in ms: in the median, at worst. */
const BARE = [100, 1000];
const BEHIND_NGINX = [20, 3500];

const picture = (n) => `/_next/image?url=%2Fdemo%2Fphotos%2Ftorrent.jpg&w=${n}`;
const FLOODS = {
  "unknown partners": (n) => `/partenaire/invente-${n}`,
  "unknown pages": (n) => `/invente-${n}`,
  "unknown categories": (n) => `/ateliers/invente-${n}`,
  "previews of unknown retreats": (n) => `/calendrier/flyers/invente-${n}/opengraph-image`,
  "missing drawings": (n) => `/art/invente-${n}.svg`,
  "unknown elements": (n) => `/elements/invente-${n}`,
  "repeated names in a query": (n) => `/art/invente-${n}.svg?${"a&".repeat(900)}`,
  "pictures in no size of the site": picture,
};

/** @param only the beginning of the names of floods to play */
export default async function flood(only = "") {
  const site = await serve(ROOT, { WARM_PICTURES: "off" });
  const nginx = nginxInstalled() ? await startNginx([site.origin]) : undefined;
  const rows = [];
  try {
    await until(() => isIdle(site));
    for (const [name, addressOf] of Object.entries(FLOODS)) {
      if (!name.startsWith(only)) continue;
      rows.push(await play(`${name}, bare`, site, site.origin, addressOf, BARE));
      if (nginx) rows.push(await play(`${name}, behind nginx`, site, nginx.origin, addressOf, BEHIND_NGINX));
    }
  } finally {
    await nginx?.stop();
    await site.stop();
  }
  return rows;
}

let sent = 0;

async function play(name, site, origin, addressOf, [median, worst]) {
  const control = await probe(origin, 3);
  const before = processorMs(site.pid);
  const statuses = {};
  let open = 0;
  const send = async () => {
    const n = sent++;
    open++;
    // Ten addresses, none of them the known visitor's.
    const { status } = await ask(origin, { path: addressOf(n), from: `127.0.8.${1 + (n % 10)}` }).catch(
      () => ({ status: "lost" }),
    );
    open--;
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  for (let n = 0; n < AT_ONCE; n++) void send();
  const timer = setInterval(send, 1000 / A_SECOND);
  const during = await probe(origin, SECONDS);
  clearInterval(timer);
  const each = (processorMs(site.pid) - before) / Math.max(1, AT_ONCE + SECONDS * A_SECOND - open);
  await pause(5000);
  const after = await probe(origin, 2);
  await until(() => open === 0);
  const memory = peakMB(site.pid);
  const summary = (times) =>
    `${Math.round(percentile(times, 0.5))} ms, at most ${Math.round(percentile(times, 1))}`;
  const kept =
    percentile(during, 0.5) <= median &&
    percentile(during, 1) <= worst &&
    percentile(after, 1) <= worst / 2 &&
    memory <= MAX_MEMORY_MB;
  const figure = `${summary(during)} (control ${summary(control)}; 5 s later ${summary(after)}); ${Math.round(each)} ms of processor each; at most ${Math.round(memory)} MB`;
  return outcome(name, figure, kept, [JSON.stringify(statuses)]);
}

/** The most memory that a process has had, in MB. */
const peakMB = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

/** The answer times of a known page from another address, in ms; a lost answer counts as a minute. */
async function probe(origin, seconds) {
  const times = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(50)) {
    const begun = performance.now();
    const { status } = await ask(origin, KNOWN).catch(() => ({ status: 0 }));
    times.push(status === 200 ? performance.now() - begun : 60_000);
  }
  return times;
}
