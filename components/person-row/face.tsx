import { Picture } from "@/components/picture/picture";
import type { Person } from "@/lib/lists/people";
import type { Size } from "@/lib/pictures/decode";
import { shownPortrait } from "@/lib/pictures/shown";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import styles from "./person-row.module.css";

type Props = {
  of: Pick<Person, "path" | "picture" | "inPlace">;
  /** Its widths, as in HTML, where it is larger than in a row. */
  sizes?: (size: Size) => string;
  /** It is torn from the page, not a small print. */
  torn?: boolean;
};

/** The picture of somebody, or of what one does, named beside it; without one a sprig or a lantern. */
export const Face = async ({ of, sizes = small, torn = false }: Props) => (
  <span className={torn ? `torn ${styles.picture}` : styles.picture} data-torn={torn ? "both" : undefined}>
    <Picture {...(await shownPortrait(of, "", sizes))} />
  </span>
);

const small = (size: Size) => {
  const cover = coverFactor(size, 1);
  return `(min-width: 48rem) ${112 * cover}px, ${104 * cover}px`;
};
