import { Fragment, type ReactNode } from "react";
import styles from "./phrases.module.css";

/** A name or an address, whose lines end where one pauses: after a comma, before « de », « des » and « du ». */
export const Phrases = ({ children: text }: { children: string }) =>
  inParts(text.split(/(?<=,) | (?=d(?:e|es|u) )/), " ");

/** A mail address that a narrow line parts behind its @ and its points, and nowhere else. */
export const Mail = ({ address }: { address: string }) => inParts(address.split(/(?<=[@.])/), <wbr />);

const inParts = (parts: string[], between: ReactNode) =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
    <Fragment key={i}>
      {i > 0 && between}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
