import { calendarAnswer, refusal } from "@/lib/answers";
import { getRetreat, lastChanges } from "@/lib/content";
import { iCalendar, retreatCalendarEvents } from "@/lib/site/ical";

/** The calendar file of one retreat (requirement 8.4); 404 for a retreat that is unknown or has no days. */
export async function GET(_: Request, { params }: RouteContext<"/calendrier/flyers/[id]/evenement.ics">) {
  const retreat = getRetreat((await params).id);
  if (!retreat?.state.days) return refusal(404, "Cette retraite n’a pas de dates.");
  const updatedAt = lastChanges("calendar")[retreat.id];
  return calendarAnswer(iCalendar(retreatCalendarEvents({ ...retreat, updatedAt })), retreat.title);
}
