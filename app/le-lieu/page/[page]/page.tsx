import { furtherPages } from "@/components/further-page/further-page";
import { PhotoGallery } from "@/components/photo-gallery/photo-gallery";
import { photoList } from "@/lib/lists";
import { furtherParams } from "@/lib/lists/paging";

const { metadata, page } = furtherPages(photoList, (photos) => (
  <div className="section">
    <PhotoGallery photos={photos} />
  </div>
));

export const generateStaticParams = async () => furtherParams(await photoList());
export const generateMetadata = metadata;
export default page;
