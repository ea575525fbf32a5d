import { CalendarSubscription } from "@/components/calendar-subscription/calendar-subscription";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { PageStatus } from "@/components/page-status/page-status";
import { RetreatCard } from "@/components/retreat-card/retreat-card";
import { listRetreats, type RetreatSummary, today } from "@/lib/content";
import { splitByToday } from "@/lib/dates";
import { load } from "@/lib/load";
import { pageMetadata } from "@/lib/metadata";
import { pathTo } from "@/lib/navigation";
import { breadcrumbs, itemList } from "@/lib/structured-data/lists";
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
  const retreats = await load(listRetreats());
  if (retreats.state !== "loaded") return <PageStatus status="500" />;
  const { upcoming, undated, past } = splitByToday(retreats.value, await today());
  const ahead = [...upcoming, ...undated];
  return (
    <>
      <JsonLd
        things={[
          itemList(
            "Les retraites à venir",
            ahead.map(({ id, title }) => ({ name: title, path: pathTo.retreat(id) })),
          ),
          breadcrumbs({ name: "Calendrier", path: "/calendrier" }),
        ]}
      />
      {ahead.length > 0 ? (
        <ol className={styles.list}>
          {ahead.map((retreat, i) => (
            <li key={retreat.id}>
              <RetreatCard retreat={retreat} next={i === 0 && upcoming.length > 0} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="empty">
          Pas de retraite annoncée pour le moment. Les dates sont publiées ici dès qu’elles sont fixées.
        </p>
      )}
      {past.length > 0 && <Past retreats={past} />}
    </>
  );
}

function Past({ retreats }: { retreats: RetreatSummary[] }) {
  return (
    <details className={styles.past}>
      <summary>Retraites passées</summary>
      <ol className={styles.list}>
        {retreats.map((retreat) => (
          <li key={retreat.id}>
            <RetreatCard retreat={retreat} />
          </li>
        ))}
      </ol>
    </details>
  );
}
