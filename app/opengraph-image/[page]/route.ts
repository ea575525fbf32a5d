import { pageCard, TOGETHER } from "@/lib/describe/preview/cards";
import { previewAnswer } from "@/lib/describe/preview/respond";

export const generateStaticParams = () => TOGETHER.map((page) => ({ page }));

/** The previews of the pages that are not documents. */
export async function GET(_: Request, { params }: RouteContext<"/opengraph-image/[page]">) {
  return previewAnswer(await pageCard((await params).page));
}
