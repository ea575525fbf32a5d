import { calendarAnswer } from "@/lib/answers";
import { site } from "@/lib/config/site";
import { changedAt, listRetreats, listWorkshops } from "@/lib/content";
import { iCalendar, retreatEvents, workshopEvents } from "@/lib/site/ical";

/** Every dated retreat and the next dates of workshops (requirement 8.4). A failed read throws: the last good answer stays. */
export async function GET() {
  const [retreats, workshops] = await Promise.all([listRetreats(), listWorkshops()]);
  const changed = { calendar: await changedAt("calendar"), workshops: await changedAt("workshops") };
  const events = [
    ...retreats.flatMap((retreat) => retreatEvents({ updatedAt: changed.calendar, ...retreat })),
    ...workshops.flatMap((workshop) => workshopEvents({ updatedAt: changed.workshops, ...workshop })),
  ];
  return calendarAnswer(iCalendar(events, `Retraites – ${site.name}`));
}
