import { FurtherPage } from "@/components/further-page/further-page";
import { Gallery } from "@/components/gallery/gallery";
import { shownPhotos } from "@/components/gallery/photos";
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
      {async (photos) => (
        <div className="section">
          <Gallery images={await shownPhotos(photos)} />
        </div>
      )}
    </FurtherPage>
  );
}
