import { Illustration } from "@/components/illustration/illustration";
import type { PagePicture } from "@/lib/content/texts";
import styles from "./panorama.module.css";

type Props = {
  picture: PagePicture;
  /** What a flat screen keeps of it. */
  keep: "upper" | "lower";
};

/** What a page speaks of, from one edge of the screen to the other. */
export function Panorama({ picture, keep }: Props) {
  return (
    <div className={`bleed behind ${styles.panorama}`} data-keep={keep}>
      <Illustration picture={picture} sizes="(max-width: 40rem) 150vw, 100vw" eager />
    </div>
  );
}
