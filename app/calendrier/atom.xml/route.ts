import { listRetreats } from "@/lib/content";
import { atomFeed } from "@/lib/feeds/atom";
import { feedAnswer } from "@/lib/feeds/respond";

/** The retreats for feed readers. A read that fails is thrown: the last good answer stays. */
export async function GET() {
  return feedAnswer(atomFeed(await listRetreats()));
}
