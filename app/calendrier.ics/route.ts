import { calendarAnswer } from "@/lib/answers";
import { site } from "@/lib/config/site";
import { listRetreats } from "@/lib/content";
import { iCalendar } from "@/lib/site/ical";

/** Every dated retreat, for subscription (contract). A failed read throws: the last good answer stays. */
export async function GET() {
  return calendarAnswer(iCalendar(await listRetreats(), `Retraites – ${site.name}`));
}
