import { listPartners, listRetreats, listWorkshops } from "@/lib/content";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { sitemapEntries } from "@/lib/describe/sitemap";
import { listsOf } from "@/lib/lists";

/** A read that fails is thrown: the last good sitemap stays. */
export default async function sitemap() {
  const [partners, workshops, retreats, ...lists] = await Promise.all([
    listPartners(),
    listWorkshops(),
    listRetreats(),
    ...COLLECTION_NAMES.map((name) => listsOf[name]()),
  ]);
  return sitemapEntries({ partners, workshops, retreats, lists: lists.flat() });
}
