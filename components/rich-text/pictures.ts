import { shownImage } from "@/lib/media/shown-image";
import { SLOTS } from "@/lib/media/slots";
import { type Element, element, isElement, type Node } from "@/lib/text/html-tree";
import { TORN } from "@/lib/text/rooms";

type Shown = { sizes?: string; eager?: boolean };

/** Lets the pictures of an article come through the site's own optimiser, in their true proportions. */
export const withPictures = (article: readonly Node[], shown: Shown): Promise<Node[]> =>
  Promise.all(article.map((node) => pictured(node, shown)));

async function pictured(node: Node, shown: Shown): Promise<Node> {
  if (!isElement(node)) return node;
  if (node.name !== "img") {
    const children = await withPictures(node.children, shown);
    return isPicture(node) ? element("p", children, TORN) : { ...node, children };
  }
  const { src = "", alt = "" } = node.attributes;
  const { sizes = SLOTS.half, eager = false } = shown;
  const image = await shownImage(src, "", sizes);
  return element("img", [], {
    src: image.src,
    ...(image.srcSet && { srcset: image.srcSet, sizes }),
    width: String(image.width),
    height: String(image.height),
    alt,
    ...(eager ? { fetchpriority: "high" } : { loading: "lazy" }),
    decoding: "async",
  });
}

/** A paragraph that is nothing but a picture. */
const isPicture = ({ name, children: [first, ...others] }: Element) =>
  name === "p" && isElement(first, "img") && others.length === 0;
