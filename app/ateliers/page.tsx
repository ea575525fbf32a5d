import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { CategoryList } from "@/components/workshops/category-list";
import { NamedWorkshops } from "@/components/workshops/named-workshops";
import { DateCall } from "@/components/workshops/workshop-card";
import { WorkshopList } from "@/components/workshops/workshop-list";
import { WORDS } from "@/content/shipped/words";
import { pageContent } from "@/lib/content/texts";
import { uncategorisedWorkshops, workshopsThisWeek } from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { withPortraits } from "@/lib/lists/people";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("ateliers");

export default async function WorkshopsPage() {
  const [page, categories, uncategorised, thisWeek] = await Promise.all([
    pageContent("ateliers"),
    listCategories(),
    withPortraits(uncategorisedWorkshops()),
    withPortraits(workshopsThisWeek()),
  ]);
  const { pictures, content } = page.texts;
  return (
    <Page {...page} opening="band">
      {thisWeek.length > 0 && (
        <section className="section" aria-labelledby="titre_semaine">
          <h2 id="titre_semaine">Cette semaine</h2>
          <WorkshopList workshops={thisWeek} />
        </section>
      )}
      <div className="section">
        <CategoryList categories={categories} first={pictures.length === 0} below={NamedWorkshops} />
        <DateCall workshops={categories.flatMap(({ workshops }) => workshops)} text={WORDS.nextDates} />
      </div>
      {uncategorised.length > 0 && (
        <section className="section" aria-labelledby="titre_autres_ateliers">
          <h2 id="titre_autres_ateliers">Autres ateliers</h2>
          <WorkshopList workshops={uncategorised} />
        </section>
      )}
      <RichText article={content} />
    </Page>
  );
}
