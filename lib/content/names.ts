/** The collections of the database (requirement 4.1). `pages` holds the hosts' own words for pages. */
export const COLLECTION_NAMES = ["photos", "partners", "workshops", "calendar", "pages"] as const;

export type CollectionName = (typeof COLLECTION_NAMES)[number];

export const byCollection = <T>(makeValue: (name: CollectionName) => T) =>
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, makeValue(name)])) as Record<CollectionName, T>;
