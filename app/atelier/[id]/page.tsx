import { notFound } from "next/navigation";
import { DocumentPage } from "@/app/_pages/document-page";
import { WorkshopArticle } from "@/components/workshops/workshop-article";
import { workshopNamed } from "@/lib/content";
import { idOf } from "@/lib/content/ids";
import { pictured } from "@/lib/content/pictured";
import { textsOf, trailOf } from "@/lib/content/texts";
import { categoryLink, nextInCategory, openWorkshop } from "@/lib/lists";
import { leadersOf, mentionedPartners, withLeaders } from "@/lib/lists/people";
import { pathTo } from "@/lib/routes";
import { describeWorkshop, pageMetadata } from "@/lib/site/metadata";
import { workshopPreview } from "@/lib/site/preview/cards";
import { workshopEvents, workshopService } from "@/lib/site/structured-data";

type Props = PageProps<"/atelier/[id]">;

/** A workshop by its id, or by the slug of its title, under which partners link to it (3.15). */
function workshopAt(id: string) {
  const workshopId = openWorkshop(id) ? id : workshopNamed(id)?.id;
  return workshopId === undefined ? undefined : openWorkshop(workshopId);
}

export async function generateMetadata({ params }: Props) {
  const workshop = workshopAt((await params).id);
  if (!workshop) return {};
  return pageMetadata({
    title: workshop.title,
    description: describeWorkshop(workshop),
    path: pathTo.workshop(workshop.id),
    image: workshopPreview(workshop),
  });
}

export default async function WorkshopPage({ params }: Props) {
  const workshop = workshopAt(await idOf(params));
  if (!workshop) notFound();
  const { id, title, category, categoryId } = workshop;
  const link = category && categoryId ? categoryLink(categoryId, category) : undefined;
  return (
    <DocumentPage
      trail={[...trailOf("ateliers"), ...(link ? [link] : [])]}
      page={{ name: title, path: pathTo.workshop(id) }}
      structuredData={[workshopService(workshop), ...workshopEvents(workshop)]}
    >
      <WorkshopArticle
        workshop={await pictured(workshop)}
        leaders={await leadersOf(id)}
        partners={await mentionedPartners(id)}
        category={link}
        categoryTexts={category && categoryId ? await textsOf(categoryId, category) : undefined}
        others={await withLeaders(nextInCategory(id))}
      />
    </DocumentPage>
  );
}
