import { CategoryList } from "@/components/category-list/category-list";
import { NamedWorkshops } from "@/components/category-list/named-workshops";
import { ListFailed } from "@/components/detail-messages/detail-messages";
import { Page } from "@/components/page/page";
import { RichText } from "@/components/rich-text/rich-text";
import { DateCall } from "@/components/workshop-card/workshop-card";
import { UncategorisedWorkshops } from "@/components/workshop-list/uncategorised-workshops";
import { WORDS } from "@/content/shipped/words";
import { listCategories } from "@/lib/lists/categories";
import { load } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { itemList } from "@/lib/site/structured-data";

export const generateMetadata = () => metadataOf("ateliers");

export default async function WorkshopsPage() {
  const categories = await load(listCategories());
  return (
    <Page
      id="ateliers"
      opening="band"
      things={({ title }) => [categories.state === "loaded" ? itemList(title, categories.value) : undefined]}
    >
      {({ pictures, content }) => (
        <>
          {categories.state === "loaded" ? (
            <div className="section">
              <CategoryList
                categories={categories.value}
                first={pictures.length === 0}
                below={NamedWorkshops}
              />
              {categories.value.some(({ workshops }) => workshops.length > 0) && (
                <DateCall says={WORDS.nextDates} />
              )}
            </div>
          ) : (
            <ListFailed />
          )}
          <UncategorisedWorkshops />
          {content && <RichText html={content} />}
        </>
      )}
    </Page>
  );
}
