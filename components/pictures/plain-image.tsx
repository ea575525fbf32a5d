import { clsx } from "clsx";
import { preload } from "react-dom";
import { HELD_UPRIGHT, type Picture, type ShownImage, shownImage } from "@/lib/pictures/shown";

export type ImageProps = {
  /** The default of its kind takes the place of a picture that is absent or cannot be shown. */
  picture: Picture | undefined;
  alt?: string;
  /** The same picture, drawn for phones held upright. */
  upright?: Picture;
  /** The image's width on each screen, as in HTML's `sizes`. */
  sizes: string;
  /** Loads the image at once, for the first picture that a visitor sees. */
  eager?: boolean;
  /** The default of its kind: `DEFAULT_AVATAR` for people. */
  fallback?: string;
  className?: string;
};

/** An image in its proportions, without viewer and loader: a drawing of the site, or a photo of the hosts. */
export function PlainImage({ picture, alt = "", upright, sizes, eager, fallback, className }: ImageProps) {
  const image = shownImage(picture, alt, sizes, fallback);
  const img = (
    <img
      {...image}
      alt={alt}
      {...(className && { className })}
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
  if (!upright) return img;
  const tall = shownImage(upright, alt, "100vw");
  // React preloads an eager <img>, but not the sources of a <picture>.
  if (eager) {
    preloadImage(image, `not all and ${HELD_UPRIGHT}`);
    preloadImage(tall, HELD_UPRIGHT);
  }
  const { srcSet, width, height } = tall;
  return (
    <picture>
      <source media={HELD_UPRIGHT} srcSet={srcSet} sizes="100vw" width={width} height={height} />
      {img}
    </picture>
  );
}

const preloadImage = ({ src, srcSet, sizes }: ShownImage, media: string) =>
  preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, media, fetchPriority: "high" });

type FrameProps = ImageProps & {
  /** `below`: only its lower edge is torn. */
  torn?: "both" | "below";
};

export const Frame = ({ torn = "both", className, ...photo }: FrameProps) => (
  <div className={clsx("frame torn", className)} {...(torn === "both" && { "data-torn": "both" })}>
    <PlainImage {...photo} />
  </div>
);
