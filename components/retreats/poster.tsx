import { clsx } from "clsx";
import { PlainImage } from "@/components/pictures/plain-image";
import { type Day, seasonIn } from "@/lib/dates";
import type { ShownRetreat } from "@/lib/lists/retreats";
import { showable } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./poster.module.css";

/** Titles with more characters are set smaller. */
const LONG_TITLE_LENGTH = 36;

type Props = {
  retreat: Pick<ShownRetreat, "title" | "start" | "images">;
  /** The attribute `sizes`; by default that of a small poster. */
  sizes?: string;
  eager?: boolean;
  /** False where the poster stands in another frame, or in none. */
  framed?: boolean;
  className?: string;
};

/** The address of the drawing that stands for a missing poster: the valley in the season of the first day. */
export const seasonPoster = (start?: Day) => `/art/poster-${start ? seasonIn(start) : "none"}.webp`;

/** The first poster of a retreat as a print, or else the poster of its season with the title. */
export function Poster({ retreat, sizes = SLOTS.thumb, eager, framed = true, className }: Props) {
  const { title, start, images } = retreat;
  const picture = showable(images?.[0]);
  return (
    <span className={clsx(framed && `print frame fills ${styles.poster}`, className)}>
      <PlainImage picture={picture} sizes={sizes} eager={eager} fallback={seasonPoster(start)} />
      {!picture && (
        // Hidden from screen readers, because the page has the title too.
        <span
          className={`screen-only season ${styles.lettering}`}
          data-season={start && seasonIn(start)}
          data-long={title.length > LONG_TITLE_LENGTH}
          aria-hidden="true"
        >
          <span className={styles.title}>{title}</span>
        </span>
      )}
    </span>
  );
}
