import { Picture } from "@/components/pictures/picture";
import { Lettering } from "@/components/text/lettering";
import type { RetreatSummary } from "@/lib/content";
import { seasonPoster } from "@/lib/dates";
import { showable, shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./poster-thumb.module.css";

type Props = {
  retreat: RetreatSummary;
  /** On the first screen: loaded eagerly, in a larger file. */
  large?: boolean;
};

/**
 * The poster of a retreat with a white border, `--poster` wide; without one, a drawn poster with the title.
 */
export async function PosterThumb({ retreat: { title, start, images }, large = false }: Props) {
  const drawn = seasonPoster(start);
  const own = await showable(images?.[0]);
  const image = await shownImage(own ?? drawn, "", large ? SLOTS.third : SLOTS.thumb, drawn);
  return (
    <span className={styles.poster}>
      <Picture image={image} loading={large ? "eager" : "lazy"} />
      {!own && <Lettering title={title} start={start} />}
    </span>
  );
}
