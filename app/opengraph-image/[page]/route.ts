import { pageCard, TOP_LEVEL_PAGES } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export const generateStaticParams = () => TOP_LEVEL_PAGES.map((page) => ({ page }));

/** The previews of the pages that are not documents. */
export async function GET(_: Request, { params }: RouteContext<"/opengraph-image/[page]">) {
  return previewAnswer(await pageCard((await params).page));
}
