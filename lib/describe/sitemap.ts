import type { MetadataRoute } from "next";
import { absolute } from "@/lib/config/absolute";
import { site } from "@/lib/config/site";
import type { PartnerSummary, RetreatSummary, WorkshopSummary } from "@/lib/content";
import { byCategory, type KnownList } from "@/lib/lists";
import { furtherNumbers, pagePath } from "@/lib/lists/paging";
import { PAGES, pageUnder, pathTo } from "@/lib/routes";

type Documents = {
  partners: PartnerSummary[];
  workshops: WorkshopSummary[];
  retreats: RetreatSummary[];
  /** The lists that may have further pages. */
  lists: KnownList[];
};
type Dated = { updatedAt?: string };

/**
 * Every page that search engines may list. `lastmod` is the document's own modification time, a
 * list's the latest of its documents; where one is not known there is none.
 */
export function sitemapEntries({ partners, workshops, retreats, lists }: Documents): MetadataRoute.Sitemap {
  const categories = byCategory(workshops);
  const shown: Record<string, readonly Dated[]> = {
    "/partenaires": partners,
    "/calendrier": retreats,
    ...Object.fromEntries([...categories].map(([id, entries]) => [pathTo.category(id), entries])),
  };
  const changedOn = (path: string) => shown[path] ?? [];
  return [
    // As its canonical address is written.
    { url: site.url },
    ...Object.values(PAGES)
      .filter(({ path }) => path !== "/")
      .map(({ path }) => entry(path, latest(changedOn(path)))),
    ...[...categories.keys()]
      .filter((id) => !pageUnder("ateliers", id))
      .map((id) => entry(pathTo.category(id), latest(categories.get(id) ?? []))),
    ...workshops.map((workshop) => entry(pathTo.workshop(workshop.id), workshop.updatedAt)),
    ...partners.map((partner) => entry(pathTo.partner(partner.id), partner.updatedAt)),
    ...retreats.map((retreat) => entry(pathTo.retreat(retreat.id), retreat.updatedAt)),
    ...lists.flatMap((list) => {
      const changed = latest(list.entries);
      return furtherNumbers(list).map((number) => entry(pagePath(list.path, number), changed));
    }),
  ];
}

const entry = (path: string, lastModified?: string) => ({
  url: absolute(path),
  ...(lastModified && { lastModified }),
});

function latest(documents: readonly Dated[]): string | undefined {
  return documents
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1);
}
