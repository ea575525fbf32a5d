import { readdirSync } from "node:fs";
import { IDENTITY_NAMES } from "@/content/demo/identity";
import { BuiltSite } from "@/testing/built-site";
import { Database } from "@/testing/firestore/database";
import { DEMONSTRATION_WORDS, remnantsIn } from "@/testing/remnants";
import { until } from "@/testing/serve.mjs";
import { pagesOf } from "@/testing/sitemap";
import { VENUE_SETTINGS } from "@/testing/venue-site";

const anna = { title: "Anna", activity: "Yoga", content: "<p>Bonjour</p>", workshops: ["Brume"] };
const dates = (month: string) => ({ dateStart: `2031-${month}-01`, dateEnd: `2031-${month}-03` });
const HOSTS = ["Gwenn", "Yann", "Soaz"].map((name) => ({ name, img: "/art/element-feu.webp" }));

// Drafts and faults, shipped legal pages, hosts with portraits alone, and retreats in every state.
const database = new Database({
  pages: {
    "nous-connaitre": { title: "Nous", intro: "Nous ouvrons la porte.", hosts: HOSTS },
  },
  partners: { anna, bruno: { title: "Bruno", draft: true } },
  workshops: {
    souffle: { title: "Souffle", category: "Bien-être", descripton: "Faute" },
    brume: { title: "Brume", category: "Bien-être", draft: true },
  },
  calendar: {
    feu: { title: "Feu", ...dates("01"), publishAt: "2030-06-01", status: "peut-être" },
    neige: { title: "Neige", ...dates("02") },
    complete: { title: "Complète", ...dates("04"), status: "complet" },
    annulee: { title: "Annulée", ...dates("05"), status: "annulé" },
    longue: { title: "Longue", ...dates("06"), description: "Un mot. ".repeat(99) },
  },
});

// It has a name, and no other identity setting.
const NAME_ONLY = Object.fromEntries(
  IDENTITY_NAMES.map((name) => [name, name === "SITE_NAME" ? VENUE_SETTINGS.SITE_NAME : ""]),
);
const site = new BuiltSite();
const get = (address: string, init?: RequestInit) => site.get(address, init);
const pages = new Map<string, string>();

beforeAll(async () => {
  await database.open();
  await site.open({
    ...database.settings,
    ...NAME_ONLY,
    CONTENT_PREVIEW: "on",
    SITE_URL: "https://apercu.kerlann.example",
    SITE_INDEXABLE: "true",
  });
  for (const path of pagesOf((await get("/sitemap.xml")).html)) {
    const { status, html } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    pages.set(path, html);
  }
});
afterAll(async () => {
  await site.remove();
  await database.close();
});

test("a preview writes nothing to the disk", () => {
  expect(readdirSync(site.state)).toEqual([]);
});

test("drafts and later publications are shown and marked, under a banner", async () => {
  expect(pages.get("/partenaires")).toContain("Bruno (brouillon)");
  expect((await get("/partenaire/bruno")).status).toBe(200);
  expect((await get("/atelier/brume")).html).toMatch(/Brume \(brouillon\)[\s\S]*Avec[\s\S]*Anna/);
  const flyer = (await get("/calendrier/flyers/feu")).html;
  expect(flyer).toMatch(/Feu \(à paraître le 1er\sjuin\s2030\)/);
  expect(flyer).toMatch(/<strong>Aperçu<\/strong>/);
});

test("every answer is noindex, and robots.txt is closed", async () => {
  for (const address of [
    ...["/", "/partenaire/bruno", "/apercu", "/nulle-part", "/opengraph-image/accueil"],
    ...["/calendrier.ics", "/sitemap.xml", "/art/icon.svg", "/api/health"],
  ])
    expect([address, (await get(address)).headers.get("x-robots-tag")]).toEqual([
      address,
      "noindex, nofollow",
    ]);
  expect((await get("/robots.txt")).html).toMatch(/^Disallow: \/$/m);
  expect(pages.get("/")).toMatch(/<meta name="robots" content="noindex/);
});

test("/apercu shows what is online, later and faulty, and whether the site listens", async () => {
  const { status, html, headers } = await get("/apercu");
  expect(status).toBe(200);
  expect(html).toContain("Le site écoute la base");
  expect(html).toMatch(/En ligne, le plus récent d’abord<\/h2>\s*<ul>[\s\S]*href="\/partenaire\/anna">Anna/);
  expect(html).toMatch(/À paraître<\/h2>\s*<ul>\s*<li><a href="\/calendrier\/flyers\/feu">Feu/);
  expect(html).toMatch(/Brouillons<\/h2>\s*<ul>\s*<li><a href="\/partenaire\/bruno">Bruno/);
  expect(html).toMatch(/<a href="\/atelier\/souffle">workshops\/souffle<\/a><\/h3>\s*<ul><li>descripton/);
  expect(html).toMatch(/<a href="\/calendrier\/flyers\/feu">calendar\/feu<\/a><\/h3>\s*<ul><li>status/);
  expect(html).not.toContain("<script");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*style-src 'sha256-/);
});

test("the health address shows the same as counts and times, without texts", async () => {
  const { html } = await get("/api/health");
  expect(JSON.parse(html)).toMatchObject({
    status: "ok",
    reasons: [],
    version: expect.stringMatching(/^\d/),
    commit: expect.stringMatching(/^[0-9a-f]{7,}$/),
    node: process.version,
    uptimeSeconds: expect.any(Number),
    content: {
      documents: { partners: 2, workshops: 2, calendar: 5, photos: 0, pages: 1 },
      watched: true,
    },
  });
  expect(html).not.toMatch(/Anna|Bruno|Feu|Souffle/);
});

test("without a secret there is no webhook", async () => {
  expect((await get("/api/revalidate", { method: "POST" })).status).toBe(404);
});

test("an edit is shown on /apercu and on its page, and health has its time", async () => {
  await database.owners.set("partners/anna", { ...anna, title: "Anna Le Bris" });
  await until(async () => (await get("/partenaire/anna")).html.includes("Anna Le Bris"));
  expect((await get("/apercu")).html).toContain("Anna Le Bris");
  // Health asks the renderer's process once a second.
  await until(async () => Object.keys((await site.health()).content?.lastChange ?? {}).join() === "partners");
});

describe("a venue with a name and no other identity setting", () => {
  test("sees nobody and no place of the demonstration on any page, whatever it typed for its hosts", async () => {
    const named = (html: string) => html.match(DEMONSTRATION_WORDS)?.[0];
    for (const [path, html] of pages) expect([path, named(html)]).toEqual([path, undefined]);
    await database.owners.set("pages/nous-connaitre", { hosts: [{ nom: "Gwenn" }] });
    await until(async () => !(await get("/nous-connaitre")).html.includes("Yann"));
    for (const path of ["/", "/nous-connaitre", "/contact", "/legal/mentions", "/atelier/souffle"])
      expect([path, named((await get(path)).html)]).toEqual([path, undefined]);
  });

  test("sees no remnants of a sentence, a link or a list without its setting", async () => {
    for (const [path, text] of pages) expect([path, remnantsIn(text)]).toEqual([path, []]);
    for (const path of [
      "/calendrier.ics",
      "/calendrier/flyers/neige/evenement.ics",
      "/manifest.webmanifest",
    ]) {
      const { html } = await get(path);
      expect([path, html.match(/undefined|null|MAILTO|ORGANIZER/gi)]).toEqual([path, null]);
      if (path.endsWith(".ics")) expect(html).toContain("LOCATION:La Grange de Kerlann\r\n");
    }
  });

  test("sees no link to a phone number or address, and no request to call", () => {
    const contact = /href="(?:tel|mailto):[^"]*"|href="https:\/\/www\.google\.com\/maps[^"]*"/g;
    for (const [path, html] of pages) {
      const body = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
      // The declaration of accessibility has the number of an authority.
      if (path === "/accessibilite") continue;
      const asks = body.match(/appeler|appelez-nous|sur appel|simple appel|Site réalisé/gi);
      expect([path, body.match(contact), asks]).toEqual([path, null, null]);
    }
  });

  test("has structured data and previews without empty values", async () => {
    const [, json = "{}"] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(pages.get("/") ?? "") ?? [];
    const place = JSON.parse(json)["@graph"].find(
      (one: { "@type": string }) => one["@type"] === "LodgingBusiness",
    );
    expect(place).toMatchObject({ name: VENUE_SETTINGS.SITE_NAME });
    for (const name of ["telephone", "email", "address", "hasMap", "maximumAttendeeCapacity"])
      expect(place).not.toHaveProperty(name);
    for (const path of ["/", "/contact", "/calendrier/flyers/neige", "/legal/mentions"]) {
      const html = pages.get(path) ?? "";
      const [, alt = ""] = /property="og:image:alt" content="([^"]*)"/.exec(html) ?? [];
      expect([path, alt]).toEqual([path, expect.not.stringMatching(/^$| – $|^ – | – {2}– /)]);
    }
  });
});
