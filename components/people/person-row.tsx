import { clsx } from "clsx";
import { Link } from "@/components/navigation/link";
import { Picture } from "@/components/pictures/picture";
import type { Person } from "@/lib/lists/people";
import { shownImage } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR, SLOTS } from "@/lib/pictures/slots";
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

type FaceProps = {
  picture: string | undefined;
  /** The slot of a large portrait, torn from the page; without it the picture is a small print. */
  portrait?: string;
  /** Shown without a picture, or if it cannot be shown. */
  fallback?: string;
};

/** The picture of a person or workshop in a list. */
export const Face = async ({ picture, portrait, fallback = DEFAULT_AVATAR }: FaceProps) => (
  <span className={clsx(styles.picture, portrait ? "torn" : styles.small)} data-torn={portrait && "both"}>
    <Picture image={await shownImage(picture ?? fallback, "", portrait ?? SLOTS.thumb, fallback)} />
  </span>
);
