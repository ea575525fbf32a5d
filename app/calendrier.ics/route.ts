import { calendarAnswer } from "@/lib/answers";
import { site } from "@/lib/config/site";
import { changedAt, listRetreats, listWorkshops } from "@/lib/content";
import { iCalendar, retreatEntries, workshopEntries } from "@/lib/site/ical";

/** All dated retreats and workshop dates (requirement 8.4). A failed read throws: the last answer stays. */
export async function GET() {
  const [retreats, workshops] = await Promise.all([listRetreats(), listWorkshops()]);
  const changed = { calendar: await changedAt("calendar"), workshops: await changedAt("workshops") };
  const events = [
    ...retreats.flatMap((retreat) => retreatEntries({ updatedAt: changed.calendar, ...retreat })),
    ...workshops.flatMap((workshop) => workshopEntries({ updatedAt: changed.workshops, ...workshop })),
  ];
  return calendarAnswer(iCalendar(events, `Retraites – ${site.name}`));
}
