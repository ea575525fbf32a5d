import type { PagePicture } from "@/lib/content/texts";
import { shownImage } from "@/lib/media/shown-image";

type Props = {
  picture: PagePicture;
  /** The width that it takes up on each screen, as in HTML's `sizes`. */
  sizes: Parameters<typeof shownImage>[2];
  /** For the first picture that a visitor sees. */
  eager?: boolean;
};

/** A picture of a page, in its own proportions: a drawing of the site's or the hosts' photograph. */
export async function Illustration({ picture: { src, alt }, sizes, eager = false }: Props) {
  const image = await shownImage(src, alt, sizes);
  return (
    <img
      {...image}
      alt={alt}
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
}
