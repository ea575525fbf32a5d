import { site } from "@/lib/config/site";
import type { Partner, Retreat, Workshop } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { formatRange } from "@/lib/dates";
import { statusEnding } from "@/lib/describe/status";
import { PAGES, type PageId, pageUnder, pathTo } from "@/lib/routes";
import { shortTitle } from "@/lib/text/excerpt";
import { type Card, type Preview, previewAt } from "./card";

const PREVIEW = "opengraph-image";

/** The pages whose previews stand together, under their names; those of the others stand below them. */
export const TOGETHER = (Object.keys(PAGES) as PageId[]).filter((id) => !("under" in PAGES[id]));

/** The address of a page's preview, from the root. */
export const previewPath = (id: PageId) =>
  TOGETHER.includes(id) ? `/${PREVIEW}/${id}` : `${PAGES[id].path}/${PREVIEW}`;

/** The preview of a page that is not a document. */
export const pagePreview = async (id: PageId): Promise<Preview> =>
  previewAt(previewPath(id), await cardOf(id));

/** The card of a page whose preview stands with others, by its name in the address, or undefined. */
export async function pageCard(name: string): Promise<Card | undefined> {
  const id = TOGETHER.find((one) => one === name);
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

export const retreatCard = ({ title, status, start, end, images: [picture] }: Retreat): Card => ({
  kind: "Retraite",
  title: shortTitle(title, statusEnding(status)),
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

export const retreatPreview = (retreat: Retreat) =>
  previewAt(`${pathTo.retreat(retreat.id)}/${PREVIEW}`, retreatCard(retreat));
export const partnerPreview = (partner: Partner) =>
  previewAt(`${pathTo.partner(partner.id)}/${PREVIEW}`, partnerCard(partner));
export const workshopPreview = (workshop: Workshop) =>
  previewAt(`${pathTo.workshop(workshop.id)}/${PREVIEW}`, workshopCard(workshop));
export const categoryPreview = async (name: string, id: string) =>
  previewAt(`${pathTo.category(id)}/${PREVIEW}`, await categoryCard(name, id));
