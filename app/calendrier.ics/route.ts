import { calendarAnswer } from "@/lib/calendar/answer";
import { iCalendar } from "@/lib/calendar/ical";
import { listRetreats } from "@/lib/content";
import { site } from "@/lib/site";

/** Every dated retreat, for subscription (contract). A read that fails is thrown: the last good answer stays. */
export async function GET() {
  return calendarAnswer(iCalendar(await listRetreats(), { name: `Retraites – ${site.name}` }));
}
