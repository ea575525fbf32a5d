import { furtherPages } from "@/components/layout/further-page";
import { Gallery } from "@/components/pictures/gallery";
import { shownPhotos } from "@/components/pictures/photos";
import { photoList } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(photoList, async (photos) => (
  <div className="section">
    <Gallery images={await shownPhotos(photos)} />
  </div>
));

export const generateStaticParams = async () => furtherParams(await photoList());
export const generateMetadata = metadata;
export default page;
