import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { soak } from "@/bench/soak/soak.mjs";
import { BuiltSite } from "@/testing/built-site";
import { demonstration } from "@/testing/demonstration.mjs";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { Relay } from "@/testing/firestore/relay";
import { OwnersConsole } from "@/testing/firestore/seed";
import { until } from "@/testing/firestore/until";

const demo = demonstration();
const COLLECTIONS = Object.keys(demo);
const PARTNER = Object.keys(demo.partners)[0] as string;
// More photos than one page of the gallery shows: they cost the build nothing.
const photo = (number: number) => ({
  ...(Object.values(demo.photos)[0] as object),
  name: `${number} Photo ${number}`,
});
const photos = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, i) => [`photo-${from + i}`, photo(from + i)]));
const SEEN = [
  "/",
  "/partenaires",
  `/partenaire/${PARTNER}`,
  "/atelier/bain-sonore",
  "/calendrier",
  "/le-lieu",
  "/le-lieu/page/2",
];
const SECRET = "un-secret-de-test-assez-long";

const firestore = new InProcessFirestore();
// The site's way to the database, which can be cut; the owners have their own.
const relay = new Relay(() => firestore.host);
let owners: OwnersConsole;
let site: BuiltSite;

const reads = () => firestore.counts.runQuery + firestore.counts.batchGet;
const failures = () => site.log.filter((line) => line.includes('"level":"error"')).length;
const listening = () =>
  until(() => site.log.filter((line) => line.includes("Contenu relu")).length >= COLLECTIONS.length);

/** Waits until a page shows a text and nothing has been asked of the source for a moment. */
const shows = (path: string, text: string) => until(async () => (await site.get(path)).html.includes(text));

async function everySeenPageAnswers() {
  for (const path of SEEN) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
}

beforeAll(async () => {
  await firestore.start();
  await relay.open();
  owners = new OwnersConsole(firestore);
  await owners.seed(demo);
  await owners.seed({ photos: photos(100, 160) });
  site = new BuiltSite({
    FIRESTORE_EMULATOR_HOST: relay.host,
    FIREBASE_PROJECT_ID: firestore.projectId,
    FIRESTORE_TIMEOUT_MS: "4000",
    REVALIDATE_SECRET: SECRET,
  });
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  await site.start();
  await listening();
}, 600_000);

afterAll(async () => {
  await site?.remove();
  await owners?.close();
  await relay.close();
  await firestore.stop();
});

test("an edit is on the page and in the list", async () => {
  await owners.set(`partners/${PARTNER}`, { ...demo.partners[PARTNER], activity: "Activité toute neuve" });
  await shows(`/partenaire/${PARTNER}`, "Activité toute neuve");
  await shows("/partenaires", "Activité toute neuve");
});

test("a new document's page appears with its own title and without noindex", async () => {
  expect((await site.get("/partenaire/nouvelle")).status).toBe(404);
  await owners.set("partners/nouvelle", { title: "Nouvelle venue", content: "<h3>Bonjour</h3>" });
  let first = await site.get("/partenaire/nouvelle");
  await until(async () => {
    first = await site.get("/partenaire/nouvelle");
    return first.status === 200;
  });
  expect(first.title).toMatch(/^Nouvelle venue/);
  expect(first.html).not.toContain("noindex");
  await shows("/partenaires", "Nouvelle venue");
});

test("a removed document's page is gone", async () => {
  await owners.remove("partners/nouvelle");
  await until(async () => (await site.get("/partenaire/nouvelle")).status === 404);
  await until(async () => !(await site.get("/partenaires")).html.includes("Nouvelle venue"));
});

const RETREAT = { title: "Retraite à retirer", dateStart: "2030-04-03", dateEnd: "2030-04-05" };
test.each<[string, () => Promise<unknown>]>([
  ["removed", () => owners.remove("calendar/a-retirer")],
  ["a draft again", () => owners.set("calendar/a-retirer", { ...RETREAT, draft: true })],
])(
  "a retreat that is %s is shown to nobody afterwards, not to the first reader of a feed either",
  async (_, withdraw) => {
    const flyer = "/calendrier/flyers/a-retirer";
    const own = [flyer, `${flyer}/evenement.ics`, `${flyer}/opengraph-image`];
    await owners.set("calendar/a-retirer", RETREAT);
    for (const path of own) await until(async () => (await site.get(path)).status === 200);
    for (const path of ["/calendrier", "/calendrier.ics", "/calendrier/atom.xml", "/sitemap.xml"])
      await shows(path, "a-retirer");
    await withdraw();
    await until(async () => !(await site.get("/calendrier")).html.includes("a-retirer"));
    // What is visited in the background is not looked at meanwhile: that would be the first reader.
    await quiet();
    await pause(15_000);
    for (const path of ["/calendrier.ics", "/calendrier/atom.xml", "/sitemap.xml"])
      expect([path, (await site.get(path)).html.includes("a-retirer")]).toEqual([path, false]);
    for (const path of own) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    await owners.remove("calendar/a-retirer");
  },
);

test("every page names the next retreat as it is now", async () => {
  const { html } = await site.get("/contact");
  const next = /aria-label="Prochaine retraite".*?\/flyers\/([^"]+)"/s.exec(html)?.[1] as string;
  await owners.set(`calendar/${next}`, {
    ...demo.calendar[next],
    title: "La toute prochaine",
    updatedAt: new Date(),
  });
  for (const page of ["/contact", "/legal/cookies", "/atelier/bain-sonore"])
    await shows(page, "La toute prochaine");
});

test("a workshop's page names who leads it as they are now", async () => {
  const [ours, other] = ["/atelier/sophrologie-du-matin", "/atelier/bain-sonore"];
  const edit = (changed: object) =>
    owners.set(`partners/${PARTNER}`, { ...demo.partners[PARTNER], ...changed, updatedAt: new Date() });
  await edit({ activity: "Tout autre chose" });
  await shows(ours, "Tout autre chose");
  await shows("/partenaires", "Tout autre chose");
  await edit({ activity: "Au gong", workshops: ["Bain sonore"] });
  await shows(other, "Au gong");
  await until(async () => !(await site.get(ours)).html.includes("Au gong"));
});

describe("a list that is longer than a page", () => {
  const shown = (html: string) => [...html.matchAll(/alt="(Photo \d+)"/g)].map(([, name]) => name);
  /** Where a link leads, as a browser without scripts finds it. */
  const linked = (html: string, text: string) =>
    [...html.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].find(([, , inside]) =>
      inside?.replace(/<[^>]+>/g, "").includes(text),
    )?.[1];

  test("goes on at plain links, each page with its own title and address, every entry once", async () => {
    const first = await site.get("/le-lieu");
    const next = linked(first.html, "Page suivante") ?? "";
    expect(next).toBe("/le-lieu/page/2");
    const second = await site.get(next);
    expect(second.status).toBe(200);
    expect(second.title).toMatch(/page 2/);
    expect(second.html).toContain('<link rel="canonical" href="http://localhost:3000/le-lieu/page/2"');
    expect(linked(second.html, "Page précédente")).toBe("/le-lieu");
    expect(linked(second.html, "Page suivante")).toBeUndefined();
    const names = [...shown(first.html), ...shown(second.html)];
    expect(new Set(names).size).toBe(60);
    expect(names).toHaveLength(60);
    expect((await site.get("/sitemap.xml")).html).toContain(
      "<loc>http://localhost:3000/le-lieu/page/2</loc>",
    );
  });

  test("has no page beyond its end, and no second address for its first", async () => {
    for (const number of ["3", "0", "02", "deux"]) {
      const { status, html } = await site.get(`/le-lieu/page/${number}`);
      expect([number, status]).toEqual([number, 404]);
      expect(html).toContain("Cette page n’existe pas");
    }
    const first = await site.get("/le-lieu/page/1");
    expect([first.status, first.headers.get("location")]).toEqual([308, "/le-lieu"]);
    for (const short of ["/partenaires", "/calendrier", "/calendrier/passees", "/ateliers/coaching"]) {
      expect((await site.get(`${short}/page/2`)).status).toBe(404);
      expect((await site.get(short)).html).not.toContain("Page suivante");
    }
  });

  test("shows a new document on its page, and grows by a page that nobody built", async () => {
    await site.get("/le-lieu/page/2");
    expect((await site.get("/le-lieu/page/3")).status).toBe(404);
    await owners.set("photos/derniere", { ...photo(999), name: "999 La toute dernière" });
    await until(async () => (await site.get("/le-lieu/page/2")).html.includes("La toute dernière"));
    await owners.seed({ photos: photos(200, 260) });
    await until(async () => (await site.get("/le-lieu/page/3")).html.includes("La toute dernière"));
    await until(
      async () => linked((await site.get("/le-lieu/page/2")).html, "Page suivante") === "/le-lieu/page/3",
    );
    const grown = await site.get("/le-lieu/page/3");
    expect(grown.title).toMatch(/page 3/);
    expect(grown.html.includes("noindex")).toBe(false);
    for (const id of Object.keys(photos(200, 260))) await owners.remove(`photos/${id}`);
    await until(async () => (await site.get("/le-lieu/page/3")).status === 404);
  });

  test("gets a further page when it grows, and loses it when it shrinks", async () => {
    const further = Object.fromEntries(
      Array.from({ length: 61 }, (_, i) => [
        `de-plus-${i}`,
        { title: `De plus ${i}`, category: "Bien-être" },
      ]),
    );
    await owners.seed({ workshops: further });
    await until(async () => (await site.get("/ateliers/bien-etre/page/2")).status === 200);
    for (const id of Object.keys(further)) await owners.remove(`workshops/${id}`);
    await until(async () => (await site.get("/ateliers/bien-etre/page/2")).status === 404);
  });
});

test("the health address tells of each collection when its listener was last spoken to", async () => {
  const { status, listening } = JSON.parse((await site.get("/api/health")).html);
  expect(status).toBe("ok");
  expect(Object.keys(listening)).toEqual(expect.arrayContaining(COLLECTIONS));
  for (const { lastHeard, interrupted } of Object.values<{ lastHeard: string; interrupted: boolean }>(
    listening,
  ))
    expect([Number.isNaN(Date.parse(lastHeard)), interrupted]).toEqual([false, false]);
});

test("visitors cost no read, and an edit costs at most four", async () => {
  for (let round = 0; round < 3; round++) await everySeenPageAnswers();
  await quiet();
  let before = reads();
  // On a busy machine what the edits of before have still to renew may read after a second of quiet, too.
  await until(async () => {
    before = reads();
    await Promise.all(Array.from({ length: 300 }, (_, i) => site.get(SEEN[i % SEEN.length] as string)));
    return reads() === before;
  });

  // What else falls due beside one edit does not beside the next.
  let edits = 0;
  await until(async () => {
    const activity = `Encore autre chose, ${++edits}`;
    before = reads();
    await owners.set(`partners/${PARTNER}`, { ...demo.partners[PARTNER], activity });
    await shows(`/partenaire/${PARTNER}`, activity);
    await shows("/partenaires", activity);
    await quiet();
    return reads() - before <= 4;
  });
});

test("the webhook renews what it names, and nobody else may call it", async () => {
  const call = (body: unknown, token = SECRET) =>
    site.get("/api/revalidate", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const good = await call({ collection: "workshops", id: "bain-sonore" });
  expect(good.status).toBe(200);
  expect(JSON.parse(good.html).tags).toContain("workshops:bain-sonore");
  expect((await call({ collection: "workshops" }, "faux")).status).toBe(401);
  expect((await call({ collection: "inconnue" })).status).toBe(400);
  expect((await call("pas du JSON")).status).toBe(400);
  expect((await call({ collection: "partners", id: "../x" })).status).toBe(400);
  await quiet();
});

test("a week in short, with visits, edits and troubles of the database: no answer lost, every edit shown", async () => {
  let week = new OwnersConsole(firestore);
  const found = await soak({
    origin: site.origin,
    pid: site.pid,
    relay,
    owners: () => week,
    requests: 1500,
    partner: PARTNER,
    beginAgain: async () => {
      await week.close();
      await firestore.stop();
      await firestore.start();
      week = new OwnersConsole(firestore);
      await week.seed(demo);
      await week.seed({ photos: photos(100, 160) });
    },
  });
  await week.close();
  expect(found).toMatchObject({ losses: [], late: 0 });
  expect(found.edits.length).toBeGreaterThan(2);
  expect(found.troubles).toBeGreaterThan(0);
}, 300_000);

test("an outage takes no page down, costs few attempts, and ends by itself", async () => {
  await everySeenPageAnswers();
  const before = failures();
  await firestore.stop();
  const stop = Date.now() + 4000;
  while (Date.now() < stop)
    await Promise.all(Array.from({ length: 40 }, (_, i) => expectGood(SEEN[i % SEEN.length] as string)));

  const announced = await site.get("/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ collection: "partners", id: PARTNER }),
  });
  expect(announced.status).toBe(200);
  await everySeenPageAnswers();

  const never = await site.get("/partenaire/jamais-vue");
  expect(never.status).toBe(500);
  expect(never.html).toContain("Une erreur est survenue lors du chargement de l’atelier.");
  expect(never.html).toContain("Navigation principale");
  expect(never.headers.get("cache-control")).toContain("no-store");
  expect(failures() - before).toBeLessThanOrEqual(10);

  await site.stop();
  await site.start();
  await everySeenPageAnswers();

  await firestore.start();
  const revived = new OwnersConsole(firestore);
  const changed = { ...demo.partners[PARTNER], activity: "Écrit pendant l’absence" };
  await revived.seed({ ...demo, partners: { ...demo.partners, [PARTNER]: changed } });
  await shows(`/partenaire/${PARTNER}`, "Écrit pendant l’absence");
  await until(async () => (await site.get("/partenaire/jamais-vue")).status === 404);
  await revived.close();
});

test("no secret and no authentication client reaches a visitor or the log", async () => {
  const scripts = readdirSync(site.file("static"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(site.file(`static/${file}`), "utf8"));
  expect(scripts.length).toBeGreaterThan(5);
  const answers = await Promise.all([...SEEN, "/api/health", "/robots.txt"].map((path) => site.get(path)));
  const sent = answers.map(({ html, headers }) => html + JSON.stringify([...headers]));
  for (const text of [...scripts, ...sent, ...site.log]) expect(text.includes(SECRET)).toBe(false);
  for (const script of scripts)
    expect(script).not.toMatch(/indexedDBLocalPersistence|identitytoolkit|firestore\.googleapis/);
});

test("the log is one line of JSON per event", () => {
  const events = site.log.filter((line) => line.startsWith("{"));
  expect(events.length).toBeGreaterThan(0);
  for (const event of events)
    expect(Object.keys(JSON.parse(event))).toEqual(expect.arrayContaining(["time", "level", "message"]));
});

test.each<[string, Record<string, string>]>([
  ["the demonstration", { FIRESTORE_EMULATOR_HOST: "", FIREBASE_PROJECT_ID: "" }],
  ["half a configuration", { FIRESTORE_EMULATOR_HOST: "" }],
  [
    "Firestore without access",
    { FIRESTORE_EMULATOR_HOST: "", CONTENT_SOURCE: "firestore", METADATA_SERVER_DETECTION: "none" },
  ],
  ["another address", { SITE_URL: "https://www.mon-chalet.fr" }],
])("a start on something else than the build stops with one line: %s", async (_, settings) => {
  const { code, said } = await site.refusesToStart(settings);
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/^Configuration : [^\n]+\.$/);
});

test("a build stops with one line when the source does not answer", async () => {
  const elsewhere = new BuiltSite({
    FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
    FIREBASE_PROJECT_ID: "demo-chalet",
  });
  await site.remove();
  const { code, output } = await elsewhere.build();
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toContain("127.0.0.1:1");
});

async function expectGood(path: string) {
  expect([path, (await site.get(path)).status]).toEqual([path, 200]);
}

/** Waits until the source has not been asked anything for a second. */
async function quiet() {
  let last = { count: reads(), since: Date.now() };
  await until(() => {
    if (reads() !== last.count) last = { count: reads(), since: Date.now() };
    return Date.now() - last.since > 1000;
  });
}
