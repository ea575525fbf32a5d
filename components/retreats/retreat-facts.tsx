import { Badge } from "@/components/ui/badge";
import type { RetreatSummary } from "@/lib/content";
import { availability, isCancelled, isUnderWay, takesPlace } from "@/lib/content/status";
import { type Day, formatDay, isPast, stay } from "@/lib/dates";
import { priceInList } from "@/lib/text/price";
import styles from "./retreat-facts.module.css";

/**
 * The label of the lowest price. Undefined without a price, for a retreat that is cancelled or over, and where
 * its amounts cannot be compared.
 * @param today in Paris
 */
export function priceOf(retreat: RetreatSummary, today: Day): string | undefined {
  return isCancelled(retreat) || isPast(retreat, today) ? undefined : priceInList(retreat.price);
}

/** The state of a retreat that has not begun, or how many places are left. Nothing where nobody counts them. */
export function Availability({ retreat }: { retreat: RetreatSummary }) {
  const left = availability(retreat);
  return left ? <Badge quiet>{left}</Badge> : <Badge status={retreat.status} />;
}

/** The state of a retreat on a day in Paris: under way, full, cancelled, postponed, or how many places are left. */
export const State = ({ retreat, day }: { retreat: RetreatSummary; day: Day }) =>
  isUnderWay(retreat, day) ? <Badge>En cours</Badge> : <Availability retreat={retreat} />;

type Props = { retreat: RetreatSummary; day: Day; className?: string };

/** The state of a retreat, its dates and its duration. */
export function RetreatFacts({ retreat, day, className }: Props) {
  const { start, end } = retreat;
  const cancelled = !takesPlace(retreat);
  const length = cancelled ? undefined : stay(start, end);
  return (
    <>
      <State retreat={retreat} day={day} />
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

type DatesProps = { start?: Day; end?: Day; suffix?: string; cancelled?: boolean };

/**
 * The dates of a retreat as the calendar shows them (`formatRange`), each date kept on one line.
 * @param suffix text directly after the last date
 * @param cancelled whether the retreat does not take place on these dates: they are struck through
 */
export function Dates({ start, end, suffix, cancelled }: DatesProps) {
  if (!start || !end) return "À venir";
  if (cancelled)
    return (
      <s className={styles.cancelled}>
        <Dates start={start} end={end} suffix={suffix} />
      </s>
    );
  if (start === end) return <DateText day={start} suffix={suffix} />;
  return (
    <>
      <DateText day={start} suffix={"\u00a0–"} /> <DateText day={end} suffix={suffix} />
    </>
  );
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
