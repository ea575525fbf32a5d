import { Failed, Missing } from "@/components/detail-messages/detail-messages";
import { FlyerActions } from "@/components/flyer-actions/flyer-actions";
import { Gallery } from "@/components/gallery/gallery";
import { JsonLd } from "@/components/json-ld/json-ld";
import { LinkedText } from "@/components/linked-text/linked-text";
import { PageHead } from "@/components/page-head/page-head";
import { QrCode } from "@/components/qr-code/qr-code";
import { getRetreat, listRetreats, type Retreat, today } from "@/lib/content";
import { formatRange, splitByToday } from "@/lib/dates";
import { describeRetreat } from "@/lib/descriptions";
import { shownImage } from "@/lib/images";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { pathTo } from "@/lib/navigation";
import { retreatPreview } from "@/lib/preview/cards";
import { site } from "@/lib/site";
import { idOf, staticIds } from "@/lib/static-params";
import { retreatEvent } from "@/lib/structured-data/event";
import { breadcrumbs } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

const BACK = { href: "/calendrier", label: "Retour au calendrier" };

export const generateStaticParams = async () => staticIds(await listRetreats());

export async function generateMetadata({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const retreat = await load(getRetreat(await idOf(params)));
  if (retreat.state !== "loaded") return unavailableMetadata(retreat.state);
  return pageMetadata({
    title: retreat.value.title,
    description: describeRetreat(retreat.value),
    path: pathTo.retreat(retreat.value.id),
    image: retreatPreview(retreat.value),
  });
}

export default async function FlyerPage({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const retreat = await load(getRetreat(await idOf(params)));
  if (retreat.state === "missing") return <Missing back={BACK} />;
  if (retreat.state === "failed") return <Failed back={BACK} />;
  return <Flyer retreat={retreat.value} />;
}

async function Flyer({ retreat }: { retreat: Retreat }) {
  const { id, title, start, end, description, images } = retreat;
  const over = splitByToday([retreat], await today()).past.length > 0;
  const empty = images.length === 0 && !description;
  return (
    <article className={`wrap ${styles.flyer}`} data-pictures={images.length > 0}>
      <JsonLd
        things={[
          retreatEvent(retreat),
          breadcrumbs({ name: "Calendrier", path: "/calendrier" }, { name: title, path: pathTo.retreat(id) }),
        ]}
      />
      <div className={styles.head}>
        <PageHead title={title} back={BACK}>
          <p className={styles.dates}>{formatRange(start, end)}</p>
          <p className={styles.place}>
            {site.name}, {site.address.full}
          </p>
          {over && <p className={styles.over}>Cette retraite a eu lieu.</p>}
        </PageHead>
      </div>
      {images.length > 0 && <Posters retreat={retreat} />}
      <div className={styles.text}>
        {empty && <p className="empty">Flyer en cours de préparation.</p>}
        {description && <LinkedText text={description} />}
        <FlyerActions retreat={retreat} />
        <QrCode address={new URL(pathTo.retreat(id), site.url).href} />
      </div>
    </article>
  );
}

async function Posters({ retreat: { images, title } }: { retreat: Retreat }) {
  const label = (i: number) =>
    `Affiche de la retraite « ${title} »${images.length > 1 ? `, ${i + 1} sur ${images.length}` : ""}`;
  const posters = await Promise.all(
    images.map((src, i) => shownImage(src, label(i), "(min-width: 60rem) 30rem, 92vw")),
  );
  return (
    <div className={styles.posters}>
      <Gallery images={posters} orientation="vertical" eager />
    </div>
  );
}
