import { PageStatus } from "@/components/layout/page-status";
import { WORDS } from "@/content/shipped/words";
import { listRetreats, type Retreat } from "@/lib/content";
import { isDated } from "@/lib/dates";
import { otherDates } from "@/lib/lists";
import { load } from "@/lib/load";
import styles from "./flyer.module.css";
import { RetreatRow } from "./retreat-row";

type Props = { current: Retreat; begun: boolean; day: string };

/** Other retreats, for visitors who are not free on these dates. */
export async function OtherRetreats({ current, begun, day }: Props) {
  const retreats = await load(listRetreats());
  if (retreats.state !== "loaded") return <PageStatus status="500" />;
  const others = otherDates(retreats.value, current, day);
  if (others.length === 0) return null;
  return (
    <section className="section screen-only" aria-labelledby="titre_autres">
      <h2 id="titre_autres">{headingFor(current, begun)}</h2>
      <ul className={`rows ${styles.others}`}>
        {others.map((retreat) => (
          <li key={retreat.id}>
            <RetreatRow retreat={retreat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function headingFor({ start, end, status }: Retreat, begun: boolean) {
  if (begun || !isDated({ start, end })) return "D’autres retraites";
  return status ? "D’autres dates" : WORDS.otherwise;
}
