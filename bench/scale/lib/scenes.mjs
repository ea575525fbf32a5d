import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { launchBrowser } from "../../../testing/find-browser.mjs";
import { freePort } from "../../../testing/free-port.mjs";
import { get } from "../../lib/get.mjs";
import { startLoad } from "./load.mjs";
import { healthCheck, prepareInstance, startInstance } from "./release.mjs";

const MAX_EDIT_MS = 2000;
// nginx keeps a page until the second after the next.
const MAX_PROXY_MS = 2000;
const direct = new http.Agent();
const gzip = { "accept-encoding": "gzip" };

/** Every page as a document, and a few as the framework's router asks for them. */
const visits = ({ pages }) => [
  ...pages.map((path) => ({ path })),
  ...pages.slice(0, 8).map((path) => ({ path: `${path}?_rsc`, headers: { rsc: "1" }, ends: "" })),
  { path: "/nulle-part", status: 404 },
];

async function underLoad(stage, play, requests = visits) {
  const load = startLoad(stage.nginx.origin, () => requests(stage));
  const played = await play();
  return { played, ...(await load.stop()) };
}

const row = (what, figure, ok, details) => ({ what, figure, ok, details });

/** That nothing of a list is wrong. */
const noneRow = (what, wrong, all) =>
  row(what, `${wrong.length} of ${all.length}`, wrong.length === 0, wrong);

const lossRow = (what, { requests, losses, slowestMs }) =>
  row(
    `${what}: answers lost`,
    `${losses.length} of ${requests}, slowest ${Math.round(slowestMs)} ms`,
    losses.length === 0 && requests > 50,
    losses,
  );

/** Changes, new documents and removals, seen on every instance and through nginx. */
export async function edits(stage) {
  const origins = [...stage.instances.map(({ origin }) => origin), stage.nginx.origin];
  const retreat = { title: "Retraite nouvelle", description: "Un essai." };
  const steps = [
    [
      "an edited partner",
      () =>
        stage.database.owners.set("partners/amandine-rouvier", { title: "Nom changé", activity: "Essai" }),
      [
        ["/partenaire/amandine-rouvier", has("Nom changé")],
        ["/partenaires", has("Nom changé")],
      ],
    ],
    [
      "a new retreat, asked for before",
      () => stage.database.owners.set("calendar/retraite-nouvelle", retreat),
      [
        [
          "/calendrier/flyers/retraite-nouvelle",
          ({ status, text }) => status === 200 && has("Retraite nouvelle")({ text }),
        ],
        ["/calendrier", has("Retraite nouvelle")],
      ],
    ],
    [
      "a removed retreat",
      () => stage.database.owners.remove("calendar/retraite-nouvelle"),
      [
        ["/calendrier/flyers/retraite-nouvelle", ({ status }) => status === 404],
        ["/calendrier", (answer) => answer.status === 200 && !has("Retraite nouvelle")(answer)],
      ],
    ],
  ];
  for (const origin of origins) await get(direct, `${origin}/calendrier/flyers/retraite-nouvelle`);
  const rows = [];
  const load = await underLoad(stage, async () => {
    await pause(1000);
    for (const [what, edit, seen] of steps) {
      const started = performance.now();
      await edit();
      const times = await Promise.all(
        origins.map(async (origin) => {
          await Promise.all(seen.map(([path, shows]) => until(origin + path, shows, 10_000)));
          return Math.round(performance.now() - started);
        }),
      );
      const [proxied, ...instances] = [times.pop(), ...times];
      rows.push(
        row(
          `${what}: seen on each instance after`,
          instances.map((ms) => `${ms} ms`).join(", "),
          instances.every((ms) => ms <= MAX_EDIT_MS),
        ),
        row(
          `${what}: seen through nginx after`,
          `${proxied} ms`,
          proxied <= Math.max(...instances) + MAX_PROXY_MS + 100,
        ),
      );
      await pause(1500);
    }
  });
  return [...rows, lossRow("edits", load)];
}

/** Firestore is away: nothing changes for visitors, not even on an instance that starts just then. */
export async function outage(stage) {
  await stage.database.relay.close();
  await stage.database.owners.set("partners/amandine-rouvier", { title: "Nom pendant la panne" });
  const fresh = [];
  const load = await underLoad(stage, async () => {
    await pause(7000);
    const folder = stage.at("fresh");
    await prepareInstance(stage.releases[0], folder);
    const instance = await startInstance(folder, await freePort(), stage.settings);
    for (const path of stage.pages) {
      const { status, text } = await get(direct, instance.origin + path, gzip);
      if (status !== 200 || text.length < 500) fresh.push(`${path}: ${status}`);
    }
    const health = await healthOf(instance);
    await instance.stop();
    return health;
  });
  await stage.database.relay.open();
  const started = performance.now();
  // A lost listener comes back within 90 s of the server's return.
  await Promise.all(
    stage.instances.map(({ origin }) =>
      until(`${origin}/partenaire/amandine-rouvier`, has("Nom pendant la panne"), 90_000),
    ),
  );
  const shownMs = performance.now() - started;
  return [
    lossRow("Firestore away", load),
    noneRow("an instance started meanwhile on an empty cache: bad pages", fresh, stage.pages),
    row("its health check, as in the Dockerfile: exit code", load.played, load.played === 0),
    row("an edit made meanwhile: seen after the return within", `${Math.round(shownMs)} ms`, true),
  ];
}

/** One instance after the other is stopped and started again. */
export async function restart(stage) {
  const codes = [];
  const load = await underLoad(stage, async () => {
    for (const slot of [0, 1]) {
      await pause(1500);
      codes.push(await stage.restart(slot));
    }
    await pause(1500);
  });
  return [
    lossRow("rolling restart", load),
    row(
      "rolling restart: exit codes",
      codes.join(", "),
      codes.every((code) => code === 143 || code === 0),
    ),
  ];
}

/** The second release replaces the first, one instance after the other. */
export async function deploy(stage) {
  const assets = async (origin) => {
    const { text } = await get(direct, `${origin}/`);
    return [...text.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, path]) => ({
      path,
      ends: "",
    }));
  };
  const old = await assets(stage.instances[0].origin);
  const reader = await readerOf(`${stage.nginx.origin}/le-concept`);
  await stage.share(1);
  const load = await underLoad(
    stage,
    async () => {
      for (const slot of [0, 1]) {
        await pause(1500);
        await stage.exchange(slot, 1);
      }
      await pause(2500);
    },
    (current) => [...visits(current), ...old],
  );
  const news = await assets(stage.instances[0].origin);
  const { loads, faults } = await reader.follows("Calendrier", "/calendrier");
  const wrong = [];
  for (const { path } of [...old, ...news]) {
    const { status } = await get(direct, stage.nginx.origin + path);
    if (status !== 200) wrong.push(`${path}: ${status}`);
  }
  const aged = [];
  for (const path of stage.pages) {
    const { text } = await get(direct, stage.nginx.origin + path);
    if (text.includes("dpl=first") || !text.includes("dpl=second")) aged.push(path);
  }
  return [
    lossRow("rolling deploy", load),
    noneRow("rolling deploy: assets of both builds missing", wrong, [...old, ...news]),
    noneRow("rolling deploy: pages of the old build afterwards", aged, stage.pages),
    row(
      "rolling deploy: a page of the old build, a click: whole pages loaded",
      `${loads}, ${faults.length} errors`,
      loads === 1 && faults.length === 0,
      faults,
    ),
  ];
}

/** Somebody with a page open, who follows a link of it later. */
async function readerOf(url) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: "networkidle" });
  return {
    /** How many pages were loaded whole on the way, and what the browser complained of. */
    async follows(link, path) {
      const faults = [];
      let loads = 0;
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("load", () => {
        loads += 1;
      });
      await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).first().click();
      await page.waitForURL(`**${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      await browser.close();
      return { loads, faults };
    },
  };
}

/** Both instances are gone: nginx shows what it knows. */
export async function everythingDown(stage) {
  await Promise.all(stage.instances.map((instance) => instance.stop()));
  await pause(3000);
  const bad = [];
  for (const path of stage.pages) {
    const { status, text } = await get(direct, stage.nginx.origin + path);
    if (status !== 200 || !text.trimEnd().endsWith("</html>")) bad.push(`${path}: ${status}`);
  }
  const unknown = await get(direct, `${stage.nginx.origin}/jamais-vue`);
  return [
    noneRow("no instance at all: known pages lost", bad, stage.pages),
    row(
      "no instance at all: an unknown address",
      unknown.status,
      unknown.status === 503 && unknown.text.includes("indisponible"),
    ),
  ];
}

const has =
  (words) =>
  ({ text }) =>
    text.includes(words);

async function until(url, shows, limitMs) {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    if (shows(await get(direct, url))) return;
    await pause(50);
  }
  throw new Error(`${url} does not show the change in ${limitMs} ms`);
}

/** Runs the image's own health check against an instance; its exit code. */
async function healthOf({ port }) {
  const [command, ...args] = healthCheck();
  const check = spawn(command, args, { env: { ...process.env, PORT: String(port) }, timeout: 10_000 });
  return (await once(check, "exit"))[0];
}
