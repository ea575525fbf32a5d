import { ListFailed } from "@/components/layout/detail-messages";
import type { WorkshopSummary } from "@/lib/content";
import { leadersOfEach } from "@/lib/lists/people";
import { load } from "@/lib/load";
import { WorkshopList } from "./workshop-list";

type Props = { workshops: WorkshopSummary[] };

/** Workshops; those without a picture show who leads them. */
export async function LedList({ workshops }: Props) {
  const faceless = workshops.filter(({ image }) => !image);
  const leaders = await load(leadersOfEach(faceless.map(({ id }) => id)));
  if (leaders.state !== "loaded") return <ListFailed />;
  return <WorkshopList workshops={workshops} leaders={leaders.value} />;
}
