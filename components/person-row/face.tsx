import { Picture } from "@/components/picture/picture";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor, shownPortrait } from "@/lib/pictures/shown";
import styles from "./person-row.module.css";

type Props = {
  picture: string | undefined;
  /** Its widths, as in HTML, where it is larger than in a row. */
  sizes?: (size: Size) => string;
  /** It is torn from the page, not a small print. */
  torn?: boolean;
};

/** The picture of the person or the workshop that is named beside it; without one the default avatar. */
export const Face = async ({ picture, sizes = small, torn = false }: Props) => (
  <span className={torn ? `torn ${styles.picture}` : styles.picture} data-torn={torn ? "both" : undefined}>
    <Picture image={await shownPortrait(picture, "", sizes)} />
  </span>
);

const small = (size: Size) => {
  const cover = coverFactor(size, 1);
  return `(min-width: 48rem) ${112 * cover}px, ${104 * cover}px`;
};
