import type { FullDocument } from "./collections";
import type { RetreatState } from "./retreat-state";

/** The types of content: plain objects, complete and safe to show (requirement 4.1). */

/** An address that a visitor's browser may load, through the site's own optimiser. */
export type ImageAddress = string;

/** What lists do not need: a page that shows a list stays as it is when only these fields change. */
export type Unlisted = "content" | "description" | "program" | "updatedAt";
type Listed<Document> = Omit<Document, Unlisted>;

export type Photo = Listed<FullDocument<"photos">> & { image: ImageAddress };
export type PartnerSummary = Listed<Partner>;
export type Partner = FullDocument<"partners">;
export type WorkshopSummary = Listed<Workshop>;
export type Workshop = FullDocument<"workshops">;
/** `images` may be left out by a list that shows no poster. */
export type RetreatSummary = Omit<Listed<Retreat>, "images"> & { images?: ImageAddress[] };
export type Retreat = FullDocument<"calendar"> & { state: RetreatState };
/** What is said of a retreat beside its posters. */
export type RetreatWords = Omit<RetreatSummary, "images">;
export type FlyerWords = Omit<Retreat, "images">;
export type { Host } from "./parse/hosts";
export type PageOverride = FullDocument<"pages">;

/** One fault of a document, in the owners' words. */
export type Finding = {
  collection: string;
  id: string;
  field: string;
  problem: string;
  shown: string;
  /** A notice: a visitor sees what was meant. Else it is a fault. */
  isNotice?: true;
};
