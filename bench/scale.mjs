// Two instances of the site behind the shipped nginx configuration, on one Firestore: an edit, an outage, and
// a deploy (each instance is restarted) under load. Every lost answer misses the limit.
import { cp } from "node:fs/promises";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { launchBrowser } from "../testing/find-browser.mjs";
import { nginxInstalled, startNginx } from "../testing/nginx.mjs";
import { freePort } from "../testing/serve.mjs";
import { get, shownAfter, startLoad } from "./lib/load.mjs";
import { outcome } from "./lib/rows.mjs";
import { Stage, UNKNOWN } from "./lib/stage.mjs";

// Renewal is frequent, so that pages fall due during the outage.
const SETTINGS = {
  FIRESTORE_TIMEOUT_MS: "2000",
  REVALIDATE_SECONDS: "20",
  SITE_URL: "http://localhost:3000",
};
const MAX_EDIT_MS = 2000;
// nginx keeps a page until the second after the next.
const MAX_PROXY_MS = 2100;
const PARTNER = "amandine-rouvier";
const agent = new http.Agent();

const none = (what, wrong, all) =>
  outcome(what, `${wrong.length} of ${all.length}`, wrong.length === 0, wrong);
function shows(words) {
  return ({ status, text }) => status === 200 && text.includes(words);
}
/** The paths whose answer from an origin is not as wanted. */
async function wrongAt(origin, paths, isWanted) {
  const wrong = [];
  for (const path of paths) if (!isWanted(await get(agent, origin + path))) wrong.push(path);
  return wrong;
}

/** Plays a scene while visitors read every page as a document, and a few with the framework's router. */
async function underLoad(name, { nginx, pages }, play, more = []) {
  const requests = [
    ...pages.map((path) => ({ path, ends: "</html>" })),
    ...pages.slice(0, 8).map((path) => ({ path: `${path}?_rsc`, headers: { rsc: "1" } })),
    { path: UNKNOWN, status: 404 },
    ...more,
  ];
  const load = startLoad(nginx.origin, (n) => requests[n % requests.length]);
  const rows = (await play()) ?? [];
  const { requests: sent, losses, slowestMs } = await load.stop();
  const figure = `${losses.length} of ${sent}, slowest ${slowestMs} ms`;
  return [...rows, outcome(`${name}: answers lost`, figure, losses.length === 0 && sent > 20, losses)];
}

export default async function scale() {
  if (!nginxInstalled()) return [outcome("nginx is not installed here: apt-get install nginx", "–", false)];
  const stage = new Stage();
  const rows = [];
  try {
    await stage.raise(SETTINGS, ["first", "second"], 2);
    stage.nginx = await startNginx(stage.instances.map(({ origin }) => origin));
    for (const scene of [edits, outage, deploy]) {
      console.log(`playing ${scene.name}`);
      rows.push(...(await scene(stage)));
    }
  } finally {
    await stage.strike();
  }
  return rows;
}

/** An edit, seen on every instance and through nginx. */
function edits(stage) {
  const origins = [...stage.instances, stage.nginx].map(({ origin }) => origin);
  const shownAt = async (origin) => {
    const waits = [`/partenaire/${PARTNER}`, "/partenaires"].map((path) =>
      shownAfter(agent, origin + path, shows("Nom changé"), 10_000),
    );
    return Math.max(...(await Promise.all(waits)));
  };
  return underLoad("an edit", stage, async () => {
    await pause(1500);
    await stage.database.owners.set(`partners/${PARTNER}`, { title: "Nom changé", activity: "Essai" });
    const times = await Promise.all(origins.map(shownAt));
    const slowest = Math.max(...times.slice(0, -1));
    const isInTime = slowest <= MAX_EDIT_MS && times.at(-1) <= slowest + MAX_PROXY_MS;
    return [outcome("an edit: ms to each instance and through nginx", times.join(", "), isInTime)];
  });
}

/** Firestore is away: nothing changes for visitors, not even on an instance that starts just then. */
async function outage(stage) {
  await stage.database.relay.close();
  const rows = await underLoad("Firestore away", stage, async () => {
    await pause(7000);
    const folder = stage.at("fresh");
    await stage.prepare(folder);
    const instance = await stage.start(folder, await freePort());
    const bad = await wrongAt(instance.origin, stage.pages, shows("</html>"));
    await instance.stop();
    return [none("an instance started meanwhile on an empty cache: bad pages", bad, stage.pages)];
  });
  await stage.database.relay.open();
  return rows;
}

/** The second release replaces the first, instance by instance, while a browser shows a page of the first. */
async function deploy(stage) {
  const assets = async () => {
    const { text } = await get(agent, `${stage.instances[0].origin}/`);
    return [...text.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, path]) => path);
  };
  const old = await assets();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${stage.nginx.origin}/le-concept`, { waitUntil: "networkidle" });
  const replaceAll = async () => {
    // As an update does (deploy/update.sh): pages that are open ask for the assets of their own release.
    const [before, after] = stage.releases;
    await cp(before.static, after.static, { recursive: true });
    const codes = [];
    for (const slot of [0, 1]) {
      await pause(1500);
      codes.push(await stage.replace(slot, 1));
    }
    await pause(2500);
    const isClean = codes.every((code) => code === 143 || code === 0);
    return [outcome("rolling deploy: exit codes", codes.join(", "), isClean)];
  };
  const requests = old.map((path) => ({ path }));
  const rows = await underLoad("rolling deploy", stage, replaceAll, requests);
  const faults = [];
  let loads = 0;
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("load", () => loads++);
  await page.getByRole("navigation").getByRole("link", { name: "Calendrier", exact: true }).first().click();
  await page.waitForURL("**/calendrier", { waitUntil: "networkidle" });
  await browser.close();
  const all = [...old, ...(await assets())];
  const missing = await wrongAt(stage.nginx.origin, all, shows(""));
  const isNew = ({ text }) => text.includes("dpl=second") && !text.includes("dpl=first");
  const stale = await wrongAt(stage.nginx.origin, stage.pages, isNew);
  const isWhole = loads === 1 && faults.length === 0;
  return [
    ...rows,
    none("rolling deploy: assets of both builds missing", missing, all),
    none("rolling deploy: pages of the old build afterwards", stale, stage.pages),
    outcome("a click on a page of the old build: complete page loads", loads, isWhole, faults),
  ];
}
