import { createHash } from "node:crypto";
import { site } from "@/lib/config/site";
import { getOwnPage, type ImageAddress, type Partner, type Retreat, type Workshop } from "@/lib/content";
import { datesInWords, titleEnding } from "@/lib/content/retreat-state";
import { nameOf, textsOf } from "@/lib/content/texts";
import { addressPart, isPageId, pageUnder, pathTo, previewBelow } from "@/lib/routes";
import { shortTitle } from "@/lib/text/strings";

export type Card = {
  /** A word over the title for the kind of page: « Retraite », « Atelier ». */
  kind?: string;
  title: string;
  /** Under the title: dates, activity, summary. */
  line?: string;
  /** The place and its altitude, at the foot. */
  place?: string;
  /** Framed beside the words. */
  picture?: ImageAddress;
};

/** A preview as a page announces it: its address, from the root, and its alternative text. */
export type Preview = { url: string; alt: string };

export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The preview with a version of its words in the address, because messengers cache it for ever. */
export function previewAt(path: string, card: Card): Preview {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  const alt = [card.title, card.line, card.place].filter(Boolean).join(" – ");
  return { url: `${path}?v=${version}`, alt };
}

export const previewPath = (id: string) => `/opengraph-image/${addressPart(id)}`;

export const pagePreview = async (id: string): Promise<Preview> =>
  previewAt(previewPath(id), await cardOf(id));

/** The card of the page whose id an address names, or undefined. */
export const pagePreviewCard = async (id: string): Promise<Card | undefined> =>
  isPageId(id) || getOwnPage(id) ? cardOf(id) : undefined;

/** A page in its own words, with its first picture. */
async function cardOf(id: string, called?: string): Promise<Card> {
  const { title, summary, pictures } = await textsOf(id, called);
  const kind = called || pageUnder("ateliers", id) ? nameOf("ateliers") : undefined;
  const picture = pictures.find(({ picture }) => picture)?.picture?.src;
  return makeCard(kind, id === "accueil" ? site.name : shortTitle(title), summary, picture);
}

const makeCard = (kind: string | undefined, title: string, line?: string, picture?: ImageAddress): Card => ({
  ...{ kind, title, line, picture },
  place: site.whereabouts,
});

export function retreatPreviewCard(retreat: Retreat) {
  const { title, state, images } = retreat;
  const line = [datesInWords(state), state.placesLeft, ...state.words].filter(Boolean).join(" · ");
  return makeCard("Retraite", shortTitle(title, titleEnding(state)), line, images[0]);
}
export const partnerPreviewCard = ({ title, activity, picture }: Partner) =>
  makeCard("Partenaire", shortTitle(title), activity, picture);
export const workshopPreviewCard = ({ title, category, image }: Workshop) =>
  makeCard("Atelier", shortTitle(title), category, image);

/** The card of a category that the hosts typed. */
export const categoryCard = (name: string, id: string) => cardOf(id, name);

const documentPreview = (page: string, card: Card) => previewAt(previewBelow(page), card);

export const retreatPreview = (retreat: Retreat) =>
  documentPreview(pathTo.retreat(retreat.id), retreatPreviewCard(retreat));
export const partnerPreview = (partner: Partner) =>
  documentPreview(pathTo.partner(partner.id), partnerPreviewCard(partner));
export const workshopPreview = (workshop: Workshop) =>
  documentPreview(pathTo.workshop(workshop.id), workshopPreviewCard(workshop));
export async function categoryPreview(name: string, id: string): Promise<Preview> {
  const page = pageUnder("ateliers", id);
  return page ? pagePreview(page) : documentPreview(pathTo.category(id), await categoryCard(name, id));
}
