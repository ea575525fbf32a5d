import type { ReactNode } from "react";
import type { LabelledLink } from "@/lib/routes";
import styles from "./message.module.css";

type Props = {
  title: string;
  /** The drawing above the words, 4:3; decoration. */
  picture: string;
  children: ReactNode;
  links?: readonly LabelledLink[];
};

/** The content of a page that was not found or has failed: a drawing, a title, a text and links. */
export function MessageContent({ title, picture, children, links = [] }: Props) {
  return (
    <div className={`split centred media-first ${styles.message}`}>
      {/* Inside a <picture>, because React preloads a bare <img> of high priority before the fonts. */}
      <picture className="media frame torn">
        <img src={picture} alt="" width={1200} height={900} fetchPriority="high" />
      </picture>
      <div className={`stack ${styles.words}`}>
        <h1>{title}</h1>
        <div className="lead flow">{children}</div>
        {links.length > 0 && (
          <ul className={`grid ${styles.links}`}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="tap serif">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
