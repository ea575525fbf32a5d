import { clsx } from "clsx";
import { Picture } from "@/components/pictures/picture";
import { shownPortrait } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./person-row.module.css";

type Props = {
  picture: string | undefined;
  /** The slot of a large portrait, torn from the page; without it the picture is a small print. */
  portrait?: string;
};

/** The picture of a person or workshop in a list; the default avatar without one. */
export const Face = async ({ picture, portrait }: Props) => (
  <span className={clsx(styles.picture, portrait ? "torn" : styles.small)} data-torn={portrait && "both"}>
    <Picture image={await shownPortrait(picture, "", portrait ?? SLOTS.thumb)} />
  </span>
);
