import { Picture } from "@/components/picture/picture";
import type { Person } from "@/lib/lists/leaders";
import { shownPortrait } from "@/lib/media/shown-portrait";
import { SLOTS } from "@/lib/media/slots";
import styles from "./person-row.module.css";

type Props = {
  of: Pick<Person, "path" | "picture" | "inPlace">;
  /** It is torn from the page, not a small print. */
  torn?: boolean;
};

/** The picture of somebody, or of what one does, named beside it; without one a sprig or a lantern. */
export const Face = async ({ of, torn = false }: Props) => (
  <span className={`${styles.picture} ${torn ? "torn" : styles.small}`} data-torn={torn ? "both" : undefined}>
    <Picture {...(await shownPortrait(of, "", torn ? SLOTS.third : SLOTS.thumb))} />
  </span>
);
