import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import { IDENTITY_NAMES } from "@/content/shipped/identity";
import { pagesOf } from "@/lib/publishing/visit";
import { PAGES, type PageId } from "@/lib/routes";
import { french } from "@/lib/text/typography";
import { anotherVenue, VENUE_SETTINGS, type Venue } from "@/testing/another-venue";
import { skipResizing, visitAll } from "@/testing/browse";
import { BuiltSite } from "@/testing/built-site";
import { launchBrowser } from "@/testing/find-browser.mjs";
import { remnantsIn } from "@/testing/remnants";
import { until } from "@/testing/serve.mjs";

let venue: Venue;
let site: BuiltSite;
/** Every page of the sitemap after the start. */
let pages: Map<string, string>;

/** Builds and starts the site of another venue, and reads its pages. */
async function open(documents: Parameters<typeof anotherVenue>[0], settings: Record<string, string> = {}) {
  venue = await anotherVenue(documents);
  site = new BuiltSite({ ...venue.settings, ...settings });
  await site.open();
  pages = new Map();
  for (const path of pagesOf((await site.get("/sitemap.xml")).html)) {
    const { status, html } = await site.get(path);
    expect([path, status]).toEqual([path, 200]);
    pages.set(path, html);
  }
  expect(pages.size).toBeGreaterThan(25);
}

async function close() {
  await site?.remove();
  await venue?.remove();
}

const FEEDS = ["/calendrier.ics", "/calendrier/atom.xml", "/calendrier/flyers/equinoxe/evenement.ics"];
const FILES = [...FEEDS, "/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/api/health"];
const UNKNOWN = [
  ...["/nulle-part", "/elements/plastique", "/partenaire/personne", "/atelier/rien"],
  "/calendrier/flyers/x",
];

/** Everything that a visitor or a robot can get: pages, files, 404 pages. */
async function everyAnswer(): Promise<[path: string, text: string][]> {
  const found: [string, string][] = [...pages];
  for (const [paths, expected] of [
    [FILES, 200],
    [UNKNOWN, 404],
  ] as const)
    for (const path of paths) {
      const { status, html } = await site.get(path);
      expect([path, status]).toEqual([path, expected]);
      found.push([path, html]);
    }
  return found;
}

/** The attributes of the elements of a page that match. */
function elements(html: string, passes: (name: string, attributes: Record<string, string>) => boolean) {
  const found: Record<string, string>[] = [];
  new Parser({
    onopentag: (name, attributes) => passes(name, attributes) && found.push(attributes),
  }).end(html);
  return found;
}
const metaOf = (html: string, property: string) =>
  elements(html, (name, a) => name === "meta" && a.property === property).map(({ content = "" }) => content);

/** The alternative text of a page's preview picture, after requesting the picture. */
async function previewOf(path: string): Promise<string | undefined> {
  const html = pages.get(path) ?? "";
  const { pathname, search } = new URL(metaOf(html, "og:image")[0] ?? "");
  const { status, headers } = await site.get(pathname + search);
  expect([path, status, headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
  return metaOf(html, "og:image:alt")[0];
}

/** A word in every text that must not be public. */
const SECRET = "ornithorynque";
const HIDDEN = {
  draft: { draft: true },
  later: { publishAt: "2100-01-01" },
  away: { publishAt: "2100-01-01" },
};

/** Documents of each collection, drafts and later publications, with the word in every field. */
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

/** The hosts' text of each page, in French typography as the site shows it. */
const WORDS: Record<PageId, { title: string; description: string; intro: string; alts: string[] }> =
  JSON.parse(readFileSync("testing/shapes/pages.json", "utf8"), (_, value) =>
    typeof value === "string" ? french(value) : value,
  );

const OF_DEMONSTRATION =
  /quatre[ -][ée]l[ée]ments|Claire|[ÉE]lodie|Vasserot|Barn[ée]oud|Arvieux|Queyras|Hautes-Alpes|Aiguillas|Guillestre|Ridelle|Altocumulus|Jean-Noël|Montdauphin|Izoard|0?4 65 71|\/demo\/|\/art\/house-|hosts\.webp|m[ée]l[èe]ze|1500\sm\b|8 à 10/gi;

describe("a venue that fills every field that hosts can fill", () => {
  beforeAll(() => open(DOCUMENTS));
  afterAll(close);

  test("no answer contains anything of the demonstration", async () => {
    for (const [path, text] of await everyAnswer())
      expect([path, text.match(OF_DEMONSTRATION)]).toEqual([path, null]);
  });

  test("previews show the venue and its own picture", async () => {
    const kinds = ["/", "/le-lieu", "/calendrier/flyers/equinoxe", "/elements/feu", "/legal/mentions"];
    for (const kind of ["/partenaire/", "/atelier/", "/ateliers/"])
      kinds.push([...pages.keys()].find((path) => path.startsWith(kind)) ?? "");
    for (const path of kinds) await previewOf(path);
    expect(await previewOf("/nous-connaitre")).toBe(
      "Qui vous ouvre – Kerlann, c’est nous trois, et un chien – Plougonvelin, Finistère",
    );
    expect(site.log.filter((line) => line.includes("Image absente"))).toEqual([]);
  });

  test("the manifest has the full and the short name of the venue", async () => {
    expect(JSON.parse((await site.get("/manifest.webmanifest")).html)).toMatchObject({
      name: VENUE_SETTINGS.SITE_NAME,
      short_name: "La Grange",
      description: WORDS.accueil.description,
    });
  });

  test("the home page starts with the venue's own picture, resized and preloaded", async () => {
    const html = pages.get("/") ?? "";
    const [first] = elements(html, (name, a) => name === "img" && a.alt === WORDS.accueil.alts[0]);
    expect(first).toMatchObject({ fetchpriority: "high" });
    expect(first?.srcset ?? "").toContain(encodeURIComponent("/accueil-1.jpg"));
    expect(first?.src).toMatch(/^\/(?!\/)/);
    for (const caption of ["Degemer mat", "La grange", "Les ateliers", "La mer"])
      expect(html).toContain(caption);
  });

  test("each page shows the texts, pictures and captions of the hosts", async () => {
    for (const [id, { path }] of Object.entries(PAGES)) {
      const { intro, alts } = WORDS[id as PageId];
      const html = pages.get(path) ?? "";
      expect([path, html.includes(intro), html.includes("vent d’ouest")]).toEqual([path, true, true]);
      // /le-lieu starts with this photo, so that its poem has another one.
      const alt = alts[id === "le-lieu" ? 1 : 0];
      expect([path, elements(html, (name, a) => name === "img" && a.alt === alt).length]).toEqual([path, 1]);
    }
    const html = pages.get("/le-lieu") ?? "";
    expect(html).toContain("Un matin de mai</p>");
    expect(elements(html, (_, a) => a.alt === "La plage à marée basse")).toHaveLength(1);
  });

  test("a category of the hosts' own has a link and a page", async () => {
    const html = pages.get("/ateliers") ?? "";
    const [link] = elements(html, (name, a) => name === "a" && a.href === "/ateliers/danse-fest-noz");
    expect([link?.href, html.includes("Danse &amp; Fest-noz")]).toEqual([expect.any(String), true]);
    expect((await site.get(link?.href ?? "")).html).toContain("Danser en rond");
  });

  test("in a browser no page is wider than 320 px or reports an error", async () => {
    const faults: string[] = [];
    await visitAll(
      [...pages.keys()].map((path) => site.origin + path),
      async (browser) => {
        const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
        await skipResizing(page);
        page.on("console", (line) => line.type() === "error" && faults.push(`${page.url()} ${line.text()}`));
        page.on("pageerror", ({ message }) => faults.push(`${page.url()} threw ${message}`));
        return page;
      },
      async (page) => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) faults.push(`${page.url()} is ${width} px wide`);
      },
    );
    expect(faults).toEqual([]);
  });

  test("no answer contains drafts or later publications", async () => {
    for (const [path, text] of await everyAnswer())
      expect([path, text.toLowerCase().includes(SECRET)]).toEqual([path, false]);
    for (const path of pages.keys()) {
      // The framework redirects to the address that matches the headers.
      const data = await site.get(`${path}?_rsc=abc`, { headers: { rsc: "1" }, redirect: "follow" });
      expect([path, data.headers.get("content-type")]).toEqual([path, "text/x-component"]);
      expect([path, data.html.toLowerCase().includes(SECRET)]).toEqual([path, false]);
    }
  });

  test.each(Object.keys(HIDDEN))("a hidden document (%s) has no address", async (kind) => {
    const id = `${SECRET}-${kind}`;
    const preview = (path: string) => [path, `${path}/opengraph-image`];
    for (const address of [
      ...preview(`/partenaire/${id}`),
      ...preview(`/atelier/${id}`),
      ...preview(`/calendrier/flyers/${id}`),
      `/calendrier/flyers/${id}/evenement.ics`,
      `/ateliers/${SECRET}/opengraph-image`,
    ]) {
      const { status, html, title } = await site.get(address);
      expect([address, status]).toEqual([address, 404]);
      // The page may contain the address, but nothing of the document.
      const rest = html.toLowerCase().replaceAll(id, "").replaceAll(`ateliers/${SECRET}`, "");
      expect([address, rest.includes(SECRET), title.includes(SECRET)]).toEqual([address, false, false]);
    }
  });

  test("/apercu is not on the public site", async () => {
    const { status, html } = await site.get("/apercu");
    expect([status, html.includes(SECRET)]).toEqual([404, false]);
    expect(pages.get("/")).not.toContain("Aperçu");
  });

  /** Schedules the publication of a retreat. */
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

  test("a document is published at its time, on its page, in lists and in feeds", async () => {
    await site.stop();
    // Late enough for a slow start, so that the state before it can be seen.
    const moment = new Date(Date.now() + 4 * site.startMs + 3000);
    publishAt("later", moment);
    await site.start();
    expect((await site.get(flyer("later"))).status).toBe(404);
    expect((await site.get("/calendrier")).html).not.toContain(flyer("later"));
    expect(Date.now()).toBeLessThan(moment.getTime());
    await until(() => published("later"), moment.getTime() - Date.now() + 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  }, 300_000);

  test("a document whose time passes while the process is stopped is published at the start", async () => {
    expect((await site.get(flyer("away"))).status).toBe(404);
    await site.stop();
    publishAt("away", new Date(Date.now() - 1000));
    await site.start();
    await until(() => published("away"));
  });
});

/** Shipped legal pages, hosts with portraits but no common picture, retreats in every state. */
const NAME_ONLY = {
  pages: {
    contact: { intro: "La grange est au bout du chemin.", content: "<p>Entre deux averses.</p>" },
    mentions: {},
    cookies: {},
    accessibilite: {},
    // Portraits, but no common picture.
    "nous-connaitre": {
      title: "Nous",
      intro: "Nous ouvrons la porte.",
      hosts: ["Gwenn", "Yann", "Soaz"].map((name) => ({ name, img: "/demo/photos/chambre.jpg" })),
    },
  },
  calendar: {
    neige: { title: "Neige", dateStart: "2031-02-01", dateEnd: "2031-02-03" },
    complete: { title: "Complète", dateStart: "2031-04-01", dateEnd: "2031-04-03", status: "complet" },
    annulee: { title: "Annulée", dateStart: "2031-05-01", dateEnd: "2031-05-03", status: "annulé" },
    longue: {
      title: "Longue",
      dateStart: "2031-06-01",
      dateEnd: "2031-06-03",
      description: "Un mot. ".repeat(99),
    },
  },
};
const WITHOUT = Object.fromEntries(
  IDENTITY_NAMES.filter((name) => name !== "SITE_NAME").map((name) => [name, ""]),
);
const OF_DEMONSTRATION_IDENTITY =
  /quatre[ -][ée]l[ée]ments(?!<\/h1>)|Arvieux|Hautes-Alpes|Aiguillas|Ridelle|Altocumulus|0?4 65 71|1500\sm\b|8 à 10/gi;

describe("a venue with a name and no other identity setting", () => {
  beforeAll(() => open(NAME_ONLY, WITHOUT));
  afterAll(close);

  test("no answer shows the demonstration's identity", async () => {
    for (const [path, text] of await everyAnswer())
      expect([path, text.match(OF_DEMONSTRATION_IDENTITY)]).toEqual([path, null]);
  });

  test("no page shows remnants of a sentence, a link or a list without its setting", async () => {
    for (const [path, text] of await everyAnswer())
      if (!FILES.includes(path)) expect([path, remnantsIn(text)]).toEqual([path, []]);
    for (const path of [...FEEDS, "/manifest.webmanifest"]) {
      const { html } = await site.get(path);
      expect([path, html.match(/undefined|null|MAILTO|ORGANIZER/gi)]).toEqual([path, null]);
      if (path.endsWith(".ics")) expect(html).toContain("LOCATION:La Grange de Kerlann\r\n");
    }
  });

  test("no page links to a phone number or address, or asks for a call", async () => {
    for (const [path, html] of pages) {
      const body = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
      const links = (
        body.match(/href="(?:tel|mailto):[^"]*"|href="https:\/\/www\.google\.com\/maps[^"]*"/g) ?? []
      ).filter((link) => !link.includes("+33969390000"));
      expect([path, links, body.match(/appeler|appelez-nous|sur appel|simple appel|Site réalisé/gi)]).toEqual(
        [
          path,
          [],
          // The authority in the accessibility declaration has a number.
          path === "/accessibilite" ? ["appeler"] : null,
        ],
      );
    }
  });

  test("structured data has no empty values", async () => {
    const html = pages.get("/") ?? "";
    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const venueNode = JSON.parse(json)["@graph"].find(
      (one: { "@type": string }) => one["@type"] === "LodgingBusiness",
    );
    expect(venueNode).toMatchObject({ name: "La Grange de Kerlann" });
    for (const name of ["telephone", "email", "address", "hasMap", "maximumAttendeeCapacity"])
      expect(venueNode).not.toHaveProperty(name);
  });

  test("preview pictures are drawn, and their descriptions have no empty parts", async () => {
    for (const path of ["/", "/contact", "/calendrier/flyers/neige", "/legal/mentions"])
      expect(await previewOf(path)).not.toMatch(/ – $|^ – | – {2}– /);
  });

  test("the home page shows the hosts' portraits and names", async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ reducedMotion: "reduce" });
      await page.goto(site.origin, { waitUntil: "domcontentloaded" });
      const hosts = page.getByRole("region", { name: "Nous" }).getByRole("figure");
      expect(await hosts.count()).toBe(3);
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const heading = await page.getByRole("heading", { name: "Nous", exact: true }).boundingBox();
        expect(heading?.x).toBeGreaterThan(10);
        for (const host of await hosts.all()) {
          const box = await host.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual((heading?.x ?? 0) - 1);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 10);
        }
      }
    } finally {
      await browser.close();
    }
  });

  test("the start stops with one line that names all missing settings", async () => {
    await site.stop();
    const { code, output } = await site.refusesToStart({ SITE_PHONE: undefined, HOSTING_NAME: undefined });
    expect(output).toMatch(/^Configuration : [^\n]* il manque SITE_PHONE, HOSTING_NAME [^\n]*\n$/);
    expect(code).toBe(1);
  });
});
