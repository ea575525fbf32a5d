import { Link } from "@/components/navigation/link";
import type { RetreatSummary } from "@/lib/content";
import type { Day } from "@/lib/dates";
import { SLOTS } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { isLongTitle } from "@/lib/text/length";
import styles from "./next-retreat-banner.module.css";
import { Poster } from "./poster";
import { priceOf, RetreatFacts } from "./retreat-facts";

type Props = { retreat: RetreatSummary; hasFlyer: boolean; day: Day };

/** The next retreat in the calendar: a green band across the screen. */
export function NextRetreatBanner({ retreat, hasFlyer, day }: Props) {
  const { id, title } = retreat;
  const price = priceOf(retreat, day);
  return (
    <Link href={pathTo.retreat(id)} className={`deckle inset ${styles.banner}`}>
      <span className={`slip small ${styles.label}`}>La prochaine</span>
      <span className={`link-title ${styles.title} ${isLongTitle(title) ? styles.long : ""}`}>{title}</span>
      <span className={styles.dates}>
        <RetreatFacts retreat={retreat} day={day} />
      </span>
      <span className={styles.booking}>
        {price && <span className={styles.price}>{price}</span>}
        {hasFlyer && <span className={`slip screen-only ${styles.call}`}>Voir le programme</span>}
      </span>
      <Poster retreat={retreat} sizes={SLOTS.third} eager />
    </Link>
  );
}
