import { idOf } from "@/lib/content/ids";
import { pagesUnder } from "@/lib/routes";
import { elementCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export const generateStaticParams = () => pagesUnder("elements").map((id) => ({ id }));

/** The preview of one of the four elements. */
export async function GET(_: Request, { params }: RouteContext<"/elements/[id]/opengraph-image">) {
  return previewAnswer(await elementCard(await idOf(params)));
}
