import { pagesOf } from "../../testing/sitemap.ts";

export const NOT_FOUND = "not found";

/** A map of kinds to paths: one page of each folder of the sitemap, and an unknown address. */
export async function kindsOfPage(origin) {
  const kinds = new Map();
  for (const path of await everyPage(origin)) {
    const kind = path.startsWith("/legal/") ? path : path.replace(/(?<=.)\/[^/]*$/, "/…");
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return kinds.set(NOT_FOUND, "/nulle-part");
}

export async function everyPage(origin) {
  const response = await fetch(`${origin}/sitemap.xml`);
  if (!response.ok) throw new Error(`No sitemap on ${origin}: ${response.status}`);
  return pagesOf(await response.text());
}
