import "@/app/styles/ridge.css";
import { Album, AlbumPicture } from "@/components/pictures/album";
import { WORDS } from "@/content/shipped/words";
import { site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import { formatWithWeekdays } from "@/lib/dates";
import { type ShownImage, showable, shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./flyer.module.css";
import { Poster, seasonPoster } from "./poster";

/** The posters of a retreat, with numbered alternative texts; none if none can be shown. */
export function postersOf({ images, title, start }: Pictured<Retreat>): ShownImage[] {
  if (!images.some(showable)) return [];
  const label = (i: number) =>
    `${WORDS.poster(title)}${images.length > 1 ? `, ${i + 1} sur ${images.length}` : ""}`;
  return images.map((image, i) => shownImage(image, label(i), SLOTS.half, seasonPoster(start)));
}

type Props = { posters: ShownImage[]; retreat: Pictured<Retreat> };

/** The posters of a retreat in the colours of its season; a drawn poster takes the place of none. */
export const PosterColumn = ({
  posters,
  retreat,
  retreat: {
    state: { days },
  },
}: Props) => (
  <div className={`media torn ${styles.column}`}>
    <div className={`ridge ${styles.wall}`}>
      {/* In a sticky column, posters that are higher than the screen would not come into view as a whole. */}
      <div className={`stack ${styles.sheet} ${posters.length > 1 ? "" : "stays"}`}>
        {posters.length > 0 ? (
          <Posters posters={posters} />
        ) : (
          <Poster retreat={retreat} framed={false} className={styles.poster} sizes={SLOTS.half} eager />
        )}
        {days && <p className="small soft">{formatWithWeekdays(days.start, days.end)}</p>}
        <p className="small soft">{site.nameAndAddress}</p>
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
