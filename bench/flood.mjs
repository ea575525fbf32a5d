// The answer times of a known page while a hundred connections ask for what strangers may ask, of the site
// alone and behind the shipped nginx, beside a control without a flood.
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { nginxInstalled, startNginx } from "../testing/nginx.mjs";
import { publishing, serve, untilPublished } from "../testing/serve.mjs";
import { answerTimes } from "./lib/answer-times.mjs";
import { get, residentMB } from "./lib/load.mjs";
import { outcome, percentile } from "./lib/rows.mjs";

const KNOWN_PAGE = "/le-lieu";
const FLOOD_SECONDS = 15;
const CONNECTIONS = 100;
const MAX_MEMORY_MB = 400;
/** The most that a known page may take, in ms. */
const MAX_MEDIAN_ANSWER_MS = 50;
const MAX_WORST_MS = 250;

const ROUTER_HEADERS = { rsc: "1", "next-router-prefetch": "1", "next-url": "/contact" };
const pictureRequest = (query) => ({ path: `/_next/image?url=%2Fphotos%2Ftorrent.jpg&${query}` });
const FLOODS = {
  "invented addresses": (n) => ({ path: `${["", "/partenaire", "/ateliers", "/art"][n % 4]}/invente-${n}` }),
  queries: (n) => ({ path: `/le-concept?${n}&${"a&".repeat(900)}` }),
  headers: (n) => ({
    path: `/calendrier?_rsc=${n}`,
    headers: { ...ROUTER_HEADERS, cookie: `a=${n}${"b".repeat(4000)}` },
  }),
  pictures: (n) => pictureRequest(`w=${n}`),
  "no compression": (n) => ({ path: `/contact?${n}`, headers: { "accept-encoding": "identity" } }),
  "all of them": (n) => Object.values(FLOODS)[n % 5](n),
};

/** @param namePrefix the beginning of the names of floods to play */
export default async function benchFlood(namePrefix = "") {
  const state = mkdtempSync(path.join(os.tmpdir(), "chalet-bench-"));
  const site = await serve({ WARM_PICTURES: "off" }, { state });
  const nginx = nginxInstalled() ? await startNginx([site.origin]) : undefined;
  const rows = [];
  try {
    await untilPublished(site);
    const { rendered } = await publishing(site);
    for (const name of Object.keys(FLOODS).filter((name) => name.startsWith(namePrefix))) {
      rows.push(await measureFlood(`${name}, bare`, site, site.origin, FLOODS[name]));
      if (nginx) rows.push(await measureFlood(`${name}, behind nginx`, site, nginx.origin, FLOODS[name]));
    }
    const renderings = (await publishing(site)).rendered - rendered;
    rows.push(outcome("renderings that the floods caused", renderings, renderings === 0));
  } finally {
    await nginx?.stop();
    await site.stop();
    rmSync(state, { recursive: true });
  }
  return rows;
}

async function measureFlood(name, site, origin, requestOf) {
  const control = await answerTimes(origin + KNOWN_PAGE, 3);
  const statuses = {};
  let [sent, running] = [0, true];
  // The strangers have ten addresses; the visitor of the known page has another address.
  const strangers = Array.from({ length: CONNECTIONS }, async (_, i) => {
    const agent = new http.Agent({ keepAlive: true, localAddress: `127.0.8.${1 + (i % 10)}` });
    while (running) {
      const { path: address, headers } = requestOf(sent++);
      const accepts = { "accept-encoding": "gzip", ...headers };
      const { status } = await get(agent, origin + address, accepts).catch(({ code }) => ({ status: code }));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    agent.destroy();
  });
  const answerTimesInFlood = await answerTimes(origin + KNOWN_PAGE, FLOOD_SECONDS);
  running = false;
  const memory = residentMB(site.pid);
  await Promise.all(strangers);
  const [median, worst] = [percentile(answerTimesInFlood, 0.5), percentile(answerTimesInFlood, 1)];
  const rate = Math.round(sent / FLOOD_SECONDS);
  const isWithinLimits = median <= MAX_MEDIAN_ANSWER_MS && worst <= MAX_WORST_MS && memory <= MAX_MEMORY_MB;
  const figure = `${formatMs(median)}, at most ${formatMs(worst)} (control ${formatMs(percentile(control, 0.5))}) at ${rate} answers a second, ${Math.round(memory)} MB`;
  return outcome(name, figure, isWithinLimits, [JSON.stringify(statuses)]);
}

const formatMs = (time) => `${Math.round(time)} ms`;
