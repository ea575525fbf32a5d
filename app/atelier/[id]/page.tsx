import { documentPages } from "@/app/_pages/document-pages";
import { Failed, Missing } from "@/components/layout/messages";
import { WorkshopArticle } from "@/components/workshops/workshop-article";
import { listWorkshops, workshopsBySlug } from "@/lib/content";
import { categoryTexts, trailOf } from "@/lib/content/texts";
import { categoryLink, nextInCategory, openWorkshop } from "@/lib/lists";
import { leadersOf, partnersBeside, withLeaders } from "@/lib/lists/people";
import { backTo, pathTo } from "@/lib/routes";
import { describeWorkshop } from "@/lib/site/metadata";
import { workshopPreview } from "@/lib/site/preview/cards";
import { workshopEvents, workshopService } from "@/lib/site/structured-data";

const BACK = backTo("ateliers");

const { params, metadata, page } = documentPages({
  list: listWorkshops,
  // Partners link by the slug of a title. The canonical link has the id.
  get: async (id) => (await openWorkshop(id)) ?? openByTitle(id),
  pathTo: pathTo.workshop,
  metadata: (workshop) => ({
    title: workshop.title,
    description: describeWorkshop(workshop),
    image: workshopPreview(workshop),
  }),
  more: (workshop) => {
    const { category, categoryId } = workshop;
    const leaders = leadersOf(workshop);
    return {
      leaders,
      partners: partnersBeside(workshop, leaders),
      category: category && categoryId ? categoryLink(categoryId, category) : undefined,
      categoryTexts: category && categoryId ? categoryTexts(categoryId, category) : undefined,
      others: nextInCategory(workshop).then(withLeaders),
    };
  },
  trail: async ({ category, categoryId }) => [
    ...(await trailOf("ateliers")),
    ...(category && categoryId ? [await categoryLink(categoryId, category)] : []),
  ],
  structuredData: (workshop) => [workshopService(workshop), ...workshopEvents(workshop)],
  show: (workshop, more) => <WorkshopArticle workshop={workshop} {...more} />,
  messages: {
    missing: <Missing back={BACK} />,
    failed: <Failed back={BACK} what="de l’atelier" />,
  },
});

async function openByTitle(name: string) {
  const workshop = (await workshopsBySlug()).get(name);
  return workshop && openWorkshop(workshop.id);
}

export const generateStaticParams = params;
export const generateMetadata = metadata;
export default page;
