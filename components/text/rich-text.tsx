import { createElement, Fragment, type ReactNode } from "react";
import { PlainImage } from "@/components/pictures/plain-image";
import { isPicture } from "@/lib/article/blocks";
import { pictureOf, splitFirstParagraph } from "@/lib/article/parts";
import { type Article, type Element, isElement, type Node } from "@/lib/article/tree";
import { SLOTS } from "@/lib/pictures/slots";
import { addressParts } from "@/lib/text/links";
import { Address } from "./plain-text";
import styles from "./rich-text.module.css";

type Render = (nodes: readonly Node[]) => ReactNode;
/** Components by the names of elements; other elements are rendered unchanged. */
export type Components = Record<string, ((node: Element, render: Render) => ReactNode) | undefined>;

type Props = {
  article: Article;
  /** On pages with `HashScroll`: its headings have an `id` only without scripts, so that no browser jumps. */
  scrolledByHash?: boolean;
  /** Whether a short first paragraph, if others follow, is set larger. */
  lead?: boolean;
  components?: Components;
};

/** An article of the content API. Renders nothing for an empty article. */
export function RichText({ article, lead = false, scrolledByHash = false, components }: Props) {
  if (article.length === 0) return null;
  const heading = ({ name, attributes: { id, ...others }, children }: Element, render: Render) => {
    const isScrolledTo = scrolledByHash && "data-hash" in others;
    const attributes: Record<string, string | undefined> = isScrolledTo ? others : { id };
    const target = isScrolledTo && (
      <noscript>
        <span id={id} />
      </noscript>
    );
    return createElement(name, attributes, target, render(children));
  };
  const allComponents: Components = {
    ...TEXT_COMPONENTS,
    ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((name) => [name, heading])),
    ...components,
  };
  const renderNode = (node: Node): ReactNode =>
    isElement(node) ? (allComponents[node.name] ?? unchanged)(node, render) : node;
  const render: Render = (nodes) => createElement(Fragment, null, ...nodes.map(renderNode));
  const leads = lead && splitFirstParagraph(article)[0].length > 0;
  return (
    <div className={`flow measure ${styles.prose} ${leads ? styles.leading : ""}`}>{render(article)}</div>
  );
}

/** An article under a visually hidden heading. Renders nothing for an empty article. */
export const Presentation = ({ article, className, lead }: Props & { className: string | undefined }) =>
  article.length > 0 && (
    <section className={className} aria-labelledby="titre_presentation">
      <h2 id="titre_presentation" className="visually-hidden">
        Présentation
      </h2>
      <RichText article={article} scrolledByHash lead={lead} />
    </section>
  );

const unchanged = (
  { name, attributes: { colspan, rowspan, ...others }, children }: Element,
  render: Render,
) =>
  createElement(
    name,
    { ...others, colSpan: colspan, rowSpan: rowspan },
    children.length > 0 ? render(children) : undefined,
  );

const TEXT_COMPONENTS: Components = {
  a: ({ attributes, children }, render) => {
    const [address = ""] = children;
    const isAddress = children.length === 1 && typeof address === "string" && !/\s/.test(address);
    const parts = isAddress && addressParts(address).length > 1;
    return <a {...attributes}>{parts ? <Address address={address} /> : render(children)}</a>;
  },
  img: (node) => <PlainImage {...pictureOf(node)} sizes={SLOTS.half} />,
  p: (node, render) => {
    const torn = isPicture(node) && { className: "torn", "data-torn": "both" };
    return <p {...torn}>{render(node.children)}</p>;
  },
};
