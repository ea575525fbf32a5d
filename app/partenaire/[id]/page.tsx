import { Failed, Missing } from "@/components/detail-messages/detail-messages";
import { HashScroll } from "@/components/hash-scroll/hash-scroll";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Link } from "@/components/link/link";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { DEFAULT_PARTNER } from "@/components/partner-row/partner-row";
import { Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import { getPartner, listPartners, type Partner, workshopIds } from "@/lib/content";
import { describePartner, namePartner } from "@/lib/descriptions";
import { shownImage } from "@/lib/images";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/metadata";
import { pathTo } from "@/lib/navigation";
import { partnerPreview } from "@/lib/preview/cards";
import { slug } from "@/lib/slug";
import { idOf, staticIds } from "@/lib/static-params";
import { breadcrumbs } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

const BACK = { href: "/partenaires", label: "Retour aux partenaires" };

export const generateStaticParams = async () => staticIds(await listPartners());

export async function generateMetadata({ params }: PageProps<"/partenaire/[id]">) {
  const partner = await load(getPartner(await idOf(params)));
  if (partner.state !== "loaded") return unavailableMetadata(partner.state);
  return pageMetadata({
    title: namePartner(partner.value),
    description: describePartner(partner.value),
    path: pathTo.partner(partner.value.id),
    image: partnerPreview(partner.value),
  });
}

export default async function PartnerPage({ params }: PageProps<"/partenaire/[id]">) {
  const partner = await load(getPartner(await idOf(params)));
  if (partner.state === "missing") return <Missing back={BACK} />;
  if (partner.state === "failed") return <Failed back={BACK} />;
  return <PartnerArticle partner={partner.value} />;
}

async function PartnerArticle({ partner }: { partner: Partner }) {
  const { id, title, activity, picture, content, workshops } = partner;
  const portrait =
    picture && (await shownImage(picture, `Portrait de ${title}`, "(min-width: 52rem) 22rem, 92vw"));
  return (
    <article className={`wrap ${styles.partner}`}>
      <JsonLd
        things={[
          breadcrumbs(
            { name: "Partenaires", path: "/partenaires" },
            { name: title, path: pathTo.partner(id) },
          ),
        ]}
      />
      <HashScroll />
      <div className={styles.picture}>
        <Picture image={portrait || undefined} fallback={DEFAULT_PARTNER} loading="eager" />
      </div>
      <div className={styles.words}>
        <PageHead title={title} back={BACK} lead={activity && <p>{activity}</p>} />
        {content && (
          <section className={styles.content} aria-labelledby="titre_presentation">
            <h2 id="titre_presentation" className="visually-hidden">
              Présentation
            </h2>
            <RichText html={content} />
          </section>
        )}
        {workshops.length > 0 && <Workshops names={workshops} />}
      </div>
    </article>
  );
}

/** The partner's workshops; a name that matches no workshop stays text, so that no link leads nowhere. */
async function Workshops({ names }: { names: string[] }) {
  const known = await load(workshopIds());
  if (known.state !== "loaded") return <PageStatus status="500" />;
  return (
    <section className={styles.workshops} aria-labelledby="titre_ateliers">
      <h2 id="titre_ateliers">Ses ateliers</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {known.value.has(slug(name)) ? <Link href={pathTo.workshop(slug(name))}>{name}</Link> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}
