import type { ReactNode } from "react";
import { Link } from "@/components/link/link";
import styles from "./glimpse.module.css";

type Props = {
  /** The id of its heading. */
  id: string;
  title: string;
  /** Where all of it leads. */
  href: string;
  /** What is said before what is shown. */
  words?: string;
  /** How words and pictures stand to each other. */
  className?: string;
  children: ReactNode;
};

export type GlimpseProps = Omit<Props, "className" | "children">;

/** What another page shows and tells more of: its title, a few words, and pictures, all one link. */
export const Glimpse = ({ id, title, href, words, className = "", children }: Props) => (
  <section className={`wrap ${styles.section}`} aria-labelledby={id}>
    <Link href={href} className={`${styles.link} ${className}`}>
      <div className={styles.words}>
        <h2 id={id} className="leads names">
          {title}
        </h2>
        {words && <p>{words}</p>}
      </div>
      {children}
    </Link>
  </section>
);
