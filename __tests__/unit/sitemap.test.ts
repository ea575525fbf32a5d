import { PAST_RETREATS } from "@/lib/lists/paging";
import { sitemapEntries } from "@/lib/lists/sitemap";

const partners = Array.from({ length: 121 }, (_, i) => ({
  id: `p${i}`,
  ...(i === 2 && { updatedAt: "2026-05-01T10:00:00Z" }),
  ...(i === 3 && { updatedAt: "2026-06-01T10:00:00Z" }),
}));
const wellness = [
  { id: "w1", updatedAt: "2026-03-01T10:00:00Z" },
  { id: "w2", updatedAt: "2026-04-01T10:00:00Z" },
];
const apart = [{ id: "w3" }];
const ahead = [{ id: "neige & feu" }];
const past = [{ id: "brame", updatedAt: "2026-02-01T10:00:00Z" }];
const photos = Array.from({ length: 60 }, (_, i) => ({ id: `photo${i}`, updatedAt: "2026-01-01T10:00:00Z" }));

const entries = sitemapEntries(
  { partners, workshops: [...wellness, ...apart], calendar: [...ahead, ...past] },
  [
    { path: "/partenaires", entries: partners },
    { path: "/ateliers/bien-etre", entries: wellness },
    { path: "/ateliers/a-part", entries: apart },
    { path: "/calendrier", entries: ahead },
    { path: PAST_RETREATS, entries: past },
    { path: "/le-lieu", entries: photos },
  ],
);
const at = (path: string) => entries.find(({ url }) => url === `http://localhost:3000${path}`);

test("lists every indexed page once", () => {
  const pages = ["", "/le-concept", "/legal/cookies", "/elements/feu", "/ateliers/coaching", "/atelier/w3"];
  for (const path of pages) expect(at(path)).toBeDefined();
  expect(at("/ateliers/a-part")).toBeDefined();
  expect(at("/calendrier/flyers/neige%20%26%20feu")).toBeDefined();
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test("dates a page by its document, a list by its latest document", () => {
  expect(at("/partenaire/p2")?.lastModified).toBe("2026-05-01T10:00:00Z");
  expect(at("/partenaires")?.lastModified).toBe("2026-06-01T10:00:00Z");
  expect(at("/ateliers/bien-etre")?.lastModified).toBe("2026-04-01T10:00:00Z");
  expect(at("/le-lieu")?.lastModified).toBe("2026-01-01T10:00:00Z");
});

test("dates the calendar by its past retreats too", () => {
  expect(at("/calendrier")?.lastModified).toBe("2026-02-01T10:00:00Z");
  expect(at(PAST_RETREATS)).toBeUndefined();
});

test("has no date without a known change", () => {
  for (const path of ["", "/atelier/w3", "/ateliers/a-part", "/calendrier/flyers/neige%20%26%20feu"])
    expect(at(path)).not.toHaveProperty("lastModified");
});

test("lists the further pages of a long list with the date of the list", () => {
  for (const path of ["/partenaires/page/2", "/partenaires/page/3"])
    expect(at(path)?.lastModified).toBe("2026-06-01T10:00:00Z");
  for (const path of ["/partenaires/page/1", "/partenaires/page/4", "/le-lieu/page/2"])
    expect(at(path)).toBeUndefined();
});
