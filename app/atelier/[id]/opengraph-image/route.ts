import { listWorkshops } from "@/lib/content";
import { MAX_AT_BUILD, staticIds } from "@/lib/content/ids";
import { openWorkshop } from "@/lib/lists";
import { workshopCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export const generateStaticParams = async () => staticIds(await listWorkshops(), MAX_AT_BUILD.previews);

/** The preview of a workshop. */
export async function GET(_: Request, { params }: RouteContext<"/atelier/[id]/opengraph-image">) {
  const workshop = await openWorkshop((await params).id);
  return previewAnswer(workshop && workshopCard(workshop));
}
