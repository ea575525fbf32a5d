import { Badge } from "@/components/ui/badge";
import type { RetreatSummary } from "@/lib/content";
import { availability } from "@/lib/content/status";

/** The state of a retreat that has not begun, or how many places are left. Nothing where nobody counts them. */
export function Availability({ retreat }: { retreat: RetreatSummary }) {
  const left = availability(retreat);
  return left ? <Badge quiet>{left}</Badge> : <Badge status={retreat.status} />;
}
