import { calendarAnswer } from "@/lib/answers";
import { site } from "@/lib/config/site";
import { lastChanges, listRetreats, listWorkshops } from "@/lib/content";
import { iCalendar, retreatEntries, workshopEntries } from "@/lib/site/ical";

/** All dated retreats and workshop dates (requirement 8.4). */
export function GET() {
  const [retreatTimes, workshopTimes] = [lastChanges("calendar"), lastChanges("workshops")];
  const events = [
    ...listRetreats().flatMap((retreat) =>
      retreatEntries({ ...retreat, updatedAt: retreatTimes[retreat.id] }),
    ),
    ...listWorkshops().flatMap((workshop) =>
      workshopEntries({ ...workshop, updatedAt: workshopTimes[workshop.id] }),
    ),
  ];
  return calendarAnswer(iCalendar(events, `Retraites – ${site.name}`));
}
