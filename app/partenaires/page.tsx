import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { Pager } from "@/components/pager/pager";
import { PartnerList } from "@/components/partner-list/partner-list";
import { firstPage } from "@/lib/list-page";
import { partnerList } from "@/lib/lists";
import { load } from "@/lib/load";
import { pageMetadata } from "@/lib/metadata";
import { breadcrumbs, listed } from "@/lib/structured-data/lists";

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
  const page = await load(firstPage(partnerList()));
  if (page.state !== "loaded") return <PageStatus status="500" />;
  return (
    <>
      <JsonLd things={[listed(page.value), breadcrumbs(...page.value.list.trail)]} />
      <PartnerList partners={page.value.entries} />
      <Pager page={page.value} />
    </>
  );
}
