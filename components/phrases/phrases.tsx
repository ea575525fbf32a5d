import { Fragment, type ReactNode } from "react";
import { addressParts } from "@/lib/text/address";
import styles from "./phrases.module.css";

/** A name, an address or a fact, whose lines end where one pauses: after a comma, before « de », « des » and « du ». */
export const Phrases = ({ children: text }: { children: string }) =>
  inParts(text.split(/(?<=,) | (?=d(?:e|es|u) )/), " ");

/** An address of mail or of the web, parted at its @, its strokes and its points, and nowhere else. */
export const Address = ({ address }: { address: string }) => inParts(addressParts(address), <wbr />);

/** The same in HTML; a mere word stays one. */
export function addressHtml(shown: string): string {
  const parts = addressParts(shown);
  if (parts.length < 2) return shown;
  return parts.map((part) => `<span class="${styles.part}">${part}</span>`).join("<wbr />");
}

const inParts = (parts: string[], between: ReactNode) =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
    <Fragment key={i}>
      {i > 0 && between}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
