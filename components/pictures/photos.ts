import type { Photo } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import { type ShownImage, shownImage } from "@/lib/pictures/shown";
import { withoutNumber } from "@/lib/text/strings";
import { IN_COLUMNS } from "./gallery";

/** Photos of the place for a gallery. The caption is the file's name unless the hosts gave one. */
export const photosForGallery = (photos: readonly Pictured<Photo>[]): ShownImage[] =>
  photos.map(({ image, name, alt = withoutNumber(name), caption = withoutNumber(name) }) => ({
    ...shownImage(image, alt, IN_COLUMNS),
    caption,
  }));
