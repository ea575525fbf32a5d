import { WORDS } from "@/content/shipped/words";
import type { Workshop } from "@/lib/content";
import { emblemOf } from "@/lib/pictures/own";
import type { Person } from "./people";

/** The first picture of a workshop's page: what it is of, and its text. */
type Opening = { of: "workshop" | "leader"; picture: string; alt: string };

/** The workshop's own picture, else the portrait of its only leader: several leaders are shown in a card. */
export function openingOf(
  { image, alt = "" }: Pick<Workshop, "image" | "alt">,
  [alone, another]: readonly Person[],
): Opening | undefined {
  if (image) return { of: "workshop", picture: image, alt };
  if (!alone?.picture || another) return undefined;
  return { of: "leader", picture: alone.picture, alt: WORDS.portrait(alone.title) };
}

/** The picture beside a workshop's name: its page's first, else its leaders', else the emblem of its element. */
export function faceOf(
  workshop: Pick<Workshop, "image" | "element">,
  leaders: readonly Person[],
): string | undefined {
  const found = openingOf(workshop, leaders) ?? leaders.find(({ picture }) => picture);
  return found?.picture ?? emblemOf(workshop.element);
}
