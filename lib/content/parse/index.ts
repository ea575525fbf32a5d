import {
  type CollectionName,
  type FullDocument,
  fieldsOf,
  type ListedDocument,
} from "@/lib/content/collections";
import { meaningOf } from "@/lib/content/retreat-state";
import type { RawDocument } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { dayInParis, formatDay, formatRange, shiftDay } from "@/lib/dates";
import { SLIDES } from "@/lib/pictures/slots";
import { readFields, unknownFields } from "./field";

type Report = (field: string, problem: string, shown: string, isNotice?: true) => void;

/** Parses a whole document. A parser never throws: every fault is a finding, and the rest is shown. */
export function parseDocument<C extends CollectionName>(collection: C, raw: RawDocument) {
  const { document, findings, report } = readDocument(collection, raw, "all");
  for (const [field, guess] of unknownFields(Object.keys(raw.data), fieldsOf(collection)))
    report(field, `champ inconnu${guess ? ` : « ${guess} » ?` : ""}`, "rien de ce champ");
  RULES[collection]?.(document, report);
  return { document: document as FullDocument<C>, findings };
}

/** The same document as its list needs it; `parseDocument` reports its faults. */
export function parseListed<C extends CollectionName>(collection: C, raw: RawDocument) {
  const { document, report } = readDocument(collection, raw, "listed");
  RULES[collection]?.(document, report);
  return document as ListedDocument<C>;
}

type Values = Record<string, unknown> & { id: string };

function readDocument(collection: CollectionName, raw: RawDocument, which: "listed" | "all") {
  const findings: Finding[] = [];
  const report: Report = (field, problem, shown, isNotice) =>
    void findings.push({ collection, id: raw.id, field, problem, shown, ...(isNotice && { isNotice }) });
  const { values, faults } = readFields(fieldsOf(collection, which), raw.data, raw.id);
  for (const { field, problem, shown, isNotice } of faults) report(field, problem, shown, isNotice);
  const document: Values = { id: raw.id, ...(raw.updatedAt && { updatedAt: raw.updatedAt }), ...values };
  return { document, findings, report };
}

/** Longer retreats exist, but a wrongly typed year is more likely. */
const MAX_RETREAT_DAYS = 30;

const RULES: Partial<Record<CollectionName, (document: Values, report: Report) => void>> = {
  photos: ({ image }, report) => {
    if (!image) report("img", "pas d’image", "rien : la photo n’est pas dans la galerie");
  },
  workshops: ({ category }, report) => {
    if (!category) report("category", "catégorie absente", "l’atelier, absent des pages de catégorie");
  },
  pages: (document, report) => {
    const { images = [], alts = [], captions = [] } = document as Values & Record<string, unknown[]>;
    if (images.length > 0 && alts.length > images.length)
      report("alts", `${alts.length} textes pour ${images.length} images`, "les textes des images seulement");
    if (captions.length > SLIDES) report("captions", `plus de ${SLIDES} textes`, "les premiers seulement");
  },
  calendar: (document, report) => {
    const { start, end, places, status, publishAt } = document as Partial<FullDocument<"calendar">>;
    const { hasPlaces } = meaningOf({ start, end, status });
    const state = places === 0 && hasPlaces ? "complet" : status;
    if (status && (places ? !hasPlaces : state !== status))
      report("places", `${places} places, mais « ${status} »`, `« ${state} »`, true);
    if (state) document.status = state;
    const last = end ?? start;
    if (publishAt && last && dayInParis(new Date(publishAt)) > last)
      report("publishAt", "après la fin de la retraite", "la retraite, déjà passée quand elle paraît", true);
    const { unknownDates, takesPlace } = meaningOf({ status });
    const unknown = `« ${unknownDates} »`;
    const alone =
      start && takesPlace ? `${unknown}, et « ${formatDay(start)} » une fois ce jour passé` : unknown;
    if (start && !end) report("dateEnd", "date de fin absente", alone);
    if (end && !start) report("dateStart", "date de début absente", unknown);
    if (start && end && end > shiftDay(start, MAX_RETREAT_DAYS))
      report("dateEnd", `plus de ${MAX_RETREAT_DAYS} jours ?`, `« ${formatRange(start, end)} »`, true);
    if (!start || !end || end >= start) return;
    report("dateEnd", "date de fin avant la date de début", alone);
    document.end = undefined;
  },
};
