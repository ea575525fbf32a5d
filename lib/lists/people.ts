import "server-only";
import { WORDS } from "@/content/shipped/words";
import { plainText } from "@/lib/article/clean";
import { getWorkshop, type PartnerSummary, partnersLeading, type Workshop } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { hostAnchor, PAGES, pathTo } from "@/lib/routes";
import { named } from "@/lib/text/strings";

export type Person = Pick<PartnerSummary, "title" | "activity" | "picture"> & {
  path: string;
};

export const partnerAsPerson = (partner: PartnerSummary): Person => ({
  ...partner,
  path: pathTo.partner(partner.id),
});

/** The leaders of a workshop: the partners who name it, else the hosts whom its text names in full. */
export async function leadersOf({ id, content }: Workshop): Promise<Person[]> {
  const partners = await partnersLeading(id);
  if (partners.length > 0) return partners.map(partnerAsPerson);
  const { hosts } = await textsOf("nous-connaitre");
  return named(plainText(content), hosts).map(({ name, role, image }) => ({
    title: name,
    activity: role,
    picture: image,
    path: [PAGES["nous-connaitre"].path, hostAnchor(name)].filter(Boolean).join("#"),
  }));
}

/** The leaders of some workshops by the workshop's id, without those that nobody leads. */
export async function leadersOfEach(ids: readonly string[]): Promise<Map<string, Person[]>> {
  const led = new Map<string, Person[]>();
  await Promise.all(
    ids.map(async (id) => {
      const workshop = await getWorkshop(id);
      const leaders = workshop ? await leadersOf(workshop) : [];
      if (leaders.length > 0) led.set(id, leaders);
    }),
  );
  return led;
}

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
  leaders: readonly Person[],
): string | undefined {
  const found = openingPictureOf(workshop, leaders) ?? leaders.find(({ picture }) => picture);
  return found?.picture ?? (workshop.element && `/art/element-${workshop.element}-small.webp`);
}
