import { dayInParis } from "@/lib/dates";
import { mayBePage } from "@/lib/routes";
import { COLLECTION_NAMES, type CollectionName, isPossibleId } from "./collections";
import { parseDocument } from "./parse";
import { findFaults, joinedByField, shippedWords } from "./parse/check";
import { isPublic, publicationTimeOf } from "./publication";
import type { Contents } from "./source";
import type { Finding } from "./types";

/** A document in the survey. `at` is the ISO instant of its publication or last change. */
export type SurveyEntry = { collection: CollectionName; id: string; name: string; at?: string };

export type Survey = {
  count: number;
  /** Published documents with a known time, from the latest to the earliest. */
  published: SurveyEntry[];
  /** Future publications, from the next to the last. */
  ahead: SurveyEntry[];
  drafts: SurveyEntry[];
  findings: Finding[];
  /** The pages that show shipped words. */
  shipped: Finding[];
};

/**
 * Collects the facts about the contents for the content check and the hosts' page (requirement 4.3).
 * `sourceFindings` are about files, `pictureFindings` about pictures that cannot be shown.
 */
export function survey(
  contents: Contents,
  sourceFindings: readonly Finding[],
  pictureFindings: readonly Finding[],
): Survey {
  const now = Date.now();
  const entriesWithStates = COLLECTION_NAMES.flatMap((collection) =>
    contents[collection].flatMap((raw) => entryWithState(collection, raw, now) ?? []),
  );
  const inState = (state: string) =>
    entriesWithStates.filter((document) => document.state === state).map(({ entry }) => entry);
  const timeOf = ({ at = "" }: SurveyEntry) => at;
  return {
    count: entriesWithStates.length,
    published: inState("public")
      .filter((entry) => entry.at)
      .sort((a, b) => timeOf(b).localeCompare(timeOf(a))),
    ahead: inState("ahead").sort((a, b) => timeOf(a).localeCompare(timeOf(b))),
    drafts: inState("draft"),
    findings: joinedByField([
      ...sourceFindings,
      ...findFaults(contents, dayInParis(new Date(now))),
      ...pictureFindings,
    ]),
    shipped: shippedWords(contents),
  };
}

/** A document of the survey. A page that does not exist and a photo without a picture have no entry. */
function entryWithState(collection: CollectionName, raw: Contents[CollectionName][number], now: number) {
  if (!isPossibleId(raw.id) || (collection === "pages" && !mayBePage(raw.id))) return undefined;
  const { document } = parseDocument(collection, raw);
  if (collection === "photos" && !("image" in document)) return undefined;
  const moment = publicationTimeOf(document);
  const state = isPublic(document, now) ? "public" : moment ? "ahead" : "draft";
  const changes = [raw.updatedAt, moment].filter((instant) => instant !== undefined).sort();
  const name = "title" in document ? document.title : "name" in document ? document.name : undefined;
  const entry: SurveyEntry = {
    collection,
    id: raw.id,
    name: name || raw.id,
    at: state === "ahead" ? moment : changes.at(-1),
  };
  return { state, entry };
}
