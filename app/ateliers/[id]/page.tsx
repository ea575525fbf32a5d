import { permanentRedirect } from "next/navigation";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Link } from "@/components/link/link";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { listWorkshops, type WorkshopSummary } from "@/lib/content";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { CATEGORIES, pathTo } from "@/lib/navigation";
import { categoryPreview } from "@/lib/preview/cards";
import { slug } from "@/lib/slug";
import { idOf } from "@/lib/static-params";
import { breadcrumbs, itemList } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

const BACK = { href: "/ateliers", label: "Retour aux ateliers" };

/** The categories of the site, and those that owners typed. */
export async function generateStaticParams() {
  const typed = (await listWorkshops()).map(({ category }) => slug(category ?? ""));
  const ids = new Set([...CATEGORIES.map((category) => category.slug), ...typed.filter(Boolean)]);
  return [...ids].map((id) => ({ id }));
}

/** The workshops whose category's slug is the raw id, and the page's title (spec section 2). */
async function workshopsOf(id: string) {
  const workshops = (await listWorkshops()).filter(({ category }) => category && slug(category) === id);
  return {
    workshops,
    title: workshops[0]?.category ?? "Coaching",
    known: CATEGORIES.find((c) => c.slug === id),
  };
}

/** Whether an address leads to a category: « Bien-être » typed by hand means /ateliers/bien-etre. */
async function isCategory(id: string): Promise<boolean> {
  const loaded = await load(workshopsOf(id));
  return loaded.state === "loaded" && (loaded.value.known !== undefined || loaded.value.workshops.length > 0);
}

export async function generateMetadata({ params }: PageProps<"/ateliers/[id]">) {
  const id = await idOf(params);
  const loaded = await load(workshopsOf(id));
  if (loaded.state !== "loaded") return unavailableMetadata("failed");
  const { workshops, title, known } = loaded.value;
  return pageMetadata({
    title,
    description:
      known?.description ??
      `${title} : les ateliers de cette catégorie, leur déroulement et les personnes qui les animent.`,
    path: `/ateliers/${encodeURIComponent(id)}`,
    ...(known || workshops.length > 0 ? { image: categoryPreview(title, id) } : { noindex: true }),
  });
}

export default async function CategoryPage({ params }: PageProps<"/ateliers/[id]">) {
  const id = await idOf(params);
  const loaded = await load(workshopsOf(id));
  if (loaded.state !== "loaded") return <PageStatus status="500" />;
  const { workshops, title, known } = loaded.value;
  const unlisted = !known && workshops.length === 0;
  if (unlisted && (await isCategory(slug(id))))
    permanentRedirect(`/ateliers/${encodeURIComponent(slug(id))}`);
  return (
    <div className="wrap">
      {unlisted ? <PageStatus status="unlisted" /> : <ListData id={id} title={title} workshops={workshops} />}
      <div className={styles.category} data-drawn={known !== undefined}>
        <div>
          <PageHead title={title} back={BACK} lead={known && <p>{known.intro}</p>} />
          {workshops.length > 0 ? (
            <ul className={styles.list}>
              {workshops.map((workshop) => (
                <li key={workshop.id}>
                  <Link href={pathTo.workshop(workshop.id)}>{workshop.title}</Link>
                </li>
              ))}
            </ul>
          ) : (
            <p className="empty">Ateliers en cours de préparation.</p>
          )}
        </div>
        {known && <img src={`/art/category-${known.slug}.svg`} alt="" width={1200} height={900} />}
      </div>
    </div>
  );
}

function ListData({ id, title, workshops }: { id: string; title: string; workshops: WorkshopSummary[] }) {
  return (
    <JsonLd
      things={[
        itemList(
          title,
          workshops.map((workshop) => ({ name: workshop.title, path: pathTo.workshop(workshop.id) })),
        ),
        breadcrumbs(
          { name: "Ateliers", path: "/ateliers" },
          { name: title, path: `/ateliers/${encodeURIComponent(id)}` },
        ),
      ]}
    />
  );
}
