// @ts-check
/**
 * Where the documents of each collection have pages of their own: the folder of these, and the page that
 * lists them. Plain JavaScript, because next.config.mjs follows it too.
 * @satisfies {Record<import("../content/collections").CollectionName, { folder: string, list: import("../routes").PagePath } | undefined>}
 */
export const DOCUMENTS = {
  photos: undefined,
  partners: { folder: "partenaire", list: "/partenaires" },
  workshops: { folder: "atelier", list: "/ateliers" },
  calendar: { folder: "calendrier/flyers", list: "/calendrier" },
  pages: undefined,
};

/** The same without the collections whose documents have none. */
export const DOCUMENT_PAGES = Object.values(DOCUMENTS).filter((one) => one !== undefined);
