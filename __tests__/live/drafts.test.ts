import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { anotherVenue, type Venue } from "@/testing/another-venue";
import { BuiltSite } from "@/testing/built-site";
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
  workshops: hidden({ title: SECRET, category: SECRET, price: SECRET, duration: SECRET, content: SECRET }),
  calendar: hidden({
    title: SECRET,
    dateStart: "2031-01-01",
    dateEnd: "2031-01-02",
    price: SECRET,
    img: [img],
    description: SECRET,
  }),
};

let venue: Venue;
let site: BuiltSite;

beforeAll(async () => {
  venue = await anotherVenue(DOCUMENTS);
  site = new BuiltSite(venue.settings);
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  await site.start();
}, 600_000);

afterAll(async () => {
  await site?.remove();
  await venue?.remove();
});

const addresses = async () =>
  [...(await site.get("/sitemap.xml")).html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
const says = ({ html, title }: { html: string; title: string }) =>
  `${html}${title}`.toLowerCase().includes(SECRET);

test("no page and none of its data say anything of what is hidden", async () => {
  const pages = await addresses();
  expect(pages.length).toBeGreaterThan(25);
  for (const path of pages) {
    expect([path, says(await site.get(path))]).toEqual([path, false]);
    // The framework leads to the address that belongs to the headers.
    const data = await site.get(`${path}?_rsc=abc`, { headers: { rsc: "1" }, redirect: "follow" });
    expect([path, data.headers.get("content-type"), says(data)]).toEqual([path, "text/x-component", false]);
  }
}, 120_000);

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
  const moment = new Date(Date.now() + 12_000);
  publishAt("later", moment);
  await site.start();
  expect((await site.get(flyer("later"))).status).toBe(404);
  expect((await site.get("/calendrier")).html).not.toContain(flyer("later"));
  expect(Date.now()).toBeLessThan(moment.getTime());
  await until(() => published("later"), 30_000);
  expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
}, 60_000);

test("its moment comes while the process is away: it is there when the process is back", async () => {
  expect((await site.get(flyer("away"))).status).toBe(404);
  await site.stop();
  publishAt("away", new Date(Date.now() - 1000));
  await site.start();
  await until(() => published("away"), 30_000);
}, 60_000);
