import { slug } from "@/lib/text/strings";
import type { CollectionName } from "./content/collections";

type PageRoute = {
  path: `/${string}`;
  /** The name in breadcrumbs and lists. */
  name: string;
  /** The label in the menu, whose order is the order here (requirement 2.2). */
  menu?: string;
  /** The page above this page, in breadcrumbs. */
  under?: string;
  /** The label of a link back to this page. */
  back?: string;
};

/** Every page that is not a document (requirements, section 3); the collection `pages` uses these ids. */
export const PAGES = {
  accueil: { path: "/", name: "Accueil", back: "Revenir à l’accueil" },
  "le-concept": { path: "/le-concept", name: "Le Concept", menu: "Concept" },
  "le-lieu": { path: "/le-lieu", name: "Le Lieu", menu: "Lieu", back: "Retour au lieu" },
  "nous-connaitre": { path: "/nous-connaitre", name: "Nous connaître", menu: "Nous connaître" },
  ateliers: {
    path: "/ateliers",
    name: "Ateliers",
    menu: "Ateliers",
    back: "Retour aux ateliers",
  },
  partenaires: {
    path: "/partenaires",
    name: "Partenaires",
    menu: "Partenaires",
    back: "Retour aux partenaires",
  },
  calendrier: {
    path: "/calendrier",
    name: "Calendrier",
    menu: "Calendrier",
    back: "Retour au calendrier",
  },
  contact: { path: "/contact", name: "Infos pratiques", menu: "Infos pratiques" },
  elements: { path: "/elements", name: "Les quatre éléments" },
  feu: { path: "/elements/feu", name: "Feu", under: "elements" },
  eau: { path: "/elements/eau", name: "Eau", under: "elements" },
  air: { path: "/elements/air", name: "Air", under: "elements" },
  terre: { path: "/elements/terre", name: "Terre", under: "elements" },
  "bien-etre": { path: "/ateliers/bien-etre", name: "Bien-être", under: "ateliers" },
  coaching: { path: "/ateliers/coaching", name: "Coaching", under: "ateliers" },
  "experimentations-sur-le-terrain": {
    path: "/ateliers/experimentations-sur-le-terrain",
    name: "Expérimentations sur le terrain",
    under: "ateliers",
  },
  mentions: { path: "/legal/mentions", name: "Mentions" },
  cookies: { path: "/legal/cookies", name: "Cookies" },
  accessibilite: { path: "/accessibilite", name: "Accessibilité" },
} as const satisfies Record<string, PageRoute>;

/** The collections whose documents have own pages: the folder of these, and the page that lists them. */
export const DOCUMENTS = {
  partners: { folder: "partenaire", list: PAGES.partenaires.path },
  workshops: { folder: "atelier", list: PAGES.ateliers.path },
  calendar: { folder: "calendrier/flyers", list: PAGES.calendrier.path },
} as const satisfies Partial<Record<CollectionName, { folder: string; list: string }>>;
export type Documented = keyof typeof DOCUMENTS;

export type PageId = keyof typeof PAGES;
export type Under<P> = { [I in PageId]: (typeof PAGES)[I] extends { under: P } ? I : never }[PageId];

export const isPageId = (id: string): id is PageId => Object.hasOwn(PAGES, id);

export type Link = { name: string; path: string };
/** A link with its words, ready for an `<a>`. */
export type LabelledLink = { href: string; label: string };

const pageEntries = Object.entries(PAGES) as [PageId, PageRoute][];

/** The links of the navbar. `documents` is the folder of the documents that the linked page lists. */
export const MENU = pageEntries.flatMap(([id, { path, menu }]) => {
  const folder = Object.values(DOCUMENTS).find(({ list }) => list === path)?.folder;
  return menu ? [{ id, href: path, label: menu, ...(folder && { documents: `/${folder}/` }) }] : [];
});

/** The pages under another page, in their order: the four elements, the three categories. */
export const pagesUnder = <P extends PageId>(parent: P) =>
  pageEntries.filter(([, { under }]) => under === parent).map(([id]) => id as Under<P>);

/** The page under another page whose address ends with a part, or undefined. */
export const pageUnder = <P extends PageId>(parent: P, part: string) =>
  pagesUnder(parent).find((id) => id === part);

/** The six links of the summary tree, in the order of wide screens (requirement 3.3). */
export const SUMMARY = [
  { id: "ateliers", label: "Les ateliers" },
  { id: "partenaires", label: "Les partenaires" },
  { id: "contact", label: "Infos pratiques" },
  { id: "le-concept", label: "Le concept" },
  { id: "le-lieu", label: "Le lieu" },
  { id: "nous-connaitre", label: "Nous connaître" },
] as const satisfies { id: PageId; label: string }[];

export const EVERY_PAGE: string[] = pageEntries.map(([, { path }]) => path);

/** The pages from below the home page to a page, which comes last. */
export function trailTo(id: PageId): PageId[] {
  const { under }: PageRoute = PAGES[id];
  return [...(under ? trailTo(under as PageId) : []), id];
}

type PageWithBack = { [I in PageId]: (typeof PAGES)[I] extends { back: string } ? I : never }[PageId];

export const backTo = (id: PageWithBack): LabelledLink => ({ href: PAGES[id].path, label: PAGES[id].back });

/** The calendar to subscribe to, of retreats and of the dates of workshops. */
export const SUBSCRIPTION = `${PAGES.calendrier.path}.ics`;

/** One part of an address; apostrophes are encoded too, because HTML and XML escape them differently. */
export const addressPart = (text: string) => encodeURIComponent(text).replace(/'/g, "%27");

/** Whether the documents of a collection have pages of their own. */
export const isDocumented = (collection: CollectionName): collection is Documented => collection in DOCUMENTS;

/** The address of a document's page; ids come from the database and may hold anything. */
export const documentPath = (collection: Documented, id: string) =>
  `/${DOCUMENTS[collection].folder}/${addressPart(id)}`;

/** The first parts of addresses that pages, files and the framework use. */
const RESERVED_PARTS = new Set([
  ...EVERY_PAGE.map((path) => path.split("/")[1]),
  ...Object.values(DOCUMENTS).map(({ folder }) => folder.split("/")[0]),
  ...["api", "apercu", "art", "messages", "opengraph-image", "photos", "style"],
  ...["index", "404", "500"],
]);

/** Whether a document of `pages` with this id may be a page of the hosts' own at `/<id>`. */
export const isOwnPageId = (id: string): boolean =>
  !isPageId(id) &&
  /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u.test(id) &&
  id.length <= 80 &&
  !RESERVED_PARTS.has(id.toLowerCase());

/** Whether a document of `pages` with this id may have a page: one of the site's, or of the hosts' own. */
export const mayBePage = (id: string): boolean => isPageId(id) || isOwnPageId(id);

export const pathTo = {
  page: (id: string) => (isPageId(id) ? PAGES[id].path : `/${addressPart(id)}`),
  partner: (id: string) => documentPath("partners", id),
  workshop: (id: string) => documentPath("workshops", id),
  category: (name: string) => `${PAGES.ateliers.path}/${addressPart(slug(name))}`,
  retreat: (id: string) => documentPath("calendar", id),
};

/** The id of a host's section on the hosts' page; undefined for a name without letters. */
export const hostAnchor = (name: string): string | undefined => slug(name) || undefined;

/** The addresses of a document's preview and of a retreat's calendar file. */
export const previewBelow = (page: string) => `${page}/opengraph-image`;
export const calendarBelow = (page: string) => `${page}/evenement.ics`;
