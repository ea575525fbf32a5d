import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { dayInParis, shiftDay } from "@/lib/dates";
import { shapes } from "@/testing/another-venue";
import type { BuiltSite } from "@/testing/built-site";
import type { Database } from "@/testing/firestore/database";
import { ROOT, until } from "@/testing/serve.mjs";
import { mergedContent, numberedPhotos, VenueSite } from "@/testing/venue-site";

const PARTNER = "soaz-riou";
const RETREAT = "equinoxe";
const SEEN = [
  ...["/", "/partenaires", `/partenaire/${PARTNER}`, "/atelier/conte", "/calendrier"],
  ...["/le-lieu", "/le-lieu/page/2"],
];
const SECRET = "un-secret-de-test-assez-long";

const venue = new VenueSite(mergedContent(shapes(), { photos: numberedPhotos(100, 160) }));
let site: BuiltSite;
let database: Database;

const reads = () => database.firestore.counts.runQuery;
/** A document as it was before a test's edit. */
const original = (collection: string, id: string) => venue.content[collection]?.[id] ?? {};
const edit = (collection: string, id: string, changed: object) =>
  database.owners.set(`${collection}/${id}`, { ...original(collection, id), ...changed });
/** Waits until a page shows a text. */
const shows = (address: string, text: string) =>
  until(async () => (await site.get(address)).html.includes(text));
const answersWith = (address: string, status: number) =>
  until(async () => (await site.get(address)).status === status);

async function everySeenPageAnswers() {
  for (const address of SEEN) expect([address, (await site.get(address)).status]).toEqual([address, 200]);
}

/** Every address answers as it did: with 200 at once, or with 404 as soon as the content is known. */
async function everyAddressAnswers({ good, messages }: { good: string[]; messages: string[] }) {
  for (const address of good) expect([address, (await site.get(address)).status]).toEqual([address, 200]);
  expect(messages.length).toBeGreaterThan(5);
  for (const address of ["/partenaire/rien", "/atelier/rien", "/nulle-part", "/le-lieu/page/9"])
    await answersWith(address, 404);
}

const webhook = (body: unknown, token = SECRET) =>
  site.get("/api/revalidate", {
    method: "POST",
    // As some services write them.
    headers: { authorization: `bearer ${token}` },
    body: typeof body === "string" ? body : `\ufeff${JSON.stringify(body)}`,
  });

beforeAll(async () => {
  await venue.open({ REVALIDATE_SECRET: SECRET });
  ({ site, database } = venue);
});
afterAll(() => venue.close());

test("an edit of one text renders the addresses of its document alone, and costs no read", async () => {
  await site.isPublished();
  const [before, readsBefore] = [(await site.health()).published.rendered, reads()];
  await edit("workshops", "conte", { content: "<p>Une tout autre histoire.</p>" });
  await shows("/atelier/conte", "Une tout autre histoire.");
  await shows("/atelier/conter-le-soir", "Une tout autre histoire.");
  await site.isPublished();
  const { rendered, failed } = (await site.health()).published;
  // Its page, the address by its title, its preview, the file of dates, and its time in the sitemap.
  expect(rendered - before).toBeLessThanOrEqual(5);
  await Promise.all(Array.from({ length: 100 }, (_, i) => site.get(SEEN[i % SEEN.length] as string)));
  expect([(await site.health()).published.rendered, failed, reads()]).toEqual([rendered, 0, readsBefore]);
});

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
  const names = async (address: string) =>
    (await site.get(address)).html.match(/(removed|draft)-retreat/g) ?? [];
  await database.owners.seed({ calendar: { "removed-retreat": retreat, "draft-retreat": retreat } });
  for (const address of own) await answersWith(address, 200);
  for (const address of lists) await until(async () => new Set(await names(address)).size === 2);
  for (const address of pages) await until(async () => (await names(address)).length > 0);

  await database.owners.remove("calendar/removed-retreat");
  await database.owners.set("calendar/draft-retreat", { ...retreat, draft: true });
  for (const id of ["removed-retreat", "draft-retreat"]) await answersWith(`/calendrier/flyers/${id}`, 404);
  for (const address of [...lists, ...pages]) expect([address, await names(address)]).toEqual([address, []]);
  for (const address of own) expect([address, (await site.get(address)).status]).toEqual([address, 404]);
  await database.owners.remove("calendar/draft-retreat");
});

test("a document is published at its time, on its page, in lists and in feeds", async () => {
  const moment = Date.now() + 2500;
  await edit("calendar", RETREAT, {});
  const retreat = { ...original("calendar", RETREAT), title: "À son heure", publishAt: new Date(moment) };
  await database.owners.set("calendar/a-son-heure", retreat);
  const flyer = "/calendrier/flyers/a-son-heure";
  await answersWith(flyer, 200);
  for (const list of ["/calendrier", "/calendrier.ics", "/sitemap.xml"]) await shows(list, flyer);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
});

test("a page of the hosts' own appears, with a link on every page, and goes", async () => {
  expect((await site.get("/reglement")).status).toBe(404);
  await database.owners.set("pages/reglement", { title: "Le règlement", content: "On se déchausse." });
  await shows("/reglement", "On se déchausse.");
  await shows("/legal/cookies", "Le règlement");
  await shows("/sitemap.xml", "/reglement");
  await database.owners.remove("pages/reglement");
  await answersWith("/reglement", 404);
  expect((await site.get("/legal/cookies")).html).not.toContain("Le règlement");
});

test("a new document replaces its 404 page, and a removed one has it again", async () => {
  expect((await site.get("/partenaire/nouvelle")).status).toBe(404);
  await database.owners.set("partners/nouvelle", { title: "Nouvelle", activity: "Tout commence" });
  await answersWith("/partenaire/nouvelle", 200);
  const { html, title } = await site.get("/partenaire/nouvelle");
  expect([title, html.includes('content="noindex')]).toEqual([expect.stringMatching(/^Nouvelle/), false]);
  await database.owners.remove("partners/nouvelle");
  await answersWith("/partenaire/nouvelle", 404);
});

test("a list that is longer than a page shows a new document, and grows by a page", async () => {
  const [photo] = Object.values(numberedPhotos(0, 1));
  await database.owners.set("photos/derniere", { ...photo, alt: "La toute dernière", name: "z" });
  await shows("/le-lieu/page/2", "La toute dernière");
  await database.owners.seed({ photos: numberedPhotos(200, 260) });
  await shows("/le-lieu/page/3", "La toute dernière");
  await shows("/le-lieu/page/2", 'href="/le-lieu/page/3"');
  const grown = await site.get("/le-lieu/page/3");
  expect([grown.title, grown.html.includes("noindex")]).toEqual([expect.stringContaining("page 3"), false]);
  for (const id of Object.keys(numberedPhotos(200, 260))) await database.owners.remove(`photos/${id}`);
  await answersWith("/le-lieu/page/3", 404);
});

test("any sign in an id has its page with title, preview and calendar", async () => {
  const ids = ["100%", "d%C3%A9but", "remise 20% l'été"];
  for (const id of ids) await database.owners.set(`calendar/${id}`, original("calendar", RETREAT));
  for (const id of ids) {
    const address = `/calendrier/flyers/${encodeURIComponent(id).replace("'", "%27")}`;
    for (const file of ["", "/opengraph-image", "/evenement.ics"]) await answersWith(address + file, 200);
    expect((await site.get(address)).html).toContain(
      `rel="canonical" href="https://kerlann.example${address}"`,
    );
  }
  for (const id of ids) await database.owners.remove(`calendar/${id}`);
});

test("the address by which partners link shows the workshop itself", async () => {
  await database.owners.set("workshops/w-17", { title: "Gong du soir" });
  await shows("/atelier/gong-du-soir", 'rel="canonical" href="https://kerlann.example/atelier/w-17"');
});

test("each kind of unknown address is a complete page with its status and words", async () => {
  for (const [address, words] of [
    ["/partenaire/rien", "L’atelier n’a pas été trouvé."],
    ["/atelier/rien", "L’atelier n’a pas été trouvé."],
    ["/calendrier/flyers/rien", "La retraite n’a pas été trouvée."],
    ["/elements/rien", "Élément"],
    ["/ateliers/rien", "Ateliers en cours de préparation."],
    ["/ateliers/rien/page/2", "Page introuvable"],
    ["/partenaires/page/rien", "Page introuvable"],
  ] as const) {
    const { html, headers, status } = await site.get(address);
    expect([address, status, html.includes(words)]).toEqual([address, 404, true]);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toMatch(/<h1[\s\S]*<a [^>]*href="\/[a-z][\s\S]*<\/footer>/);
    expect(headers.get("cache-control")).toBe("no-store");
    // One response is enough to paint it (11.2).
    expect(html).not.toMatch(/<link (?!disabled)[^>]*rel="stylesheet"/);
    expect(headers.get("link")).toContain('as="font"');
  }
});

test("the webhook reads the named collection again, and requires the secret", async () => {
  const before = reads();
  expect((await webhook({ collection: "workshops", id: "conte" })).status).toBe(200);
  expect(reads() - before).toBe(1);
  expect((await webhook({ collection: "workshops" }, "faux")).status).toBe(401);
  for (const [body, reason] of [
    ["pas du JSON", "Corps JSON attendu."],
    [{ collection: "hotes" }, `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`],
    [{ collection: "partners", id: 7 }, "« id » doit être un texte"],
  ])
    expect(await webhook(body)).toMatchObject({ status: 400, html: JSON.stringify({ error: reason }) });
  expect(reads() - before).toBe(1);
});

test("the renderer may die again and again: visitors notice nothing, and edits arrive", async () => {
  let killed = 0;
  for (let round = 0; round < 4; round += 1) {
    await until(() => site.killRenderer());
    killed += 1;
    await everySeenPageAnswers();
    expect((await site.get("/nulle-part")).status).toBe(404);
  }
  await edit("partners", PARTNER, { activity: "Après la panne" });
  await shows(`/partenaire/${PARTNER}`, "Après la panne");
  expect(site.log.filter((line) => line.includes("il redémarre")).length).toBeGreaterThanOrEqual(killed - 1);
});

// Ten minutes in the nightly lane.
const FROZEN_MS = Number(process.env.FROZEN_SECONDS ?? 3) * 1000;

test(
  "a site that was frozen answers at once when it wakes, and shows an edit made meanwhile",
  async () => {
    const wake = site.freeze();
    await edit("partners", PARTNER, { activity: "Au réveil" });
    await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
    wake();
    const woken = performance.now();
    await everySeenPageAnswers();
    expect(performance.now() - woken).toBeLessThan(5000);
    await shows("/partenaires", "Au réveil");
  },
  FROZEN_MS + 90_000,
);

test("a restart without a change renders nothing", async () => {
  await site.isPublished();
  await site.stop();
  await site.start();
  await site.knowsItsAddresses();
  await edit("pages", "tarifs", { content: "Une phrase de plus." });
  await shows("/tarifs", "Une phrase de plus.");
  await site.isPublished();
  // The page, its preview, and its time in the sitemap.
  expect((await site.health()).published.rendered).toBeLessThanOrEqual(3);
});

describe("an outage of the database", () => {
  let addresses: Awaited<ReturnType<BuiltSite["addresses"]>>;
  beforeAll(async () => {
    await site.isPublished();
    addresses = await site.addresses();
    expect(addresses.good.length).toBeGreaterThan(100);
    await database.relay.close();
  });

  test("takes no address down; the webhook says that it could not read", async () => {
    await everyAddressAnswers(addresses);
    expect((await webhook({ collection: "partners" })).status).toBe(503);
    expect(site.log.filter((line) => line.includes("Erreur lors du chargement")).length).toBeLessThan(20);
  });

  test("across a restart neither, also without a stored answer: the content comes from its copy", async () => {
    await site.stop();
    await site.start();
    await everyAddressAnswers(addresses);
    await site.stop();
    site.forgetAnswers();
    await site.start();
    for (const address of SEEN) await answersWith(address, 200);
    expect(await site.health()).toMatchObject({
      status: "degraded",
      reasons: expect.arrayContaining([expect.stringMatching(/^contenu du 20/)]),
    });
  });

  test("ends by itself: what was written meanwhile is shown", async () => {
    const changed = { ...original("partners", PARTNER), activity: "Écrit pendant l’absence" };
    await database.restart({ ...venue.content, partners: { ...venue.content.partners, [PARTNER]: changed } });
    await database.relay.open();
    await shows(`/partenaire/${PARTNER}`, "Écrit pendant l’absence");
    await until(async () => (await site.health()).status === "ok");
  });
});

test("no secret and no authentication client reaches a visitor or the log", async () => {
  const folder = path.join(ROOT, ".next/static");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
  expect(scripts.length).toBeGreaterThan(5);
  const answers = await Promise.all([...SEEN, "/api/health", "/robots.txt"].map((path) => site.get(path)));
  const sent = answers.map(({ html, headers }) => html + JSON.stringify([...headers]));
  for (const text of [...scripts, ...sent, ...site.log]) expect(text.includes(SECRET)).toBe(false);
  for (const script of scripts)
    expect(script).not.toMatch(/indexedDBLocalPersistence|identitytoolkit|firestore\.googleapis/);
});

test.each([
  ["missing settings", { SITE_PHONE: undefined, HOSTING_NAME: undefined }],
  ["the preview in the place of the public site", { CONTENT_PREVIEW: "on" }],
  ["a setting that has a fault", { REVALIDATE_SECONDS: "souvent" }],
])("a start with %s stops with one line", async (_, settings) => {
  const { code, output } = await site.refusesToStart(settings);
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(/^Configuration : [^\n]+\.$/)]);
});
