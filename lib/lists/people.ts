import "server-only";
import { plainText } from "@/lib/article/clean";
import {
  getRetreat,
  getWorkshop,
  listPartners,
  listWorkshops,
  type PartnerSummary,
  partnersLeading,
  type WorkshopSummary,
  workshopNamed,
} from "@/lib/content";
import { type Pictured, pictured } from "@/lib/content/pictured";
import { textsOf } from "@/lib/content/texts";
import { pictureAt } from "@/lib/pictures/measure";
import { question } from "@/lib/questions";
import { hostAnchor, type Link, PAGES, pathTo } from "@/lib/routes";
import { namedIn, nameKey, slug } from "@/lib/text/strings";

export type Person = Pick<Pictured<PartnerSummary>, "title" | "activity" | "picture"> & {
  path: string;
};

export const asPeople = (partners: readonly PartnerSummary[]): Promise<Person[]> =>
  Promise.all(
    partners.map(async ({ id, title, activity, picture }) => ({
      ...{ title, activity },
      picture: await pictureAt(picture),
      path: pathTo.partner(id),
    })),
  );

/** The leaders of a workshop: partners who list it, else hosts whose names its text has in full. */
export const leadersOf = question("leadersOf", async (id: string): Promise<Person[]> => {
  const partners = partnersLeading(id);
  if (partners.length > 0) return asPeople(partners);
  const { hosts } = await textsOf("nous-connaitre");
  return namedIn(plainText(getWorkshop(id)?.content ?? []), hosts).map(({ name, role, image }) => ({
    title: name,
    activity: role,
    picture: image,
    path: [PAGES["nous-connaitre"].path, hostAnchor(name)].filter(Boolean).join("#"),
  }));
});

/** The partners and workshops that a text may name; one list as long as the content is the same. */
const mentionable = question("mentionable", () => [
  ...listPartners().map(({ id, title }) => ({ name: title, path: pathTo.partner(id), isPartner: true })),
  ...listWorkshops().map(({ id, title }) => ({ name: title, path: pathTo.workshop(id), isPartner: false })),
]);

/** The partners and workshops whose titles stand in a text, each once, in the order of the text (3.25). */
function mentionedIn(text: string): Mentioned {
  const links = namedIn(text, mentionable());
  const ofKind = (wanted: boolean) =>
    links.flatMap(({ isPartner, ...link }) => (isPartner === wanted ? [link] : []));
  return { partners: ofKind(true), workshops: ofKind(false) };
}
type Mentioned = { partners: Link[]; workshops: Link[] };

/** The partners and workshops that the text of a retreat names. */
export const mentionedByRetreat = question(
  "mentionedByRetreat",
  (id: string): Mentioned => mentionedIn(getRetreat(id)?.description ?? ""),
);

/** The partners whom the text of a workshop names, and who do not lead it. */
export const mentionedPartners = question("mentionedPartners", async (id: string): Promise<Link[]> => {
  const { partners } = mentionedIn(plainText(getWorkshop(id)?.content ?? []));
  const leading = new Set((await leadersOf(id)).map(({ path }) => path));
  return partners.filter(({ path }) => !leading.has(path));
});

export type LedWorkshop = Pictured<WorkshopSummary> & { leaders?: Person[] };

/** A workshop as a document names it, with the address of that name; unknown workshops have no id. */
export type NamedWorkshop = { title: string; path?: string } & Partial<LedWorkshop>;

export const workshopsNamed = (names: readonly string[]): Promise<NamedWorkshop[]> =>
  Promise.all(
    names.map(async (title) => {
      const workshop = workshopNamed(nameKey(title));
      const path = pathTo.workshop(slug(workshop?.title ?? title));
      return { ...(await pictured(workshop ?? {})), title, path };
    }),
  );

async function ledWorkshop(workshop: WorkshopSummary): Promise<LedWorkshop> {
  const [leaders, picturedWorkshop] = await Promise.all([leadersOf(workshop.id), pictured(workshop)]);
  return { ...picturedWorkshop, leaders };
}

export const withLeaders = (workshops: readonly WorkshopSummary[]): Promise<LedWorkshop[]> =>
  Promise.all(workshops.map(ledWorkshop));

/** The workshops, with leaders where a portrait takes the place of a missing picture. */
export const withPortraits = (workshops: readonly WorkshopSummary[]): Promise<LedWorkshop[]> =>
  Promise.all(workshops.map((workshop) => (workshop.image ? pictured(workshop) : ledWorkshop(workshop))));
