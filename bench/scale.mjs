// Two instances of the site behind the shipped nginx, on one Firestore, under load: an edit, an outage, and a
// restart of each instance. Every lost answer misses the limit.
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { nginxInstalled, startNginx } from "../testing/nginx.mjs";
import { publishing } from "../testing/serve.mjs";
import { shownAfter, startLoad } from "./lib/load.mjs";
import { outcome } from "./lib/rows.mjs";
import { NOWHERE, Stage } from "./lib/stage.mjs";

const SETTINGS = { FIRESTORE_TIMEOUT_MS: "2000", SITE_URL: "http://localhost:3000" };
const MAX_EDIT_MS = 2000;
const PARTNER = "amandine-rouvier";
const agent = new http.Agent();

/** Plays a scene while visitors read every page. */
async function underLoad(name, { nginx, pages }, play) {
  const requests = [...pages.map((path) => ({ path, ends: "</html>" })), { path: NOWHERE, status: 404 }];
  const load = startLoad(nginx.origin, (n) => requests[n % requests.length]);
  const rows = await play();
  const { requests: sent, losses, slowestMs } = await load.stop();
  const figure = `${losses.length} of ${sent}, slowest ${slowestMs} ms`;
  return [...rows, outcome(`${name}: answers lost`, figure, losses.length === 0 && sent > 20, losses)];
}

export default async function benchScale() {
  if (!nginxInstalled()) return [outcome("nginx is not installed here: apt-get install nginx", "–", false)];
  const stage = new Stage();
  const rows = [];
  try {
    await stage.open(SETTINGS, 2);
    stage.nginx = await startNginx(stage.instances.map(({ origin }) => origin));
    for (const scene of [edit, outage, restarts]) {
      console.log(`playing ${scene.name}`);
      rows.push(...(await scene(stage)));
    }
  } finally {
    await stage.close();
  }
  return rows;
}

/** Times an edit until every instance and nginx show it. */
function edit(stage) {
  const origins = [...stage.instances, stage.nginx].map(({ origin }) => origin);
  const shows = ({ status, text }) => status === 200 && text.includes("Nom changé");
  const shownAt = async (origin) => {
    const pageWaits = [`/partenaire/${PARTNER}`, "/partenaires"].map((path) =>
      shownAfter(agent, origin + path, shows, 10_000),
    );
    return Math.max(...(await Promise.all(pageWaits)));
  };
  return underLoad("an edit", stage, async () => {
    await pause(1500);
    await stage.database.owners.set(`partners/${PARTNER}`, { title: "Nom changé", activity: "Essai" });
    const times = await Promise.all(origins.map(shownAt));
    const isInTime = Math.max(...times) <= MAX_EDIT_MS;
    return [outcome("an edit: ms to each instance and through nginx", times.join(", "), isInTime)];
  });
}

/** Restarts the instances while Firestore is away: visitors notice nothing. */
async function outage(stage) {
  await stage.database.relay.close();
  const rows = await restarts(stage, "while Firestore is away");
  await stage.database.relay.open();
  return rows;
}

/** Restarts each instance: it has all its answers at once, and renders none of them again. */
async function restarts(stage, when = "under load") {
  return underLoad(`a restart ${when}`, stage, async () => {
    const codes = [];
    for (const slot of [0, 1]) {
      await pause(1500);
      codes.push(await stage.restart(slot));
      // Meanwhile the renderer starts, and compares the stored answers.
      await pause(6000);
    }
    const rendered = await Promise.all(
      stage.instances.map(async (site) => (await publishing(site)).rendered),
    );
    return [
      outcome(
        `a restart ${when}: exit codes`,
        codes.join(),
        codes.every((code) => code === 143),
      ),
      outcome(
        `a restart ${when}: renderings`,
        rendered.join(),
        rendered.every((count) => count === 0),
      ),
    ];
  });
}
