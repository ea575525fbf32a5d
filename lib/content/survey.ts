import { PAGES } from "@/lib/routes";
import { COLLECTION_NAMES, type CollectionName, isPossibleId } from "./collections";
import { parseDocument } from "./parse";
import { byField, findFaults } from "./parse/check";
import { isPublic, publicationTimeOf } from "./publication";
import type { Contents } from "./source";
import type { Finding } from "./types";

/** A document in the survey; `at` is the ISO instant of its publication or last change. */
export type Surveyed = { collection: CollectionName; id: string; name: string; at?: string };

export type Survey = {
  count: number;
  /** Published documents with a known time, the most recent first. */
  published: Surveyed[];
  /** Future publications, the next first. */
  ahead: Surveyed[];
  drafts: Surveyed[];
  findings: Finding[];
};

export function survey(contents: Contents, aside: readonly Finding[] = [], now = Date.now()): Survey {
  const all = COLLECTION_NAMES.flatMap((collection) =>
    contents[collection]
      .filter((raw) => isShown(collection, raw))
      .map((raw) => surveyed(collection, raw, now)),
  );
  const inState = (state: string) => all.filter((one) => one.state === state).map(({ entry }) => entry);
  const at = ({ at = "" }: Surveyed) => at;
  return {
    count: all.length,
    published: inState("public")
      .filter((entry) => entry.at)
      .sort((a, b) => at(b).localeCompare(at(a))),
    ahead: inState("ahead").sort((a, b) => at(a).localeCompare(at(b))),
    drafts: inState("draft"),
    findings: byField([...aside, ...findFaults(contents)]),
  };
}

/** Whether visitors can see such a document at all: a page that exists, a photo with a picture. */
function isShown(collection: CollectionName, raw: Contents[CollectionName][number]): boolean {
  if (!isPossibleId(raw.id)) return false;
  if (collection === "pages") return Object.hasOwn(PAGES, raw.id);
  return collection !== "photos" || parseDocument("photos", raw).document.image !== undefined;
}

function surveyed(collection: CollectionName, raw: Contents[CollectionName][number], now: number) {
  const { document } = parseDocument(collection, raw);
  const moment = publicationTimeOf(document);
  const state = isPublic(document, now) ? "public" : moment ? "ahead" : "draft";
  const changes = [raw.updatedAt, moment].filter((one) => one !== undefined).sort();
  const name = "title" in document ? document.title : "name" in document ? document.name : undefined;
  const entry: Surveyed = {
    collection,
    id: raw.id,
    name: name || raw.id,
    at: state === "ahead" ? moment : changes.at(-1),
  };
  return { state, entry };
}
