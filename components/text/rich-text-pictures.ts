import { isPicture } from "@/lib/article/parts";
import { type Article, element, isElement, type Node, withChildren } from "@/lib/article/tree";
import { shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";

/** The attributes of torn edges, which app/styles/art.css shapes. */
export const TORN = { class: "torn", "data-torn": "both" };

/** Gives the pictures of an article the addresses, widths and proportions of the site's own optimiser. */
export const withPictures = (article: Article, sizes?: string): Promise<Node[]> =>
  Promise.all(article.map((node) => pictured(node, sizes)));

async function pictured(node: Node, sizes: string = SLOTS.half): Promise<Node> {
  if (!isElement(node)) return node;
  if (node.name !== "img") {
    const children = await withPictures(node.children, sizes);
    return isPicture(node) ? element("p", children, TORN) : withChildren(node, children);
  }
  const { src = "", alt = "" } = node.attribs;
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
