import type { ReactNode } from "react";
import { Raised } from "@/components/dates/dates";
import dates from "@/components/dates/dates.module.css";
import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { StatusLabel } from "@/components/status-label/status-label";
import { WORDS } from "@/content/shipped/words";
import { nextRetreat, type RetreatSummary, today } from "@/lib/content";
import { shortRange, stay } from "@/lib/dates";
import { load } from "@/lib/load";
import type { Size } from "@/lib/media/decode";
import { seasonPoster } from "@/lib/media/season-poster";
import { PAGES, pathTo } from "@/lib/routes";
import { leastSaid } from "@/lib/text/price";
import { Elsewhere } from "./elsewhere";
import styles from "./next-retreat.module.css";

/**
 * Above the footer, the next dated retreat with its poster: not there without one, nor on its own page, nor on the
 * calendar, which begins with it.
 */
export async function NextRetreat() {
  const loaded = await load(dated());
  if (loaded.state !== "loaded") return <PageStatus status="500" />;
  if (!loaded.value) return null;
  const { retreat, when, length } = loaded.value;
  const poster = retreat.images?.[0] ?? seasonPoster(retreat.start);
  const cost = leastSaid(retreat.price);
  return (
    <Elsewhere than={[pathTo.retreat(retreat.id), PAGES.calendrier.path]}>
      <aside className={`late deckle ${styles.strip}`} aria-label="Prochaine retraite">
        <NextLink
          retreat={retreat}
          dates={
            <span className={`leads ${styles.ticket}`}>
              <span className={dates.whole}>
                <Raised>{when}</Raised>,
              </span>{" "}
              {length}
            </span>
          }
          cost={cost}
          carries
        >
          <span className={styles.poster}>
            <Illustration picture={{ src: poster, alt: "" }} sizes={sizesOf} />
          </span>
        </NextLink>
      </aside>
    </Elsewhere>
  );
}

/** The same on lantern-yellow paper, in few words, where one arrives: when one can come. Nothing without one. */
export async function NextTab() {
  const loaded = await load(dated());
  // What could not be read is said by the strip above the footer, which is on every page.
  if (loaded.state !== "loaded" || !loaded.value) return null;
  const { retreat, when } = loaded.value;
  return (
    <Elsewhere than={[pathTo.retreat(retreat.id)]}>
      <NextLink retreat={retreat} dates={<Raised>{when}</Raised>} className={`leads ${styles.tab}`} />
    </Elsewhere>
  );
}

/** The way to all of them, on the same paper. */
export const DatesTab = () => (
  <Link href={PAGES.calendrier.path} className={`${styles.link} leads ${styles.tab}`}>
    <span className={styles.says}>
      <span className={styles.label}>{WORDS.when}</span>{" "}
      <span className={styles.words}>
        <span className={styles.title}>Toutes les dates</span>
      </span>
    </span>
  </Link>
);

/** The next retreat, and when it is, in the fewest words. */
async function dated() {
  const [retreat, day] = await Promise.all([nextRetreat(), today()]);
  if (!retreat?.start || !retreat.end) return null;
  const { start, end } = retreat;
  return { retreat, when: shortRange(start, end, day), length: stay(start, end) };
}

/** The width of a poster as high as on the home page and in the calendar: one file for all pages of a visit. */
const sizesOf = (size: Size) => {
  const [wide, narrow] = [400, 235].map(
    (high) => `${Math.round(high * Math.max(size.width / size.height, 5 / 7))}px`,
  );
  return `(min-width: 52rem) ${wide}, ${narrow}`;
};

type LinkProps = {
  retreat: RetreatSummary;
  dates: ReactNode;
  cost?: string;
  carries?: boolean;
  className?: string;
  children?: ReactNode;
};

const NextLink = ({ retreat, dates, cost, carries, className = "", children }: LinkProps) => (
  <Link href={pathTo.retreat(retreat.id)} className={`${styles.link} ${className}`} carries={carries}>
    <span className={styles.says}>
      <span className={styles.label}>Prochaine retraite</span>
      <span className={styles.words}>
        <span className={styles.title}>{retreat.title}</span> <span className={styles.dates}>{dates}</span>
      </span>{" "}
      {cost && <span className={styles.cost}>{cost}</span>}
      <StatusLabel status={retreat.status} />
    </span>
    {children}
  </Link>
);
