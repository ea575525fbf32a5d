import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { launchBrowser } from "../../../testing/find-browser.mjs";
import { freePort } from "../../../testing/serve.mjs";
import { get, shownAfter, startLoad } from "../../lib/load.mjs";
import { prepareInstance, startInstance } from "./release.mjs";

const MAX_EDIT_MS = 2000;
// nginx keeps a page until the second after the next.
const MAX_PROXY_MS = 2000;
const direct = new http.Agent();

const row = (what, figure, ok, details) => ({ what, figure, ok, details });
const noneRow = (what, wrong, all) =>
  row(what, `${wrong.length} of ${all.length}`, wrong.length === 0, wrong);
const shows =
  (words) =>
  ({ status, text }) =>
    status === 200 && text.includes(words);

/** Plays while visitors read every page as a document, and a few as the framework's router asks for them. */
async function underLoad(name, { nginx, pages }, play, more = []) {
  const requests = [
    ...pages.map((path) => ({ path, ends: "</html>" })),
    ...pages.slice(0, 8).map((path) => ({ path: `${path}?_rsc`, headers: { rsc: "1" } })),
    { path: "/nulle-part", status: 404 },
    ...more,
  ];
  const load = startLoad(nginx.origin, (n) => requests[n % requests.length]);
  const rows = await play();
  const { requests: sent, losses, slowestMs } = await load.stop();
  const figure = `${losses.length} of ${sent}, slowest ${slowestMs} ms`;
  return [...rows, row(`${name}: answers lost`, figure, losses.length === 0 && sent > 50, losses)];
}

/** Changes, new documents and removals, seen on every instance and through nginx. */
export function edits(stage) {
  const { owners } = stage.database;
  const origins = [...stage.instances, stage.nginx].map(({ origin }) => origin);
  const flyer = "/calendrier/flyers/retraite-nouvelle";
  const steps = {
    "an edited partner": {
      edit: () => owners.set("partners/amandine-rouvier", { title: "Nom changé", activity: "Essai" }),
      seen: { "/partenaire/amandine-rouvier": shows("Nom changé"), "/partenaires": shows("Nom changé") },
    },
    "a new retreat, asked for before": {
      edit: () => owners.set("calendar/retraite-nouvelle", { title: "Retraite nouvelle" }),
      seen: { [flyer]: shows("Retraite nouvelle"), "/calendrier": shows("Retraite nouvelle") },
    },
    "a removed retreat": {
      edit: () => owners.remove("calendar/retraite-nouvelle"),
      seen: {
        [flyer]: ({ status }) => status === 404,
        "/calendrier": (answer) => shows("</html>")(answer) && !shows("Retraite nouvelle")(answer),
      },
    },
  };
  return underLoad("edits", stage, async () => {
    for (const origin of origins) await get(direct, origin + flyer);
    const rows = [];
    for (const [what, { edit, seen }] of Object.entries(steps)) {
      await pause(1500);
      await edit();
      const times = await Promise.all(
        origins.map(async (origin) => {
          const pages = Object.entries(seen).map(([path, test]) =>
            shownAfter(direct, origin + path, test, 10_000),
          );
          return Math.max(...(await Promise.all(pages)));
        }),
      );
      const [slowest, proxied] = [Math.max(...times.slice(0, -1)), times.at(-1)];
      const ok = slowest <= MAX_EDIT_MS && proxied <= slowest + MAX_PROXY_MS + 100;
      rows.push(row(`${what}: ms to each instance and through nginx`, times.join(", "), ok));
    }
    return rows;
  });
}

/** Firestore is away: nothing changes for visitors, not even on an instance that starts just then. */
export async function outage(stage) {
  await stage.database.relay.close();
  await stage.database.owners.set("partners/amandine-rouvier", { title: "Nom pendant la panne" });
  const rows = await underLoad("Firestore away", stage, async () => {
    await pause(7000);
    const folder = stage.at("fresh");
    await prepareInstance(stage.releases[0], folder);
    const instance = await startInstance(folder, await freePort(), stage.settings);
    const bad = [];
    for (const path of stage.pages)
      if (!shows("</html>")(await get(direct, instance.origin + path))) bad.push(path);
    await instance.stop();
    return [noneRow("an instance started meanwhile on an empty cache: bad pages", bad, stage.pages)];
  });
  await stage.database.relay.open();
  // A lost listener comes back within 90 s of the server's return.
  const times = await Promise.all(
    stage.instances.map(({ origin }) =>
      shownAfter(direct, `${origin}/partenaire/amandine-rouvier`, shows("Nom pendant la panne"), 90_000),
    ),
  );
  const isSeen = times.every((ms) => ms !== undefined);
  return [...rows, row("an edit made meanwhile: ms after the return", times.join(", "), isSeen)];
}

/** One instance after the other is stopped and started again. */
export function restart(stage) {
  return underLoad("rolling restart", stage, async () => {
    const codes = [];
    for (const slot of [0, 1]) {
      await pause(1500);
      codes.push(await stage.restart(slot));
    }
    await pause(1500);
    const ok = codes.every((code) => code === 143 || code === 0);
    return [row("rolling restart: exit codes", codes.join(", "), ok)];
  });
}

/** The second release replaces the first, one instance after the other; somebody has a page of the first open. */
export async function deploy(stage) {
  const assets = async () => {
    const { text } = await get(direct, `${stage.instances[0].origin}/`);
    return [...text.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, path]) => ({ path }));
  };
  const old = await assets();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${stage.nginx.origin}/le-concept`, { waitUntil: "networkidle" });
  const exchange = async () => {
    await stage.share(1);
    for (const slot of [0, 1]) {
      await pause(1500);
      await stage.exchange(slot, 1);
    }
    await pause(2500);
    return [];
  };
  const rows = await underLoad("rolling deploy", stage, exchange, old);
  const faults = [];
  let loads = 0;
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("load", () => loads++);
  await page.getByRole("navigation").getByRole("link", { name: "Calendrier", exact: true }).first().click();
  await page.waitForURL("**/calendrier", { waitUntil: "networkidle" });
  await browser.close();
  const [missing, aged] = [[], []];
  const all = [...old, ...(await assets())];
  for (const { path } of all)
    if ((await get(direct, stage.nginx.origin + path)).status !== 200) missing.push(path);
  for (const path of stage.pages) {
    const { text } = await get(direct, stage.nginx.origin + path);
    if (text.includes("dpl=first") || !text.includes("dpl=second")) aged.push(path);
  }
  return [
    ...rows,
    noneRow("rolling deploy: assets of both builds missing", missing, all),
    noneRow("rolling deploy: pages of the old build afterwards", aged, stage.pages),
    row("a click on a page of the old build: pages loaded whole", loads, loads === 1 && !faults[0], faults),
  ];
}
