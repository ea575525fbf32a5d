import "server-only";

/**
 * The ids that a build prerenders. The framework wants at least one to a route, also for an empty
 * collection: then it gets an id that Firestore itself refuses, whose page is a plain 404.
 */
export function staticIds(documents: readonly { id: string }[]): { id: string }[] {
  return documents.length > 0 ? documents.map(({ id }) => ({ id })) : [{ id: NO_DOCUMENT }];
}

const NO_DOCUMENT = "__aucun__";

/**
 * The document id that an address names. The framework hands parameters over as they were sent; an
 * address that is not valid UTF-8 cannot be an id, and nothing is read for it.
 */
export async function idOf(params: Promise<{ id: string }>): Promise<string> {
  try {
    return decodeURIComponent((await params).id);
  } catch {
    return "";
  }
}
