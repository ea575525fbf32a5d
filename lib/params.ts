import "server-only";
import { NO_DOCUMENT } from "./content/collections";
import type { Day } from "./dates";
import { decoded } from "./text/decoded";
import { isFileName } from "./text/file-name";

/** The most documents of a kind that a build prerenders; older ones are rendered when first asked for. */
export const MOST_AT_BUILD = { pages: 500, previews: 100 };

type Known = { id: string; updatedAt?: string; start?: Day };

/**
 * The ids that a build prerenders: the last changed, where the source knows the change, else the last
 * to begin. One that is too long for a file is left to its first visit. The framework wants at least one to a
 * route, also for an empty collection: then it gets an id that Firestore itself refuses, whose page is a plain 404.
 */
export function staticIds(documents: readonly Known[], most = MOST_AT_BUILD.pages): { id: string }[] {
  const named = documents.filter(({ id }) => isFileName(id));
  if (named.length === 0) return [{ id: NO_DOCUMENT }];
  const newness = ({ updatedAt, start }: Known) => updatedAt ?? start ?? UNDATED;
  return named
    .sort((a, b) => (newness(a) < newness(b) ? 1 : newness(a) > newness(b) ? -1 : 0))
    .slice(0, most)
    .map(({ id }) => ({ id }));
}

// Retreats without a date lie ahead.
const UNDATED = "9999";

/**
 * The document id that an address names. The framework hands parameters over as they were sent; an
 * address that is not valid UTF-8 cannot be an id, and nothing is read for it.
 */
export const idOf = async (params: Promise<{ id: string }>): Promise<string> => decoded((await params).id);
