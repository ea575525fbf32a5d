import { env } from "@/lib/config/env";
import { dayInParis, formatDay } from "@/lib/dates";

/** The fields that decide whether a document is shown (requirement 4.8). */
type Hideable = { draft?: true; publishAt?: string | null };

/** Whether this is the hosts' preview instance, which shows every document (requirement 7.8). */
export const isPreview = () => env().CONTENT_PREVIEW === "on";

/** Whether visitors may see a document now. They never see a draft, or a null `publishAt`. */
export function isPublic(document: object, now = Date.now()): boolean {
  const { draft, publishAt } = document as Hideable;
  return !draft && (publishAt === undefined || (publishAt !== null && Date.parse(publishAt) <= now));
}

/** The instant at which a document is published, past or future; undefined if the document stays hidden. */
export function publicationTimeOf(document: object): string | undefined {
  const { draft, publishAt } = document as Hideable;
  return draft ? undefined : (publishAt ?? undefined);
}

function markOfHidden(document: object): string {
  const moment = publicationTimeOf(document);
  return moment ? ` (à paraître le ${formatDay(dayInParis(new Date(moment)))})` : " (brouillon)";
}

/** The document as this instance shows it, or undefined. The preview marks the names of hidden documents. */
export function asShownHere<T extends object>(document: T): T | undefined {
  if (isPublic(document)) return document;
  if (!isPreview()) return undefined;
  const titleField = "title" in document ? "title" : "name" in document ? "name" : undefined;
  return titleField
    ? { ...document, [titleField]: `${document[titleField as keyof T]}${markOfHidden(document)}` }
    : document;
}
