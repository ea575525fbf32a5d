import type { Photo } from "@/lib/content";
import { photoName } from "@/lib/lists";
import { type ShownImage, shownImage } from "@/lib/pictures/shown";
import { IN_COLUMNS } from "./gallery";

/** Photos of the place for a gallery, with a description and a caption, by default their name. */
export function shownPhotos(photos: readonly Photo[]): Promise<ShownImage[]> {
  return Promise.all(
    photos.map(async (photo) => ({
      ...(await shownImage(photo.image, photo.alt ?? photoName(photo), IN_COLUMNS)),
      caption: photo.caption ?? photoName(photo),
    })),
  );
}
