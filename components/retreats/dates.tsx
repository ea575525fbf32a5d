import { type Day, formatDay } from "@/lib/dates";
import styles from "./dates.module.css";

type Props = { start?: Day; end?: Day; suffix?: string; cancelled?: boolean };

/**
 * The dates of a retreat as the calendar shows them (`formatRange`), each date kept on one line.
 * @param suffix text directly after the last date
 * @param cancelled whether the retreat does not take place on these dates: they are struck through
 */
export function Dates({ start, end, suffix, cancelled }: Props) {
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
