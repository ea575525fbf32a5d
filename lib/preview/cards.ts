import type { Partner, Retreat, Workshop } from "@/lib/content";
import { formatRange } from "@/lib/dates";
import { CATEGORIES, ELEMENTS, pathTo } from "@/lib/navigation";
import { site } from "@/lib/site";
import { type Card, type Preview, previewAt } from "./card";

const place = () => `${site.address.locality}, ${site.address.region}, ${site.altitude} m`;

/** The cards of the pages that are not documents, by the name in their preview's address. */
const PAGES = {
  accueil: () => ({ title: site.name, lines: ["Ateliers et retraites en pleine nature"] }),
  "le-concept": () => ({ title: "Le concept", lines: ["Mieux se connaître, à plusieurs et dehors"] }),
  "le-lieu": () => ({ title: "Le lieu", lines: ["Une ancienne ferme au-dessus de la vallée"] }),
  "nous-connaitre": () => ({
    title: "Nous connaître",
    lines: ["Claire et Élodie, vos hôtes"],
    art: "/art/hosts.svg",
  }),
  contact: () => ({ title: "Infos pratiques", lines: [site.phone.shown, site.email] }),
  calendrier: () => ({ title: "Les retraites à venir", lines: ["Dates et programmes"] }),
  elements: () => ({ title: "Les quatre éléments", lines: ["Feu, eau, air, terre"] }),
  partenaires: () => ({ title: "Nos partenaires", lines: ["Celles et ceux qui animent les ateliers"] }),
  ateliers: () => ({
    title: "Les ateliers",
    lines: ["Bien-être, coaching, expérimentations sur le terrain"],
  }),
  "legal-mentions": () => ({ title: "Mentions légales", lines: [] }),
  "legal-cookies": () => ({ title: "Cookies", lines: [] }),
  accessibilite: () => ({ title: "Accessibilité", lines: [] }),
} satisfies Record<string, () => Omit<Card, "place">>;

export const PAGE_NAMES = Object.keys(PAGES);

/** The card of a page that is not a document, or undefined. */
export function pageCard(name: string): Card | undefined {
  const card = Object.hasOwn(PAGES, name) ? PAGES[name as keyof typeof PAGES]() : undefined;
  return card && { ...card, place: place() };
}

export const retreatCard = ({ title, start, end, images: [picture] }: Retreat): Card => ({
  kind: "Retraite",
  title,
  lines: [formatRange(start, end)],
  place: place(),
  ...(picture && { picture }),
});

export const partnerCard = ({ title, activity, picture }: Partner): Card => ({
  kind: "Partenaire",
  title,
  lines: activity ? [activity] : [],
  place: place(),
  ...(picture && { picture }),
});

export const workshopCard = ({ title, category }: Workshop): Card => ({
  kind: "Atelier",
  title,
  lines: category ? [category] : [],
  place: place(),
});

/** The card of a workshop category; those that the site draws itself show their drawing. */
export function categoryCard(name: string, id: string): Card {
  const known = CATEGORIES.find((category) => category.slug === id);
  return {
    kind: "Ateliers",
    title: name,
    lines: [],
    place: place(),
    ...(known && { art: `/art/category-${known.slug}.svg` }),
  };
}

/** The card of one of the four elements, by its slug, or undefined. */
export function elementCard(id: string): Card | undefined {
  const element = ELEMENTS.find(({ slug }) => slug === id);
  return element && { kind: "Élément", title: element.name, lines: [], place: place(), art: element.image };
}

/** The preview of the page at `path`, if it is one that is not a document. */
export function pagePreview(path: string): Preview | undefined {
  const name = path === "/" ? "accueil" : path.slice(1).replaceAll("/", "-");
  const card = pageCard(name);
  return card && previewAt(`/opengraph-image/${name}`, card);
}

const PREVIEW = "opengraph-image";

export const retreatPreview = (retreat: Retreat) =>
  previewAt(`${pathTo.retreat(retreat.id)}/${PREVIEW}`, retreatCard(retreat));
export const partnerPreview = (partner: Partner) =>
  previewAt(`${pathTo.partner(partner.id)}/${PREVIEW}`, partnerCard(partner));
export const workshopPreview = (workshop: Workshop) =>
  previewAt(`${pathTo.workshop(workshop.id)}/${PREVIEW}`, workshopCard(workshop));
export const categoryPreview = (name: string, id: string) =>
  previewAt(`/ateliers/${encodeURIComponent(id)}/${PREVIEW}`, categoryCard(name, id));
export function elementPreview(id: string): Preview | undefined {
  const card = elementCard(id);
  return card && previewAt(`/elements/${id}/${PREVIEW}`, card);
}
