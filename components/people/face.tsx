import { Picture } from "@/components/pictures/picture";
import { shownPortrait } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./person-row.module.css";

type Props = {
  picture: string | undefined;
  /** It is torn from the page, not a small print. */
  torn?: boolean;
};

/** The picture of the person or the workshop that is named beside it; without one the default avatar. */
export const Face = async ({ picture, torn = false }: Props) => (
  <span className={`${styles.picture} ${torn ? "torn" : styles.small}`} data-torn={torn ? "both" : undefined}>
    <Picture image={await shownPortrait(picture, "", torn ? SLOTS.third : SLOTS.thumb)} />
  </span>
);
