import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { EVERY_PAGE } from "@/lib/routes";
import { skipResizing } from "@/testing/browse";
import type { BuiltSite } from "@/testing/built-site";
import { launchBrowser } from "@/testing/find-browser.mjs";
import type { Database } from "@/testing/firestore/database";
import { until } from "@/testing/serve.mjs";
import { LIFE, VenueSite } from "@/testing/venue-site";

// These promises rely on parts of the framework that are not documented (lib/framework.mjs).
// `npm run framework -- VERSION` runs these with another version and prints one line for each.

const partner = (name: string) => ({ title: name, activity: `Activité de ${name}` });
const KNOWN = "/partenaire/erwan-le-bris";

const venue = new VenueSite();
let database: Database;
let site: BuiltSite;
let browser: Browser;

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const inline = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text ?? "").filter(Boolean);
const shows = (address: string, text: string) =>
  until(async () => (await site.get(address)).html.includes(text));
const files = () => readdirSync(site.file("server"), { recursive: true, encoding: "utf8" });

/** Opens a page and records its requests and errors. */
async function open(address: string): Promise<{ page: Page; asked: string[]; faults: string[] }> {
  const page = await browser.newPage();
  const [asked, faults]: [string[], string[]] = [[], []];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await skipResizing(page);
  await page.goto(site.origin + address, { waitUntil: "networkidle" });
  return { page, asked, faults };
}

beforeAll(async () => {
  await venue.open();
  ({ site, database } = venue);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await venue.close();
});

test("hash policy: only the page's own inline code may run; it hydrates, and loads each script once", async () => {
  const { html, headers } = await site.get("/");
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = inline(html, /<script(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/script>/g);
  expect(scripts.length).toBeGreaterThan(2);
  for (const text of [...scripts, ...inline(html, /<style[^>]*>([\s\S]*?)<\/style>/g)])
    expect(policy).toContain(sha256(text));
  expect(policy).not.toContain("unsafe");
  const { page, asked, faults } = await open("/");
  await page.getByRole("button", { name: "Mettre en pause" }).click();
  await page.getByRole("button", { name: "Reprendre le défilement" }).waitFor();
  expect(faults).toEqual([]);
  const loaded = asked.filter((address) => address.endsWith(".js"));
  expect(loaded.length).toBeGreaterThan(3);
  expect(new Set(loaded).size).toBe(loaded.length);
  await page.close();
});

test("inline styles: a page is painted without requesting a style sheet", async () => {
  const { html } = await site.get("/le-concept");
  expect(html).toContain("<style>");
  const { page, asked } = await open("/le-concept");
  expect(asked.filter((address) => address.endsWith(".css"))).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
  await page.close();
});

test("fonts: every page preloads them by a header", async () => {
  for (const address of ["/", KNOWN])
    expect((await site.get(address)).headers.get("link")).toContain('as="font"');
});

test("crawlers: they get the stored pages and statuses that visitors get", async () => {
  for (const address of ["/", KNOWN, "/partenaire/personne"]) {
    const { status, headers } = await site.get(address);
    for (const agent of ["bingbot/2.0", "Twitterbot/1.0", "WhatsApp/2.23", "Googlebot/2.1"]) {
      const crawled = await site.get(address, { headers: { "user-agent": agent } });
      expect([agent, address, crawled.status]).toEqual([agent, address, status]);
      const policy = "content-security-policy";
      expect([agent, address, crawled.headers.get(policy)]).toEqual([agent, address, headers.get(policy)]);
    }
  }
});

test("renewal: an answer is not renewed before REVALIDATE_SECONDS", () => {
  const { routes } = JSON.parse(readFileSync(site.file("prerender-manifest.json"), "utf8"));
  // Pages depend on the day and live until midnight at most; the calendar's file does not.
  expect(routes["/calendrier.ics"].initialRevalidateSeconds).toBe(LIFE);
});

test("Cache-Control: no answer has two", async () => {
  for (const address of ["/", KNOWN, "/partenaire/personne", "/nulle-part", "/sitemap.xml"]) {
    // Several headers of one name arrive joined.
    const cacheControl = (await site.get(address)).headers.get("cache-control") ?? "";
    expect(cacheControl).toMatch(/public|no-store/);
    expect(cacheControl).not.toMatch(/public.*private|private.*public/);
  }
});

test("redirects: each has a single Location", async () => {
  const { status, headers } = await site.get("/ateliers/coaching/page/1");
  expect([status, headers.get("location")]).toEqual([308, "/ateliers/coaching"]);
});

test("invented addresses: nothing is kept of them, neither pages nor calendars", async () => {
  for (let i = 0; i < 5; i++) {
    await site.get(`/partenaire/invente-${i}`);
    await site.get(`/calendrier/flyers/invente-${i}/evenement.ics`);
  }
  expect(files().filter((name) => name.includes("invente-"))).toEqual([]);
});

test("unknown addresses: each kind is a complete page with its status and words", async () => {
  for (const [address, status, words] of [
    ["/partenaire/rien", 404, "L’atelier n’a pas été trouvé."],
    ["/atelier/rien", 404, "L’atelier n’a pas été trouvé."],
    ["/calendrier/flyers/rien", 404, "La retraite n’a pas été trouvée."],
    ["/elements/rien", 404, "Élément"],
    ["/ateliers/rien", 404, "Ateliers en cours de préparation."],
    ["/ateliers/rien/page/2", 404, "Cette page n’existe pas"],
    ["/partenaires/page/rien", 404, "Cette page n’existe pas"],
  ] as const) {
    const { html, headers, ...answer } = await site.get(address);
    expect([address, answer.status, html.includes(words)]).toEqual([address, status, true]);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toMatch(/<h1[\s\S]*<a [^>]*href="\/[a-z][\s\S]*<\/footer>/);
    expect(headers.get("cache-control")).toMatch(/\bno-store\b/);
    const data = await site.get(`${address}?_rsc`, { headers: { rsc: "1" } });
    expect([address, data.status, data.html.includes(words)]).toEqual([address, 404, false]);
  }
});

test("unknown addresses: such a page hydrates, keeps its address, and navigates on and back", async () => {
  const { page, faults } = await open("/partenaire/rien-5");
  await page.getByRole("main").getByRole("link", { name: "Retour aux partenaires" }).click();
  await page.waitForURL("**/partenaires");
  await page.goBack();
  await page.getByRole("heading", { name: "L’atelier n’a pas été trouvé." }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/partenaire/rien-5");
  // The browser logs the 404 by itself.
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  await page.close();
});

test("ids: any sign has its page with title, preview and calendar, built or new", async () => {
  const built = venue.content.calendar?.["remise 20%"] ?? {};
  for (const id of ["100%", "d%C3%A9but"]) await database.owners.set(`calendar/${id}`, built);
  for (const id of ["remise 20%", "100%", "d%C3%A9but"]) {
    const address = `/calendrier/flyers/${encodeURIComponent(id)}`;
    await until(async () => (await site.get(address)).status === 200);
    const { title, html } = await site.get(address);
    expect([id, title, html.includes("noindex")]).toEqual([id, expect.stringMatching(/^Remise/), false]);
    for (const file of ["opengraph-image", "evenement.ics"])
      expect([id, file, (await site.get(`${address}/${file}`)).status]).toEqual([id, file, 200]);
  }
});

test("names: the address by which partners link shows the workshop itself", async () => {
  await database.owners.set("workshops/w-17", { title: "Gong du soir" });
  await shows("/atelier/gong-du-soir", 'rel="canonical" href="https://kerlann.example/atelier/w-17"');
});

test("renewal: an edit is shown without a call to the webhook", async () => {
  await database.owners.set("partners/erwan-le-bris", {
    ...partner("Erwan"),
    activity: "Activité retouchée",
  });
  await shows(KNOWN, "Activité retouchée");
});

test("renewal: a new document replaces its 404 page", async () => {
  expect((await site.get("/partenaire/nouvelle")).status).toBe(404);
  await database.owners.set("partners/nouvelle", partner("Nouvelle"));
  await shows("/partenaire/nouvelle", "Activité de Nouvelle");
  const { status, html, title } = await site.get("/partenaire/nouvelle");
  expect([status, html.includes('content="noindex')]).toEqual([200, false]);
  expect(title).toMatch(/^Nouvelle/);
});

test("true 500: a page that fails to render is a complete error page that no cache keeps", async () => {
  // Every page names it, and expires with it.
  const [next = ""] = /\/calendrier\/flyers\/[^"]+/.exec((await site.get("/contact")).html) ?? [];
  await database.owners.remove(`calendar/${decodeURIComponent(next.split("/").at(-1) ?? "")}`);
  await until(async () => (await site.get(next)).status === 404);
  // A document that is new, and cannot be read.
  database.firestore.mood = { status: { code: 14, details: "en panne" } };
  await database.owners.set("partners/jamais-vue", partner("Jamais vue"));
  await until(async () => (await site.get("/partenaire/jamais-vue")).status === 500);
  await database.relay.close();
  database.firestore.mood = {};
  const { status, html, headers } = await site.get("/partenaire/jamais-vue");
  expect([status, html.includes("</footer>")]).toEqual([500, true]);
  expect(headers.get("cache-control")).toMatch(/no-store/);
  expect(headers.get("cache-control")).not.toMatch(/public/);
  expect(files().filter((name) => name.includes("jamais-vue"))).toEqual([]);
  const { page, faults } = await open("/partenaire/jamais-vue");
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
  // The browser logs the status by itself.
  expect(faults.filter((fault) => !fault.includes("500"))).toEqual([]);
  await page.close();
  // This answer needs no source.
  expect((await site.get("/elements/rien-6")).status).toBe(404);
});

test("last good page: pages stay the same during an outage", async () => {
  // Each waits until the source is given up.
  await Promise.all(
    [...Array(3).fill("/partenaire/nouvelle"), ...EVERY_PAGE].map(async (address) =>
      expect([address, (await site.get(address)).status]).toEqual([address, 200]),
    ),
  );
});

test("restart: pages survive it without the database, also those that were not built", async () => {
  await site.stop();
  // The next test asks for these: a page is read from the disk once after a start.
  const built = (file: string) => site.file(`server/${file}`);
  for (const name of files().filter((name) => name.endsWith("le-concept.html")))
    writeFileSync(built(name), readFileSync(built(name), "utf8").slice(0, 3000));
  writeFileSync(built("app/calendrier.html"), "<!DOCTYPE");
  writeFileSync(built("app/partenaires.meta"), "pas du JSON");
  truncateSync(built("app/le-lieu.rsc"), 20);
  await site.start();
  for (const address of [KNOWN, "/partenaire/nouvelle", "/"])
    expect([address, (await site.get(address)).status]).toEqual([address, 200]);
});

test("cut pages: incomplete and garbled files and a read-only disk lose no answer", async () => {
  // A file in the place of the folder of renewed pages, so that nothing can be written.
  rmSync(site.file("server/route-cache"), { recursive: true, force: true });
  writeFileSync(site.file("server/route-cache"), "");
  await database.relay.open();
  // Pages are rendered from the database: it is reached once an unknown partner has no page.
  await until(async () => (await site.get("/partenaire/rien-7")).status === 404);
  for (const address of ["/", "/le-concept", "/calendrier", "/partenaires", "/le-lieu", "/calendrier"]) {
    const { status, html } = await site.get(address);
    expect([address, status, html.endsWith("</html>")]).toEqual([address, 200, true]);
  }
  expect(site.log.some((line) => line.includes("Page illisible sur le disque"))).toBe(true);
  await until(() => site.log.some((line) => line.includes("le disque la refuse")));
});
