import "server-only";
import { DOCUMENTS } from "./config/documents.mjs";
import { listIds, workshopsBySlug } from "./content";
import { COLLECTION_NAMES, type CollectionName } from "./content/collections";
import { documentPath } from "./routes";
import { decoded } from "./text/decoded";
import { slug } from "./text/slug";

/** What is left of an id whatever its capitals, accents, hyphens, blanks and apostrophes: letters and digits. */
const bare = (id: string) => slug(id).replace(/-/g, "");

/**
 * The document that somebody meant who typed its id with other capitals, with or without accents, with
 * an apostrophe or a blank for a hyphen, or with a point at the end; or the workshop that a partner page
 * calls by the slug of its title (spec section 2). Looked up in the lists that are kept anyway: no read is
 * spent on a guess.
 * @returns its id, or undefined where the list has none like it, or this very one
 */
export async function meantId(collection: CollectionName, typed: string): Promise<string | undefined> {
  const wanted = bare(typed);
  const ids = wanted ? await listIds(collection) : [];
  if (ids.includes(typed)) return undefined;
  const titled = collection === "workshops" ? (await workshopsBySlug()).get(slug(typed))?.id : undefined;
  return titled ?? ids.find((id) => bare(id) === wanted);
}

/**
 * The address of the page that a typed one means.
 * @param folders the parts of a route of the site, those of its parameters as they were typed
 * @returns a path of this site, or undefined where the parts are no text
 */
export async function meantPath(folders: readonly string[]): Promise<string | undefined> {
  const parts = folders.map(decoded);
  const id = parts.at(-1) ?? "";
  const folder = parts.slice(0, -1).join("/");
  const collection = COLLECTION_NAMES.find((name) => DOCUMENTS[name]?.folder === folder);
  if (collection) return id ? documentPath[collection]?.((await meantId(collection, id)) ?? id) : undefined;
  const slugs = parts.map(slug);
  return slugs.every(Boolean) ? `/${slugs.join("/")}` : undefined;
}
