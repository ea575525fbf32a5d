import { redirect } from "next/navigation";
import { Failed, Missing } from "@/components/detail-messages/detail-messages";
import { HashScroll } from "@/components/hash-scroll/hash-scroll";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { RichText } from "@/components/rich-text/rich-text";
import { getWorkshop, listWorkshops, type Workshop, workshopIds } from "@/lib/content";
import { describeWorkshop } from "@/lib/descriptions";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { pathTo } from "@/lib/navigation";
import { workshopPreview } from "@/lib/preview/cards";
import { idOf, staticIds } from "@/lib/static-params";
import { breadcrumbs } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

const BACK = { href: "/ateliers", label: "Retour aux ateliers" };

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
  const meant = await load(workshopIds().then((ids) => ids.get(id)));
  if (meant.state === "loaded") redirect(pathTo.workshop(meant.value));
  return meant.state === "failed" ? <Failed back={BACK} /> : <Missing back={BACK} />;
}

function WorkshopArticle({ workshop: { id, title, category, content } }: { workshop: Workshop }) {
  const back = category ? { href: pathTo.category(category), label: `Retour à ${category}` } : BACK;
  return (
    <article className="wrap">
      <JsonLd
        things={[
          breadcrumbs(
            { name: "Ateliers", path: "/ateliers" },
            ...(category ? [{ name: category, path: pathTo.category(category) }] : []),
            { name: title, path: pathTo.workshop(id) },
          ),
        ]}
      />
      <HashScroll />
      <PageHead title={title} back={back} />
      {content && (
        <section className={styles.content} aria-labelledby="titre_presentation">
          <h2 id="titre_presentation" className="visually-hidden">
            Présentation
          </h2>
          <RichText html={content} />
        </section>
      )}
    </article>
  );
}
