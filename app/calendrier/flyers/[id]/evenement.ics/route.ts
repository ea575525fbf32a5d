import { getRetreat, listRetreats } from "@/lib/content";
import { isDated } from "@/lib/dates";
import { iCalendar } from "@/lib/feeds/ical";
import { calendarAnswer } from "@/lib/feeds/respond";
import { idOf, staticIds } from "@/lib/params";
import { notFoundAnswer } from "@/lib/server/not-found-answer";

export const generateStaticParams = async () => staticIds(await listRetreats());

/** One dated retreat, for download (contract); 404 when there is no such retreat or it has no dates yet. */
export async function GET(_: Request, { params }: RouteContext<"/calendrier/flyers/[id]/evenement.ics">) {
  const retreat = await getRetreat(await idOf(params));
  if (!retreat || !isDated(retreat)) return notFoundAnswer("Cette retraite n’a pas de dates.");
  return calendarAnswer(iCalendar([retreat]), retreat.title);
}
