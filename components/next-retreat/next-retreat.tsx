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
 * Above the footer, the next dated retreat with its poster: not there without one, nor in the calendar, which begins with
 * it, nor on a retreat's own page, which ends with others.
 */
export async function NextRetreat() {
  const loaded = await load(dated());
  if (loaded.state !== "loaded") return <PageStatus status="500" />;
  if (!loaded.value) return null;
  const { retreat, when, length } = loaded.value;
  const poster = retreat.images?.[0] ?? seasonPoster(retreat.start);
  const cost = leastSaid(retreat.price);
  return (
    <Elsewhere than={PAGES.calendrier.path}>
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
    <Elsewhere than={pathTo.retreat(retreat.id)}>
      <NextLink retreat={retreat} dates={<Raised>{when}</Raised>} className={TAB} />
    </Elsewhere>
  );
}

/** The way to all of them, on the same paper. */
export const DatesTab = () => (
  <Slip href={PAGES.calendrier.path} label={WORDS.when} title="Toutes les dates" className={TAB} />
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

const TAB = `leads ${styles.tab}`;

type SlipProps = {
  href: string;
  label: string;
  title: string;
  dates?: ReactNode;
  cost?: string;
  status?: RetreatSummary["status"];
  carries?: boolean;
  className?: string;
  children?: ReactNode;
};

type NextProps = Omit<SlipProps, "href" | "label" | "title" | "status"> & { retreat: RetreatSummary };

const NextLink = ({ retreat: { id, title, status }, ...more }: NextProps) => (
  <Slip href={pathTo.retreat(id)} label="Prochaine retraite" title={title} status={status} {...more} />
);

/** A link of a few words: what is it of, what it is called, and what else is known. */
const Slip = ({ href, label, title, dates, cost, status, carries, className = "", children }: SlipProps) => (
  <Link href={href} className={`${styles.link} ${className}`} carries={carries}>
    <span className={styles.says}>
      <span className={styles.label}>{label}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span> {dates && <span className={styles.dates}>{dates}</span>}
      </span>{" "}
      {cost && <span className={styles.cost}>{cost}</span>}
      <StatusLabel status={status} />
    </span>
    {children}
  </Link>
);
