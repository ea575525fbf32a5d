/** The name in tables of a page from a folder with many pages. */
const KINDS = {
  ...{ "/partenaire": "partner", "/atelier": "workshop", "/ateliers": "category" },
  ...{ "/calendrier/flyers": "retreat", "/elements": "element" },
};

/** The kind of an address that leads nowhere. */
export const NOT_FOUND = "not found";

/**
 * One address for each kind of page, from the site's own sitemap, and an unknown one.
 * @returns {Promise<Map<string, string>>} kind → path
 */
export async function kindsOfPage(origin) {
  const kinds = new Map();
  for (const path of await everyPage(origin)) {
    const kind = KINDS[path.slice(0, path.lastIndexOf("/"))] ?? path;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return kinds.set(NOT_FOUND, "/nulle-part");
}

/** Every path that the site's sitemap lists. */
export async function everyPage(origin) {
  const response = await fetch(`${origin}/sitemap.xml`);
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  if (!response.ok || found.length === 0) throw new Error(`No sitemap on ${origin}: ${response.status}`);
  return found.map(([, address]) => new URL(address).pathname);
}
