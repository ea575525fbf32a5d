import { pagePreviewCard } from "@/lib/site/preview/cards";
import { previewAnswer } from "@/lib/site/preview/draw";

export async function GET(_: Request, { params }: RouteContext<"/opengraph-image/[page]">) {
  return previewAnswer(await pagePreviewCard((await params).page));
}
