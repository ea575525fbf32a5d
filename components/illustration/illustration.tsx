import type { PagePicture } from "@/lib/content/texts";
import { shownImage } from "@/lib/media/shown-image";

type Props = {
  picture: PagePicture;
  /** The width that it takes up on each screen, as in HTML's `sizes`. */
  sizes: string;
  /** For the first picture that a visitor sees. */
  eager?: boolean;
  /** An upright drawing of the site's for phones, 720 × 900: its address without `.avif` and `.webp`. */
  tall?: string;
};

/** A picture of a page, in its own proportions: a drawing of the site's or the hosts' photograph. */
export async function Illustration({ picture: { src, alt }, sizes, eager = false, tall }: Props) {
  const image = await shownImage(src, alt, sizes);
  const shown = (
    <img
      {...image}
      alt={alt}
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
    />
  );
  if (!tall) return shown;
  return (
    <picture>
      {["avif", "webp"].map((type) => (
        <source
          key={type}
          type={`image/${type}`}
          media="(max-width: 47.99rem) and (orientation: portrait)"
          srcSet={`${tall}.${type}`}
          width={720}
          height={900}
        />
      ))}
      {shown}
    </picture>
  );
}
