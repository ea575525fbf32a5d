import type { MetadataRoute } from "next";
import { absolute, site } from "@/lib/config/site";
import type { PagedEntries } from "@/lib/lists";
import { furtherNumbers, pagePath } from "@/lib/lists/paging";
import { type Documented, documentPath, EVERY_PAGE, PAGES } from "@/lib/routes";

type Dated = { id: string; updatedAt?: string };

/** Every page that search engines may list, with the modification times of its documents. */
export function sitemapEntries(
  documents: Record<Documented, readonly Dated[]>,
  lists: readonly PagedEntries[],
): MetadataRoute.Sitemap {
  const byPath = new Map<string, readonly Dated[]>(EVERY_PAGE.map((path) => [path, []]));
  for (const { path, entries } of lists) {
    const first = pagePath(path, 1);
    byPath.set(first, [...(byPath.get(first) ?? []), ...entries]);
  }
  // As its canonical address is written.
  byPath.delete(PAGES.accueil.path);
  const collections = Object.keys(documents) as Documented[];
  return [
    { url: site.url },
    ...[...byPath].map(([path, entries]) => entry(path, latest(entries))),
    ...collections.flatMap((name) =>
      documents[name].map(({ id, updatedAt }) => entry(documentPath(name, id), updatedAt)),
    ),
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

const latest = (documents: readonly Dated[]): string | undefined =>
  documents
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1);
