import type { WithArticle } from "@/lib/article/tree";
import type { Listed, Whole } from "./collections";
import type { Host as TypedHost } from "./parse/hosts";

/** The types of content: plain objects, complete and safe to show (spec section 3). */

/** An address that a visitor's browser may load, through the site's own optimiser. */
export type ImageAddress = string;

export type Photo = Listed<"photos"> & { image: ImageAddress };
export type PartnerSummary = Listed<"partners">;
export type Partner = WithArticle<Whole<"partners">>;
export type WorkshopSummary = Listed<"workshops">;
/** The fields of a workshop in a list, beside its title. */
export type WorkshopRow = Pick<WorkshopSummary, "id" | "image" | "element" | "duration" | "price">;
export type Workshop = WithArticle<Whole<"workshops">>;
/** Only the calendar shows posters: whoever else lists retreats need not name them. */
export type RetreatSummary = Omit<Listed<"calendar">, "images"> & { images?: ImageAddress[] };
export type Retreat = Whole<"calendar">;
export type Host = WithArticle<TypedHost>;
export type PageTexts = Whole<"pages">;

/** One fault of a document, in the owners' words. */
export type Finding = {
  collection: string;
  id: string;
  field: string;
  problem: string;
  shown: string;
};
