/** The paths of the pages that a sitemap names. */
export const pagesOf = (sitemap: string): string[] =>
  Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, loc = ""]) => new URL(loc.replaceAll("&amp;", "&")).pathname,
  );
