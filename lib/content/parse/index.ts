import { type CollectionName, type FullDocument, fieldsOf } from "@/lib/content/collections";
import { datesInWords, stateOf, WORDS_OF_STATES } from "@/lib/content/retreat-state";
import type { RawDocument } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { dayInParis, shiftDay } from "@/lib/dates";
import { SLIDES } from "@/lib/pictures/slots";
import { type Fault, readFields, unknownFields } from "./field";
import { documentLimiter } from "./limits";

type ReportFinding = (field: string, problem: string, shownInstead: string, isNotice?: true) => void;

type ParsedDocument = Record<string, unknown> & { id: string };

/**
 * Parses a whole document. A parser never throws: each fault becomes a finding, and other values are shown.
 */
export function parseDocument<C extends CollectionName>(collection: C, raw: RawDocument) {
  const findings: Finding[] = [];
  const report: ReportFinding = (field, problem, shownInstead, isNotice) =>
    void findings.push({
      collection,
      id: raw.id,
      field,
      problem,
      shownInstead,
      ...(isNotice && { isNotice }),
    });
  const fields = fieldsOf(collection);
  const withinLimits = documentLimiter();
  const limitedFields = new Map<string, unknown>();
  for (const { from } of fields) {
    if (!Object.hasOwn(raw.data, from) || limitedFields.has(from)) continue;
    const faults: Fault[] = [];
    limitedFields.set(
      from,
      withinLimits(raw.data[from], (fault) => faults.push(fault)),
    );
    for (const { problem, shownInstead } of faults.slice(0, 1)) report(from, problem, shownInstead);
  }
  const { values, faults } = readFields(fields, Object.fromEntries(limitedFields), raw.id);
  const unknownFieldFaults = unknownFields(Object.keys(raw.data), fields);
  for (const { field, problem, shownInstead, isNotice } of [...faults, ...unknownFieldFaults])
    report(field, problem, shownInstead, isNotice);
  const document: ParsedDocument = {
    id: raw.id,
    ...(raw.updatedAt && { updatedAt: raw.updatedAt }),
    ...values,
  };
  RULES[collection]?.(document, report);
  return { document: document as FullDocument<C>, findings };
}

/** Longer retreats exist, but a wrongly typed year is more likely. */
const MAX_RETREAT_DAYS = 30;

const RULES: Partial<Record<CollectionName, (document: ParsedDocument, report: ReportFinding) => void>> = {
  photos: ({ image }, report) => {
    if (!image) report("img", "pas d’image", "rien : la photo n’est pas dans la galerie");
  },
  workshops: ({ category }, report) => {
    if (!category) report("category", "catégorie absente", "l’atelier, absent des pages de catégorie");
  },
  pages: (document, report) => {
    const { images = [], ...others } = document as ParsedDocument & Record<string, unknown[]>;
    for (const field of ["alts", "uprights", "captions"]) {
      const count = others[field]?.length ?? 0;
      const places = images.length || (field === "captions" ? SLIDES : count);
      if (count > places) report(field, `${count} pour ${places} images`, "ceux des images seulement");
    }
  },
  calendar: (document, report) => {
    const retreat = document as FullDocument<"calendar">;
    const { start, end, places, status, publishAt } = retreat;
    // The empty day lies before the retreat, so that the state is that of a retreat to come.
    const state = stateOf(retreat, "");
    const shownDates = `« ${datesInWords(state)} »`;
    const stateWord = WORDS_OF_STATES[state.name];
    if (
      places !== undefined &&
      status &&
      (places > 0 ? !state.canBook : status !== "complet" && state.name === "full")
    )
      report("places", `${places} places, mais « ${status} »`, `« ${stateWord} »`, true);
    const lastDay = end ?? start;
    if (publishAt && lastDay && dayInParis(new Date(publishAt)) > lastDay)
      report("publishAt", "après la fin de la retraite", "la retraite, déjà passée quand elle paraît", true);
    const { startWords, endWords } = retreat;
    if (start && !end && !endWords) report("dateEnd", "date de fin absente", shownDates, true);
    if (end && !start && !startWords) report("dateStart", "date de début absente", shownDates, true);
    if (start && end && end < start) report("dateEnd", "date de fin avant la date de début", shownDates);
    if (start && end && end > shiftDay(start, MAX_RETREAT_DAYS))
      report("dateEnd", `plus de ${MAX_RETREAT_DAYS} jours ?`, shownDates, true);
  },
};
