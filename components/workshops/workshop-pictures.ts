import { WORDS } from "@/content/shipped/words";
import type { Workshop } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import type { Person } from "@/lib/lists/people";
import type { Picture } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR } from "@/lib/pictures/slots";

type OpeningPicture = { kind: "workshop" | "leader"; picture: Picture; alt: string; fallback?: string };

/** The workshop's picture, else the portrait of its only leader; several leaders are shown in a card. */
export function openingPicture(
  { image, alt = "" }: Pick<Pictured<Workshop>, "image" | "alt">,
  [onlyLeader, another]: readonly Person[],
): OpeningPicture | undefined {
  if (image) return { kind: "workshop", picture: image, alt };
  if (!onlyLeader?.picture || another) return undefined;
  return {
    kind: "leader",
    picture: onlyLeader.picture,
    alt: WORDS.portrait(onlyLeader.title),
    fallback: DEFAULT_AVATAR,
  };
}

/** The picture beside a workshop's name: its own, else a leader's portrait, else its element's emblem. */
export const workshopThumbnail = (
  { image, element }: Pick<Pictured<Workshop>, "image" | "element">,
  leaders: readonly Person[] = [],
): Picture | undefined =>
  image ??
  leaders.find(({ picture }) => picture)?.picture ??
  (element && { src: `/art/element-${element}-small.webp`, width: 96, height: 96 });
