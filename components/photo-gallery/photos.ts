import type { Photo } from "@/lib/content";
import { photoName } from "@/lib/lists";
import { type ShownImage, shownImage } from "@/lib/pictures/shown";

// Of one that stands in no row; those of a row know better (photo-rows.tsx).
const SIZES = "(min-width: 48rem) min(46vw, 700px), 92vw";

/** Photos of the place for an album: what they show and what is written below, their names else. */
export function shownPhotos(photos: readonly Photo[]): Promise<ShownImage[]> {
  return Promise.all(
    photos.map(async (photo) => ({
      ...(await shownImage(photo.image, photo.alt ?? photoName(photo), SIZES)),
      caption: photo.caption ?? photoName(photo),
    })),
  );
}
