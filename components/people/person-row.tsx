import { Link } from "@/components/navigation/link";
import type { Person } from "@/lib/lists/people";
import { Face } from "./face";
import styles from "./person-row.module.css";

type Props = {
  person: Person;
  /** The slot of a large portrait above the words; without it a small print stands beside them. */
  portrait?: string;
  /** The page shows the picture elsewhere. */
  faceless?: boolean;
};

/** A person in a list: picture (or the default one), name and activity. */
export function PersonRow({ person, portrait, faceless = false }: Props) {
  const { title, activity, path } = person;
  return (
    <Link href={path} className={portrait ? `${styles.row} ${styles.portrait}` : styles.row}>
      {!faceless && <Face picture={person.picture} portrait={portrait} />}
      <span className={styles.words}>
        <span className={`names ${styles.title}`}>{title}</span>
        {activity && <span className="soft">{activity}</span>}
      </span>
    </Link>
  );
}
