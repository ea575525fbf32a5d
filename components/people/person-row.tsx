import { Link } from "@/components/navigation/link";
import { Picture } from "@/components/pictures/picture";
import type { Person } from "@/lib/lists/people";
import { shownPortrait } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
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

type FaceProps = {
  picture: string | undefined /** It is torn from the page, not a small print. */;
  torn?: boolean;
};

/** The picture of the person or the workshop that is named beside it; without one the default avatar. */
export const Face = async ({ picture, torn = false }: FaceProps) => (
  <span className={`${styles.picture} ${torn ? "torn" : styles.small}`} data-torn={torn ? "both" : undefined}>
    <Picture image={await shownPortrait(picture, "", torn ? SLOTS.third : SLOTS.thumb)} />
  </span>
);
