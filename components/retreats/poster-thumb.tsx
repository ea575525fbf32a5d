import { Picture } from "@/components/pictures/picture";
import { Lettering } from "@/components/text/lettering";
import type { RetreatSummary } from "@/lib/content";
import { seasonPoster } from "@/lib/dates";
import { shownImage } from "@/lib/pictures/shown";
import { DEFAULT_PICTURE, SLOTS } from "@/lib/pictures/slots";
import styles from "./poster-thumb.module.css";

type Props = {
  retreat: RetreatSummary;
  /** On the first screen: loaded eagerly, in a larger file. */
  large?: boolean;
};

/**
 * The poster of a retreat with a white border, `--poster` wide; without one, a drawn poster with the title.
 */
export async function PosterThumb({ retreat: { title, start, images: [own] = [] }, large = false }: Props) {
  const image = await shownImage(own ?? seasonPoster(start), "", large ? SLOTS.third : SLOTS.thumb);
  return (
    <span className={styles.poster}>
      <Picture image={image} fallback={DEFAULT_PICTURE} loading={large ? "eager" : "lazy"} />
      {!own && <Lettering title={title} start={start} />}
    </span>
  );
}
