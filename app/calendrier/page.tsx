import { CalendarSubscription } from "@/components/calendar-subscription/calendar-subscription";
import { ListFailed } from "@/components/detail-messages/detail-messages";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Page } from "@/components/page/page";
import { Pager } from "@/components/pager/pager";
import { RetreatList } from "@/components/retreat-list/retreat-list";
import { RichText } from "@/components/rich-text/rich-text";
import type { RetreatSummary } from "@/lib/content";
import { isDated } from "@/lib/dates";
import { metadataOf } from "@/lib/describe/metadata";
import { takesPlace } from "@/lib/describe/status";
import { listed } from "@/lib/describe/structured-data/lists";
import { pastRetreats, retreatsAhead } from "@/lib/lists";
import { firstPage } from "@/lib/lists/further-page";
import type { ListPage } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("calendrier");

export default function CalendarPage() {
  return (
    <Page id="calendrier">
      {({ content }) => (
        <>
          <Retreats />
          <CalendarSubscription />
          {content && <RichText html={content} />}
        </>
      )}
    </Page>
  );
}

async function Retreats() {
  const [ahead, past] = await Promise.all([
    load(firstPage(retreatsAhead())),
    load(firstPage(pastRetreats())),
  ]);
  if (ahead.state !== "loaded" || past.state !== "loaded") return <ListFailed />;
  const retreats = ahead.value.entries;
  return (
    <>
      <JsonLd things={[listed(ahead.value)]} />
      {retreats.length > 0 ? (
        <RetreatList
          retreats={retreats}
          next={retreats.find((retreat) => isDated(retreat) && takesPlace(retreat))?.id}
        />
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
