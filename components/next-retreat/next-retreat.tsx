import type { ReactNode } from "react";
import { Raised } from "@/components/dates/dates";
import dates from "@/components/dates/dates.module.css";
import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { StatusLabel } from "@/components/status-label/status-label";
import { WORDS } from "@/content/shipped/words";
import { listRetreats, nextRetreat, type RetreatSummary, today } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { isDated, shortRange, stay } from "@/lib/dates";
import { otherDates } from "@/lib/lists";
import { load } from "@/lib/load";
import type { Size } from "@/lib/pictures/decode";
import { seasonPoster } from "@/lib/pictures/season-poster";
import { PAGES, pathTo } from "@/lib/routes";
import { leastSaid } from "@/lib/text/price";
import coming from "./coming.module.css";
import { Elsewhere } from "./elsewhere";
import styles from "./next-retreat.module.css";

/**
 * Above the footer, the next dated retreat with its poster: not there without one, nor on the home page, which shows more
 * of them, nor in the calendar, which begins with it, nor on a retreat's own page, which ends with others.
 */
export async function NextRetreat() {
  const loaded = await load(dated());
  if (loaded.state !== "loaded") return <PageStatus status="500" />;
  if (!loaded.value) return null;
  return (
    <Elsewhere than={[PAGES.accueil.path, PAGES.calendrier.path]}>
      <aside className={`deckle ${styles.strip}`} aria-label="Prochaine retraite">
        <Poster {...loaded.value} />
      </aside>
    </Elsewhere>
  );
}

/** The home page ends with it, larger, and with the two that follow. Nothing without one. */
export async function ComingRetreats() {
  const read = await load(Promise.all([dated(), listRetreats(), today(), textsOf("calendrier")]));
  if (read.state !== "loaded") return <PageStatus status="500" />;
  const [next, retreats, day, { title }] = read.value;
  if (!next) return null;
  const later = otherDates(retreats, next.retreat, day).filter(isDated).slice(0, 2);
  return (
    <section className={`deckle ${styles.strip} ${coming.coming}`} aria-labelledby="titre_retraites">
      <h2 id="titre_retraites" className="visually-hidden">
        {title}
      </h2>
      <div className={coming.posters}>
        <Poster {...next} />
        {later.length > 0 && (
          <ul className={coming.later}>
            {later.map(({ id, title, start, end, images }) => (
              <li key={id}>
                <Link href={pathTo.retreat(id)} className={coming.one}>
                  <span className={coming.when}>
                    <Raised>{shortRange(start, end, day)}</Raised>
                  </span>
                  <span className={`names ${coming.name}`}>{title}</span>
                  <Hung images={images} start={start} sizes={smallSizes} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type Dated = NonNullable<Awaited<ReturnType<typeof dated>>>;

/** What it is, when, for how long and from which price, beside its poster. */
const Poster = ({ retreat, when, length }: Dated) => (
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
    cost={leastSaid(retreat.price)}
  >
    <Hung {...retreat} sizes={sizesOf} />
  </NextLink>
);

type HungProps = Pick<RetreatSummary, "images" | "start"> & { sizes: (size: Size) => string };

/** Its own poster, or that of its season. */
const Hung = ({ images: [own] = [], start, sizes }: HungProps) => (
  <span className={styles.poster}>
    <Illustration picture={{ src: own ?? seasonPoster(start), alt: "" }} sizes={sizes} />
  </span>
);

/** The same on lantern-yellow paper, in few words, where one arrives: when one can come. Nothing without one. */
export async function NextTab() {
  const loaded = await load(dated());
  // What could not be read is said by the strip above the footer, which is on every page.
  if (loaded.state !== "loaded" || !loaded.value) return null;
  const { retreat, when } = loaded.value;
  return (
    <Elsewhere than={[pathTo.retreat(retreat.id)]}>
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

/** The width of a poster so many pixels high on wide screens and on others. */
const highAs =
  (...heights: [number, number]) =>
  ({ width, height }: Size) => {
    const [wide, narrow] = heights.map((high) => `${Math.round(high * Math.max(width / height, 5 / 7))}px`);
    return `(min-width: 52rem) ${wide}, ${narrow}`;
  };

/** As high as on the home page and in the calendar: one file for all pages of a visit. */
const sizesOf = highAs(400, 235);
const smallSizes = highAs(270, 235);

const TAB = `leads ${styles.tab}`;

type SlipProps = {
  href: string;
  label: string;
  title: string;
  dates?: ReactNode;
  cost?: string;
  status?: RetreatSummary["status"];
  className?: string;
  children?: ReactNode;
};

type NextProps = Omit<SlipProps, "href" | "label" | "title" | "status"> & { retreat: RetreatSummary };

const NextLink = ({ retreat: { id, title, status }, ...more }: NextProps) => (
  <Slip href={pathTo.retreat(id)} label="Prochaine retraite" title={title} status={status} {...more} />
);

/** A link of a few words: what is it of, what it is called, and what else is known. */
const Slip = ({ href, label, title, dates, cost, status, className = "", children }: SlipProps) => (
  <Link href={href} className={`${styles.link} ${className}`}>
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
