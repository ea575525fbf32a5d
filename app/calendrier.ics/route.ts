import { calendarAnswer } from "@/lib/answers";
import { site } from "@/lib/config/site";
import { listRetreats, retreatsChangedAt } from "@/lib/content";
import { iCalendar } from "@/lib/site/ical";

/** Every dated retreat, for subscription (requirement 8.4). A failed read throws: the last good answer stays. */
export async function GET() {
  const name = `Retraites – ${site.name}`;
  return calendarAnswer(iCalendar(await listRetreats(), name, await retreatsChangedAt()));
}
