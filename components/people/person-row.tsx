import { Link } from "@/components/navigation/link";
import type { Person } from "@/lib/lists/people";
import { Face } from "./face";
import styles from "./person-row.module.css";

type Props = {
  person: Person;
  /** The portrait stands above the words, as large as its column. */
  portrait?: boolean;
  /** Their picture stands elsewhere on the page. */
  faceless?: boolean;
};

/** Somebody in a list: picture (or the default one), name and activity. */
export function PersonRow({ person, portrait = false, faceless = false }: Props) {
  const { title, activity, path } = person;
  return (
    <Link href={path} className={portrait ? `${styles.row} ${styles.portrait}` : styles.row}>
      {!faceless && <Face picture={person.picture} torn={portrait} />}
      <span className={styles.words}>
        <span className={`names ${styles.title}`}>{title}</span>
        {activity && <span className="soft">{activity}</span>}
      </span>
    </Link>
  );
}
