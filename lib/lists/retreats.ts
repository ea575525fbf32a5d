import "server-only";
import { getRetreat, listRetreats, nextRetreat, type RetreatSummary, today } from "@/lib/content";
import { allPictured, type Pictured } from "@/lib/content/pictured";
import { shortRange, stay } from "@/lib/dates";
import { all } from "@/lib/load";
import { otherDates } from ".";

/** A retreat with its days in short. */
export type ShortRetreat = { retreat: ShownRetreat; when: string };
/** A retreat as lists show it, with its first poster. */
export type ShownRetreat = Pictured<RetreatSummary>;

export const withPosters = (retreats: readonly RetreatSummary[]): Promise<ShownRetreat[]> =>
  allPictured(retreats.map((retreat) => ({ ...retreat, images: retreat.images?.slice(0, 1) })));

/** The next retreat as pages announce it. */
export type NextRetreat = ShortRetreat & { length: string | undefined };

/** Undefined if no retreat is scheduled. */
export async function announcedRetreat(): Promise<NextRetreat | undefined> {
  const [retreat, day] = await Promise.all([nextRetreat(), today()]);
  if (!retreat?.start || !retreat.end) return undefined;
  const { start, end } = retreat;
  const [shown] = await withPosters([retreat]);
  return shown && { retreat: shown, when: shortRange(start, end, day), length: stay(start, end) };
}

/** Open retreats beside one, for visitors who are not free on its dates. */
export async function otherRetreats(retreat: RetreatSummary) {
  return withPosters(otherDates(await listRetreats(), retreat));
}

/** The next retreat and the two open ones after it. */
export async function upcomingRetreats() {
  const { next, retreats, day } = await all({
    next: announcedRetreat(),
    retreats: listRetreats(),
    day: today(),
  });
  if (!next) return undefined;
  const dated = otherDates(retreats, next.retreat).filter(({ state }) => state.days);
  const later = await withPosters(dated.slice(0, 2));
  const short = ({ start = "", end = "" }: ShownRetreat) => shortRange(start, end, day);
  return { next, later: later.map((retreat): ShortRetreat => ({ retreat, when: short(retreat) })) };
}

/** The next retreat, and whether its flyer has more to say than the calendar. */
export async function nextWithFlyer() {
  const next = await nextRetreat();
  const flyer = next && (await getRetreat(next.id));
  return next ? { id: next.id, hasFlyer: Boolean(flyer?.description || flyer?.images.length) } : undefined;
}
