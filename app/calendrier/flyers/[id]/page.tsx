import { CallBar } from "@/components/call-bar/call-bar";
import { Dates, Raised } from "@/components/dates/dates";
import { Failed, MissingRetreat } from "@/components/detail-messages/detail-messages";
import { Facts } from "@/components/facts/facts";
import { callTo, isLost } from "@/components/flyer-actions/call-to";
import { Call, FlyerActions, WayOut } from "@/components/flyer-actions/flyer-actions";
import { Album, AlbumPicture } from "@/components/gallery/album";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Lettering } from "@/components/lettering/lettering";
import { LinkedText } from "@/components/linked-text/linked-text";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { PhotoRows } from "@/components/photo-gallery/photo-rows";
import { Phrases } from "@/components/phrases/phrases";
import { Picture } from "@/components/picture/picture";
import { QrCode } from "@/components/qr-code/qr-code";
import range from "@/components/range/range.module.css";
import { RetreatCard } from "@/components/retreat-card/retreat-card";
import season from "@/components/season/season.module.css";
import { StatusLabel } from "@/components/status-label/status-label";
import { WORDS } from "@/content/shipped/words";
import { site } from "@/lib/config/site";
import { getRetreat, listRetreats, type Retreat, today } from "@/lib/content";
import { idOf, staticIds } from "@/lib/content/ids";
import { filled } from "@/lib/content/placeholders";
import { isCancelled, meaningOf, statusEnding, takesPlace } from "@/lib/content/status";
import { trailOf } from "@/lib/content/texts";
import { seasonIn, shortRange, splitByToday, stay } from "@/lib/dates";
import { otherDates } from "@/lib/lists";
import { load } from "@/lib/load";
import type { Size } from "@/lib/pictures/decode";
import { seasonPoster } from "@/lib/pictures/season-poster";
import { type ShownImage, shownImage } from "@/lib/pictures/shown";
import { backTo, pathTo } from "@/lib/routes";
import { describeRetreat, pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { retreatPreview } from "@/lib/site/preview/cards";
import { breadcrumbs, retreatEvent } from "@/lib/site/structured-data";
import styles from "./page.module.css";

/** Letters of a description that puts what one can do after it off the first screen. */
const LONG = 400;

const BACK = backTo("calendrier");

export const generateStaticParams = async () => staticIds(await listRetreats());

export async function generateMetadata({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const retreat = await load(getRetreat(await idOf(params)));
  if (retreat.state !== "loaded") return unavailableMetadata(retreat.state);
  return pageMetadata({
    title: retreat.value.title,
    ending: statusEnding(retreat.value.status),
    description: describeRetreat(retreat.value),
    path: pathTo.retreat(retreat.value.id),
    image: retreatPreview(retreat.value),
  });
}

export default async function FlyerPage({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const id = await idOf(params);
  const retreat = await load(getRetreat(id));
  if (retreat.state === "loaded") return <Flyer retreat={retreat.value} />;
  if (retreat.state === "failed") return <Failed back={BACK} what="de la retraite" />;
  return <MissingRetreat back={BACK} />;
}

async function Flyer({ retreat }: { retreat: Retreat }) {
  const { id, title, start, end, status, price, description, images } = retreat;
  const day = await today();
  const over = splitByToday([retreat], day).past.length > 0;
  const empty = images.length === 0 && !description;
  const long = description.length > LONG;
  const lost = isLost(retreat, over);
  const off = !takesPlace(retreat);
  const cancelled = isCancelled(retreat);
  const { word, note } = meaningOf(status);
  const news = [
    note && !over && filled(WORDS[note]),
    empty && !cancelled && "Flyer en cours de préparation.",
    empty && !over && !note && filled(WORDS.unprinted),
  ].filter((words) => typeof words === "string");
  const contact = [site.phone?.shown, site.email].filter(Boolean).join(" · ");
  const posters = await postersOf(retreat);
  const [first] = posters;
  const shape = first ? shapeOf(first) : "upright";
  // Below a picture that lies on its side there is room for others beside long words. On phones they follow those, but of
  // one that cannot be booked they are what is wanted.
  const onWall = long && shape === "lying";
  const wanted = onWall && lost && !over;
  const others = { than: retreat, over, day };
  return (
    <article
      className={`wrap ${season.season} ${styles.flyer}`}
      data-shape={shape}
      data-told={Boolean(description)}
      data-brief={!long}
      data-cancelled={cancelled || undefined}
      data-lost={lost || undefined}
      data-others={onWall ? (wanted ? "first" : "wall") : undefined}
      data-season={start && seasonIn(start)}
    >
      <JsonLd
        things={[
          retreatEvent(retreat),
          breadcrumbs(...(await trailOf("calendrier")), { name: title, path: pathTo.retreat(id) }),
        ]}
      />
      <div className={styles.head}>
        <PageHead title={title} back={BACK}>
          {(status || over) && (
            <p className={styles.state}>
              {status && <StatusLabel status={status} />}
              {over && !off && <span className={styles.over}>Cette retraite a eu lieu.</span>}
            </p>
          )}
          <p className={styles.dates}>
            <Dates start={start} end={end} off={off} />
          </p>
          {news.length > 0 && (
            <div className={`lead ${styles.news}`}>
              {news.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          )}
          {lost && long && (
            <p className={`${styles.ahead} ${styles.out}`}>
              <WayOut />
              {!over && <Call retreat={retreat} quiet />}
            </p>
          )}
          {!cancelled && !over && (
            <div className={styles.facts}>
              <Facts
                facts={{
                  Durée: stay(start, end),
                  Tarif: price?.shown ?? (site.phone && start && !status ? "sur simple appel" : undefined),
                  Lieu: site.address?.full,
                }}
              />
            </div>
          )}
          {!lost && site.phone && (
            <p className={`${styles.ahead} ${styles.call}`}>
              <Call retreat={retreat} />
            </p>
          )}
        </PageHead>
      </div>
      <div className={`torn ${styles.wall}`}>
        <div className={`${range.range} ${styles.foot}`} />
        <div className={styles.posters}>
          <div className={styles.sheet}>
            {posters.length > 0 ? (
              <Posters images={posters} />
            ) : (
              <div className={`${styles.poster} ${styles.drawn}`}>
                <Picture image={await shownImage(seasonPoster(start), "", sizesOf)} loading="eager" />
                <Lettering title={title} start={start} />
              </div>
            )}
            <div className={styles.brief}>
              <p className={styles.place}>
                <Phrases>{site.nameAndAddress}</Phrases>
              </p>
              {contact && <p className={styles.contact}>{contact}</p>}
            </div>
          </div>
        </div>
        {onWall && <OtherDates {...others} id="titre_autres_affiche" compact />}
      </div>
      {description && (
        <div className={styles.text}>
          <LinkedText text={description} />
        </div>
      )}
      <div className={styles.actions}>
        <FlyerActions retreat={retreat} over={over} said={long} />
        <QrCode address={new URL(pathTo.retreat(id), site.url).href} />
      </div>
      {!wanted && <OtherDates {...others} id="titre_autres" compact={!long} />}
      {!over && (
        <CallBar
          first={{
            says: word || (start && end ? <Raised>{shortRange(start, end, day)}</Raised> : "À venir"),
            label: status ? "Cette retraite" : "Dates et réservation",
          }}
          quiet={lost}
          phone
        >
          {callTo(retreat)}
        </CallBar>
      )}
    </article>
  );
}

type OtherDatesProps = { than: Retreat; over: boolean; day: string; id: string; compact: boolean };

/** For who cannot come then. */
async function OtherDates({ than, over, day, id, compact }: OtherDatesProps) {
  const retreats = await load(listRetreats());
  if (retreats.state !== "loaded") return <PageStatus status="500" />;
  const others = otherDates(retreats.value, than, day);
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={id}>
      <h2 id={id}>{titleOfOthers(than, over)}</h2>
      <ul>
        {others.map((retreat) => (
          <li key={retreat.id}>
            <RetreatCard retreat={retreat} compact={compact} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOfOthers({ start, status }: Retreat, over: boolean) {
  if (over || !start) return "D’autres retraites";
  return status ? "D’autres dates" : WORDS.otherwise;
}

/** How a poster stands: as those of print do, as a phone's photograph does, nearly square, or on its side. */
function shapeOf({ width, height }: Size): "upright" | "broad" | "square" | "lying" {
  if (width > height) return "lying";
  const high = height / width;
  return high < 1.2 ? "square" : high < 1.38 ? "broad" : "upright";
}

/** The first large, the others in rows below it, of one height each: the text must not be far. */
function Posters({ images }: { images: ShownImage[] }) {
  return (
    <Album images={images}>
      <div className={`torn ${styles.poster}`}>
        <AlbumPicture index={0} loading="eager" />
      </div>
      {images.length > 1 && <PhotoRows images={images.slice(1)} before={1} />}
    </Album>
  );
}

async function postersOf({ images, title }: Retreat) {
  const label = (i: number) =>
    `${WORDS.poster(title)}${images.length > 1 ? `, ${i + 1} sur ${images.length}` : ""}`;
  return Promise.all(images.map((src, i) => shownImage(src, label(i), sizesOf)));
}

/** One that lies on its side goes to the edges of the screen, or to one of them. */
const sizesOf = (size: Size) =>
  shapeOf(size) === "lying"
    ? "(min-width: 60rem) 55vw, 100vw"
    : "(min-width: 60rem) 34rem, (min-width: 40rem) 42vw, 92vw";
