import { ELEMENTS } from "@/lib/navigation";
import { previewAnswer } from "@/lib/preview/answer";
import { elementCard } from "@/lib/preview/cards";
import { idOf } from "@/lib/static-params";

export const generateStaticParams = () => ELEMENTS.map(({ slug: id }) => ({ id }));

/** The preview of one of the four elements. */
export async function GET(_: Request, { params }: RouteContext<"/elements/[id]/opengraph-image">) {
  return previewAnswer(elementCard(await idOf(params)));
}
