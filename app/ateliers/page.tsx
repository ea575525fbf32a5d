import { ListFailed } from "@/components/layout/detail-messages";
import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { CategoryList } from "@/components/workshops/category-list";
import { NamedWorkshops } from "@/components/workshops/named-workshops";
import { UncategorisedWorkshops } from "@/components/workshops/uncategorised-workshops";
import { DateCall } from "@/components/workshops/workshop-card";
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
                <DateCall text={WORDS.nextDates} />
              )}
            </div>
          ) : (
            <ListFailed />
          )}
          <UncategorisedWorkshops />
          <RichText article={content} />
        </>
      )}
    </Page>
  );
}
