import { readdirSync, readFileSync } from "node:fs";
import { BuiltSite } from "@/testing/built-site";
import { demonstration } from "@/testing/demonstration.mjs";
import { Database } from "@/testing/firestore/database";
import { until } from "@/testing/serve.mjs";
import { CONTENT, photo, photos, SHARED_BUILD, VISITORS } from "./shared";

const demo = demonstration();
const COLLECTIONS = Object.keys(demo);
const PARTNER = Object.keys(demo.partners)[0] as string;
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

const database = new Database(CONTENT);
const { firestore } = database;
let site: BuiltSite;

const reads = () => firestore.counts.runQuery + firestore.counts.batchGet;
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
  await database.open();
  site = new BuiltSite({ ...database.settings, ...SHARED_BUILD }, true);
  await site.open({ ...VISITORS, REVALIDATE_SECRET: SECRET });
  await until(() => site.log.filter((line) => line.includes("Contenu relu")).length >= COLLECTIONS.length);
});

afterAll(async () => {
  await site?.remove();
  await database.close();
});

test("a removed or withdrawn retreat is shown nowhere, not even once", async () => {
  // The next one of all, which every page names.
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10);
  const retreat = { title: "Retraite à retirer", dateStart: tomorrow, dateEnd: tomorrow };
  const pages = ["/contact", "/legal/cookies", "/atelier/bain-sonore", "/partenaire/camille"];
  const own = ["removed-retreat", "draft-retreat"].flatMap((id) => {
    const flyer = `/calendrier/flyers/${id}`;
    return [flyer, `${flyer}/evenement.ics`, `${flyer}/opengraph-image`];
  });
  const feeds = ["/calendrier.ics", "/calendrier/atom.xml", "/sitemap.xml"];
  const names = async (path: string) => (await site.get(path)).html.match(/(removed|draft)-retreat/g) ?? [];
  await database.owners.seed({ calendar: { "removed-retreat": retreat, "draft-retreat": retreat } });
  for (const path of own) await until(async () => (await site.get(path)).status === 200);
  for (const path of ["/calendrier", ...feeds])
    await until(async () => new Set(await names(path)).size === 2);
  for (const path of pages) await until(async () => (await names(path)).length > 0);

  await database.owners.remove("calendar/removed-retreat");
  await database.owners.set("calendar/draft-retreat", { ...retreat, draft: true });
  await until(async () => (await names("/calendrier")).length === 0);
  for (const path of [...feeds, ...pages]) expect([path, await names(path)]).toEqual([path, []]);
  for (const path of own) expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  await database.owners.remove("calendar/draft-retreat");
});

test("shows the next retreat with its latest title on every page", async () => {
  const { html } = await site.get("/contact");
  const next = /aria-label="Prochaine retraite".*?\/flyers\/([^"]+)"/s.exec(html)?.[1] as string;
  await database.owners.set(`calendar/${next}`, {
    ...demo.calendar[next],
    title: "La toute prochaine",
    updatedAt: new Date(),
  });
  for (const page of ["/contact", "/legal/cookies", "/atelier/bain-sonore"])
    await shows(page, "La toute prochaine");
});

test("shows the latest edit of a host on the workshop's page", async () => {
  const [ours, other] = ["/atelier/sophrologie-du-matin", "/atelier/bain-sonore"];
  const edit = (changed: object) =>
    database.owners.set(`partners/${PARTNER}`, {
      ...demo.partners[PARTNER],
      ...changed,
      updatedAt: new Date(),
    });
  await edit({ activity: "Tout autre chose" });
  await shows(ours, "Tout autre chose");
  await shows("/partenaires", "Tout autre chose");
  await edit({ activity: "Au gong", workshops: ["Bain sonore"] });
  await shows(other, "Au gong");
  await until(async () => !(await site.get(ours)).html.includes("Au gong"));
});

describe("a list that is longer than a page", () => {
  const shown = (html: string) => [...html.matchAll(/alt="(Photo \d+)"/g)].map(([, name]) => name);
  /** The address of a link in the HTML. */
  const linked = (html: string, text: string) =>
    [...html.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].find(([, , inside]) =>
      inside?.replace(/<[^>]+>/g, "").includes(text),
    )?.[1];

  test("continues on further pages, each with its own title and address, every entry once", async () => {
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

  test("has no page beyond its end, and a single address of its first page", async () => {
    for (const number of ["3", "0", "02", "deux"]) {
      const { status, html } = await site.get(`/le-lieu/page/${number}`);
      expect([number, status]).toEqual([number, 404]);
      expect(html).toContain("Cette page n’existe pas");
    }
    const first = await site.get("/le-lieu/page/1");
    expect([first.status, first.headers.get("location")]).toEqual([308, "/le-lieu"]);
    expect((await site.get("/calendrier/page/2")).status).toBe(404);
  });

  test("shows a new document, and grows by a page that was not built", async () => {
    await site.get("/le-lieu/page/2");
    expect((await site.get("/le-lieu/page/3")).status).toBe(404);
    await database.owners.set("photos/derniere", { ...photo(999), name: "999 La toute dernière" });
    await until(async () => (await site.get("/le-lieu/page/2")).html.includes("La toute dernière"));
    await database.owners.seed({ photos: photos(200, 260) });
    await until(async () => (await site.get("/le-lieu/page/3")).html.includes("La toute dernière"));
    await until(
      async () => linked((await site.get("/le-lieu/page/2")).html, "Page suivante") === "/le-lieu/page/3",
    );
    const grown = await site.get("/le-lieu/page/3");
    expect(grown.title).toMatch(/page 3/);
    expect(grown.html.includes("noindex")).toBe(false);
    for (const id of Object.keys(photos(200, 260))) await database.owners.remove(`photos/${id}`);
    await until(async () => (await site.get("/le-lieu/page/3")).status === 404);
  });
});

test("the health address shows when each listener last received something", async () => {
  const { status, listening } = JSON.parse((await site.get("/api/health")).html);
  expect(status).toBe("ok");
  expect(Object.keys(listening)).toEqual(expect.arrayContaining(COLLECTIONS));
  for (const { lastHeard, interrupted } of Object.values<{ lastHeard: string; interrupted: boolean }>(
    listening,
  ))
    expect([Number.isNaN(Date.parse(lastHeard)), interrupted]).toEqual([false, false]);
});

test("visits cause no reads, and an edit causes at most four", async () => {
  for (let round = 0; round < 3; round++) await everySeenPageAnswers();
  await quiet();
  let before = reads();
  // On a busy machine earlier edits may still cause reads after an idle second.
  await until(async () => {
    before = reads();
    await Promise.all(Array.from({ length: 300 }, (_, i) => site.get(SEEN[i % SEEN.length] as string)));
    return reads() === before;
  });

  // Another renewal may run during one edit, but not during each of them.
  let edits = 0;
  await until(async () => {
    const activity = `Encore autre chose, ${++edits}`;
    before = reads();
    await database.owners.set(`partners/${PARTNER}`, { ...demo.partners[PARTNER], activity });
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
  const good = await call({ collection: "workshops", id: "bain-sonore" });
  expect(good.status).toBe(200);
  expect(JSON.parse(good.html).tags).toContain("workshops:bain-sonore");
  expect((await call({ collection: "workshops" }, "faux")).status).toBe(401);
  expect((await call("pas du JSON")).status).toBe(400);
  await quiet();
});

test("an outage takes no page down, causes few attempts, and ends by itself", async () => {
  await everySeenPageAnswers();
  const before = failures();
  await database.relay.close();
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

  expect((await site.get("/partenaire/jamais-vue")).status).toBe(500);
  expect(failures() - before).toBeLessThanOrEqual(10);

  const changed = { ...demo.partners[PARTNER], activity: "Écrit pendant l’absence" };
  await database.restart({ ...demo, partners: { ...demo.partners, [PARTNER]: changed } });
  await database.relay.open();
  await shows(`/partenaire/${PARTNER}`, "Écrit pendant l’absence");
  await until(async () => (await site.get("/partenaire/jamais-vue")).status === 404);
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

test("a start with another source than the build stops with one line", async () => {
  const { code, output } = await site.refusesToStart({
    FIRESTORE_EMULATOR_HOST: "",
    FIREBASE_PROJECT_ID: "",
  });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^Configuration : [^\n]+\.$/);
});

/** Waits until the source has had no calls for a second. */
async function quiet() {
  let last = { count: reads(), since: Date.now() };
  await until(() => {
    if (reads() !== last.count) last = { count: reads(), since: Date.now() };
    return Date.now() - last.since > 1000;
  });
}
