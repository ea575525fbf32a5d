import { calendarAnswer, refusal } from "@/lib/answers";
import { changedAt, getRetreat, listRetreats } from "@/lib/content";
import { staticIds } from "@/lib/content/ids";
import { isDated } from "@/lib/dates";
import { iCalendar, retreatEntries } from "@/lib/site/ical";

export const generateStaticParams = async () => staticIds(await listRetreats());

/** One retreat, for download (requirement 8.4); 404 for a retreat that is unknown or has no dates. */
export async function GET(_: Request, { params }: RouteContext<"/calendrier/flyers/[id]/evenement.ics">) {
  const retreat = await getRetreat((await params).id);
  if (!retreat || !isDated(retreat)) return refusal(404, "Cette retraite n’a pas de dates.");
  const events = retreatEntries({ updatedAt: await changedAt("calendar"), ...retreat });
  return calendarAnswer(iCalendar(events), retreat.title);
}
