import { Badge } from "@/components/ui/badge";
import type { RetreatWords } from "@/lib/content";
import type { RetreatState } from "@/lib/content/retreat-state";
import { type Day, formatDay, stay } from "@/lib/dates";
import { priceInList } from "@/lib/text/price";

/** The label of the lowest price. Undefined without one, and where its amounts cannot be compared. */
export const priceOf = ({ state, price }: RetreatWords): string | undefined =>
  state.hasPrice ? priceInList(price) : undefined;

/** How many places are left, or that it is under way, full or cancelled. */
export function StateBadge({ state: { placesLeft, label, name, phase } }: { state: RetreatState }) {
  if (placesLeft) return <Badge tone="quiet">{placesLeft}</Badge>;
  if (!label) return null;
  return <Badge tone={name === "full" && phase !== "under way" ? "full" : undefined}>{label}</Badge>;
}

/** The state of a retreat, its dates and its duration. */
export function RetreatFacts({ retreat, className }: { retreat: RetreatWords; className?: string }) {
  const { start, end, state } = retreat;
  const length = state.name === "cancelled" ? undefined : stay(start, end);
  return (
    <>
      <StateBadge state={state} />
      <span className={className}>
        <Dates state={state} suffix={length && ","} />
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

/**
 * The dates of a retreat, each kept on one line; struck through where it is cancelled.
 * @param suffix text directly after the last date
 */
export function Dates({ state, suffix }: { state: RetreatState; suffix?: string }) {
  const { days, beforeDates, unknownDates, name } = state;
  if (!days) return unknownDates;
  const dates = (
    <>
      {beforeDates}
      {days.start !== days.end && (
        <>
          <DateText day={days.start} suffix={"\u00a0–"} />{" "}
        </>
      )}
      <DateText day={days.end} suffix={suffix} />
    </>
  );
  return name === "cancelled" ? <s className="soft">{dates}</s> : dates;
}

function DateText({ day, suffix }: { day: Day; suffix?: string }) {
  const [dayAndMonth = "", year] = formatDay(day).split(/(?<=\s)(?=\d{4}$)/);
  return (
    <span className="part">
      <time dateTime={day}>
        {dayAndMonth}
        <wbr />
        {year}
      </time>
      {suffix}
    </span>
  );
}
