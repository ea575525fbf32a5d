import { Page } from "@/components/layout/page";
import { Place } from "@/components/place/place";
import { allPictured } from "@/lib/content/pictured";
import { pageContent } from "@/lib/content/texts";
import { photoList } from "@/lib/lists";
import { firstPage } from "@/lib/lists/paging";
import { announcedRetreat } from "@/lib/lists/retreats";
import { all } from "@/lib/load";
import { metadataOf } from "@/lib/site/metadata";
import { answer } from "../_pages/answer";

export const generateMetadata = () => metadataOf("le-lieu");

export default function PlacePage() {
  const list = firstPage(photoList());
  const read = all({
    page: pageContent("le-lieu"),
    list,
    photos: list.then(({ entries }) => allPictured(entries)),
    next: announcedRetreat(),
  });
  return answer(read, ({ page, list, photos, next }) => (
    <Page {...page}>
      <Place texts={page.texts} list={list} photos={photos} next={next} />
    </Page>
  ));
}
