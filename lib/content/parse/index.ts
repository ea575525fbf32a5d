import type { CollectionName } from "@/lib/content/collections";
import type { RawDocument } from "@/lib/content/source";
import type {
  Partner,
  PartnerSummary,
  Photo,
  Retreat,
  RetreatSummary,
  Workshop,
  WorkshopSummary,
} from "@/lib/content/types";
import * as field from "./fields";
import { type Parsed, parser } from "./parser";

/** A photo without an address that may be shown has no place in the gallery: its `image` is undefined. */
export const parsePhoto = parser(
  "photos",
  { name: field.line, img: field.image },
  ({ name, img }, { id }, report): Omit<Photo, "image"> & { image?: string } => {
    if (!name) report("name", "nom absent", "la photo, rangée selon son identifiant");
    if (!img) report("img", "pas d’image", "rien : la photo n’est pas dans la galerie");
    return { id, name: name ?? id, ...(img && { image: img }) };
  },
);

const partnerSummary = { title: field.title, activity: field.line, pictureprofile: field.image };

export const parsePartnerSummary = parser(
  "partners",
  partnerSummary,
  ({ title, activity, pictureprofile }, { id, updatedAt }): PartnerSummary => ({
    id,
    title: title ?? id,
    ...(activity && { activity }),
    ...(pictureprofile && { picture: pictureprofile }),
    ...(updatedAt && { updatedAt }),
  }),
);

export const parsePartner = parser(
  "partners",
  { ...partnerSummary, content: field.html, workshops: field.texts },
  ({ title, activity, pictureprofile, content, workshops }, { id, updatedAt }): Partner => ({
    id,
    title: title ?? id,
    ...(activity && { activity }),
    ...(pictureprofile && { picture: pictureprofile }),
    content,
    workshops,
    ...(updatedAt && { updatedAt }),
  }),
);

const workshopSummary = { title: field.title, category: field.line };

export const parseWorkshopSummary = parser(
  "workshops",
  workshopSummary,
  ({ title, category }, { id, updatedAt }): WorkshopSummary => ({
    id,
    title: title ?? id,
    ...(category && { category }),
    ...(updatedAt && { updatedAt }),
  }),
);

export const parseWorkshop = parser(
  "workshops",
  { ...workshopSummary, content: field.html },
  ({ title, category, content }, { id, updatedAt }, report): Workshop => {
    if (!category) report("category", "catégorie absente", "l’atelier, absent des pages de catégorie");
    return {
      id,
      title: title ?? id,
      ...(category && { category }),
      content,
      ...(updatedAt && { updatedAt }),
    };
  },
);

const retreatSummary = { title: field.title, dateStart: field.day, dateEnd: field.day };
type Report = (field: "dateStart" | "dateEnd", problem: string, shown: string) => void;

/** Both dates, or only the start when the end is missing or lies before it. */
function dates(start: string | undefined, end: string | undefined, report: Report) {
  if (start && !end) report("dateEnd", "date de fin absente", "« À venir »");
  if (end && !start) report("dateStart", "date de début absente", "« À venir »");
  const reversed = start !== undefined && end !== undefined && end < start;
  if (reversed) report("dateEnd", "date de fin avant la date de début", "« À venir »");
  return { ...(start && { start }), ...(end && !reversed && { end }) };
}

export const parseRetreatSummary = parser(
  "calendar",
  retreatSummary,
  ({ title, dateStart, dateEnd }, { id, updatedAt }, report): RetreatSummary => ({
    id,
    title: title ?? id,
    ...dates(dateStart, dateEnd, report),
    ...(updatedAt && { updatedAt }),
  }),
);

export const parseRetreat = parser(
  "calendar",
  { ...retreatSummary, img: field.images, description: field.text },
  ({ title, dateStart, dateEnd, img, description }, { id, updatedAt }, report): Retreat => ({
    id,
    title: title ?? id,
    ...dates(dateStart, dateEnd, report),
    images: img,
    description,
    ...(updatedAt && { updatedAt }),
  }),
);

const PARSERS: Record<CollectionName, (raw: RawDocument) => Parsed<{ id: string }>> = {
  photos: parsePhoto,
  partners: parsePartner,
  workshops: parseWorkshop,
  calendar: parseRetreat,
};

/** Parses a whole document of any collection: what the content check and the import look at. */
export function parseDocument(collection: CollectionName, raw: RawDocument): Parsed<{ id: string }> {
  return PARSERS[collection](raw);
}
