import { Illustration } from "@/components/illustration/illustration";
import type { PagePicture } from "@/lib/content/texts";
import styles from "./panorama.module.css";

type Props = {
  picture: PagePicture;
  /** Only a band of it, the middle: it leaves room for a list. */
  band?: boolean;
};

/** The widths of a picture across the screen; a phone shows the middle of it. */
export const ACROSS = "(max-width: 40rem) 120vw, 100vw";

/** What a page speaks of, from one edge of the screen to the other. */
export function Panorama({ picture, band }: Props) {
  return (
    <div className={`bleed behind ${styles.panorama}`} data-band={band}>
      <Illustration picture={picture} sizes={ACROSS} eager />
    </div>
  );
}
