import { shownImage } from "@/lib/media/shown-image";
import { picturesOf } from "@/lib/text/rich-text";

// As the cleaner writes them: an address that the site may show, and a text.
const PICTURE = /<img src="[^"]*" alt="([^"]*)" \/>/g;
const SIZES = "(min-width: 40rem) 38rem, 92vw";

/** Lets the pictures of an article come through the site's own optimiser, in their true proportions. */
export async function withPictures(html: string, sizes = SIZES): Promise<string> {
  const shown = await Promise.all(picturesOf(html).map((src) => shownImage(src, "", sizes)));
  let next = 0;
  return html.replace(PICTURE, (written, alt: string) => {
    const image = shown[next++];
    if (!image) return written;
    const { src, srcSet, width, height } = image;
    const widths = srcSet ? ` srcset="${encoded(srcSet)}" sizes="${sizes}"` : "";
    return `<img src="${encoded(src)}"${widths} width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async" />`;
  });
}

const encoded = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
