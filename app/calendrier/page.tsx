import { ListFailed } from "@/components/layout/detail-messages";
import { Page } from "@/components/layout/page";
import { Pager } from "@/components/layout/pager";
import { CalendarSubscription } from "@/components/retreats/calendar-subscription";
import { RetreatList } from "@/components/retreats/retreat-list";
import { RichText } from "@/components/text/rich-text";
import folded from "@/components/ui/folded.module.css";
import { type RetreatSummary, today } from "@/lib/content";
import { nextOf } from "@/lib/content/status";
import { firstPage, pastRetreats, retreatsAhead } from "@/lib/lists";
import type { ListPage } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { listed } from "@/lib/site/structured-data";

export const generateMetadata = () => metadataOf("calendrier");

export default async function CalendarPage() {
  const [ahead, past] = await Promise.all([
    load(firstPage(retreatsAhead())),
    load(firstPage(pastRetreats())),
  ]);
  return (
    <Page
      id="calendrier"
      opening="band"
      things={() => [ahead.state === "loaded" ? listed(ahead.value) : undefined]}
    >
      {({ content }) => (
        <>
          {ahead.state === "loaded" && past.state === "loaded" ? (
            <Retreats ahead={ahead.value} past={past.value} />
          ) : (
            <ListFailed />
          )}
          <CalendarSubscription />
          <RichText article={content} />
        </>
      )}
    </Page>
  );
}

type Lists = { ahead: ListPage<RetreatSummary>; past: ListPage<RetreatSummary> };

async function Retreats({ ahead, past }: Lists) {
  const retreats = ahead.entries;
  return (
    <>
      {retreats.length > 0 ? (
        <RetreatList retreats={retreats} next={nextOf(retreats, await today())?.id} />
      ) : (
        <p className="section serif soft">
          Pas de retraite annoncée pour le moment. Les dates sont publiées ici dès qu’elles sont fixées.
        </p>
      )}
      <Pager page={ahead} />
      {past.entries.length > 0 && <Past page={past} />}
    </>
  );
}

function Past({ page }: { page: ListPage<RetreatSummary> }) {
  return (
    <details className={`section ${folded.folded}`}>
      <summary className="tap serif">{page.list.title}</summary>
      <RetreatList retreats={page.entries} />
      <Pager page={page} />
    </details>
  );
}
