import type { FullDocument } from "./collections";
import type { RetreatState } from "./retreat-state";

/** The types of content: plain objects, complete and safe to show (requirement 4.1). */

/** An address that a visitor's browser may load through the picture route. */
export type ImageAddress = string;

/** The fields that lists do not need. A change of these fields alone does not change a page with a list. */
export const UNLISTED = ["content", "description", "program", "updatedAt"] as const;
export type Unlisted = (typeof UNLISTED)[number];
type Listed<Document> = Omit<Document, Unlisted>;

export type Photo = Listed<FullDocument<"photos">> & { image: ImageAddress };
export type PartnerSummary = Listed<Partner>;
export type Partner = FullDocument<"partners">;
export type WorkshopSummary = Listed<Workshop>;
export type Workshop = FullDocument<"workshops">;
/** A list without posters may leave `images` out. */
export type RetreatSummary = Omit<Listed<Retreat>, "images"> & { images?: ImageAddress[] };
export type Retreat = FullDocument<"calendar"> & { state: RetreatState };
/** The fields of a retreat without the posters. */
export type RetreatWords = Omit<RetreatSummary, "images">;
export type FlyerWords = Omit<Retreat, "images">;
export type { Host } from "./parse/hosts";
export type PageOverride = FullDocument<"pages">;

/** A fault of a document, in the words of the hosts. */
export type Finding = {
  collection: string;
  id: string;
  field: string;
  problem: string;
  shownInstead: string;
  /** A notice says that visitors see what the hosts meant. Other findings are faults. */
  isNotice?: true;
};
