import type { Photo } from "@/lib/content";
import { type ShownImage, shownImage } from "@/lib/pictures/shown";
import { withoutNumber } from "@/lib/text/strings";
import { IN_COLUMNS } from "./gallery";

/** Photos of the place for a gallery. The caption is the file's name unless the hosts gave one. */
export function photosForGallery(photos: readonly Photo[]): Promise<ShownImage[]> {
  return Promise.all(
    photos.map(async ({ image, name, alt = withoutNumber(name), caption = withoutNumber(name) }) => ({
      ...(await shownImage(image, alt, IN_COLUMNS)),
      caption,
    })),
  );
}
