import { ElementLinks } from "@/components/element-links/element-links";
import { Page } from "@/components/page/page";
import { RichText } from "@/components/rich-text/rich-text";
import { metadataOf } from "@/lib/describe/metadata";
import { itemList } from "@/lib/describe/structured-data/lists";
import { PAGES, pagesUnder } from "@/lib/routes";
import styles from "./page.module.css";

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
          <div className={`bleed torn ${styles.fields}`} data-torn="both">
            <ElementLinks telling />
          </div>
          {content && <RichText html={content} />}
        </div>
      )}
    </Page>
  );
}
