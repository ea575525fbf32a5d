import { Illustration } from "@/components/illustration/illustration";
import type { PagePicture } from "@/lib/content/texts";
import styles from "./panorama.module.css";

type Props = {
  picture: PagePicture;
  /** What a flat screen keeps of it; of a band, which leaves room for a list, the middle. */
  keep: "upper" | "lower" | "band";
};

/** The widths of a picture across the screen; a phone shows the middle of it. */
export const ACROSS = "(max-width: 40rem) 120vw, 100vw";

/** What a page speaks of, from one edge of the screen to the other. */
export function Panorama({ picture, keep }: Props) {
  return (
    <div className={`bleed behind ${styles.panorama}`} data-keep={keep}>
      <Illustration picture={picture} sizes={ACROSS} eager />
    </div>
  );
}
