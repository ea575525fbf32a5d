import { Link } from "@/components/link/link";
import { Picture } from "@/components/picture/picture";
import type { Person } from "@/lib/lists/leaders";
import { coverFactor } from "@/lib/media/cover";
import type { Size } from "@/lib/media/decode";
import { DEFAULT_PICTURE } from "@/lib/media/default-picture";
import { shownImage } from "@/lib/media/shown-image";
import styles from "./person-row.module.css";

type Props = {
  person: Person;
  /** The portrait stands above the words, as large as its column. */
  portrait?: boolean;
};

/** Somebody in a list: picture (or the default one), name and activity. */
export async function PersonRow({ person: { title, activity, picture, path }, portrait = false }: Props) {
  const image = picture && (await shownImage(picture, "", portrait ? inColumns : small));
  return (
    <Link
      href={path}
      className={styles.row}
      data-portrait={portrait || undefined}
      // Of a place within a page the picture is not the first there.
      carries={!path.includes("#")}
    >
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

const small = (size: Size) => {
  const cover = coverFactor(size, 1);
  return `(min-width: 48rem) ${112 * cover}px, ${90 * cover}px`;
};
const inColumns = (size: Size) => {
  const [half, third, most] = [45, 31, 448].map((width) => Math.round(width * coverFactor(size, 4 / 5)));
  return `(min-width: 75rem) min(${third}vw, ${most}px), (min-width: 40rem) ${third}vw, ${half}vw`;
};
