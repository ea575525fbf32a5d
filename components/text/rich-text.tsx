import { leadAndText } from "@/lib/article/parts";
import {
  type Article,
  element,
  isElement,
  isText,
  type Node,
  withChildren,
  writeTree,
} from "@/lib/article/tree";
import { addressNodes } from "./address";
import styles from "./rich-text.module.css";
import { withPictures } from "./rich-text-pictures";

type Props = {
  article: Article;
  /** The `sizes` of its pictures, if they are not in a column of text. */
  sizes?: string;
  /** On pages with `HashScroll`: headings carry no `id`, so that the browser does not jump to them itself. */
  scrolledByHash?: boolean;
  /** Whether a short first paragraph, if others follow, is set larger. */
  lead?: boolean;
};

/** An article of the content door. Renders nothing for an empty one. */
export async function RichText({ article, sizes, lead = false, scrolledByHash = false }: Props) {
  if (article.length === 0) return null;
  const unwanted = scrolledByHash ? "id" : "data-hash";
  const shown = await withPictures(
    article.map((node) => adapted(node, unwanted)),
    sizes,
  );
  const leads = lead && leadAndText(article)[0].length > 0;
  return (
    <div
      className={`flow ${styles.prose} ${leads ? styles.leading : ""}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by lib/article/clean behind the door
      dangerouslySetInnerHTML={{ __html: writeTree(shown) }}
    />
  );
}

/** An article of a page under a visually hidden heading. Renders nothing for an empty one. */
export const Presentation = ({ article, className, lead }: Props & { className: string | undefined }) =>
  article.length > 0 && (
    <section className={className} aria-labelledby="titre_presentation">
      <h2 id="titre_presentation" className="visually-hidden">
        Présentation
      </h2>
      <RichText article={article} scrolledByHash lead={lead} />
    </section>
  );

/** Removes the unwanted attribute of headings; lets addresses shown in links break. */
function adapted(node: Node, unwanted: "id" | "data-hash"): Node {
  if (!isElement(node)) return node;
  const [word, ...others] = node.children;
  if (node.name === "a" && word && isText(word) && others.length === 0 && !/\s/.test(word.data))
    return withChildren(node, addressNodes(word.data));
  const { [unwanted]: _, ...attributes } = node.attribs;
  return element(
    node.name,
    node.children.map((child) => adapted(child, unwanted)),
    attributes,
  );
}
