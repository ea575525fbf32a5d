import { Failed, Missing } from "@/components/layout/detail-messages";
import { WorkshopArticle } from "@/components/workshops/workshop-article";
import { getWorkshop, listWorkshops, workshopsBySlug } from "@/lib/content";
import { idOf, staticIds } from "@/lib/content/ids";
import { load } from "@/lib/load";
import { backTo, pathTo } from "@/lib/routes";
import { describeWorkshop, pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { workshopPreview } from "@/lib/site/preview/cards";

const BACK = backTo("ateliers");

export const generateStaticParams = async () => staticIds(await listWorkshops());

export async function generateMetadata({ params }: PageProps<"/atelier/[id]">) {
  const workshop = await workshopAt((await params).id);
  if (workshop.state !== "loaded") return unavailableMetadata(workshop.state);
  return pageMetadata({
    title: workshop.value.title,
    description: describeWorkshop(workshop.value),
    path: pathTo.workshop(workshop.value.id),
    image: workshopPreview(workshop.value),
  });
}

export default async function WorkshopPage({ params }: PageProps<"/atelier/[id]">) {
  const workshop = await workshopAt(await idOf(params));
  if (workshop.state === "loaded") return <WorkshopArticle workshop={workshop.value} />;
  return workshop.state === "failed" ? <Failed back={BACK} /> : <Missing back={BACK} />;
}

/** The workshop with this id, or with this slug of its title, by which partners link; its canonical link has the id. */
const workshopAt = (id: string) => load(getWorkshop(id).then((found) => found ?? titled(id)));

async function titled(name: string) {
  const known = (await workshopsBySlug()).get(name);
  return known && getWorkshop(known.id);
}
