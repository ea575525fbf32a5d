import "@/app/styles/ridge.css";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { CallBar } from "@/components/layout/call";
import { PageHead } from "@/components/layout/page-head";
import { Album, AlbumPicture } from "@/components/pictures/album";
import { Facts } from "@/components/text/facts";
import { LinkedText } from "@/components/text/linked-text";
import { Mentions } from "@/components/text/mentions";
import { RichText } from "@/components/text/rich-text";
import { Badge } from "@/components/ui/badge";
import { QrCode } from "@/components/ui/qr-code";
import { WORDS } from "@/content/shipped/words";
import { site } from "@/lib/config/site";
import type { FlyerWords, Retreat } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import { filled } from "@/lib/content/placeholders";
import {
  availability,
  beforeDates,
  isBookable,
  isCancelled,
  isUnderWay,
  meaningOf,
  takesPlace,
} from "@/lib/content/status";
import {
  type Day,
  isDated,
  isPast,
  seasonIn,
  seasonPoster,
  shortRange,
  stay,
  withWeekdays,
} from "@/lib/dates";
import type { ShownRetreat } from "@/lib/lists/retreats";
import { type ShownImage, showable, shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { bookingOf, callTo } from "@/lib/site/booking";
import styles from "./flyer.module.css";
import { BookingLink, FirstActions, FlyerActions } from "./flyer-actions";
import { Poster } from "./poster";
import { Dates, State } from "./retreat-facts";
import { RetreatRow } from "./retreat-row";
import { Voices } from "./voices";

type Props = {
  retreat: Pictured<Retreat>;
  /** Others, for visitors who are not free on these dates. */
  others: readonly ShownRetreat[];
  /** The partners and workshops that its text names. */
  mentioned: ComponentProps<typeof Mentions>;
  /** Today in Paris. */
  day: Day;
  back: { href: string; label: string };
};

/** Everything about one retreat: its posters beside the text. */
export function Flyer({ retreat, others, mentioned, day, back }: Props) {
  const { id, title, start, end, status, price, description, program, voices = [] } = retreat;
  const over = isPast(retreat, day);
  const underWay = isUnderWay(retreat, day);
  const begun = over || underWay;
  const bookable = isBookable(retreat, day);
  const cancelled = isCancelled(retreat);
  const booking = bookingOf(retreat, day);
  const posters = postersOf(retreat);
  // Dates that may be the old ones: nobody knows whether it took place.
  const happened = over && takesPlace(retreat) && status !== "reporté";
  const isLandscape = posters[0] && posters[0].height < 1.3 * posters[0].width;
  const split = clsx("split media-first", styles.split, isLandscape && styles.wide);
  return (
    <article className={`wrap season ${styles.flyer}`} data-season={start && seasonIn(start)}>
      <div className={split} data-cancelled={cancelled || undefined}>
        <div>
          <PageHead title={title} back={back}>
            <div className={`stack ${styles.known}`}>
              {(happened || underWay || availability(retreat) || (status && status !== "reporté")) && (
                <p className={styles.state}>
                  <State retreat={retreat} day={day} />
                  {happened && <Badge quiet>Cette retraite a eu lieu.</Badge>}
                </p>
              )}
              <p className={`serif ${bookable ? styles.dates : "soft"}`}>
                <Dates retreat={happened ? { start, end: end ?? start } : retreat} />
              </p>
              <StatusNotes retreat={retreat} begun={begun} />
              {!cancelled && !over && (
                <Facts inColumns facts={{ Durée: stay(start, end), Tarif: price?.text }} />
              )}
              {(!bookable || site.phone || booking) && (
                <p className={`cluster screen-only ${styles.call}`}>
                  <FirstActions retreat={retreat} day={day} />
                </p>
              )}
            </div>
          </PageHead>
        </div>
        <PosterColumn posters={posters} retreat={retreat} />
        <div className={styles.words}>
          {program ? <RichText article={program} lead /> : description && <LinkedText text={description} />}
          <Mentions {...mentioned} />
          <FlyerActions retreat={retreat} day={day} />
          <QrCode address={new URL(pathTo.retreat(id), site.url).href} />
        </div>
      </div>
      {over && <Voices voices={voices} />}
      {others.length > 0 && (
        <section className="section screen-only" aria-labelledby="titre_autres">
          <h2 id="titre_autres">{headingOfOthers(retreat, begun)}</h2>
          <ul className={`rows ${styles.others}`}>
            {others.map((other) => (
              <li key={other.id}>
                <RetreatRow retreat={other} day={day} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!over && (
        <CallBar
          fact={{
            text:
              (underWay ? "En cours" : meaningOf(retreat).word) ||
              (start && end ? beforeDates(retreat) + shortRange(start, end, day) : "À venir"),
            label: status || underWay ? "Cette retraite" : "Dates et réservation",
          }}
          quiet={!bookable}
          phone
          action={
            booking && (booking.isForm || !site.phone) && <BookingLink booking={booking} quiet={!bookable} />
          }
        >
          {callTo(retreat, day)}
        </CallBar>
      )}
    </article>
  );
}

function headingOfOthers({ start, end, status }: FlyerWords, begun: boolean) {
  if (begun || !isDated({ start, end })) return "D’autres retraites";
  return status ? "D’autres dates" : WORDS.otherwise;
}

/** Notes about the status or an unfinished flyer, one paragraph per sentence. */
function StatusNotes({ retreat, begun }: { retreat: Pictured<Retreat>; begun: boolean }) {
  const { description, images, unshownImages } = retreat;
  const { note } = meaningOf(retreat);
  const empty = images.length === 0 && !unshownImages && !description;
  const notes = [
    note && !begun && filled(WORDS[note]),
    empty && !isCancelled(retreat) && "Flyer en cours de préparation.",
    empty && !begun && !note && filled(WORDS.unprinted),
  ].filter((sentence) => typeof sentence === "string");
  if (notes.length === 0) return null;
  return (
    <div className="lead">
      {notes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

type ColumnProps = { posters: ShownImage[]; retreat: Pictured<Retreat> };

/** The posters of a retreat on a background in the colours of its season; without one, a drawn poster. */
const PosterColumn = ({ posters, retreat, retreat: { start, end } }: ColumnProps) => (
  <div className={`media torn ${styles.column}`}>
    <div className={`ridge ${styles.wall}`}>
      {/* Several posters are higher than the screen: a sticky column could not scroll a lower one into view. */}
      <div className={`stack ${styles.sheet} ${posters.length > 1 ? "" : "stays"}`}>
        {posters.length > 0 ? (
          <Posters posters={posters} />
        ) : (
          <Poster retreat={retreat} framed={false} className={styles.poster} sizes={SLOTS.half} eager />
        )}
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

/** The posters of a retreat, with numbered alternative texts; none if none can be shown. */
function postersOf({ images, title, start }: Pictured<Retreat>) {
  if (!images.some(showable)) return [];
  const label = (i: number) =>
    `${WORDS.poster(title)}${images.length > 1 ? `, ${i + 1} sur ${images.length}` : ""}`;
  return images.map((image, i) => shownImage(image, label(i), SLOTS.half, seasonPoster(start)));
}
