import type { MetadataRoute } from "next";
import { absolute } from "./absolute";
import type { PartnerSummary, RetreatSummary, WorkshopSummary } from "./content";
import { byCategory, type KnownList } from "./lists";
import { ELEMENTS, pathTo } from "./navigation";
import { furtherNumbers, pagePath } from "./paging";
import { site } from "./site";

type Documents = {
  partners: PartnerSummary[];
  workshops: WorkshopSummary[];
  retreats: RetreatSummary[];
  /** The lists that may have further pages. */
  lists: KnownList[];
};
type Dated = { updatedAt?: string };

const PAGES = ["/le-concept", "/le-lieu", "/nous-connaitre", "/contact", "/elements", "/ateliers"];
const LEGAL = ["/legal/mentions", "/legal/cookies", "/accessibilite"];

/**
 * Every page that search engines may list. `lastmod` is the document's own modification time, a
 * list's the latest of its documents; where one is not known there is none.
 */
export function sitemapEntries({ partners, workshops, retreats, lists }: Documents): MetadataRoute.Sitemap {
  return [
    // As its canonical address is written.
    { url: site.url },
    ...PAGES.map((path) => entry(path)),
    ...ELEMENTS.map(({ name }) => entry(pathTo.element(name))),
    ...[...byCategory(workshops)].map(([id, entries]) => entry(pathTo.category(id), latest(entries))),
    ...workshops.map((workshop) => entry(pathTo.workshop(workshop.id), workshop.updatedAt)),
    entry("/partenaires", latest(partners)),
    ...partners.map((partner) => entry(pathTo.partner(partner.id), partner.updatedAt)),
    entry("/calendrier", latest(retreats)),
    ...retreats.map((retreat) => entry(pathTo.retreat(retreat.id), retreat.updatedAt)),
    ...lists.flatMap((list) => {
      const changed = latest(list.entries);
      return furtherNumbers(list).map((number) => entry(pagePath(list.path, number), changed));
    }),
    ...LEGAL.map((path) => entry(path)),
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
