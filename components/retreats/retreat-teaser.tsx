import { Link } from "@/components/navigation/link";
import { Illustration } from "@/components/pictures/illustration";
import { Badge } from "@/components/ui/badge";
import type { RetreatSummary } from "@/lib/content";
import { seasonPoster } from "@/lib/dates";
import type { NextRetreat } from "@/lib/lists/retreats";
import { SLOTS } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { priceInList } from "@/lib/text/price";
import styles from "./retreat-teaser.module.css";

type Props = NextRetreat & {
  /** Across the page, with dates and price on the right. */
  fullWidth?: boolean;
};

/** The next retreat: title, dates, duration and lowest price beside the poster. */
export function RetreatTeaser({ retreat, when, length, fullWidth = false }: Props) {
  const { id, title, status, price } = retreat;
  const cost = priceInList(price);
  return (
    <Link href={pathTo.retreat(id)} className={`inset ${styles.teaser} ${fullWidth ? styles.fullWidth : ""}`}>
      <span className={styles.words}>
        <span>Prochaine retraite</span>
        <span className={`names ${styles.title}`}>{title}</span>{" "}
        <span className={`cluster ${styles.when}`}>
          <span className={`slip leads ${styles.ticket}`}>
            <span className="part">{when},</span> {length}
          </span>{" "}
          {cost && <b>{cost}</b>}
        </span>
        <Badge status={status} />
      </span>
      <RetreatPoster retreat={retreat} sizes={SLOTS.third} />
    </Link>
  );
}

type PosterProps = {
  retreat: RetreatSummary;
  /** As in HTML; by default a small poster. */
  sizes?: string;
};

/** The poster of a retreat, or that of its season, with a white border. */
export const RetreatPoster = ({
  retreat: { images: [own] = [], start },
  sizes = SLOTS.thumb,
}: PosterProps) => (
  <span className={`print screen-only ${styles.poster}`}>
    <Illustration
      picture={{ src: own ?? seasonPoster(start), alt: "" }}
      sizes={sizes}
      fallback={seasonPoster(start)}
    />
  </span>
);
