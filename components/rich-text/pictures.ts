import { shownImage } from "@/lib/media/shown-image";
import { element, isElement, type Node } from "@/lib/text/html-tree";

const SIZES = "(min-width: 40rem) 38rem, 92vw";

/** Lets the pictures of an article come through the site's own optimiser, in their true proportions. */
export const withPictures = (article: readonly Node[], sizes = SIZES): Promise<Node[]> =>
  Promise.all(article.map((node) => pictured(node, sizes)));

async function pictured(node: Node, sizes: string): Promise<Node> {
  if (!isElement(node)) return node;
  if (node.name !== "img") return { ...node, children: await withPictures(node.children, sizes) };
  const { src = "", alt = "" } = node.attributes;
  const image = await shownImage(src, "", sizes);
  return element("img", [], {
    src: image.src,
    ...(image.srcSet && { srcset: image.srcSet, sizes }),
    width: String(image.width),
    height: String(image.height),
    alt,
    loading: "lazy",
    decoding: "async",
  });
}
