import { Fragment } from "react";
import { Mail } from "@/components/phrases/phrases";
import { linkify } from "@/lib/text/linkify";
import styles from "./linked-text.module.css";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/**
 * A text whose web addresses are links in a new tab; mail addresses and telephone numbers lead to the
 * visitor's own programs; line breaks are kept (spec section 2, flyer).
 */
export function LinkedText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {linkify(text).map(({ text: shown, href }, i) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
          <a key={i} href={href} {...(href.startsWith("http") && NEW_TAB)}>
            {href.startsWith("mailto:") ? <Mail address={shown} /> : shown}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one constant text
          <Fragment key={i}>{shown}</Fragment>
        ),
      )}
    </div>
  );
}
