import "server-only";
import { getRetreat, listRetreats, nextRetreat, type RetreatSummary, today } from "@/lib/content";
import { allPictured, type Pictured } from "@/lib/content/pictured";
import type { KnownDays } from "@/lib/content/retreat-state";
import { shortRange, stayLength } from "@/lib/dates";
import { question } from "@/lib/questions";
import { otherDates } from ".";

export type ShortRetreat = { retreat: ShownRetreat; when: string };
/** A retreat as lists show it, with its first poster. */
export type ShownRetreat = Pictured<RetreatSummary>;

export const withPosters = (retreats: readonly RetreatSummary[]): Promise<ShownRetreat[]> =>
  allPictured(retreats.map((retreat) => ({ ...retreat, images: retreat.images?.slice(0, 1) })));

/** Days in short, which tell the year when they lie far ahead. */
const shortDays = question("shortDays", (start: string, end: string): string =>
  shortRange(start, end, today()),
);

/** The known days of a retreat in short. */
export const shortDaysOf = ({ start, end = start }: KnownDays): string => shortDays(start, end);

/** The retreats with known days, each with its first poster and its days in short. */
const withShortDays = async (retreats: readonly RetreatSummary[]): Promise<ShortRetreat[]> =>
  (await withPosters(retreats)).flatMap((retreat) =>
    retreat.state.days ? [{ retreat, when: shortDaysOf(retreat.state.days) }] : [],
  );

export type NextRetreat = ShortRetreat & { length: string | undefined };

/** The next retreat; undefined if none is scheduled. */
export const announcedRetreat = question("announcedRetreat", async (): Promise<NextRetreat | undefined> => {
  const next = nextRetreat();
  const [announced] = await withShortDays(next ? [next] : []);
  const { days } = next?.state ?? {};
  return announced && { ...announced, length: stayLength(days?.start, days?.end) };
});

/** Bookable retreats beside the given one, for visitors who are not free on its dates. */
export const otherRetreats = question("otherRetreats", async (id: string): Promise<ShownRetreat[]> => {
  const retreats = listRetreats();
  const retreat = retreats.find((candidate) => candidate.id === id);
  return retreat ? withPosters(otherDates(retreats, retreat)) : [];
});

/** The next retreat and the two open ones after it. */
export const upcomingRetreats = question(
  "upcomingRetreats",
  async (): Promise<{ next: NextRetreat; later: ShortRetreat[] } | undefined> => {
    const next = await announcedRetreat();
    if (!next) return undefined;
    const dated = otherDates(listRetreats(), next.retreat).filter(({ state }) => state.days);
    return { next, later: await withShortDays(dated.slice(0, 2)) };
  },
);

/** The next retreat, and whether its flyer has more to say than the calendar. */
export const nextWithFlyer = question("nextWithFlyer", () => {
  const next = nextRetreat();
  const flyer = next && getRetreat(next.id);
  return next
    ? { id: next.id, hasProgramme: Boolean(flyer?.description || flyer?.images.length) }
    : undefined;
});
