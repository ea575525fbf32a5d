import { Badge } from "@/components/ui/badge";
import type { RetreatWords } from "@/lib/content";
import { availability, beforeDates, isCancelled, isUnderWay, unknownDates } from "@/lib/content/status";
import { type Day, formatDay, isPast, stay } from "@/lib/dates";
import { priceInList } from "@/lib/text/price";
import styles from "./retreat-facts.module.css";

/**
 * The label of the lowest price. Undefined without a price, for a retreat that is cancelled or over, and where
 * its amounts cannot be compared.
 * @param today in Paris
 */
export function priceOf(retreat: RetreatWords, today: Day): string | undefined {
  return isCancelled(retreat) || isPast(retreat, today) ? undefined : priceInList(retreat.price);
}

/** The state of a retreat that has not begun, or how many places are left. Nothing where nobody counts them. */
export function Availability({ retreat }: { retreat: RetreatWords }) {
  const left = availability(retreat);
  if (left) return <Badge quiet>{left}</Badge>;
  // Beside the dates, which say it.
  return retreat.status === "reporté" ? null : <Badge status={retreat.status} />;
}

/** The state of a retreat on a day in Paris: under way, full, cancelled, or how many places are left. */
export const State = ({ retreat, day }: { retreat: RetreatWords; day: Day }) =>
  isUnderWay(retreat, day) ? <Badge>En cours</Badge> : <Availability retreat={retreat} />;

type Props = { retreat: RetreatWords; day: Day; className?: string };

/** The state of a retreat, its dates and its duration. */
export function RetreatFacts({ retreat, day, className }: Props) {
  const { start, end } = retreat;
  const length = isCancelled(retreat) ? undefined : stay(start, end);
  return (
    <>
      <State retreat={retreat} day={day} />
      <span className={className}>
        <Dates retreat={retreat} suffix={length && ","} />
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

type DatesProps = { retreat: Partial<Pick<RetreatWords, "start" | "end" | "status">>; suffix?: string };

/**
 * The dates of a retreat as `datesOf` words them, each date kept on one line; struck through where it is cancelled.
 * @param suffix text directly after the last date
 */
export function Dates({ retreat, suffix }: DatesProps) {
  const { start, end } = retreat;
  if (!start || !end) return unknownDates(retreat);
  const dates = (
    <>
      {beforeDates(retreat)}
      {start !== end && (
        <>
          <DateText day={start} suffix={"\u00a0–"} />{" "}
        </>
      )}
      <DateText day={end} suffix={suffix} />
    </>
  );
  return isCancelled(retreat) ? <s className={styles.cancelled}>{dates}</s> : dates;
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
