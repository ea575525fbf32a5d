import { redirect } from "next/navigation";
import { Failed, Missing } from "@/components/detail-messages/detail-messages";
import { HashScroll } from "@/components/hash-scroll/hash-scroll";
import { PageHead } from "@/components/page-head/page-head";
import { RichText } from "@/components/rich-text/rich-text";
import { findWorkshopId, getWorkshop, listWorkshops, type Workshop } from "@/lib/content";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { pathTo } from "@/lib/navigation";
import { site } from "@/lib/site";
import { idOf, staticIds } from "@/lib/static-params";
import { excerpt } from "@/lib/text/excerpt";
import { plainText } from "@/lib/text/rich-text";
import styles from "./page.module.css";

const BACK = { href: "/ateliers", label: "Retour aux ateliers" };

export const generateStaticParams = async () => staticIds(await listWorkshops());

export async function generateMetadata({ params }: PageProps<"/atelier/[id]">) {
  const workshop = await load(getWorkshop(await idOf(params)));
  if (workshop.state !== "loaded") return unavailableMetadata(workshop.state);
  const { id, title, content } = workshop.value;
  return pageMetadata({
    title,
    description:
      excerpt(plainText(content)) ||
      `${title} : un atelier du ${site.name.replace(/^Le /, "")}, à 1500 m dans les Hautes-Alpes. Durée, tarif et prochaines dates sur simple appel.`,
    path: pathTo.workshop(id),
  });
}

export default async function WorkshopPage({ params }: PageProps<"/atelier/[id]">) {
  const id = await idOf(params);
  const workshop = await load(getWorkshop(id));
  if (workshop.state === "loaded") return <WorkshopArticle workshop={workshop.value} />;
  if (workshop.state === "failed") return <Failed back={BACK} />;
  // Partner pages link by the slug of the title; the page itself lives at the document's id.
  const meant = await load(findWorkshopId(id));
  if (meant.state === "loaded") redirect(pathTo.workshop(meant.value));
  return meant.state === "failed" ? <Failed back={BACK} /> : <Missing back={BACK} />;
}

function WorkshopArticle({ workshop: { title, category, content } }: { workshop: Workshop }) {
  const back = category ? { href: pathTo.category(category), label: `Retour à ${category}` } : BACK;
  return (
    <article className="wrap">
      <HashScroll />
      <PageHead title={title} back={back} />
      {content && (
        <section className={styles.content} aria-labelledby="presentation">
          <h2 id="presentation" className="visually-hidden">
            Présentation
          </h2>
          <RichText html={content} />
        </section>
      )}
    </article>
  );
}
