import { site } from "@/lib/config/site";
import type { Partner, Retreat, Workshop } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { formatRange } from "@/lib/dates";
import { PAGES, type PageId, pagesUnder, pageUnder, pathTo } from "@/lib/routes";
import { shortTitle } from "@/lib/text/excerpt";
import { type Card, type Preview, previewAt } from "./card";

/** The pages with a preview at `/opengraph-image/…`, by the name in its address; the others have it beside them. */
const NAMED = new Map<string, PageId>(
  Object.entries(PAGES)
    .filter(([, page]) => !("under" in page))
    .map(([id, { path }]) => [path === "/" ? id : path.slice(1).replaceAll("/", "-"), id as PageId]),
);

export const PAGE_NAMES = [...NAMED.keys()];

/** The card of a page that is not a document, by the name in its preview's address, or undefined. */
export async function pageCard(name: string): Promise<Card | undefined> {
  const id = NAMED.get(name);
  return id && cardOf(id);
}

/** A page of the site in its own words, with its own first picture. */
async function cardOf(id: PageId): Promise<Card> {
  const { title, summary, pictures, ownPictures } = await textsOf(id);
  const [first] = pictures;
  return {
    title: id === "accueil" ? site.name : title,
    lines: summary ? [summary] : [],
    place: site.whereabouts,
    ...(first && (ownPictures ? { picture: first.src } : { art: first.src })),
  };
}

export const retreatCard = ({ title, start, end, images: [picture] }: Retreat): Card => ({
  kind: "Retraite",
  title: shortTitle(title),
  lines: [formatRange(start, end)],
  place: site.whereabouts,
  ...(picture && { picture }),
});

export const partnerCard = ({ title, activity, picture }: Partner): Card => ({
  kind: "Partenaire",
  title: shortTitle(title),
  lines: activity ? [activity] : [],
  place: site.whereabouts,
  ...(picture && { picture }),
});

export const workshopCard = ({ title, category, image }: Workshop): Card => ({
  kind: "Atelier",
  title: shortTitle(title),
  lines: category ? [category] : [],
  place: site.whereabouts,
  ...(image && { picture: image }),
});

/** The card of a workshop category: a page of the site, or one that the hosts typed. */
export async function categoryCard(name: string, id: string): Promise<Card> {
  const known = pageUnder("ateliers", id);
  const card = known ? await cardOf(known) : { title: shortTitle(name), lines: [], place: site.whereabouts };
  return { ...card, kind: PAGES.ateliers.name };
}

/** The card of one of the four elements, by the last part of its address, or undefined. */
export async function elementCard(id: string): Promise<Card | undefined> {
  const element = pageUnder("elements", id);
  return element && cardOf(element);
}

/** The preview of the page at `path`, if it is one that is not a document. */
export async function pagePreview(path: string): Promise<Preview | undefined> {
  const element = pagesUnder("elements").find((id) => PAGES[id].path === path);
  if (element) return previewAt(`${path}/${PREVIEW}`, await cardOf(element));
  const name = path === "/" ? "accueil" : path.slice(1).replaceAll("/", "-");
  const card = await pageCard(name);
  return card && previewAt(`/opengraph-image/${name}`, card);
}

const PREVIEW = "opengraph-image";

export const retreatPreview = (retreat: Retreat) =>
  previewAt(`${pathTo.retreat(retreat.id)}/${PREVIEW}`, retreatCard(retreat));
export const partnerPreview = (partner: Partner) =>
  previewAt(`${pathTo.partner(partner.id)}/${PREVIEW}`, partnerCard(partner));
export const workshopPreview = (workshop: Workshop) =>
  previewAt(`${pathTo.workshop(workshop.id)}/${PREVIEW}`, workshopCard(workshop));
export const categoryPreview = async (name: string, id: string) =>
  previewAt(`/ateliers/${encodeURIComponent(id)}/${PREVIEW}`, await categoryCard(name, id));
