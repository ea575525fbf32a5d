import { Page } from "@/components/layout/page";
import { Pager } from "@/components/layout/pager";
import { CalendarSubscription } from "@/components/retreats/calendar-subscription";
import { RetreatList } from "@/components/retreats/retreat-list";
import { Voices } from "@/components/retreats/voices";
import { RichText } from "@/components/text/rich-text";
import { pageContent } from "@/lib/content/texts";
import { pastRetreats, retreatsAhead } from "@/lib/lists";
import { firstPage } from "@/lib/lists/paging";
import { nextWithFlyer, withPosters } from "@/lib/lists/retreats";
import { all } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { answer } from "../_pages/answer";

export const generateMetadata = () => metadataOf("calendrier");

function read() {
  const [ahead, past] = [firstPage(retreatsAhead()), firstPage(pastRetreats())];
  return all({
    page: pageContent("calendrier"),
    ahead,
    retreats: ahead.then(({ entries }) => withPosters(entries)),
    past,
    before: past.then(({ entries }) => withPosters(entries)),
    next: nextWithFlyer(),
  });
}

export default function CalendarPage() {
  return answer(read(), ({ page, ahead, retreats, past, before, next }) => (
    <Page {...page} opening="band">
      {retreats.length > 0 ? (
        <RetreatList retreats={retreats} next={next} />
      ) : (
        <p className="section serif soft">
          Pas de retraite annoncée pour le moment. Les dates sont publiées ici dès qu’elles sont fixées.
        </p>
      )}
      <Pager page={ahead} />
      <Voices voices={before.flatMap(({ voices = [] }) => voices).slice(0, 3)} />
      {before.length > 0 && (
        <details className="folded section">
          <summary className="tap serif">{past.list.title}</summary>
          <RetreatList retreats={before} />
          <Pager page={past} />
        </details>
      )}
      <CalendarSubscription />
      <RichText article={page.texts.content} />
    </Page>
  ));
}
