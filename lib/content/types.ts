import type { Day } from "@/lib/dates";

/** What the pages see: plain objects, complete and safe to show (spec section 3). */

/** An address that a visitor's browser may load, through the site's own optimiser. */
export type ImageAddress = string;

/** HTML that went through the site's allow-list. */
export type SafeHtml = string;

export type Photo = { id: string; name: string; image: ImageAddress };

export type PartnerSummary = { id: string; title: string; activity?: string; picture?: ImageAddress };
export type Partner = PartnerSummary & { content: SafeHtml; workshops: string[]; updatedAt?: string };

export type WorkshopSummary = { id: string; title: string; category?: string };
export type Workshop = WorkshopSummary & { content: SafeHtml; updatedAt?: string };

export type RetreatSummary = { id: string; title: string; start?: Day; end?: Day };
export type Retreat = RetreatSummary & { images: ImageAddress[]; description: string; updatedAt?: string };

/** One fault of a document, in the owners' words. */
export type Finding = {
  collection: string;
  id: string;
  field: string;
  problem: string;
  shown: string;
};
