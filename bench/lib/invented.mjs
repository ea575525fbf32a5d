import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { nginxInstalled, startNginx } from "../../testing/nginx.mjs";
import { get, processorMs, startLoad } from "./load.mjs";
import { row } from "./rows.mjs";

const FOLDERS = ["/elements", "/partenaire", "/atelier", "/calendrier/flyers", "/ateliers"];
const ADDRESSES = 200;
const FLOOD = 300;
const AFTERWARDS = { perSecond: 10, seconds: 10 };
const KNOWN = "/partenaires";

/** The processor time of unknown addresses, and the wait for a known page during a flood of them. */
export async function measureInvented(site) {
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
  if (nginxInstalled()) rows.push(await longestWait(site));
  else console.error("nginx is not installed: the wait during a flood was not measured");
  return rows;
}

async function longestWait(site) {
  const nginx = await startNginx([site.origin]);
  const agent = new http.Agent();
  const ask = (address) => get(agent, nginx.origin + address).catch(() => undefined);
  // nginx limits each address by itself: the visitor must not share the flood's.
  const options = { visitors: 1, pauseMs: 50, from: "127.0.0.2" };
  const visitor = startLoad(nginx.origin, () => ({ path: KNOWN }), options);
  const flood = invented("flot", FLOOD).map(ask);
  for (const address of invented("suite", AFTERWARDS.perSecond * AFTERWARDS.seconds)) {
    flood.push(ask(address));
    await pause(1000 / AFTERWARDS.perSecond);
  }
  await Promise.all(flood);
  const { slowestMs, losses } = await visitor.stop();
  await nginx.stop();
  if (losses.length > 0) throw new Error(`a visitor lost answers during a flood: ${losses.join(", ")}`);
  const name = "longest wait for a known page during a flood of invented ones, ms";
  return row(name, slowestMs, { budget: "floodedWaitMs" });
}

const invented = (name, count) =>
  Array.from({ length: count }, (_, i) => `${FOLDERS[i % FOLDERS.length]}/${name}-${i}`);
