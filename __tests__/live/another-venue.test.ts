import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { Parser } from "htmlparser2";
import { pagesOf } from "@/lib/publishing/visit";
import { PAGES, type PageId } from "@/lib/routes";
import { french } from "@/lib/text/typography";
import { anotherVenue, VENUE_SETTINGS, type Venue } from "@/testing/another-venue";
import { BuiltSite } from "@/testing/built-site";
import { BROWSER_FLAGS, findBrowser } from "@/testing/find-browser.mjs";
import { until } from "@/testing/firestore/until";

/** A word that stands in everything that must not be seen. */
const SECRET = "ornithorynque";
const HIDDEN = {
  draft: { draft: true },
  later: { publishAt: "2100-01-01" },
  away: { publishAt: "2100-01-01" },
};

/** Documents of each collection, a draft and some for later, whose every field says the word. */
const hidden = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(HIDDEN).map(([id, when]) => [`${SECRET}-${id}`, { ...fields, ...when }]));
const img = `/demo/${SECRET}.jpg`;
const DOCUMENTS = {
  photos: hidden({ name: SECRET, img, alt: SECRET, caption: SECRET }),
  partners: hidden({ title: SECRET, activity: SECRET, pictureprofile: img, content: SECRET }),
  workshops: hidden({
    title: SECRET,
    category: SECRET,
    img,
    alt: SECRET,
    price: SECRET,
    duration: SECRET,
    element: "feu",
    content: SECRET,
  }),
  calendar: hidden({
    title: SECRET,
    dateStart: "2031-01-01",
    dateEnd: "2031-01-02",
    price: SECRET,
    img: [img],
    description: SECRET,
  }),
};

/** What the hosts wrote for each page, in French typography as the site shows it. */
const WORDS: Record<PageId, { title: string; description: string; intro: string; alts: string[] }> =
  JSON.parse(readFileSync("testing/shapes/pages.json", "utf8"), (_, value) =>
    typeof value === "string" ? french(value) : value,
  );

let venue: Venue;
let site: BuiltSite;
/** Every page of the sitemap, from the root. */
let pages: string[];
/** How long a start takes on this machine, as busy as it is. */
let startMs: number;

beforeAll(async () => {
  venue = await anotherVenue(DOCUMENTS);
  site = new BuiltSite(venue.settings);
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  const began = Date.now();
  await site.start();
  startMs = Date.now() - began;
  pages = pagesOf((await site.get("/sitemap.xml")).html);
}, 600_000);

afterAll(async () => {
  await site?.remove();
  await venue?.remove();
});

const DEMONSTRATION =
  /quatre[ -][ée]l[ée]ments|Claire|[ÉE]lodie|Vasserot|Barn[ée]oud|Arvieux|Queyras|Hautes-Alpes|Aiguillas|Guillestre|Ridelle|Altocumulus|Jean-Noël|Montdauphin|Izoard|0?4 65 71|\/demo\/|\/art\/house-|hosts\.webp|m[ée]l[èe]ze|1500\sm\b|8 à 10/gi;

/** What of the demonstration an answer still says. */
const left = (text: string) => [...new Set(text.match(DEMONSTRATION) ?? [])];

/** The attributes of the elements of a page that pass. */
function elements(html: string, passes: (name: string, attributes: Record<string, string>) => boolean) {
  const found: Record<string, string>[] = [];
  new Parser({
    onopentag: (name, attributes) => passes(name, attributes) && found.push(attributes),
  }).end(html);
  return found;
}
const metaOf = (html: string, property: string) =>
  elements(html, (name, a) => name === "meta" && a.property === property).map(({ content = "" }) => content);

test("no page says anything of the demonstration, in its text, its head or its data", async () => {
  expect(pages.length).toBeGreaterThan(25);
  const found: [string, string[]][] = [];
  for (const path of pages) {
    const { status, html } = await site.get(path);
    expect([path, status]).toEqual([path, 200]);
    if (left(html).length) found.push([path, left(html)]);
  }
  expect(found).toEqual([]);
});

test("previews speak of the venue, with its own picture, and are drawn", async () => {
  const { html } = await site.get("/nous-connaitre");
  expect(metaOf(html, "og:image:alt")[0]).toBe(
    "Qui vous ouvre – Kerlann, c’est nous trois, et un chien – Plougonvelin, Finistère",
  );
  for (const path of pages) {
    const page = await site.get(path);
    const [image = ""] = metaOf(page.html, "og:image");
    expect([path, image]).toEqual([path, expect.stringContaining("opengraph-image")]);
    const { pathname, search } = new URL(image);
    const { status, headers } = await site.get(pathname + search);
    expect([path, status, headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
  }
  expect(site.log.filter((line) => line.includes("Image absente"))).toEqual([]);
}, 240_000);

test.each([
  "/calendrier.ics",
  "/calendrier/atom.xml",
  "/calendrier/flyers/equinoxe/evenement.ics",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/api/health",
])("%s says nothing of the demonstration", async (path) => {
  const { status, html } = await site.get(path);
  expect([status, left(html)]).toEqual([200, []]);
});

test.each([
  "/nulle-part",
  "/elements/plastique",
  "/partenaire/personne",
  "/atelier/rien",
  "/calendrier/flyers/x",
])("the 404 at %s says nothing of the demonstration", async (path) => {
  const { status, html } = await site.get(path);
  expect([status, left(html)]).toEqual([404, []]);
});

test("the manifest names the venue in full and in short", async () => {
  expect(JSON.parse((await site.get("/manifest.webmanifest")).html)).toMatchObject({
    name: VENUE_SETTINGS.SITE_NAME,
    short_name: "La Grange",
    description: WORDS.accueil.description,
  });
});

test("the home page begins with the venue's own picture, through the site's optimiser, asked for first", async () => {
  const { html } = await site.get("/");
  const [first] = elements(html, (name, a) => name === "img" && a.alt === WORDS.accueil.alts[0]);
  expect(first).toMatchObject({ fetchpriority: "high" });
  expect(first?.srcset ?? "").toContain(encodeURIComponent("/accueil-1.jpg"));
  expect(first?.src).toMatch(/^\/(?!\/)/);
  for (const caption of ["Degemer mat", "La grange", "Les ateliers", "La mer"])
    expect(html).toContain(caption);
});

test("what the hosts give a page is on it: words, pictures, captions and what they show", async () => {
  for (const [id, { path }] of Object.entries(PAGES)) {
    const { intro, alts } = WORDS[id as PageId];
    const { html } = await site.get(path);
    expect([path, html.includes(intro), html.includes("vent d’ouest")]).toEqual([path, true, true]);
    // The place opens with its first photo, which is this picture: its poem is in front of another one.
    const alt = alts[id === "le-lieu" ? 1 : 0];
    expect([path, elements(html, (name, a) => name === "img" && a.alt === alt).length]).toEqual([path, 1]);
  }
  const { html } = await site.get("/le-lieu");
  expect(html).toContain("Un matin de mai</p>");
  expect(elements(html, (_, a) => a.alt === "La plage à marée basse")).toHaveLength(1);
});

test("a category that the hosts invented has its link and its page", async () => {
  const { html } = await site.get("/ateliers");
  const [link] = elements(html, (name, a) => name === "a" && a.href === "/ateliers/danse-fest-noz");
  expect([link?.href, html.includes("Danse &amp; Fest-noz")]).toEqual([expect.any(String), true]);
  expect((await site.get(link?.href ?? "")).html).toContain("Danser en rond");
});

test("every address of the sitemap is reached from the home page, link by link", async () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const { html } = await site.get(path);
    for (const { href = "" } of elements(html, (name) => name === "a")) {
      const url = new URL(href, site.origin);
      if (url.origin !== site.origin || /\.(ics|xml)$|\/_next\/|^\/api\//.test(url.pathname)) continue;
      reached.add(url.pathname);
    }
  }
  expect(pages.filter((path) => !reached.has(path))).toEqual([]);
});

test("in a browser no page is wider than 320 px or reports an error", async () => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const faults: string[] = [];
  const waiting = [...pages];
  const look = async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    page.on(
      "console",
      (message) => message.type() === "error" && faults.push(`${page.url()} ${message.text()}`),
    );
    page.on("pageerror", ({ message }) => faults.push(`${page.url()} threw ${message}`));
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const answer = await page.goto(site.origin + path, { waitUntil: "load", timeout: 0 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (answer?.status() !== 200 || width > 320)
        faults.push(`${path}: ${answer?.status()}, ${width} px wide`);
    }
  };
  await Promise.all([look(), look(), look()]);
  await browser.close();
  expect(faults).toEqual([]);
}, 180_000);

describe("drafts and what is for later", () => {
  const says = ({ html, title }: { html: string; title: string }) =>
    `${html}${title}`.toLowerCase().includes(SECRET);

  test("no page and none of its data say anything of what is hidden", async () => {
    for (const path of pages) {
      expect([path, says(await site.get(path))]).toEqual([path, false]);
      // The framework leads to the address that belongs to the headers.
      const data = await site.get(`${path}?_rsc=abc`, { headers: { rsc: "1" }, redirect: "follow" });
      expect([path, data.headers.get("content-type"), says(data)]).toEqual([path, "text/x-component", false]);
    }
  });

  test.each([
    "/sitemap.xml",
    "/calendrier.ics",
    "/calendrier/atom.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/api/health",
  ])("%s says nothing of it", async (address) => {
    const answer = await site.get(address);
    expect([answer.status, says(answer)]).toEqual([200, false]);
  });

  test.each(Object.keys(HIDDEN))(
    "what is hidden (%s) is at no address, as a page or as data",
    async (kind) => {
      const id = `${SECRET}-${kind}`;
      for (const address of [
        `/partenaire/${id}`,
        `/partenaire/${id}/opengraph-image`,
        `/atelier/${id}`,
        `/atelier/${id}/opengraph-image`,
        `/calendrier/flyers/${id}`,
        `/calendrier/flyers/${id}/opengraph-image`,
        `/calendrier/flyers/${id}/evenement.ics`,
        `/ateliers/${SECRET}/opengraph-image`,
      ]) {
        const { status, html, title } = await site.get(address);
        expect([address, status]).toEqual([address, 404]);
        // The address itself may be repeated; nothing of the document may.
        const rest = html.toLowerCase().replaceAll(id, "").replaceAll(`ateliers/${SECRET}`, "");
        expect([address, rest.includes(SECRET), title.includes(SECRET)]).toEqual([address, false, false]);
      }
    },
    60_000,
  );

  test("the hosts' own page is not on the public site", async () => {
    const { status, html } = await site.get("/apercu");
    expect([status, html.includes(SECRET)]).toEqual([404, false]);
    expect((await site.get("/")).html).not.toContain("Aperçu");
  });

  /** Lets a retreat for later publish itself at an instant. */
  function publishAt(kind: string, instant: Date) {
    const file = path.join(venue.folder, "calendar.json");
    const documents = JSON.parse(readFileSync(file, "utf8"));
    documents[`${SECRET}-${kind}`].publishAt = { __instant: instant.toISOString() };
    writeFileSync(file, JSON.stringify(documents));
  }
  const flyer = (kind: string) => `/calendrier/flyers/${SECRET}-${kind}`;
  async function published(kind: string) {
    if ((await site.get(flyer(kind))).status !== 200) return false;
    const shown = await Promise.all(
      ["/calendrier", "/calendrier.ics", "/calendrier/atom.xml", "/sitemap.xml"].map(
        async (address) => (await site.get(address)).html,
      ),
    );
    return shown.every((text) => text.includes(flyer(kind)));
  }

  test("a document publishes itself at its moment, on its page, in lists and in feeds", async () => {
    await site.stop();
    // Late enough for a start beside other suites: before it there is something to see.
    const moment = new Date(Date.now() + 4 * startMs + 8000);
    publishAt("later", moment);
    await site.start();
    expect((await site.get(flyer("later"))).status).toBe(404);
    expect((await site.get("/calendrier")).html).not.toContain(flyer("later"));
    expect(Date.now()).toBeLessThan(moment.getTime());
    await until(() => published("later"), moment.getTime() - Date.now() + 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  }, 300_000);

  test("its moment comes while the process is away: it is there when the process is back", async () => {
    expect((await site.get(flyer("away"))).status).toBe(404);
    await site.stop();
    publishAt("away", new Date(Date.now() - 1000));
    await site.start();
    await until(() => published("away"));
  });
});
