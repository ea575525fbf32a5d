import { clsx } from "clsx";
import { Link } from "@/components/navigation/link";
import { Thumbnail } from "@/components/pictures/thumbnail";
import type { Person } from "@/lib/lists/people";
import { DEFAULT_AVATAR } from "@/lib/pictures/slots";
import styles from "./person-row.module.css";

type Props = {
  person: Person;
  /** The `sizes` of a large portrait above the words; without it a small one stands beside them. */
  portrait?: string;
  /** False if the page shows the picture elsewhere. */
  pictured?: boolean;
};

/** A person in a list: picture (or the avatar), name and activity. */
export const PersonRow = ({ person, portrait, pictured = true }: Props) => (
  <Link href={person.path} className={clsx(styles.row, portrait && styles.portrait)}>
    {pictured && <Thumbnail src={person.picture} fallback={DEFAULT_AVATAR} large={portrait} />}
    <span className={styles.words}>
      <span className={`link-title ${styles.title}`}>{person.title}</span>
      {person.activity && <span className="soft">{person.activity}</span>}
    </span>
  </Link>
);
