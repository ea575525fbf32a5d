import { BuiltSite } from "@/testing/built-site";
import { Database } from "@/testing/firestore/database";
import { until } from "@/testing/serve.mjs";

const anna = { title: "Anna", activity: "Yoga", content: "<p>Bonjour</p>", workshops: ["Brume"] };
const feu = { title: "Feu", dateStart: "2031-01-01", dateEnd: "2031-01-03" };
const database = new Database({
  partners: { anna, bruno: { title: "Bruno", draft: true } },
  workshops: {
    souffle: { title: "Souffle", category: "Bien-être", descripton: "Faute" },
    brume: { title: "Brume", category: "Bien-être", draft: true },
  },
  calendar: { feu: { ...feu, publishAt: "2030-06-01", status: "peut-être" } },
});
let site: BuiltSite;

beforeAll(async () => {
  await database.open();
  site = new BuiltSite({ ...database.settings, CONTENT_PREVIEW: "on", SITE_INDEXABLE: "true" });
  await site.open();
  await until(() => site.log.filter((line) => line.includes("Contenu relu")).length >= 3);
});

afterAll(async () => {
  await site?.remove();
  await database.close();
});

test("drafts and later publications are shown and marked, under a banner", async () => {
  const list = (await site.get("/partenaires")).html;
  expect(list).toContain("Bruno (brouillon)");
  expect((await site.get("/partenaire/bruno")).status).toBe(200);
  expect((await site.get("/atelier/brume")).html).toMatch(/Brume \(brouillon\)[\s\S]*Avec[\s\S]*Anna/);
  const flyer = (await site.get("/calendrier/flyers/feu")).html;
  expect(flyer).toMatch(/Feu \(à paraître le 1er\sjuin\s2030\)/);
  expect(flyer).toMatch(/<strong>Aperçu<\/strong>/);
});

test("every answer is noindex, and robots.txt is closed", async () => {
  const pages = ["/", "/partenaire/bruno", "/apercu", "/nulle-part", "/opengraph-image/accueil"];
  for (const address of [...pages, "/calendrier.ics", "/sitemap.xml", "/art/hosts.webp", "/api/health"]) {
    const { headers } = await site.get(address);
    expect([address, headers.get("x-robots-tag")]).toEqual([address, "noindex, nofollow"]);
  }
  expect((await site.get("/robots.txt")).html).toMatch(/^Disallow: \/$/m);
  expect((await site.get("/")).html).toMatch(/<meta name="robots" content="noindex/);
});

test("/apercu shows what is online, later and faulty, and whether the site listens", async () => {
  const { status, html, headers } = await site.get("/apercu");
  expect(status).toBe(200);
  expect(html).toContain("Le site écoute la base");
  expect(html).toMatch(/En ligne, le plus récent d’abord<\/h2>\s*<ul>[\s\S]*href="\/partenaire\/anna">Anna/);
  expect(html).toMatch(/À paraître<\/h2>\s*<ul>\s*<li><a href="\/calendrier\/flyers\/feu">Feu/);
  expect(html).toMatch(/Brouillons<\/h2>\s*<ul>\s*<li><a href="\/partenaire\/bruno">Bruno/);
  expect(html).toMatch(/workshops\/souffle<\/strong>, descripton/);
  expect(html).toMatch(/calendar\/feu<\/strong>, status/);
  expect(html).not.toContain("<script");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*style-src 'sha256-/);
});

test("an edit is shown on /apercu and on its page", async () => {
  await database.owners.set("partners/anna", { ...anna, title: "Anna Le Bris" });
  await until(async () => (await site.get("/partenaire/anna")).html.includes("Anna Le Bris"));
  expect((await site.get("/apercu")).html).toContain("Anna Le Bris");
});

test("the health address shows the same as counts and times, without texts", async () => {
  const { html } = await site.get("/api/health");
  expect(JSON.parse(html)).toMatchObject({
    status: "ok",
    content: {
      documents: { partners: 2, workshops: 2, calendar: 1, photos: 0, pages: 0 },
      drafts: 2,
      toCome: 1,
      nextPublication: expect.stringMatching(/^2030-05-31T22:00/),
      lastChange: expect.stringMatching(/^20/),
    },
  });
  expect(html).not.toMatch(/Anna|Bruno|Feu|Souffle/);
});
