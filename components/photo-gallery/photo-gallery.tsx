import { Gallery } from "@/components/gallery/gallery";
import type { Photo } from "@/lib/content";
import { shownImage } from "@/lib/images";
import { photoName } from "@/lib/lists";

const SIZES = "(min-width: 82rem) 24rem, (min-width: 52rem) 30vw, (min-width: 36rem) 46vw, 92vw";

/** Photos of the place under their names. */
export async function PhotoGallery({ photos }: { photos: Photo[] }) {
  const images = await Promise.all(photos.map((photo) => shownImage(photo.image, photoName(photo), SIZES)));
  return <Gallery images={images} />;
}
