import ridge from "@/components/layout/ridge.module.css";
import { Album, AlbumPicture } from "@/components/pictures/album";
import { Picture } from "@/components/pictures/picture";
import { Lettering } from "@/components/text/lettering";
import { WORDS } from "@/content/shipped/words";
import { site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import { seasonPoster, withWeekdays } from "@/lib/dates";
import { type ShownImage, showable, shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./flyer.module.css";

type Props = { posters: ShownImage[]; retreat: Retreat };

/** The posters of a retreat on a background in the colours of its season; without one, a drawn poster. */
export const PosterColumn = ({ posters, retreat, retreat: { start, end } }: Props) => (
  <div className={`media torn ${styles.column}`}>
    <div className={`${ridge.ridge} ${styles.wall}`}>
      {/* Several posters are higher than the screen: a sticky column could not scroll a lower one into view. */}
      <div className={`stack ${styles.sheet} ${posters.length > 1 ? "" : "stays"}`}>
        {posters.length > 0 ? <Posters posters={posters} /> : <FallbackPoster retreat={retreat} />}
        {start && end && <p className="small soft">{withWeekdays(start, end)}</p>}
        <p className="small soft">
          {site.mapUrl ? <a href={site.mapUrl}>{site.nameAndAddress}</a> : site.nameAndAddress}
        </p>
      </div>
    </div>
  </div>
);

const Posters = ({ posters }: { posters: ShownImage[] }) => (
  <Album images={posters}>
    <div className={styles.poster}>
      <AlbumPicture index={0} loading="eager" />
    </div>
    {posters.length > 1 && (
      <ul className={`grid ${styles.more}`}>
        {posters.slice(1).map(({ src }, i) => (
          <li key={src}>
            <AlbumPicture index={i + 1} sizes={SLOTS.third} />
          </li>
        ))}
      </ul>
    )}
  </Album>
);

const FallbackPoster = async ({ retreat: { title, start } }: { retreat: Retreat }) => (
  <div className={styles.poster}>
    <Picture image={await shownImage(seasonPoster(start), "", SLOTS.half)} loading="eager" />
    <Lettering title={title} start={start} />
  </div>
);

/** The posters of a retreat, with numbered alternative texts; none if none can be shown. */
export async function postersOf({ images, title, start }: Retreat) {
  if (!(await Promise.all(images.map(showable))).some(Boolean)) return [];
  const label = (i: number) =>
    `${WORDS.poster(title)}${images.length > 1 ? `, ${i + 1} sur ${images.length}` : ""}`;
  return Promise.all(images.map((src, i) => shownImage(src, label(i), SLOTS.half, seasonPoster(start))));
}
