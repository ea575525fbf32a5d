import { FurtherPage, furtherMetadata, furtherPage } from "@/app/_pages/further-pages";
import { Gallery, photosForGallery } from "@/components/pictures/gallery";
import { picturedPhotos } from "@/lib/content/pictured";
import { photoList } from "@/lib/lists";

type Props = PageProps<"/le-lieu/page/[page]">;

const pageAt = async ({ params }: Props) => furtherPage(await photoList(), (await params).page);

export const generateMetadata = async (props: Props) => furtherMetadata(await pageAt(props));

export default async function FurtherPhotos(props: Props) {
  const page = await pageAt(props);
  return (
    <FurtherPage page={page}>
      <div className="section">
        <Gallery images={photosForGallery(await picturedPhotos(page.entries))} />
      </div>
    </FurtherPage>
  );
}
