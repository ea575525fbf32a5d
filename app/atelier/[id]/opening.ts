import { WORDS } from "@/content/shipped/words";
import type { Workshop } from "@/lib/content";
import type { Person } from "@/lib/lists/leaders";
import { pathTo } from "@/lib/routes";

/** The picture that opens a workshop's page: what it is of, where the site tells of that, and what it shows. */
export type Opening = { of: "workshop" | "leader"; path: string; picture: string; alt: string };

/**
 * The workshop's own picture, else the portrait of whoever leads it alone: of several, each is met in the card.
 * Undefined where neither has one.
 */
export function openingOf(
  { id, image, alt = "" }: Pick<Workshop, "id" | "image" | "alt">,
  [alone, another]: readonly Person[],
): Opening | undefined {
  if (image) return { of: "workshop", path: pathTo.workshop(id), picture: image, alt };
  if (!alone?.picture || another) return undefined;
  return { of: "leader", path: alone.path, picture: alone.picture, alt: WORDS.portrait(alone.title) };
}
