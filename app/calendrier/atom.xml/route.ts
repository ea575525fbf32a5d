import { feedAnswer } from "@/lib/answers";
import { listRetreats } from "@/lib/content";
import { atomFeed } from "@/lib/site/feeds";

/** The retreats for feed readers. A read that fails is thrown: the last good answer stays. */
export async function GET() {
  return feedAnswer(atomFeed(await listRetreats()));
}
