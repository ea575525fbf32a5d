import { Badge } from "@/components/ui/badge";
import { site } from "@/lib/config/site";
import type { RetreatSummary } from "@/lib/content";
import { isCancelled, takesPlace } from "@/lib/content/status";
import { type Day, isPast, stay } from "@/lib/dates";
import { priceInList } from "@/lib/text/price";
import { Dates } from "./dates";

/**
 * The label of the lowest price; « sur appel » without a price. Undefined for a retreat that is cancelled or
 * over, or whose amounts cannot be compared.
 * @param today in Paris
 */
export function priceOf(retreat: RetreatSummary, today: Day): string | undefined {
  if (isCancelled(retreat) || isPast(retreat, today)) return undefined;
  return isPriceOnRequest(retreat) ? "sur appel" : priceInList(retreat.price);
}

/** Whether visitors can call to ask for the price of a retreat. */
export const isPriceOnRequest = ({ price, start, status }: RetreatSummary) =>
  !price && site.phone && start && !status;

/** The status of a retreat, its dates and its duration. */
export function RetreatDates({ retreat, className }: { retreat: RetreatSummary; className?: string }) {
  const { start, end, status } = retreat;
  const cancelled = !takesPlace(retreat);
  const length = cancelled ? undefined : stay(start, end);
  return (
    <>
      <Badge status={status} />
      <span className={className}>
        <Dates start={start} end={end} suffix={length && ","} cancelled={cancelled} />
        {length && (
          <>
            {" "}
            <span className="part">{length}</span>
          </>
        )}
      </span>
    </>
  );
}
