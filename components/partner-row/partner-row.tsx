import { Link } from "@/components/link/link";
import { Picture } from "@/components/picture/picture";
import type { PartnerSummary } from "@/lib/content";
import { coverFactor } from "@/lib/media/cover";
import { DEFAULT_PICTURE } from "@/lib/media/default-picture";
import { shownImage } from "@/lib/media/shown-image";
import { pathTo } from "@/lib/routes";
import styles from "./partner-row.module.css";

type Shown = Omit<PartnerSummary, "workshops">;

/** One partner in the list: picture (or the default one), name and activity. */
export async function PartnerRow({ partner: { id, title, activity, picture } }: { partner: Shown }) {
  const image = picture && (await shownImage(picture, "", "176px"));
  if (image) {
    const [large, medium, small] = [176, 134, 90].map((width) => `${width * coverFactor(image, 1)}px`);
    image.sizes = `(min-width: 75rem) ${large}, (min-width: 48rem) ${medium}, ${small}`;
  }
  return (
    <Link href={pathTo.partner(id)} className={styles.row} carries>
      <span className={styles.picture}>
        <Picture image={image || undefined} fallback={DEFAULT_PICTURE} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {activity && <span className={styles.activity}>{activity}</span>}
      </span>
    </Link>
  );
}
