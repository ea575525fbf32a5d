import { type Day, formatDay } from "@/lib/dates";
import styles from "./dates.module.css";

type Props = { start?: Day; end?: Day; then?: string; off?: boolean };

/**
 * The dates of a retreat as the calendar shows them (`formatRange`), each whole wherever a line ends.
 * @param then what follows the last of them in its line: a comma
 * @param off whether they are no longer those of the retreat
 */
export function Dates({ start, end, then, off }: Props) {
  if (!start || !end) return "À venir";
  if (off)
    return (
      <s className={styles.off}>
        <Dates start={start} end={end} then={then} />
      </s>
    );
  if (start === end) return <Whole day={start} then={then} />;
  return (
    <>
      <Whole day={start} then={"\u00a0–"} /> <Whole day={end} then={then} />
    </>
  );
}

function Whole({ day, then }: { day: Day; then?: string }) {
  const [inYear = "", year] = formatDay(day).split(/(?<=\s)(?=\d{4}$)/);
  return (
    <span className="part">
      <time dateTime={day}>
        <Raised>{inYear}</Raised>
        <wbr />
        {year}
      </time>
      {then}
    </span>
  );
}

/** A date in words, the ending of « 1er » raised as printers set it. */
export const Raised = ({ children: text }: { children: string }) =>
  text.split(/(?<=\b1)(er)\b/).map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
      <sup key={i} className={styles.raised}>
        {part}
      </sup>
    ) : (
      part
    ),
  );
