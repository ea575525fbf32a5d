import { createHash } from "node:crypto";
import { site } from "@/lib/config/site";
import type { ImageAddress, Partner, Retreat, Workshop } from "@/lib/content";
import { statusEnding } from "@/lib/content/status";
import { textsOf } from "@/lib/content/texts";
import { formatRange } from "@/lib/dates";
import { PAGES, type PageId, pageUnder, pathTo } from "@/lib/routes";
import { shortTitle } from "@/lib/text/strings";

export type Card = {
  /** A word over the title for the kind of page: « Retraite », « Atelier ». */
  kind?: string;
  title: string;
  /** The lines under the title, in order: dates, activity. */
  lines: string[];
  /** The place and its altitude, at the foot. */
  place?: string;
  /** The document's own picture, framed beside the words. */
  picture?: ImageAddress;
  art?: string;
};

/** A preview as a page announces it: its address, from the root, and its alternative text. */
export type Preview = { url: string; alt: string };

export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The preview at an address that changes with the text, because messengers cache it for ever. */
export function previewAt(path: string, card: Card): Preview {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  const alt = [card.title, ...card.lines, card.place].filter(Boolean).join(" – ");
  return { url: `${path}?v=${version}`, alt };
}

export const previewPath = (id: PageId) => `/opengraph-image/${id}`;

export const pagePreview = async (id: PageId): Promise<Preview> =>
  previewAt(previewPath(id), await cardOf(id));

/** The card of the page whose id an address names, or undefined. */
export const pageCard = async (id: string): Promise<Card | undefined> =>
  Object.hasOwn(PAGES, id) ? cardOf(id as PageId) : undefined;

/** A page of the site in its own words, with its first picture. */
async function cardOf(id: PageId): Promise<Card> {
  const { title, summary, pictures, ownPictures } = await textsOf(id);
  const first = pictures.find(({ src }) => src);
  return {
    ...(pageUnder("ateliers", id) && { kind: PAGES.ateliers.name }),
    title: id === "accueil" ? site.name : title,
    lines: summary ? [summary] : [],
    place: site.whereabouts,
    ...(first && (ownPictures ? { picture: first.src } : { art: first.src })),
  };
}

const documentCard = (kind: string, title: string, line?: string, picture?: ImageAddress): Card => ({
  kind,
  title,
  lines: line ? [line] : [],
  place: site.whereabouts,
  ...(picture && { picture }),
});

export const retreatCard = ({ title, status, start, end, images: [picture] }: Retreat) =>
  documentCard("Retraite", shortTitle(title, statusEnding(status)), formatRange(start, end), picture);
export const partnerCard = ({ title, activity, picture }: Partner) =>
  documentCard("Partenaire", shortTitle(title), activity, picture);
export const workshopCard = ({ title, category, image }: Workshop) =>
  documentCard("Atelier", shortTitle(title), category, image);

/** The card of a category that the hosts typed. */
export const categoryCard = (name: string) => documentCard(PAGES.ateliers.name, shortTitle(name));

const previewBelow = (page: string, card: Card) => previewAt(`${page}/opengraph-image`, card);

export const retreatPreview = (retreat: Retreat) =>
  previewBelow(pathTo.retreat(retreat.id), retreatCard(retreat));
export const partnerPreview = (partner: Partner) =>
  previewBelow(pathTo.partner(partner.id), partnerCard(partner));
export const workshopPreview = (workshop: Workshop) =>
  previewBelow(pathTo.workshop(workshop.id), workshopCard(workshop));
export async function categoryPreview(name: string, id: string): Promise<Preview> {
  const page = pageUnder("ateliers", id);
  return page ? pagePreview(page) : previewBelow(pathTo.category(id), categoryCard(name));
}
