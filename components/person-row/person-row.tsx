import { Link } from "@/components/link/link";
import type { Person } from "@/lib/lists/people";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import { Face } from "./face";
import styles from "./person-row.module.css";

type Props = {
  person: Person;
  /** The portrait stands above the words, as large as its column. */
  portrait?: boolean;
  /** Their picture stands elsewhere on the page. */
  faceless?: boolean;
  /** The widths of the picture, as in HTML, where it is larger than in a row. */
  sizes?: (size: Size) => string;
};

/** Somebody in a list: picture (or the default one), name and activity. */
export function PersonRow({ person, portrait = false, faceless = false, sizes }: Props) {
  const { title, activity, path } = person;
  return (
    <Link href={path} className={styles.row} data-portrait={portrait || undefined}>
      {!faceless && <Face of={person} sizes={sizes ?? (portrait ? inColumns : undefined)} torn={portrait} />}
      <span className={styles.words}>
        <span className={`names ${styles.title}`}>{title}</span>
        {activity && <span className={styles.activity}>{activity}</span>}
      </span>
    </Link>
  );
}

/** The widths of one in two columns, or three. */
export const inColumns = (size: Size) => {
  const [half, third, most] = [45, 31, 448].map((width) => Math.round(width * coverFactor(size, 4 / 5)));
  return `(min-width: 75rem) min(${third}vw, ${most}px), (min-width: 40rem) ${third}vw, ${half}vw`;
};
