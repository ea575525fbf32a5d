import { feedAnswer } from "@/lib/calendar/answer";
import { atomFeed } from "@/lib/calendar/atom";
import { listRetreats } from "@/lib/content";

/** The retreats for feed readers. A read that fails is thrown: the last good answer stays. */
export async function GET() {
  return feedAnswer(atomFeed(await listRetreats()));
}
