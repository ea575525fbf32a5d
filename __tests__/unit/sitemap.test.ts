import { sitemapEntries } from "@/lib/describe/sitemap";

const entries = sitemapEntries({
  partners: [{ id: "amandine", title: "Amandine", workshops: [], updatedAt: "2026-05-01T10:00:00Z" }],
  workshops: [
    { id: "w1", title: "Bain sonore", category: "Bien-être", updatedAt: "2026-03-01T10:00:00Z" },
    { id: "w2", title: "Autre", category: "Bien-être", updatedAt: "2026-04-01T10:00:00Z" },
    { id: "w3", title: "Sans date", category: "À part" },
  ],
  retreats: [{ id: "neige & feu", title: "Neige" }],
  lists: [
    {
      path: "/partenaires",
      entries: Array.from({ length: 121 }, (_, i) => ({
        id: `p${i}`,
        ...(i === 3 && { updatedAt: "2026-06-01T10:00:00Z" }),
      })),
    },
    { path: "/le-lieu", entries: Array.from({ length: 60 }, (_, i) => ({ id: `p${i}` })) },
  ],
});
const at = (path: string) => entries.find(({ url }) => url === `http://localhost:3000${path}`);

test("every page that may be listed is there once", () => {
  for (const path of [
    "",
    "/le-concept",
    "/legal/cookies",
    "/elements/feu",
    "/ateliers/coaching",
    "/atelier/w3",
  ])
    expect(at(path)).toBeDefined();
  expect(at("/ateliers/a-part")).toBeDefined();
  expect(at("/calendrier/flyers/neige%20%26%20feu")).toBeDefined();
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test("a page's date is its document's change, a list's the latest of its documents", () => {
  expect(at("/partenaire/amandine")?.lastModified).toBe("2026-05-01T10:00:00Z");
  expect(at("/partenaires")?.lastModified).toBe("2026-05-01T10:00:00Z");
  expect(at("/ateliers/bien-etre")?.lastModified).toBe("2026-04-01T10:00:00Z");
});

test("where no change is known there is no date", () => {
  for (const path of ["", "/atelier/w3", "/ateliers/a-part", "/calendrier", "/le-lieu"])
    expect(at(path)).not.toHaveProperty("lastModified");
});

test("the further pages of a long list are there, dated like their list; a short one has none", () => {
  for (const path of ["/partenaires/page/2", "/partenaires/page/3"])
    expect(at(path)?.lastModified).toBe("2026-06-01T10:00:00Z");
  for (const path of ["/partenaires/page/1", "/partenaires/page/4", "/le-lieu/page/2"])
    expect(at(path)).toBeUndefined();
});
