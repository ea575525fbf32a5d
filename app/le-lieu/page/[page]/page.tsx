import { furtherPages } from "@/app/_pages/further-pages";
import { Gallery, photosForGallery } from "@/components/pictures/gallery";
import { allPictured } from "@/lib/content/pictured";
import { photoList } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(photoList, allPictured, (photos) => (
  <div className="section">
    <Gallery images={photosForGallery(photos)} />
  </div>
));

export const generateStaticParams = async () => furtherParams(await photoList());
export const generateMetadata = metadata;
export default page;
