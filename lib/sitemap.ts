import type { MetadataRoute } from "next";
import { absolute } from "./absolute";
import type { PartnerSummary, RetreatSummary, WorkshopSummary } from "./content";
import { CATEGORIES, ELEMENTS, pathTo } from "./navigation";
import { site } from "./site";
import { slug } from "./slug";

type Documents = { partners: PartnerSummary[]; workshops: WorkshopSummary[]; retreats: RetreatSummary[] };
type Dated = { updatedAt?: string };

const PAGES = ["/le-concept", "/le-lieu", "/nous-connaitre", "/contact", "/elements", "/ateliers"];
const LEGAL = ["/legal/mentions", "/legal/cookies", "/accessibilite"];

/**
 * Every page that search engines may list. `lastmod` is the document's own modification time, a
 * list's the latest of its documents; where one is not known there is none.
 */
export function sitemapEntries({ partners, workshops, retreats }: Documents): MetadataRoute.Sitemap {
  const typed = workshops.map(({ category }) => slug(category ?? "")).filter(Boolean);
  const categories = [...new Set([...CATEGORIES.map((category) => category.slug), ...typed])];
  const inCategory = (id: string) => workshops.filter(({ category }) => category && slug(category) === id);
  return [
    // As its canonical address is written.
    { url: site.url },
    ...PAGES.map((path) => entry(path)),
    ...ELEMENTS.map(({ name }) => entry(pathTo.element(name))),
    ...categories.map((id) => entry(pathTo.category(id), latest(inCategory(id)))),
    ...workshops.map((workshop) => entry(pathTo.workshop(workshop.id), workshop.updatedAt)),
    entry("/partenaires", latest(partners)),
    ...partners.map((partner) => entry(pathTo.partner(partner.id), partner.updatedAt)),
    entry("/calendrier", latest(retreats)),
    ...retreats.map((retreat) => entry(pathTo.retreat(retreat.id), retreat.updatedAt)),
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
