import { chromium } from "@playwright/test";
import { IDENTITY_NAMES } from "@/content/shipped/identity";
import { pagesOf } from "@/lib/publishing/visit";
import { anotherVenue, type Venue } from "@/testing/another-venue";
import { BuiltSite } from "@/testing/built-site";
import { BROWSER_FLAGS, findBrowser } from "@/testing/find-browser.mjs";
import { remnantsIn } from "@/testing/remnants";

// A venue that has a name and nothing else of an identity, whose legal pages are the shipped ones.
let venue: Venue;
let site: BuiltSite;
let pages: string[];

const NAMES = IDENTITY_NAMES.filter((name) => name !== "SITE_NAME");

beforeAll(async () => {
  venue = await anotherVenue({
    pages: {
      contact: {},
      mentions: {},
      cookies: {},
      accessibilite: {},
      // Portraits, and no picture of all together.
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
  });
  site = new BuiltSite({ ...venue.settings, ...Object.fromEntries(NAMES.map((name) => [name, ""])) });
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  await site.start();
  pages = pagesOf((await site.get("/sitemap.xml")).html);
}, 600_000);

afterAll(async () => {
  await site?.remove();
  await venue?.remove();
});

const DEMONSTRATION =
  /quatre[ -][ée]l[ée]ments(?!<\/h1>)|Arvieux|Hautes-Alpes|Aiguillas|Ridelle|Altocumulus|0?4 65 71|1500\sm\b|8 à 10/gi;

test("no page shows anything of the demonstration's identity, nor a piece of what is absent", async () => {
  expect(pages.length).toBeGreaterThan(25);
  const found: [string, string[]][] = [];
  for (const path of [
    ...pages,
    "/nulle-part",
    "/partenaire/personne",
    "/atelier/rien",
    "/calendrier/flyers/x",
  ]) {
    const { html } = await site.get(path);
    const left = [...(html.match(DEMONSTRATION) ?? []), ...remnantsIn(html)];
    if (left.length) found.push([path, left]);
  }
  expect(found).toEqual([]);
});

test("no page links to a number or an address, or asks for a call", async () => {
  for (const path of pages) {
    const { html } = await site.get(path);
    const body = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
    const links = (
      body.match(/href="(?:tel|mailto):[^"]*"|href="https:\/\/www\.google\.com\/maps[^"]*"/g) ?? []
    ).filter((link) => !link.includes("+33969390000"));
    expect([path, links, body.match(/appeler|appelez-nous|sur appel|simple appel|Site réalisé/gi)]).toEqual([
      path,
      [],
      // The authority that the declaration names is called.
      path === "/accessibilite" ? ["appeler"] : null,
    ]);
  }
});

test("search engines are told what there is, and nothing empty", async () => {
  const { html } = await site.get("/");
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const venueNode = JSON.parse(json)["@graph"].find(
    (one: { "@type": string }) => one["@type"] === "LodgingBusiness",
  );
  expect(venueNode).toMatchObject({ name: "La Grange de Kerlann" });
  for (const name of ["telephone", "email", "address", "hasMap", "maximumAttendeeCapacity"])
    expect(venueNode).not.toHaveProperty(name);
});

test.each([
  "/calendrier.ics",
  "/calendrier/atom.xml",
  "/calendrier/flyers/equinoxe/evenement.ics",
  "/manifest.webmanifest",
])("%s says nothing of what is absent", async (path) => {
  const { status, html } = await site.get(path);
  expect([status, html.match(DEMONSTRATION), html.match(/undefined|null|MAILTO|ORGANIZER/gi)]).toEqual([
    200,
    null,
    null,
  ]);
  if (path.endsWith(".ics")) expect(html).toContain("LOCATION:La Grange de Kerlann\r\n");
});

test("preview pictures are drawn, and described without an empty part", async () => {
  for (const path of ["/", "/contact", "/calendrier/flyers/neige", "/legal/mentions"]) {
    const { html } = await site.get(path);
    const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const [, alt = ""] = /property="og:image:alt" content="([^"]+)"/.exec(html) ?? [];
    expect(alt).not.toMatch(/ – $|^ – | – {2}– /);
    const { pathname, search } = new URL(image.replaceAll("&amp;", "&"));
    expect([path, (await site.get(pathname + search)).status]).toEqual([path, 200]);
  }
});

test.each([320, 390, 1024, 1440])(
  "the hosts' portraits and names stand within the home page, %i pixels wide",
  async (width) => {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
    try {
      const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
      await page.goto(site.origin, { waitUntil: "domcontentloaded" });
      const hosts = page.getByRole("region", { name: "Nous" }).getByRole("figure");
      const heading = await page.getByRole("heading", { name: "Nous", exact: true }).boundingBox();
      expect(await hosts.count()).toBe(3);
      for (const host of await hosts.all()) {
        const box = await host.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual((heading?.x ?? 0) - 1);
        expect(heading?.x).toBeGreaterThan(10);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 10);
      }
    } finally {
      await browser.close();
    }
  },
);

test("a setting that is missing at a start stops it: one line names all of them", async () => {
  await site.stop();
  const { code, said } = await site.refusesToStart({ SITE_PHONE: undefined, HOSTING_NAME: undefined });
  expect(said).toMatch(/^Configuration : [^\n]* il manque SITE_PHONE, HOSTING_NAME [^\n]*\n$/);
  expect(code).toBe(1);
});
