import { Badge } from "@/components/ui/badge";
import { site } from "@/lib/config/site";
import type { RetreatSummary } from "@/lib/content";
import { isCancelled, takesPlace } from "@/lib/content/status";
import { type Day, isPast, stay } from "@/lib/dates";
import { priceInList } from "@/lib/text/price";
import { Dates } from "./dates";

/**
 * The lowest price. Without a price: « sur appel ». Nothing for a retreat that is cancelled or over, or whose price has
 * several amounts of which none is the lowest.
 * @param today in Paris
 */
export function priceOf(retreat: RetreatSummary, today: Day): string | undefined {
  const { price, start, status } = retreat;
  if (isCancelled(retreat) || isPast(retreat, today)) return undefined;
  if (price) return priceInList(price);
  return site.phone && start && !status ? "sur appel" : undefined;
}

/** The status of a retreat, its dates and its length. */
export function RetreatDates({ retreat, className }: { retreat: RetreatSummary; className?: string }) {
  const { start, end, status } = retreat;
  const off = !takesPlace(retreat);
  const length = off ? undefined : stay(start, end);
  return (
    <>
      <Badge status={status} />
      <span className={className}>
        <Dates start={start} end={end} then={length && ","} off={off} />
        {length && (
          <>
            {" "}
            <span className="whole">{length}</span>
          </>
        )}
      </span>
    </>
  );
}
