import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { PartnerRow } from "@/components/partner-row/partner-row";
import { listPartners } from "@/lib/content";
import { load } from "@/lib/load";
import { pageMetadata } from "@/lib/metadata";
import { pathTo } from "@/lib/navigation";
import { breadcrumbs, itemList } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

export const generateMetadata = () =>
  pageMetadata({
    title: "Partenaires",
    description:
      "Sophrologue, accompagnateur en montagne, céramiste, apiculteur, chanteuse : les professionnels qui animent les ateliers et les retraites du chalet.",
    path: "/partenaires",
  });

export default function PartnersPage() {
  return (
    <div className="wrap">
      <PageHead
        title="Nos partenaires"
        lead={
          <p>
            Ils vivent presque tous à moins d’une heure d’ici. Nous avons suivi leurs ateliers avant de leur
            demander de venir les donner au chalet, et nous continuons d’y participer quand il reste une
            place. Chacun exerce son métier à l’année et en parle mieux que nous : ouvrez leur page.
          </p>
        }
      />
      <Partners />
    </div>
  );
}

async function Partners() {
  const partners = await load(listPartners());
  if (partners.state !== "loaded") return <PageStatus status="500" />;
  return (
    <>
      <JsonLd
        things={[
          itemList(
            "Nos partenaires",
            partners.value.map(({ id, title }) => ({ name: title, path: pathTo.partner(id) })),
          ),
          breadcrumbs({ name: "Partenaires", path: "/partenaires" }),
        ]}
      />
      <ul className={styles.list}>
        {partners.value.map((partner) => (
          <li key={partner.id}>
            <PartnerRow partner={partner} />
          </li>
        ))}
      </ul>
    </>
  );
}
