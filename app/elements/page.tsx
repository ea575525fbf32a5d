import { ElementCards } from "@/components/elements/element-cards";
import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { PAGES, pagesUnder } from "@/lib/routes";
import { metadataOf } from "@/lib/site/metadata";
import { itemList } from "@/lib/site/structured-data";

export const generateMetadata = () => metadataOf("elements");

export default function ElementsPage() {
  return (
    <Page
      id="elements"
      opening="band"
      things={({ title }) => [
        itemList(
          title,
          pagesUnder("elements").map((id) => PAGES[id]),
        ),
      ]}
    >
      {({ content }) => (
        <div className="section">
          <ElementCards />
          <RichText article={content} />
        </div>
      )}
    </Page>
  );
}
