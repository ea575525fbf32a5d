import http from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { nginxInstalled, startNginx } from "../../testing/nginx.mjs";
import { get } from "./load.mjs";
import { processorMs } from "./process.mjs";
import { row } from "./rows.mjs";

const FOLDERS = ["/elements", "/partenaire", "/atelier", "/calendrier/flyers", "/ateliers"];
const ADDRESSES = 200;
const AT_ONCE = 300;
const AFTER = { perSecond: 10, seconds: 10 };
const KNOWN = "/partenaires";

/**
 * Measures addresses that no document has: processor time for each, and the longest wait for a known page while
 * another visitor asks for 300 of them at once and then for ten a second, through the shipped nginx.
 * @param {string} folder for what nginx writes
 * @param {import("../../testing/serve.mjs").Server} site
 */
export async function measureInvented(folder, site) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const ask = (address) => get(agent, site.origin + address);
  await Promise.all(invented("avant", FOLDERS.length).map(ask));
  const before = processorMs(site.pid);
  await Promise.all(invented("mesure", ADDRESSES).map(ask));
  const each = (processorMs(site.pid) - before) / ADDRESSES;
  agent.destroy();
  const rows = [
    row("an address that no document has, ms of processor", each, { budget: "inventedAddressMs" }),
  ];
  if (nginxInstalled()) rows.push(await longestWait(path.join(folder, "flood"), site));
  else console.error("nginx is not installed: the wait during a flood was not measured");
  return rows;
}

async function longestWait(folder, site) {
  const nginx = await startNginx(folder, [site.origin]);
  const flooding = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const visiting = new http.Agent({ keepAlive: true, localAddress: "127.0.0.2" });
  const ask = (address) => get(flooding, nginx.origin + address).catch(() => undefined);
  try {
    await get(visiting, nginx.origin + KNOWN);
    let longest = 0;
    let over = false;
    const visitor = async () => {
      while (!over) {
        const started = performance.now();
        const { status } = await get(visiting, nginx.origin + KNOWN);
        if (status !== 200) throw new Error(`${KNOWN} answered ${status} to a visitor during a flood`);
        longest = Math.max(longest, performance.now() - started);
        await pause(50);
      }
    };
    const visit = visitor();
    const flood = invented("flot", AT_ONCE).map(ask);
    for (const address of invented("suite", AFTER.perSecond * AFTER.seconds)) {
      flood.push(ask(address));
      await pause(1000 / AFTER.perSecond);
    }
    await Promise.all(flood);
    over = true;
    await visit;
    return row("longest wait for a known page during a flood of invented ones, ms", longest, {
      budget: "floodedWaitMs",
    });
  } finally {
    flooding.destroy();
    visiting.destroy();
    await nginx.stop();
  }
}

const invented = (name, count) =>
  Array.from({ length: count }, (_, i) => `${FOLDERS[i % FOLDERS.length]}/${name}-${i}`);
