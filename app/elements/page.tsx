import { ElementCards } from "@/components/elements/element-cards";
import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { pageContent } from "@/lib/content/texts";
import { listElements } from "@/lib/lists";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("elements");

export default async function ElementsPage() {
  const [page, elements] = await Promise.all([pageContent("elements"), listElements()]);
  return (
    <Page {...page} opening="band">
      <div className="section">
        <ElementCards elements={elements} />
        <RichText article={page.texts.content} />
      </div>
    </Page>
  );
}
