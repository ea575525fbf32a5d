import { preload } from "react-dom";
import type { PagePicture } from "@/lib/content/texts";
import { HELD_UPRIGHT, type ShownImage, shownImage } from "@/lib/media/shown-image";

type Props = {
  picture: PagePicture;
  /** The width that it takes up on each screen, as in HTML's `sizes`. */
  sizes: Parameters<typeof shownImage>[2];
  /** For the first picture that a visitor sees. */
  eager?: boolean;
  /** On which screens it stands in a column, and how wide it is there. */
  column?: { media: string; sizes: string };
};

/** A picture of a page, in its own proportions: a drawing of the site's or the hosts' photograph. */
export async function Illustration({ picture, sizes, eager = false, column }: Props) {
  const { src, alt } = picture;
  const other = column ? { src: picture.column, ...column } : { src: picture.upright, ...FOR_PHONES };
  const image = await shownImage(src, alt, sizes);
  const shown = (
    <img
      {...image}
      alt={alt}
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
  if (!other.src) return shown;
  const tall = await shownImage(other.src, alt, other.sizes);
  // React asks for an eager picture ahead, but not for one of two.
  if (eager) {
    askAhead(image, `not all and ${other.media}`);
    askAhead(tall, other.media);
  }
  return (
    <picture>
      <source
        media={other.media}
        srcSet={tall.srcSet}
        sizes={tall.sizes}
        width={tall.width}
        height={tall.height}
      />
      {shown}
    </picture>
  );
}

const FOR_PHONES = { media: HELD_UPRIGHT, sizes: "100vw" };

const askAhead = ({ src, srcSet, sizes }: ShownImage, media: string) =>
  preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: "high" });
