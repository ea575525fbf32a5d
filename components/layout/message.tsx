import type { ReactNode } from "react";
import { Link } from "@/components/navigation/link";
import styles from "./message.module.css";

type Props = {
  title: string;
  /** The drawing above the words, 4:3; decoration. */
  picture: string;
  children: ReactNode;
  links?: readonly { href: string; label: string }[];
  /** The page is nothing but this: the picture is asked for with it. */
  alone?: boolean;
};

/** A page that has no content to show: not found, failed. Drawn and written with the same care. */
export function Message({ title, picture, children, links = [], alone = false }: Props) {
  return (
    <div className={`split centred media-first ${alone ? styles.alone : ""}`}>
      {/* Not eager elsewhere: every page carries its "not found" along, and would load the picture beforehand.
          Within a <picture>: another one React would announce in the place of the fonts. */}
      <picture className="media frame torn">
        <img
          src={picture}
          alt=""
          width={1200}
          height={900}
          loading={alone ? undefined : "lazy"}
          fetchPriority="high"
        />
      </picture>
      <div className={`stack ${styles.words}`}>
        <h1>{title}</h1>
        <div className="lead flow">{children}</div>
        {links.length > 0 && (
          <ul className={`grid ${styles.links}`}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="tap serif">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
