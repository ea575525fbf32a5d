import { Page } from "@/components/layout/page";
import { Pager } from "@/components/layout/pager";
import { CalendarSubscription } from "@/components/retreats/calendar-subscription";
import { RetreatList } from "@/components/retreats/retreat-list";
import { Voices } from "@/components/retreats/voices";
import { RichText } from "@/components/text/rich-text";
import { today } from "@/lib/content";
import { pastRetreats, retreatsAhead } from "@/lib/lists";
import { pageContent } from "@/lib/lists/pages";
import { firstPage } from "@/lib/lists/paging";
import { nextWithFlyer } from "@/lib/lists/retreats";
import { all } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { answer } from "../_pages/answer";

export const generateMetadata = () => metadataOf("calendrier");

const read = () =>
  all({
    page: pageContent("calendrier"),
    ahead: firstPage(retreatsAhead()),
    past: firstPage(pastRetreats()),
    next: nextWithFlyer(),
    day: today(),
  });

export default function CalendarPage() {
  return answer(read(), ({ page, ahead, past, next, day }) => (
    <Page {...page} opening="band">
      {ahead.entries.length > 0 ? (
        <RetreatList retreats={ahead.entries} next={next} day={day} />
      ) : (
        <p className="section serif soft">
          Pas de retraite annoncée pour le moment. Les dates sont publiées ici dès qu’elles sont fixées.
        </p>
      )}
      <Pager page={ahead} />
      <Voices voices={past.entries.flatMap(({ voices = [] }) => voices).slice(0, 3)} />
      {past.entries.length > 0 && (
        <details className="folded section">
          <summary className="tap serif">{past.list.title}</summary>
          <RetreatList retreats={past.entries} day={day} />
          <Pager page={past} />
        </details>
      )}
      <CalendarSubscription />
      <RichText article={page.texts.content} />
    </Page>
  ));
}
