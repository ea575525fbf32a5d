import { redirect } from "next/navigation";
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
  const workshop = await load(getWorkshop(await idOf(params)));
  if (workshop.state !== "loaded") return unavailableMetadata(workshop.state);
  return pageMetadata({
    title: workshop.value.title,
    description: describeWorkshop(workshop.value),
    path: pathTo.workshop(workshop.value.id),
    image: workshopPreview(workshop.value),
  });
}

export default async function WorkshopPage({ params }: PageProps<"/atelier/[id]">) {
  const id = await idOf(params);
  const workshop = await load(getWorkshop(id));
  if (workshop.state === "loaded") return <WorkshopArticle workshop={workshop.value} />;
  if (workshop.state === "failed") return <Failed back={BACK} />;
  // Partner pages link by the slug of the title; the page itself lives at the document's id.
  const titled = await load(workshopsBySlug());
  if (titled.state !== "loaded") return <Failed back={BACK} />;
  const known = titled.value.get(id);
  if (known) redirect(pathTo.workshop(known.id));
  return <Missing back={BACK} />;
}
