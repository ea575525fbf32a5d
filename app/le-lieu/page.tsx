import { Page } from "@/components/layout/page";
import { Place } from "@/components/place/place";
import { picturedPhotos } from "@/lib/content/pictured";
import { pageContent } from "@/lib/content/texts";
import { photoList } from "@/lib/lists";
import { firstPage } from "@/lib/lists/paging";
import { announcedRetreat } from "@/lib/lists/retreats";
import { metadataOf } from "@/lib/site/metadata";

export const generateMetadata = () => metadataOf("le-lieu");

export default async function PlacePage() {
  const page = await pageContent("le-lieu");
  const list = firstPage(await photoList());
  const [photos, next] = await Promise.all([picturedPhotos(list.entries), announcedRetreat()]);
  return (
    <Page {...page}>
      <Place texts={page.texts} list={list} photos={photos} next={next} />
    </Page>
  );
}
