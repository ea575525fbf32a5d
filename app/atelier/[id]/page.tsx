import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { chaletLight } from "@/app/fonts/light";
import { Failed, Missing } from "@/components/detail-messages/detail-messages";
import { HashScroll } from "@/components/hash-scroll/hash-scroll";
import { Illustration } from "@/components/illustration/illustration";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import { WorkshopBar, WorkshopCard } from "@/components/workshop-card/workshop-card";
import { WorkshopList } from "@/components/workshop-list/workshop-list";
import { atQuotation, leadAndText } from "@/lib/article/parts";
import { getWorkshop, listWorkshops, type Workshop, workshopsBySlug } from "@/lib/content";
import { idOf, staticIds } from "@/lib/content/ids";
import { textsOf, trailOf } from "@/lib/content/texts";
import { byCategory, categoryLink } from "@/lib/lists";
import { type Opening, openingOf } from "@/lib/lists/faces";
import { leadersOf, leadersOfEach } from "@/lib/lists/people";
import { load } from "@/lib/load";
import type { Size } from "@/lib/pictures/decode";
import { shownPortrait } from "@/lib/pictures/shown";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import { backTo, pageUnder, pathTo } from "@/lib/routes";
import { describeWorkshop, pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { workshopPreview } from "@/lib/site/preview/cards";
import { breadcrumbs, workshopService } from "@/lib/site/structured-data";
import { slug } from "@/lib/text/strings";
import styles from "./page.module.css";

const BACK = backTo("ateliers");

export const generateStaticParams = async () => staticIds(await listWorkshops());

export async function generateMetadata({ params }: PageProps<"/atelier/[id]">) {
  const workshop = await load(getWorkshop(await idOf(params)));
  if (workshop.state !== "loaded") return unavailableMetadata(workshop.state);
  return pageMetadata({
    title: workshop.value.title,
    description: describeWorkshop(workshop.value),
    path: pathTo.workshop(workshop.value.id),
    image: workshopPreview(workshop.value),
  });
}

export default async function WorkshopPage({ params }: PageProps<"/atelier/[id]">) {
  const id = await idOf(params);
  const workshop = await load(getWorkshop(id));
  if (workshop.state === "loaded") return <WorkshopArticle workshop={workshop.value} />;
  if (workshop.state === "failed") return <Failed back={BACK} />;
  // Partner pages link by the slug of the title; the page itself lives at the document's id.
  const titled = await load(workshopsBySlug());
  if (titled.state !== "loaded") return <Failed back={BACK} />;
  const known = titled.value.get(id);
  if (known) redirect(pathTo.workshop(known.id));
  return <Missing back={BACK} />;
}

async function WorkshopArticle({ workshop }: { workshop: Workshop }) {
  const { id, title, category, content } = workshop;
  // What it is about is read before what it costs.
  const [lead, text] = leadAndText(content ?? "");
  const [before, quotation, after] = atQuotation(text);
  const leaders = await load(leadersOf(workshop));
  const people = leaders.state === "loaded" ? leaders.value : [];
  const opening = openingOf(workshop, people);
  const above = category && (await categoryLink(slug(category), category));
  const back = above ? { href: above.path, label: `Retour à ${above.name}` } : BACK;
  return (
    <article className="wrap">
      <JsonLd
        things={[
          workshopService(workshop),
          breadcrumbs(...(await trailOf("ateliers")), ...(above ? [above] : []), {
            name: title,
            path: pathTo.workshop(id),
          }),
        ]}
      />
      <HashScroll />
      {leaders.state !== "loaded" && <PageStatus status="500" />}
      <div className={styles.workshop}>
        <div className={styles.head}>
          <PageHead title={title} back={back} lead={lead && <RichText html={lead} />} />
        </div>
        {opening ? (
          <Scene of={opening.of}>
            <Picture {...(await shownPortrait(opening, opening.alt, sceneSizes))} loading="eager" />
          </Scene>
        ) : (
          category && <CategoryScene category={category} />
        )}
        <div className={styles.card}>
          <WorkshopCard workshop={workshop} leaders={people} faceless={opening?.of === "leader"} />
        </div>
        {(before || after) && (
          <section className={styles.content} aria-labelledby="titre_presentation">
            <h2 id="titre_presentation" className="visually-hidden">
              Présentation
            </h2>
            <RichText html={before + after} />
          </section>
        )}
      </div>
      {quotation && (
        <div className={`bleed torn ${styles.quotation} ${chaletLight.variable}`} data-torn="both">
          <RichText html={quotation} />
        </div>
      )}
      {category && <Sisters id={id} category={category} />}
      <WorkshopBar workshop={workshop} />
    </article>
  );
}

/** The picture of its category: what there is to see. */
async function CategoryScene({ category }: { category: string }) {
  const page = pageUnder("ateliers", slug(category));
  const texts = page && (await load(textsOf(page)));
  const picture = texts?.state === "loaded" ? texts.value.pictures[0] : undefined;
  return (
    picture && (
      <Scene of="category">
        <Illustration picture={{ ...picture, alt: "" }} sizes={sceneSizes} eager />
      </Scene>
    )
  );
}

/** What opens the page: what one does, somebody, or a place. */
const Scene = ({ of, children }: { of: Opening["of"] | "category"; children: ReactNode }) => (
  <div className={`torn ${styles.scene}`} data-of={of}>
    {children}
  </div>
);

function sceneSizes(size: Size) {
  const beside = `${48 * coverFactor(size, 1.2)}vw`;
  return `(min-width: 52rem) ${beside}, (min-width: 40rem) and (max-height: 30rem) ${beside}, ${100 * coverFactor(size, 3 / 2)}vw`;
}

/** The next two workshops of the same category, with those who lead them; after the last one comes the first. */
async function Sisters({ id, category }: { id: string; category: string }) {
  const workshops = await load(listWorkshops());
  if (workshops.state !== "loaded") return <PageStatus status="500" />;
  const all = byCategory(workshops.value).get(slug(category)) ?? [];
  const place = all.findIndex((workshop) => workshop.id === id);
  const sisters = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))].slice(0, 2);
  if (sisters.length === 0) return null;
  const leaders = await load(leadersOfEach(sisters.map(({ id }) => id)));
  if (leaders.state !== "loaded") return <PageStatus status="500" />;
  return (
    <section className={styles.sisters} aria-labelledby="titre_voisins">
      <h2 id="titre_voisins">Dans le même esprit</h2>
      <WorkshopList workshops={sisters} leaders={leaders.value} naming abreast />
    </section>
  );
}
