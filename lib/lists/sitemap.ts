import type { MetadataRoute } from "next";
import { absoluteAddress, site } from "@/lib/config/site";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { PagedEntries } from "@/lib/lists";
import { furtherNumbers, pagePath } from "@/lib/lists/paging";
import { type Documented, documentPath, EVERY_PAGE, PAGES } from "@/lib/routes";

/** The times of last changes by id, as far as they are known. */
type TimeById = Record<string, string>;

/**
 * Every page that search engines may list, with the modification times of its documents.
 * @param times of the documents by collection
 * @param lists the lists that show each collection
 * @param unannounced the paths of pages that are left out, with their further pages
 */
export function sitemapEntries(
  times: Record<CollectionName, TimeById>,
  documents: Record<Documented, readonly { id: string }[]>,
  lists: Record<CollectionName, readonly PagedEntries[]>,
  unannounced: readonly string[] = [],
): MetadataRoute.Sitemap {
  const isAnnounced = (path: string) => !unannounced.includes(path);
  const announcedLists = COLLECTION_NAMES.flatMap((name) =>
    lists[name]
      .filter(({ path }) => isAnnounced(pagePath(path, 1)))
      .map((list) => ({ ...list, changed: changeTimes(list, times[name]) })),
  );
  const byPath = new Map<string, string[]>(EVERY_PAGE.filter(isAnnounced).map((path) => [path, []]));
  for (const { path, changed } of announcedLists) {
    const first = pagePath(path, 1);
    byPath.set(first, [...(byPath.get(first) ?? []), ...changed]);
  }
  // The home page is listed by its canonical address, which has no path.
  byPath.delete(PAGES.accueil.path);
  const collections = Object.keys(documents) as Documented[];
  return [
    { url: site.url },
    ...[...byPath].map(([path, changed]) => sitemapEntry(path, changed.sort().at(-1))),
    ...collections.flatMap((name) =>
      documents[name].map(({ id }) => sitemapEntry(documentPath(name, id), times[name][id])),
    ),
    ...announcedLists.flatMap((list) =>
      furtherNumbers(list).map((number) => sitemapEntry(pagePath(list.path, number), list.changed.at(-1))),
    ),
  ];
}

const sitemapEntry = (path: string, lastModified?: string) => ({
  url: absoluteAddress(path),
  ...(lastModified && { lastModified }),
});

/** The times of a list's entries in ascending order. */
const changeTimes = ({ entries }: PagedEntries, times: TimeById): string[] =>
  entries.flatMap(({ id }) => times[id] ?? []).sort();
