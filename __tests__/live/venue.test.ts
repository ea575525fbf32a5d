import type { Browser, Page } from "@playwright/test";
import { Parser } from "htmlparser2";
import { PAGES, type PageId } from "@/lib/routes";
import { french } from "@/lib/text/typography";
import { shapes } from "@/testing/another-venue";
import { skipResizing, visitAll } from "@/testing/browse";
import { pagesOf } from "@/testing/sitemap";
import { everyContent, HIDDEN, SECRET, VENUE_SETTINGS, VenueSite } from "@/testing/venue-site";

const venue = new VenueSite(everyContent());
/** Every page of the sitemap, every file, and one 404 of each kind. */
const answers = new Map<string, string>();

const FEEDS = ["/calendrier.ics", "/calendrier/flyers/equinoxe/evenement.ics"];
const FILES = [...FEEDS, "/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/api/health"];
const UNKNOWN = [
  ...["/nulle-part", "/elements/plastique", "/partenaire/personne", "/atelier/rien"],
  "/calendrier/flyers/x",
];

beforeAll(async () => {
  await venue.open();
  const listed = pagesOf((await get("/sitemap.xml")).html);
  expect(listed.length).toBeGreaterThan(60);
  await collect([...listed, ...FILES], 200);
  await collect(UNKNOWN, 404);
});
afterAll(() => venue.close());

async function collect(paths: readonly string[], expected: number) {
  for (const path of paths) {
    const { status, html } = await get(path);
    const isComplete = !isPage(path) || html.includes("</html>");
    expect([path, status, isComplete]).toEqual([path, expected, true]);
    answers.set(path, html);
  }
}
const get = (path: string) => venue.site.get(path);
const html = (path: string) => answers.get(path) ?? "";
const isPage = (path: string) => !FILES.includes(path);
const pages = () => [...answers.keys()].filter((path) => isPage(path) && !UNKNOWN.includes(path));

/** The attributes of the elements of a page that match. */
function elements(text: string, passes: (name: string, attributes: Record<string, string>) => boolean) {
  const found: Record<string, string>[] = [];
  new Parser({
    onopentag: (name, attributes) => passes(name, attributes) && found.push(attributes),
  }).end(text);
  return found;
}

/** The hosts' text of each page, in French typography as the site shows it. */
const WORDS: Record<PageId, { title: string; description: string; intro: string; alts: string[] }> =
  JSON.parse(JSON.stringify(shapes().pages), (_, value) =>
    typeof value === "string" ? french(value) : value,
  );

const OF_DEMONSTRATION =
  /quatre[ -][ée]l[ée]ments|Claire|[ÉE]lodie|Vasserot|Barn[ée]oud|Arvieux|Queyras|Hautes-Alpes|Aiguillas|Guillestre|Ridelle|Altocumulus|Jean-Noël|Montdauphin|Izoard|0?4 65 71|\/art\/house-|hosts\.webp|m[ée]l[èe]ze|1500\sm\b|8 à 10/gi;

test("in a browser no attack runs, no other site is requested, ids are unique, and nothing is wider than 320 px", async () => {
  const faults: string[] = [];
  const address = (path: string) => venue.site.origin + path;
  const open = async (browser: Browser) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    await skipResizing(page);
    page.on("dialog", (dialog) => {
      faults.push(`dialog on ${page.url()}`);
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== venue.site.origin)
        faults.push(`${page.url()} asked ${request.url()}`);
    });
    page.on("console", (line) => line.type() === "error" && faults.push(`${page.url()} ${line.text()}`));
    page.on("pageerror", ({ message }) => faults.push(`${page.url()} threw ${message}`));
    return page;
  };
  const look = async (page: Page) => {
    // Pictures further down are loaded too, and handlers of failed ones have run.
    const found = await page.evaluate(async () => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
      const doubled = ids.filter((id, i) => id && ids.indexOf(id) !== i);
      return { width: document.documentElement.scrollWidth, ran: "pwned" in window, doubled };
    });
    faults.push(...found.doubled.map((id) => `two elements are #${id} on ${page.url()}`));
    if (found.ran) faults.push(`code ran on ${page.url()}`);
    if (found.width > 320) faults.push(`${page.url()} is ${found.width} px wide`);
  };
  await visitAll(pages().map(address), open, look);
  expect(faults).toEqual([]);
});

describe("a venue that fills every field that hosts can fill", () => {
  test("finds nothing of the demonstration in any answer", () => {
    for (const [path, text] of answers) expect([path, text.match(OF_DEMONSTRATION)]).toEqual([path, null]);
  });

  test("has its own previews", async () => {
    const first = (folder: string) => pages().find((path) => path.startsWith(folder)) ?? "";
    for (const path of [
      ...["/", "/nous-connaitre", "/calendrier/flyers/equinoxe", "/elements/feu", "/legal/mentions"],
      ...[first("/partenaire/"), first("/atelier/"), first("/ateliers/")],
    ]) {
      const meta = (property: string) =>
        elements(html(path), (name, a) => name === "meta" && a.property === property)[0]?.content ?? "";
      const { pathname, search } = new URL(meta("og:image"));
      const { status, headers } = await get(pathname + search);
      expect([path, status, headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
      if (path === "/nous-connaitre")
        expect(meta("og:image:alt")).toBe(
          "Qui vous ouvre – Kerlann, c’est nous trois, et un chien – Plougonvelin, Finistère",
        );
    }
  });

  test("has its full and its short name in the manifest", () => {
    expect(JSON.parse(html("/manifest.webmanifest"))).toMatchObject({
      name: VENUE_SETTINGS.SITE_NAME,
      short_name: "La Grange",
      description: WORDS.accueil.description,
    });
  });

  test("starts its home page with its own picture, resized and preloaded", () => {
    const [first] = elements(html("/"), (name, a) => name === "img" && a.alt === WORDS.accueil.alts[0]);
    expect(first).toMatchObject({ fetchpriority: "high", src: expect.stringMatching(/^\/(?!\/)/) });
    expect(first?.srcset ?? "").toContain(encodeURIComponent("/accueil-1.jpg"));
    for (const caption of ["Degemer mat", "La grange", "Les ateliers", "La mer"])
      expect(html("/")).toContain(caption);
  });

  test("sees its texts and pictures on each page", () => {
    const without = Object.entries(PAGES).filter(([id, { path }]) => {
      const own = new RegExp(`${id}-\\d\\.jpg`);
      const pictures = elements(html(path), (name, a) => name === "img" && own.test(`${a.src} ${a.srcset}`));
      const words = [WORDS[id as PageId].intro, "vent d’ouest"];
      return pictures.length === 0 || !words.every((one) => html(path).includes(one));
    });
    expect(without.map(([id]) => id)).toEqual([]);
    expect(html("/le-lieu")).toContain("Un matin de mai</p>");
  });

  test("has a link and a page for a category of its own", async () => {
    const address = "/ateliers/danse-fest-noz";
    expect(elements(html("/ateliers"), (name, a) => name === "a" && a.href === address)).toHaveLength(1);
    expect(html("/ateliers")).toContain("Danse &amp; Fest-noz");
    expect(html(address).includes("Danser en rond")).toBe(true);
    // The words for the category, which are no page of their own.
    expect(html(address).includes("On apprend les pas à plusieurs")).toBe(true);
    expect((await get("/danse-fest-noz")).status).toBe(404);
  });

  test("has pages of its own, in the menu, at the foot of pages and on the contact page, or without a link", () => {
    const links = (path: string, href: string) =>
      elements(html(path), (name, a) => name === "a" && a.href === href).length;
    expect(html("/tarifs").includes("rendu jusqu’à la veille")).toBe(true);
    expect(html("/cache-cache").includes("Sans lien")).toBe(true);
    for (const [path, foot] of [
      ["/atelier/conte", 1],
      ["/contact", 2],
    ] as const)
      expect([path, ...["/tarifs", "/chiens", "/cache-cache"].map((page) => links(path, page))]).toEqual([
        path,
        1,
        foot,
        0,
      ]);
  });

  test("shows places, the next dates of a workshop and guests' words", () => {
    const said: [path: string, text: string][] = [
      ["/calendrier/flyers/equinoxe", "Encore 3\u00a0places"],
      ["/calendrier/flyers/equinoxe", "formulaire"],
      ["/atelier/conte", "jeudi 6\u00a0février\u00a02031, 18\u00a0h\u00a030"],
      ["/calendrier.ics", "UID:atelier-conte-2031-02-06-1830@kerlann.example"],
      ["/calendrier", "Le four, la nuit"],
    ];
    expect(said.filter(([path, text]) => !html(path).includes(text))).toEqual([]);
  });
});

test("no answer contains drafts or later publications, and they have no address", async () => {
  for (const [path, text] of answers)
    expect([path, text.toLowerCase().includes(SECRET)]).toEqual([path, false]);
  const preview = (path: string) => [path, `${path}/opengraph-image`];
  for (const id of Object.keys(HIDDEN))
    for (const address of [
      ...preview(`/partenaire/${id}`),
      ...preview(`/atelier/${id}`),
      ...preview(`/calendrier/flyers/${id}`),
      `/${id}`,
      `/calendrier/flyers/${id}/evenement.ics`,
      `/ateliers/${SECRET}/opengraph-image`,
    ]) {
      const { status, html, title } = await get(address);
      expect([address, status]).toEqual([address, 404]);
      // The page may contain the address, but nothing of the document.
      const rest = html.toLowerCase().replaceAll(id, "").replaceAll(`ateliers/${SECRET}`, "");
      expect([address, rest.includes(SECRET), title.includes(SECRET)]).toEqual([address, false, false]);
    }
  expect((await get("/apercu")).status).toBe(404);
});
