import { documentPages } from "@/app/_pages/document-pages";
import { Failed, Missing } from "@/components/layout/messages";
import { WorkshopArticle } from "@/components/workshops/workshop-article";
import { getWorkshop, listWorkshops, workshopsBySlug } from "@/lib/content";
import { categoryTexts, trailOf } from "@/lib/content/texts";
import { categoryLink, nextInCategory } from "@/lib/lists";
import { leadersOf, partnersBeside, withLeaders } from "@/lib/lists/people";
import { backTo, pathTo } from "@/lib/routes";
import { describeWorkshop } from "@/lib/site/metadata";
import { workshopPreview } from "@/lib/site/preview/cards";
import { workshopEvents, workshopService } from "@/lib/site/structured-data";
import { slug } from "@/lib/text/strings";

const BACK = backTo("ateliers");

const { params, metadata, page } = documentPages({
  list: listWorkshops,
  // By its id, or by the slug of its title, by which partners link; its canonical link has the id.
  get: async (id) => (await getWorkshop(id)) ?? titled(id),
  pathTo: pathTo.workshop,
  metadata: (workshop) => ({
    title: workshop.title,
    description: describeWorkshop(workshop),
    image: workshopPreview(workshop),
  }),
  more: (workshop) => {
    const { category } = workshop;
    const leaders = leadersOf(workshop);
    return {
      leaders,
      partners: partnersBeside(workshop, leaders),
      category: category ? categoryLink(slug(category), category) : undefined,
      categoryTexts: category ? categoryTexts(slug(category), category) : undefined,
      others: nextInCategory(workshop).then(withLeaders),
    };
  },
  trail: async ({ category }) => [
    ...(await trailOf("ateliers")),
    ...(category ? [await categoryLink(slug(category), category)] : []),
  ],
  structuredData: (workshop) => [workshopService(workshop), ...workshopEvents(workshop)],
  show: (workshop, more) => <WorkshopArticle workshop={workshop} {...more} />,
  messages: {
    missing: <Missing back={BACK} />,
    failed: <Failed back={BACK} what="de l’atelier" />,
  },
});

async function titled(name: string) {
  const known = (await workshopsBySlug()).get(name);
  return known && getWorkshop(known.id);
}

export const generateStaticParams = params;
export const generateMetadata = metadata;
export default page;
