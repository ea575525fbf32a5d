import { Failed, MissingRetreat } from "@/components/layout/detail-messages";
import { JsonLd } from "@/components/layout/json-ld";
import { Flyer } from "@/components/retreats/flyer";
import { getRetreat, listRetreats } from "@/lib/content";
import { idOf, staticIds } from "@/lib/content/ids";
import { statusEnding } from "@/lib/content/status";
import { trailOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { backTo, pathTo } from "@/lib/routes";
import { describeRetreat, pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { retreatPreview } from "@/lib/site/preview/cards";
import { breadcrumbs, retreatEvent } from "@/lib/site/structured-data";

const BACK = backTo("calendrier");

export const generateStaticParams = async () => staticIds(await listRetreats());

export async function generateMetadata({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const retreat = await load(getRetreat((await params).id));
  if (retreat.state !== "loaded") return unavailableMetadata(retreat.state);
  return pageMetadata({
    title: retreat.value.title,
    ending: statusEnding(retreat.value.status),
    description: describeRetreat(retreat.value),
    path: pathTo.retreat(retreat.value.id),
    image: retreatPreview(retreat.value),
  });
}

export default async function FlyerPage({ params }: PageProps<"/calendrier/flyers/[id]">) {
  const loaded = await load(getRetreat(await idOf(params)));
  if (loaded.state === "failed") return <Failed back={BACK} what="de la retraite" />;
  if (loaded.state !== "loaded") return <MissingRetreat back={BACK} />;
  const retreat = loaded.value;
  const { id, title } = retreat;
  const trail = breadcrumbs(...(await trailOf("calendrier")), { name: title, path: pathTo.retreat(id) });
  return (
    <>
      <JsonLd things={[retreatEvent(retreat), trail]} />
      <Flyer retreat={retreat} back={BACK} />
    </>
  );
}
