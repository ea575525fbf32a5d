import { Page } from "@/components/layout/page";
import { Place } from "@/components/place/place";
import { photoList } from "@/lib/lists";
import { pageContent } from "@/lib/lists/pages";
import { firstPage } from "@/lib/lists/paging";
import { announcedRetreat } from "@/lib/lists/retreats";
import { all } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { answer } from "../_pages/answer";

export const generateMetadata = () => metadataOf("le-lieu");

export default function PlacePage() {
  const read = all({
    page: pageContent("le-lieu"),
    photos: firstPage(photoList()),
    next: announcedRetreat(),
  });
  return answer(read, ({ page, photos, next }) => (
    <Page {...page}>
      <Place texts={page.texts} photos={photos} next={next} />
    </Page>
  ));
}
