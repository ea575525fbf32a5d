import { WORDS } from "@/content/shipped/words";
import type { Workshop } from "@/lib/content";
import { emblemOf } from "@/lib/pictures/own";
import { pathTo } from "@/lib/routes";
import type { Person } from "./leaders";

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

/**
 * The picture beside a workshop's name in a list: what opens its page, else the first face among several who lead it,
 * else the emblem of its element, else what stands for who leads it: at last a lantern.
 */
export function faceOf(
  workshop: Pick<Workshop, "id" | "image" | "element">,
  leaders: readonly Person[],
): Pick<Person, "path" | "picture" | "inPlace"> {
  const found = openingOf(workshop, leaders) ?? leaders.find(({ picture }) => picture);
  const leader = leaders[0] ?? { path: pathTo.workshop(workshop.id) };
  return found ?? { ...leader, picture: emblemOf(workshop.element) };
}
