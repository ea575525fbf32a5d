import { Link } from "@/components/link/link";
import { Picture } from "@/components/picture/picture";
import type { PartnerSummary } from "@/lib/content";
import { shownImage } from "@/lib/images";
import { pathTo } from "@/lib/navigation";
import styles from "./partner-row.module.css";

export const DEFAULT_PARTNER = "/art/partner-default.svg";

/** One partner in the list: picture (or the default one), name and activity. */
export async function PartnerRow({ partner: { id, title, activity, picture } }: { partner: PartnerSummary }) {
  const image = picture && (await shownImage(picture, "", "7rem"));
  return (
    <Link href={pathTo.partner(id)} className={styles.row}>
      <span className={styles.picture}>
        <Picture image={image || undefined} fallback={DEFAULT_PARTNER} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {activity && <span className={styles.activity}>{activity}</span>}
      </span>
    </Link>
  );
}
