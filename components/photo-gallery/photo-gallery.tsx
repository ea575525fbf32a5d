import { Album } from "@/components/gallery/album";
import type { Photo } from "@/lib/content";
import { PhotoRows } from "./photo-rows";
import { shownPhotos } from "./photos";

/** Photos of the place under their names. */
export async function PhotoGallery({ photos }: { photos: Photo[] }) {
  const images = await shownPhotos(photos);
  return (
    <Album images={images}>
      <PhotoRows images={images} bleeds />
    </Album>
  );
}
