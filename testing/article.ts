import { type Article, isElement } from "@/lib/article/tree";
import { escapeHtml } from "@/lib/text/strings";

const EMPTY = ["br", "hr", "img"];

/** An article as HTML, to compare it in tests; pages render it with `RichText`. */
export const articleHtml = (article: Article): string =>
  article
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node).replaceAll("&quot;", '"');
      const { name, attributes, children } = node;
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      const start = `<${name}${written.join("")}`;
      return EMPTY.includes(name) ? `${start} />` : `${start}>${articleHtml(children)}</${name}>`;
    })
    .join("");
