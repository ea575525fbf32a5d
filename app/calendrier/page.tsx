import { CalendarSubscription } from "@/components/calendar-subscription/calendar-subscription";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { Pager } from "@/components/pager/pager";
import { RetreatList } from "@/components/retreat-list/retreat-list";
import { isDated } from "@/lib/calendar/ical";
import type { RetreatSummary } from "@/lib/content";
import { firstPage } from "@/lib/list-page";
import { pastRetreats, retreatsAhead } from "@/lib/lists";
import { load } from "@/lib/load";
import { pageMetadata } from "@/lib/metadata";
import type { ListPage } from "@/lib/paging";
import { breadcrumbs, listed } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

export const generateMetadata = () =>
  pageMetadata({
    title: "Calendrier",
    description:
      "Les prochaines retraites au chalet : dates, programme et affiche de chaque séjour. Groupes de 8 à 10 personnes, en toute saison, à 1500 m.",
    path: "/calendrier",
  });

export default function CalendarPage() {
  return (
    <div className="wrap">
      <PageHead
        title="Les retraites à venir"
        lead={
          <p>
            Des séjours de deux à sept nuits, pour 8 à 10 personnes, ateliers et repas compris. Choisissez une
            date pour lire le programme. Pour réserver, un appel ou un message suffit : nous prenons le temps
            d’en parler avec vous.
          </p>
        }
      />
      <Retreats />
      <CalendarSubscription />
    </div>
  );
}

async function Retreats() {
  const [ahead, past] = await Promise.all([
    load(firstPage(retreatsAhead())),
    load(firstPage(pastRetreats())),
  ]);
  if (ahead.state !== "loaded" || past.state !== "loaded") return <PageStatus status="500" />;
  const retreats = ahead.value.entries;
  return (
    <>
      <JsonLd things={[listed(ahead.value), breadcrumbs(...ahead.value.list.trail)]} />
      {retreats.length > 0 ? (
        <RetreatList retreats={retreats} next={retreats.slice(0, 1).some(isDated)} />
      ) : (
        <p className="empty">
          Pas de retraite annoncée pour le moment. Les dates sont publiées ici dès qu’elles sont fixées.
        </p>
      )}
      <Pager page={ahead.value} />
      {past.value.entries.length > 0 && <Past page={past.value} />}
    </>
  );
}

function Past({ page }: { page: ListPage<RetreatSummary> }) {
  return (
    <details className={styles.past}>
      <summary>{page.list.title}</summary>
      <RetreatList retreats={page.entries} />
      <Pager page={page} />
    </details>
  );
}
