import { Failed, Missing } from "@/components/detail-messages/detail-messages";
import { FlyerActions } from "@/components/flyer-actions/flyer-actions";
import { Gallery } from "@/components/gallery/gallery";
import { LinkedText } from "@/components/linked-text/linked-text";
import { PageHead } from "@/components/page-head/page-head";
import { getRetreat, listRetreats, type Retreat, today } from "@/lib/content";
import { formatRange, splitByToday } from "@/lib/dates";
import { shownImage } from "@/lib/images";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { pathTo } from "@/lib/navigation";
import { site } from "@/lib/site";
import { idOf, staticIds } from "@/lib/static-params";
import { excerpt } from "@/lib/text/excerpt";
import styles from "./page.module.css";

const BACK = { href: "/calendrier", label: "Retour au calendrier" };

export const generateStaticParams = async () => staticIds(await listRetreats());

export async function generateMetadata({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const retreat = await load(getRetreat(await idOf(params)));
  if (retreat.state !== "loaded") return unavailableMetadata(retreat.state);
  const { id, title, description } = retreat.value;
  return pageMetadata({
    title,
    description:
      excerpt(description) ||
      `${title} : une retraite du ${site.name.replace(/^Le /, "")}, à 1500 m dans les Hautes-Alpes. Dates, programme et renseignements auprès de nous.`,
    path: pathTo.retreat(id),
  });
}

export default async function FlyerPage({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const retreat = await load(getRetreat(await idOf(params)));
  if (retreat.state === "missing") return <Missing back={BACK} />;
  if (retreat.state === "failed") return <Failed back={BACK} />;
  return <Flyer retreat={retreat.value} />;
}

async function Flyer({ retreat }: { retreat: Retreat }) {
  const { title, start, end, description, images } = retreat;
  const over = splitByToday([retreat], await today()).past.length > 0;
  const empty = images.length === 0 && !description;
  return (
    <article className={`wrap ${styles.flyer}`} data-pictures={images.length > 0}>
      <div className={styles.head}>
        <PageHead title={title} back={BACK}>
          <p className={styles.dates}>{formatRange(start, end)}</p>
          {over && <p className={styles.over}>Cette retraite a eu lieu.</p>}
        </PageHead>
      </div>
      {images.length > 0 && <Posters retreat={retreat} />}
      <div className={styles.text}>
        {empty && <p className="empty">Flyer en cours de préparation.</p>}
        {description && <LinkedText text={description} />}
        <FlyerActions retreat={retreat} />
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
