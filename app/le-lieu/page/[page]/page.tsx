import { FurtherPage } from "@/components/further-page/further-page";
import { PhotoGallery } from "@/components/photo-gallery/photo-gallery";
import { furtherMetadata, furtherPage, furtherParams, photoList } from "@/lib/lists";
import { load } from "@/lib/load";

type Props = PageProps<"/le-lieu/page/[page]">;

export const generateStaticParams = async () => furtherParams(await photoList());

export async function generateMetadata({ params }: Props) {
  return furtherMetadata(await load(furtherPage(photoList(), params)));
}

export default async function FurtherPhotosPage({ params }: Props) {
  return (
    <FurtherPage page={await load(furtherPage(photoList(), params))}>
      {(photos) => (
        <div className="section">
          <PhotoGallery photos={photos} />
        </div>
      )}
    </FurtherPage>
  );
}
