import { readdirSync, readFileSync } from "node:fs";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { dayInParis, shiftDay } from "@/lib/dates";
import type { BuiltSite } from "@/testing/built-site";
import type { Database } from "@/testing/firestore/database";
import { until } from "@/testing/serve.mjs";
import { photos, VenueSite } from "@/testing/venue-site";

const PARTNER = "soaz-riou";
const RETREAT = "equinoxe";
const SEEN = [
  ...["/", "/partenaires", `/partenaire/${PARTNER}`, "/atelier/conte", "/calendrier"],
  ...["/le-lieu", "/le-lieu/page/2"],
];
const SECRET = "un-secret-de-test-assez-long";

const venue = new VenueSite();
let site: BuiltSite;
let database: Database;

const reads = () => database.firestore.counts.runQuery + database.firestore.counts.batchGet;
/** A document as it was before a test's edit. */
const original = (collection: string, id: string) => venue.content[collection]?.[id] ?? {};
const failures = () => site.log.filter((line) => line.includes('"level":"error"')).length;
/** Waits until a page shows a text. */
const shows = (path: string, text: string) => until(async () => (await site.get(path)).html.includes(text));

async function expectGood(path: string) {
  expect([path, (await site.get(path)).status]).toEqual([path, 200]);
}

async function everySeenPageAnswers() {
  for (const path of SEEN) await expectGood(path);
}

beforeAll(async () => {
  await venue.open({ REVALIDATE_SECRET: SECRET });
  ({ site, database } = venue);
  await until(
    () => site.log.filter((line) => line.includes("Contenu relu")).length >= COLLECTION_NAMES.length,
  );
});
afterAll(() => venue.close());

test("a removed or withdrawn retreat is shown nowhere, not even once", async () => {
  // The next one of all, which every page names.
  const day = shiftDay(dayInParis(new Date()), 1);
  const retreat = { title: "Retraite à retirer", dateStart: day, dateEnd: day };
  const own = ["removed-retreat", "draft-retreat"].flatMap((id) => {
    const flyer = `/calendrier/flyers/${id}`;
    return [flyer, `${flyer}/evenement.ics`, `${flyer}/opengraph-image`];
  });
  const lists = ["/calendrier", "/calendrier.ics", "/sitemap.xml"];
  const pages = ["/contact", "/legal/cookies", "/atelier/conte", `/partenaire/${PARTNER}`];
  const names = async (path: string) => (await site.get(path)).html.match(/(removed|draft)-retreat/g) ?? [];
  await database.owners.seed({ calendar: { "removed-retreat": retreat, "draft-retreat": retreat } });
  for (const path of own) await until(async () => (await site.get(path)).status === 200);
  for (const path of lists) await until(async () => new Set(await names(path)).size === 2);
  for (const path of pages) await until(async () => (await names(path)).length > 0);

  await database.owners.remove("calendar/removed-retreat");
  await database.owners.set("calendar/draft-retreat", { ...retreat, draft: true });
  await until(async () => (await names("/calendrier")).length === 0);
  for (const path of [...lists, ...pages]) expect([path, await names(path)]).toEqual([path, []]);
  for (const path of own) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  await database.owners.remove("calendar/draft-retreat");
});

test("a document is published at its time, on its page, in lists and in feeds", async () => {
  const moment = Date.now() + 2500;
  const retreat = { ...original("calendar", RETREAT), title: "À son heure", publishAt: new Date(moment) };
  await database.owners.set("calendar/a-son-heure", retreat);
  const flyer = "/calendrier/flyers/a-son-heure";
  await until(async () => {
    if ((await site.get(flyer)).status !== 200) return false;
    const lists = ["/calendrier", "/calendrier.ics", "/sitemap.xml"].map((path) => site.get(path));
    return (await Promise.all(lists)).every(({ html }) => html.includes(flyer));
  });
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
});

test("a page of the hosts' own appears, with a link on every page, and goes", async () => {
  expect((await site.get("/reglement")).status).toBe(404);
  await database.owners.set("pages/reglement", { title: "Le règlement", content: "On se déchausse." });
  await shows("/reglement", "On se déchausse.");
  await shows("/legal/cookies", "Le règlement");
  await shows("/sitemap.xml", "/reglement");
  await database.owners.remove("pages/reglement");
  await until(async () => (await site.get("/reglement")).status === 404);
  await until(async () => !(await site.get("/legal/cookies")).html.includes("Le règlement"));
});

test("shows the latest edit of a host on the workshop's page", async () => {
  const edit = (changed: object) =>
    database.owners.set(`partners/${PARTNER}`, { ...original("partners", PARTNER), ...changed });
  await edit({ activity: "Tout autre chose" });
  await shows("/atelier/conte", "Tout autre chose");
  await shows("/partenaires", "Tout autre chose");
  await edit({ activity: "Au gong", workshops: ["Sieste sonore"] });
  await shows("/atelier/sieste", "Au gong");
  await until(async () => !(await site.get("/atelier/conte")).html.includes("Au gong"));
});

test("a list that is longer than a page shows a new document, and grows by a page that was not built", async () => {
  await database.owners.set("photos/derniere", {
    ...photos(0, 1)["photo-0"],
    alt: "La toute dernière",
    name: "z",
  });
  await shows("/le-lieu/page/2", "La toute dernière");
  await database.owners.seed({ photos: photos(200, 260) });
  await shows("/le-lieu/page/3", "La toute dernière");
  await shows("/le-lieu/page/2", 'href="/le-lieu/page/3"');
  const grown = await site.get("/le-lieu/page/3");
  expect([grown.title, grown.html.includes("noindex")]).toEqual([expect.stringContaining("page 3"), false]);
  for (const id of Object.keys(photos(200, 260))) await database.owners.remove(`photos/${id}`);
  await until(async () => (await site.get("/le-lieu/page/3")).status === 404);
});

test("the health address shows for each collection whether it is subscribed, and its last change", async () => {
  const { status, listening } = JSON.parse((await site.get("/api/health")).html);
  expect(status).toBe("ok");
  for (const name of COLLECTION_NAMES) expect(listening[name].subscribed).toBe(true);
  expect(Number.isNaN(Date.parse(listening.partners.lastChange))).toBe(false);
});

test("visits cause no reads, and an edit causes at most four", async () => {
  await everySeenPageAnswers();
  // Earlier edits may still cause reads after an idle second.
  let before = 0;
  await until(async () => {
    await quiet();
    before = reads();
    await Promise.all(Array.from({ length: 100 }, (_, i) => site.get(SEEN[i % SEEN.length] as string)));
    return reads() === before;
  });

  // Another renewal may run during one edit, but not during each of them.
  let edits = 0;
  await until(async () => {
    const activity = `Encore autre chose, ${++edits}`;
    before = reads();
    await database.owners.set(`partners/${PARTNER}`, { ...original("partners", PARTNER), activity });
    await shows(`/partenaire/${PARTNER}`, activity);
    await shows("/partenaires", activity);
    await quiet();
    return reads() - before <= 4;
  });
});

test("the webhook renews the named document, and requires the secret", async () => {
  const call = (body: unknown, token = SECRET) =>
    site.get("/api/revalidate", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const good = await call({ collection: "workshops", id: "conte" });
  expect(good.status).toBe(200);
  expect(JSON.parse(good.html).tags).toContain("workshops:conte");
  expect((await call({ collection: "workshops" }, "faux")).status).toBe(401);
  expect((await call("pas du JSON")).status).toBe(400);
  await quiet();
});

test("an outage takes no page down, causes few attempts, and ends by itself", async () => {
  await everySeenPageAnswers();
  const before = failures();
  await database.relay.close();
  for (let round = 0; round < 4; round++)
    await Promise.all(Array.from({ length: 40 }, (_, i) => expectGood(SEEN[i % SEEN.length] as string)));
  const announced = await site.get("/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ collection: "partners", id: PARTNER }),
  });
  expect(announced.status).toBe(200);
  await everySeenPageAnswers();
  expect(failures() - before).toBeLessThanOrEqual(10);

  const changed = { ...original("partners", PARTNER), activity: "Écrit pendant l’absence" };
  await database.restart({ ...venue.content, partners: { ...venue.content.partners, [PARTNER]: changed } });
  await database.relay.open();
  await shows(`/partenaire/${PARTNER}`, "Écrit pendant l’absence");
});

// Ten minutes in the nightly lane.
const FROZEN_MS = Number(process.env.FROZEN_SECONDS ?? 3) * 1000;

test(
  "a process that was frozen answers at once when it wakes, and shows an edit made meanwhile",
  async () => {
    const wake = site.freeze();
    await database.owners.set(`partners/${PARTNER}`, {
      ...original("partners", PARTNER),
      activity: "Au réveil",
    });
    await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
    wake();
    const woken = performance.now();
    await everySeenPageAnswers();
    expect(performance.now() - woken).toBeLessThan(5000);
    await until(async () => (await site.get("/partenaires")).html.includes("Au réveil"), 30_000);
  },
  FROZEN_MS + 60_000,
);

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

test.each([
  ["another source than the build", { FIRESTORE_EMULATOR_HOST: "", FIREBASE_PROJECT_ID: "" }],
  ["missing settings", { SITE_PHONE: undefined, HOSTING_NAME: undefined }],
])("a start with %s stops with one line", async (_, settings) => {
  const { code, output } = await site.refusesToStart(settings);
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(/^Configuration : [^\n]+\.$/)]);
});

/** Waits until the source has had no calls for a second. */
async function quiet() {
  let last = { count: reads(), since: Date.now() };
  await until(() => {
    if (reads() !== last.count) last = { count: reads(), since: Date.now() };
    return Date.now() - last.since > 1000;
  });
}
