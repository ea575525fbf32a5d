import { previewAnswer } from "@/lib/preview/answer";
import { PAGE_NAMES, pageCard } from "@/lib/preview/cards";

export const generateStaticParams = () => PAGE_NAMES.map((page) => ({ page }));

/** The previews of the pages that are not documents. */
export async function GET(_: Request, { params }: RouteContext<"/opengraph-image/[page]">) {
  return previewAnswer(pageCard((await params).page));
}
