import type { Day } from "@/lib/dates";

/** What the pages see: plain objects, complete and safe to show (spec section 3). */

/** An address that a visitor's browser may load, through the site's own optimiser. */
export type ImageAddress = string;

/** HTML that went through the site's allow-list. */
export type SafeHtml = string;

export type Photo = { id: string; name: string; image: ImageAddress };

/** When the document last changed, as an ISO instant; absent where the source does not know it. */
type Dated = { updatedAt?: string };

export type PartnerSummary = Dated & {
  id: string;
  title: string;
  activity?: string;
  picture?: ImageAddress;
};
export type Partner = PartnerSummary & { content: SafeHtml; workshops: string[] };

export type WorkshopSummary = Dated & { id: string; title: string; category?: string };
export type Workshop = WorkshopSummary & { content: SafeHtml };

export type RetreatSummary = Dated & { id: string; title: string; start?: Day; end?: Day };
export type Retreat = RetreatSummary & { images: ImageAddress[]; description: string };

/** One fault of a document, in the owners' words. */
export type Finding = {
  collection: string;
  id: string;
  field: string;
  problem: string;
  shown: string;
};
