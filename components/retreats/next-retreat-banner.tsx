import { Link } from "@/components/navigation/link";
import { getRetreat, type RetreatSummary, today } from "@/lib/content";
import { load } from "@/lib/load";
import { pathTo } from "@/lib/routes";
import { isLongTitle } from "@/lib/text/length";
import styles from "./next-retreat-banner.module.css";
import { PosterThumb } from "./poster-thumb";
import { priceOf, RetreatDates } from "./retreat-details";

/** The next retreat in the calendar: a green band across the screen. */
export async function NextRetreatBanner({ retreat }: { retreat: RetreatSummary }) {
  const { id, title } = retreat;
  const day = await today();
  const full = await load(getRetreat(id));
  const isEmpty = full.state === "loaded" && !full.value.description && full.value.images.length === 0;
  const price = priceOf(retreat, day);
  return (
    <Link href={pathTo.retreat(id)} className={`deckle inset ${styles.banner}`}>
      <span className={`slip small ${styles.label}`}>La prochaine</span>
      <span className={`names ${styles.title} ${isLongTitle(title) ? styles.long : ""}`}>{title}</span>
      <span className={styles.dates}>
        <RetreatDates retreat={retreat} day={day} />
      </span>
      <span className={styles.booking}>
        {price && <span className={styles.price}>{price}</span>}
        {!isEmpty && <span className={`slip screen-only ${styles.call}`}>Voir le programme</span>}
      </span>
      <PosterThumb retreat={retreat} large />
    </Link>
  );
}
