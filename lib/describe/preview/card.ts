import { createHash } from "node:crypto";
import type { ImageAddress } from "@/lib/content";

/** What a preview picture shows: the same words that its alternative text says. */
export type Card = {
  /** A word over the title that says what the page is: « Retraite », « Atelier ». */
  kind?: string;
  title: string;
  /** The lines under the title, in order: dates, activity. */
  lines: string[];
  /** The place and its altitude, at the foot. */
  place?: string;
  /** The document's own picture, framed beside the words. */
  picture?: ImageAddress;
  /** One of the site's square or wide drawings, framed in the same way. */
  art?: string;
};

/** A preview as a page announces it: its address, from the root, and its alternative text. */
export type Preview = { url: string; alt: string };

export const PREVIEW_SIZE = { width: 1200, height: 630 };

/**
 * Announces the preview at `path`. The address changes with the words and the picture, because
 * messengers keep what they fetched once.
 */
export function previewAt(path: string, card: Card): Preview {
  const version = createHash("sha256").update(JSON.stringify(card)).digest("hex").slice(0, 8);
  const alt = [card.title, ...card.lines, card.place].filter(Boolean).join(" – ");
  return { url: `${path}?v=${version}`, alt };
}
