import { lastChanges, listPartners, listRetreats, listWorkshops } from "@/lib/content";
import { byCollection, COLLECTION_NAMES } from "@/lib/content/collections";
import { pagedLists, unannouncedPages } from "@/lib/lists";
import { sitemapEntries } from "@/lib/lists/sitemap";

export const dynamic = "force-dynamic";

export default async function sitemap() {
  const documents = { workshops: listWorkshops(), partners: listPartners(), calendar: listRetreats() };
  const listsByName = await Promise.all(
    COLLECTION_NAMES.map(async (name) => [name, await pagedLists[name]()] as const),
  );
  const lists: Parameters<typeof unannouncedPages>[0] = Object.fromEntries(listsByName) as never;
  return sitemapEntries(byCollection(lastChanges), documents, lists, unannouncedPages(lists));
}
