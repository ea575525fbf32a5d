import { CategoryList } from "@/components/category-list/category-list";
import { Failed } from "@/components/detail-messages/detail-messages";
import { Illustration } from "@/components/illustration/illustration";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { Pager } from "@/components/pager/pager";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { RichText } from "@/components/rich-text/rich-text";
import { WayOn } from "@/components/way-on/way-on";
import { DateCall } from "@/components/workshop-card/workshop-card";
import { LedList } from "@/components/workshop-list/led-list";
import { WORDS } from "@/content/shipped/words";
import { listWorkshops } from "@/lib/content";
import { idOf, isFileName } from "@/lib/content/ids";
import { textsOf } from "@/lib/content/texts";
import { byCategory, firstPage, workshopList } from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { load } from "@/lib/load";
import { SLOTS } from "@/lib/pictures/slots";
import { backTo, pageUnder } from "@/lib/routes";
import { pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { breadcrumbs, listed } from "@/lib/site/structured-data";
import styles from "./page.module.css";

const BACK = backTo("ateliers");

/** The categories of the site, and those that owners typed. */
export async function generateStaticParams() {
  const ids = [...byCategory(await listWorkshops()).keys()];
  return ids.filter(isFileName).map((id) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<"/ateliers/[id]">) {
  const id = await idOf(params);
  const list = await load(workshopList(id));
  if (list.state !== "loaded") return unavailableMetadata("failed");
  const { path, title, preview, entries } = list.value;
  const known = pageUnder("ateliers", id);
  const texts = known && (await load(textsOf(known)));
  if (texts && texts.state !== "loaded") return unavailableMetadata("failed");
  return pageMetadata({
    title,
    description: texts?.value.description ?? WORDS.category(title),
    path,
    ...(known || entries.length > 0 ? { image: await preview() } : { noindex: true }),
  });
}

export default async function CategoryPage({ params }: PageProps<"/ateliers/[id]">) {
  const id = await idOf(params);
  const page = await load(firstPage(workshopList(id)));
  if (page.state !== "loaded") return <Failed back={BACK} what="des ateliers" />;
  const { list, entries } = page.value;
  const known = pageUnder("ateliers", id);
  const unlisted = !known && entries.length === 0;
  const texts = known && (await load(textsOf(known)));
  if (texts && texts.state !== "loaded") return <Failed back={BACK} what="des ateliers" />;
  const { intro, content, pictures: [picture] = [] } = texts?.value ?? {};
  return (
    <div className="wrap">
      {unlisted ? (
        <PageStatus status="unlisted" />
      ) : (
        <JsonLd things={[listed(page.value), breadcrumbs(...list.trail)]} />
      )}
      <div className={`split ${styles.category}`}>
        {picture && (
          <div className={`media frame torn fills ${styles.picture}`}>
            <Illustration picture={picture} sizes={SLOTS.half} eager column />
          </div>
        )}
        <PageHead title={list.title} back={list.back} />
        <div className={styles.words}>
          {intro && (
            <div className="lead">
              <Paragraphs text={intro} />
            </div>
          )}
          {entries.length > 0 ? (
            <>
              <LedList workshops={entries} />
              <DateCall />
            </>
          ) : (
            <p className="lead">Ateliers en cours de préparation.</p>
          )}
          <Pager page={page.value} />
          {content && <RichText html={content} />}
        </div>
        {!picture && entries.length === 0 && (
          <div className={`media ${styles.drawing}`}>
            <NothingYet />
          </div>
        )}
      </div>
      {entries.length === 0 && (
        <>
          <Others than={list.title} />
          <WayOn to={["calendrier", "contact"]} />
        </>
      )}
    </div>
  );
}

/** The other categories that have workshops today; one that nobody knows bears the name of a known one. */
async function Others({ than }: { than: string }) {
  const categories = await load(listCategories());
  if (categories.state !== "loaded") return <PageStatus status="500" />;
  return (
    <div className="section">
      <CategoryList categories={categories.value.filter(({ name }) => name !== than)} />
    </div>
  );
}

/** A drawing in place of workshops that are still to come. */
const NothingYet = () => (
  <picture>
    <source type="image/avif" srcSet="/art/category-empty.avif" />
    <img src="/art/category-empty.webp" alt="" width={720} height={540} fetchPriority="high" />
  </picture>
);
