import { listPartners, listRetreats, listWorkshops } from "@/lib/content";
import { sitemapEntries } from "@/lib/sitemap";

/** A read that fails is thrown: the last good sitemap stays. */
export default async function sitemap() {
  const [partners, workshops, retreats] = await Promise.all([
    listPartners(),
    listWorkshops(),
    listRetreats(),
  ]);
  return sitemapEntries({ partners, workshops, retreats });
}
