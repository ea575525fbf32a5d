import { preload } from "react-dom";
import type { PagePicture } from "@/lib/content/texts";
import { HELD_UPRIGHT, type ShownImage, shownImage } from "@/lib/pictures/shown";

type Props = {
  picture: PagePicture;
  /** The width that it takes up on each screen, as in HTML's `sizes`. */
  sizes: string;
  /** For the first picture that a visitor sees. */
  eager?: boolean;
  /** It stands upright beside a list; some drawings have an upright version for this. */
  column?: boolean;
  /** Shown in its place if it cannot be shown; by default the default picture. */
  fallback?: string;
};

/** A picture of a page, in its own proportions: a drawing of the site's or the hosts' photograph. */
export async function Illustration({ picture, sizes, eager = false, column = false, fallback }: Props) {
  const { alt } = picture;
  const src = (column && picture.column) || picture.src;
  const image = await shownImage(src, alt, sizes, fallback);
  const shown = (
    <img
      {...image}
      alt={alt}
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
  if (column || !picture.upright) return shown;
  const tall = await shownImage(picture.upright, alt, "100vw");
  // React preloads an eager <img>, but not the sources of a <picture>.
  if (eager) {
    askAhead(image, `not all and ${HELD_UPRIGHT}`);
    askAhead(tall, HELD_UPRIGHT);
  }
  return (
    <picture>
      <source
        media={HELD_UPRIGHT}
        srcSet={tall.srcSet}
        sizes={tall.sizes}
        width={tall.width}
        height={tall.height}
      />
      {shown}
    </picture>
  );
}

const askAhead = ({ src, srcSet, sizes }: ShownImage, media: string) =>
  preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: "high" });
