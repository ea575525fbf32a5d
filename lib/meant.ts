import "server-only";
import { listIds, workshopsBySlug } from "./content";
import type { CollectionName } from "./content/collections";
import { pathTo } from "./routes";
import { decoded } from "./text/decoded";
import { slug } from "./text/slug";

/** What is left of an id whatever its capitals, accents, hyphens, blanks and apostrophes: letters and digits. */
const bare = (id: string) => slug(id).replace(/-/g, "");

/**
 * The document that somebody meant who typed its id with other capitals, with or without accents, with
 * an apostrophe or a blank for a hyphen, or with a point at the end. Looked up in the list that is kept
 * anyway: no read is spent on a guess.
 * @returns its id, or undefined where the list has none like it, or this very one
 */
export async function meantId(collection: CollectionName, typed: string): Promise<string | undefined> {
  const wanted = bare(typed);
  const ids = wanted ? await listIds(collection) : [];
  return ids.includes(typed) ? undefined : ids.find((id) => bare(id) === wanted);
}

/** The same for a workshop, which partner pages call by the slug of its title (spec section 2). */
export async function meantWorkshop(typed: string): Promise<string | undefined> {
  if ((await listIds("workshops")).includes(typed)) return undefined;
  return (await workshopsBySlug()).get(slug(typed))?.id ?? meantId("workshops", typed);
}

/** The routes of documents by their folders. */
const DOCUMENTS: Record<string, (typed: string) => Promise<string>> = {
  partenaire: async (typed) => pathTo.partner((await meantId("partners", typed)) ?? typed),
  atelier: async (typed) => pathTo.workshop((await meantWorkshop(typed)) ?? typed),
  "calendrier/flyers": async (typed) => pathTo.retreat((await meantId("calendar", typed)) ?? typed),
};

/**
 * The address of the page that a typed one means.
 * @param folders the parts of a route of the site, those of its parameters as they were typed
 * @returns a path of this site, or undefined where the parts are no text
 */
export async function meantPath(folders: readonly string[]): Promise<string | undefined> {
  const parts = folders.map(decoded);
  const id = parts.at(-1) ?? "";
  const document = DOCUMENTS[parts.slice(0, -1).join("/")];
  if (document) return id ? document(id) : undefined;
  const slugs = parts.map(slug);
  return slugs.every(Boolean) ? `/${slugs.join("/")}` : undefined;
}
