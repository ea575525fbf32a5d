import { Fragment } from "react";
import { Address } from "@/components/phrases/phrases";
import { isLead } from "@/lib/text/lead";
import { linkify } from "@/lib/text/linkify";
import styles from "./linked-text.module.css";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/**
 * A text whose web addresses are links in a new tab; mail addresses and telephone numbers lead to the
 * visitor's own programs; line breaks are kept; a short first paragraph leads into the others (spec section 2, flyer).
 */
export function LinkedText({ text }: { text: string }) {
  const [first = ""] = text.split(/(?=\n\s*\n)/, 1);
  const rest = text.slice(first.length);
  return (
    <div className={styles.text}>
      {isLead(first, rest) ? (
        <>
          <span className="lead">{linked(first)}</span>
          {linked(rest)}
        </>
      ) : (
        linked(text)
      )}
    </div>
  );
}

const linked = (text: string) =>
  linkify(text).map(({ text: shown, href }, i) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
      <a key={i} href={href} {...(href.startsWith("http") && NEW_TAB)}>
        {href.startsWith("tel:") ? shown : <Address address={shown} />}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
      <Fragment key={i}>{shown}</Fragment>
    ),
  );
