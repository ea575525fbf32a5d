import { calendarAnswer } from "@/lib/answers";
import { site } from "@/lib/config/site";
import { lastChanges, listRetreats, listWorkshops } from "@/lib/content";
import { iCalendar, retreatCalendarEvents, workshopCalendarEvents } from "@/lib/site/ical";

/** All dated retreats and workshop dates (requirement 8.4). */
export function GET() {
  const [retreatTimes, workshopTimes] = [lastChanges("calendar"), lastChanges("workshops")];
  const events = [
    ...listRetreats().flatMap((retreat) =>
      retreatCalendarEvents({ ...retreat, updatedAt: retreatTimes[retreat.id] }),
    ),
    ...listWorkshops().flatMap((workshop) =>
      workshopCalendarEvents({ ...workshop, updatedAt: workshopTimes[workshop.id] }),
    ),
  ];
  return calendarAnswer(iCalendar(events, `Retraites – ${site.name}`));
}
