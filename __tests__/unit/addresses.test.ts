import { addressesOf, listAddresses } from "@/lib/publishing/addresses";
import { MESSAGE_PATHS } from "@/lib/publishing/messages";
import { EVERY_PAGE } from "@/lib/routes";
import { publish } from "@/testing/content";

jest.mock("@/lib/pictures/measure", () => ({ pictureAt: async (src?: string) => src && { src } }));

const many = (count: number, fields: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`d${i}`, { ...fields }]));

test("the site has its pages, its messages and its files, whatever its content", async () => {
  publish({});
  const addresses = await listAddresses();
  expect(addresses[0]).toBe("/");
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...[...EVERY_PAGE, ...MESSAGE_PATHS, "/sitemap.xml", "/robots.txt", "/manifest.webmanifest"],
      ...["/calendrier.ics", "/opengraph-image/accueil", "/opengraph-image/feu"],
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("documents add their pages, previews, calendars, categories and further pages; what is hidden adds none", async () => {
  publish({});
  const before = new Set(await listAddresses());
  publish({
    partners: { zoé: {}, hidden: { draft: true }, later: { publishAt: "2100-01-01" } },
    workshops: { w1: { title: "Yoga doux", category: "Danse" } },
    calendar: {
      feu: { dateStart: "2027-01-01", dateEnd: "2027-01-02" },
      debut: { dateStart: "2027-01-02" },
      "un-jour": {},
    },
    pages: { cgv: { title: "Conditions" }, "le-lieu": { title: "Ici" }, "a b": {} },
    photos: many(61, { img: "/photos/a.jpg" }),
  });
  const added = (await listAddresses()).filter((address) => !before.has(address));
  expect(added.sort()).toEqual(
    [
      ...["/partenaire/zo%C3%A9", "/partenaire/zo%C3%A9/opengraph-image"],
      ...["/atelier/w1", "/atelier/w1/opengraph-image", "/atelier/yoga-doux"],
      ...["/ateliers/danse", "/ateliers/danse/opengraph-image"],
      ...["/calendrier/flyers/feu", "/calendrier/flyers/feu/opengraph-image"],
      "/calendrier/flyers/feu/evenement.ics",
      ...["/calendrier/flyers/debut", "/calendrier/flyers/debut/opengraph-image"],
      "/calendrier/flyers/debut/evenement.ics",
      ...["/calendrier/flyers/un-jour", "/calendrier/flyers/un-jour/opengraph-image"],
      ...["/cgv", "/opengraph-image/cgv", "/le-lieu/page/2"],
    ].sort(),
  );
});

test("an edit concerns first the page of its document", () => {
  expect(addressesOf("calendar", ["Été/1"])).toEqual(["/calendrier/flyers/%C3%89t%C3%A9%2F1"]);
  expect(addressesOf("pages", ["le-lieu", "cgv", "a b"])).toEqual(["/le-lieu", "/cgv"]);
  expect(addressesOf("photos", ["a"])).toEqual([]);
});
