import { createHash } from "node:crypto";
import { site } from "@/lib/config/site";
import type { ImageAddress, Partner, Retreat, Workshop } from "@/lib/content";
import { statusEnding } from "@/lib/content/status";
import { textsOf } from "@/lib/content/texts";
import { formatRange } from "@/lib/dates";
import { PAGES, type PageId, pageUnder, pathTo } from "@/lib/routes";
import { shortTitle } from "@/lib/text/strings";

/** What a preview picture shows: the same words that its alternative text says. */
export type Card = {
  /** A word over the title that says what the page is: « Retraite », « Atelier ». */
  kind?: string;
  title: string;
  /** The lines under the title, in order: dates, activity. */
  lines: string[];
  /** The place and its altitude, at the foot. */
  place?: string;
  /** The document's own picture, framed beside the words. */
  picture?: ImageAddress;
  /** One of the site's square or wide drawings, framed in the same way. */
  art?: string;
};

/** A preview as a page announces it: its address, from the root, and its alternative text. */
export type Preview = { url: string; alt: string };

export const PREVIEW_SIZE = { width: 1200, height: 630 };

/**
 * Announces the preview at `path`. The address changes with the words and the picture, because
 * messengers keep what they fetched once.
 */
export function previewAt(path: string, card: Card): Preview {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  const alt = [card.title, ...card.lines, card.place].filter(Boolean).join(" – ");
  return { url: `${path}?v=${version}`, alt };
}

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
