import { WORDS } from "@/content/shipped/words";
import type { Workshop } from "@/lib/content";
import type { Person } from "@/lib/lists/people";

type Opening = { of: "workshop" | "leader"; picture: string; alt: string };

/** The workshop's own picture, else the portrait of its only leader: several leaders are shown in a card. */
export function openingPictureOf(
  { image, alt = "" }: Pick<Workshop, "image" | "alt">,
  [alone, another]: readonly Person[],
): Opening | undefined {
  if (image) return { of: "workshop", picture: image, alt };
  if (!alone?.picture || another) return undefined;
  return { of: "leader", picture: alone.picture, alt: WORDS.portrait(alone.title) };
}

/** The picture beside a workshop's name: its page's first, else its leaders', else the emblem of its element. */
export function thumbnailOf(
  workshop: Pick<Workshop, "image" | "element">,
  leaders: readonly Person[] = [],
): string | undefined {
  const found = openingPictureOf(workshop, leaders) ?? leaders.find(({ picture }) => picture);
  return found?.picture ?? (workshop.element && `/art/element-${workshop.element}-small.webp`);
}
