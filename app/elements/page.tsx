import { ElementCards } from "@/components/elements/element-cards";
import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { pageContent } from "@/lib/content/texts";
import { listElements } from "@/lib/lists";
import { all } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { answer } from "../_pages/answer";

export const generateMetadata = () => metadataOf("elements");

export default function ElementsPage() {
  const read = all({ page: pageContent("elements"), elements: listElements() });
  return answer(read, ({ page, page: { texts }, elements }) => (
    <Page {...page} opening="band">
      <div className="section">
        <ElementCards elements={elements} />
        <RichText article={texts.content} />
      </div>
    </Page>
  ));
}
