import { notFound } from "next/navigation";
import { DocumentPage } from "@/app/_pages/document-page";
import { Flyer } from "@/components/retreats/flyer";
import { getRetreat } from "@/lib/content";
import { idOf } from "@/lib/content/ids";
import { pictured } from "@/lib/content/pictured";
import { titleEnding } from "@/lib/content/retreat-state";
import { trailOf } from "@/lib/content/texts";
import { mentionedByRetreat } from "@/lib/lists/people";
import { otherRetreats, shortDaysOf } from "@/lib/lists/retreats";
import { backTo, pathTo } from "@/lib/routes";
import { describeRetreat, pageMetadata } from "@/lib/site/metadata";
import { retreatPreview } from "@/lib/site/preview/cards";
import { retreatEvent } from "@/lib/site/structured-data";

type Props = PageProps<"/calendrier/flyers/[id]">;

export async function generateMetadata({ params }: Props) {
  const retreat = getRetreat((await params).id);
  if (!retreat) return {};
  return pageMetadata({
    title: retreat.title,
    ending: titleEnding(retreat.state),
    description: describeRetreat(retreat),
    path: pathTo.retreat(retreat.id),
    image: retreatPreview(retreat),
  });
}

export default async function FlyerPage({ params }: Props) {
  const retreat = getRetreat(await idOf(params));
  if (!retreat) notFound();
  const { id, title, state } = retreat;
  return (
    <DocumentPage
      trail={trailOf("calendrier")}
      page={{ name: title, path: pathTo.retreat(id) }}
      structuredData={[retreatEvent(retreat)]}
    >
      <Flyer
        retreat={await pictured(retreat)}
        back={backTo("calendrier")}
        when={state.days && shortDaysOf(state.days)}
        others={await otherRetreats(id)}
        mentioned={mentionedByRetreat(id)}
      />
    </DocumentPage>
  );
}
