import { listPartners, listRetreats, listWorkshops } from "@/lib/content";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { pagedLists } from "@/lib/lists";
import { sitemapEntries } from "@/lib/lists/sitemap";

/** A read that fails is thrown: the last good sitemap stays. */
export default async function sitemap() {
  const [workshops, partners, calendar, ...lists] = await Promise.all([
    listWorkshops(),
    listPartners(),
    listRetreats(),
    ...COLLECTION_NAMES.map((name) => pagedLists[name]()),
  ]);
  return sitemapEntries({ workshops, partners, calendar }, lists.flat());
}
