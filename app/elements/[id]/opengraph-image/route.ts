import { elementCard } from "@/lib/describe/preview/cards";
import { previewAnswer } from "@/lib/describe/preview/respond";
import { idOf } from "@/lib/params";
import { pagesUnder } from "@/lib/routes";

export const generateStaticParams = () => pagesUnder("elements").map((id) => ({ id }));

/** The preview of one of the four elements. */
export async function GET(_: Request, { params }: RouteContext<"/elements/[id]/opengraph-image">) {
  return previewAnswer(await elementCard(await idOf(params)));
}
