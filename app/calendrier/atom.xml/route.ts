import { listRetreats } from "@/lib/content";
import { atomFeed, feedAnswer } from "@/lib/site/feeds";

/** The retreats for feed readers. A read that fails is thrown: the last good answer stays. */
export async function GET() {
  return feedAnswer(atomFeed(await listRetreats()));
}
