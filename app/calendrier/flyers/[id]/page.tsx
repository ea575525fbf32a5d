import { documentPages } from "@/app/_pages/document-pages";
import { Failed, MissingRetreat } from "@/components/layout/messages";
import { Flyer } from "@/components/retreats/flyer";
import { getRetreat, listRetreats, today } from "@/lib/content";
import { ending } from "@/lib/content/retreat-state";
import { trailOf } from "@/lib/content/texts";
import { mentionedIn } from "@/lib/lists/people";
import { otherRetreats } from "@/lib/lists/retreats";
import { backTo, pathTo } from "@/lib/routes";
import { describeRetreat } from "@/lib/site/metadata";
import { retreatPreview } from "@/lib/site/preview/cards";
import { retreatEvent } from "@/lib/site/structured-data";

const BACK = backTo("calendrier");

const { params, metadata, page } = documentPages({
  list: listRetreats,
  get: getRetreat,
  pathTo: pathTo.retreat,
  metadata: (retreat) => ({
    title: retreat.title,
    ending: ending(retreat.state),
    description: describeRetreat(retreat),
    image: retreatPreview(retreat),
  }),
  more: (retreat) => ({
    others: otherRetreats(retreat),
    mentioned: mentionedIn(retreat.description),
    day: today(),
  }),
  trail: () => trailOf("calendrier"),
  structuredData: (retreat) => [retreatEvent(retreat)],
  show: (retreat, more) => <Flyer retreat={retreat} back={BACK} {...more} />,
  messages: {
    missing: <MissingRetreat back={BACK} />,
    failed: <Failed back={BACK} what="de la retraite" />,
  },
});

export const generateStaticParams = params;
export const generateMetadata = metadata;
export default page;
