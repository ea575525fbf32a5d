import { permanentRedirect } from "next/navigation";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { Pager } from "@/components/pager/pager";
import { WorkshopList } from "@/components/workshop-list/workshop-list";
import { listWorkshops } from "@/lib/content";
import { firstPage } from "@/lib/list-page";
import { byCategory, workshopList } from "@/lib/lists";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { CATEGORIES } from "@/lib/navigation";
import { slug } from "@/lib/slug";
import { idOf } from "@/lib/static-params";
import { breadcrumbs, listed } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

/** The categories of the site, and those that owners typed. */
export async function generateStaticParams() {
  return [...byCategory(await listWorkshops()).keys()].map((id) => ({ id }));
}

const categoryOf = (id: string) => CATEGORIES.find((category) => category.slug === id);

/** Whether an address leads to a category: « Bien-être » typed by hand means /ateliers/bien-etre. */
async function isCategory(id: string): Promise<boolean> {
  if (categoryOf(id)) return true;
  const list = await load(workshopList(id));
  return list.state === "loaded" && list.value.entries.length > 0;
}

export async function generateMetadata({ params }: PageProps<"/ateliers/[id]">) {
  const id = await idOf(params);
  const list = await load(workshopList(id));
  if (list.state !== "loaded") return unavailableMetadata("failed");
  const { title, path, preview, entries } = list.value;
  const known = categoryOf(id);
  return pageMetadata({
    title,
    description:
      known?.description ??
      `${title} : les ateliers de cette catégorie, leur déroulement et les personnes qui les animent.`,
    path,
    ...(known || entries.length > 0 ? { image: preview } : { noindex: true }),
  });
}

export default async function CategoryPage({ params }: PageProps<"/ateliers/[id]">) {
  const id = await idOf(params);
  const page = await load(firstPage(workshopList(id)));
  if (page.state !== "loaded") return <PageStatus status="500" />;
  const { list, entries } = page.value;
  const known = categoryOf(id);
  const unlisted = !known && entries.length === 0;
  if (unlisted && (await isCategory(slug(id))))
    permanentRedirect(`/ateliers/${encodeURIComponent(slug(id))}`);
  return (
    <div className="wrap">
      {unlisted ? (
        <PageStatus status="unlisted" />
      ) : (
        <JsonLd things={[listed(page.value), breadcrumbs(...list.trail)]} />
      )}
      <div className={styles.category} data-drawn={known !== undefined}>
        <div>
          <PageHead title={list.title} back={list.back} lead={known && <p>{known.intro}</p>} />
          {entries.length > 0 ? (
            <WorkshopList workshops={entries} />
          ) : (
            <p className="empty">Ateliers en cours de préparation.</p>
          )}
          <Pager page={page.value} />
        </div>
        {known && (
          <img
            src={`/art/category-${known.slug}.svg`}
            alt=""
            width={1200}
            height={900}
            fetchPriority="high"
          />
        )}
      </div>
    </div>
  );
}
