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
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("calendrier");

export default async function CalendarPage() {
  const page = await pageContent("calendrier");
  const ahead = firstPage(await retreatsAhead());
  const past = firstPage(await pastRetreats());
  const [retreats, ended] = await Promise.all([withPosters(ahead.entries), withPosters(past.entries)]);
  return (
    <Page {...page} opening="band">
      {retreats.length > 0 ? (
        <RetreatList retreats={retreats} next={nextWithFlyer()} />
      ) : (
        <p className="section serif soft">Pas de retraite annoncée pour le moment.</p>
      )}
      <Pager page={ahead} />
      <Voices voices={ended.flatMap(({ voices = [] }) => voices).slice(0, 3)} />
      {ended.length > 0 && (
        <details className="folded section">
          <summary className="tap serif">{past.list.title}</summary>
          <RetreatList retreats={ended} />
          <Pager page={past} />
        </details>
      )}
      <CalendarSubscription />
      <RichText article={page.texts.content} />
    </Page>
  );
}
