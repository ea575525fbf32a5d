import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Frame } from "@/components/pictures/plain-image";
import type { Category } from "@/lib/lists/categories";
import { SLOTS } from "@/lib/pictures/slots";
import styles from "./category-list.module.css";

type Props = {
  categories: readonly Category[];
  /** Whether the list is the first content of its page; its pictures are then taller on phones. */
  first?: boolean;
  /** Content below each category that has workshops. */
  below?: (category: Category) => ReactNode;
  /** Whether the list stands below a heading of its own; its entries are then `h3`. */
  headed?: boolean;
};

export function CategoryList({ categories, first = false, below, headed = false }: Props) {
  const Heading = headed ? "h3" : "h2";
  return (
    <ul className={clsx("bleed", styles.categories, first && styles.first)}>
      {categories.map((category, i) => {
        const { path, name, summary, picture, offer, workshops } = category;
        return (
          <li key={path}>
            <a href={path} className={styles.category}>
              {picture && (
                <Frame {...picture} className={styles.picture} sizes={SLOTS.half} eager={first && i === 0} />
              )}
              <div className={styles.words}>
                <Heading className="arrow link-title">{name}</Heading>
                {summary && <p className="soft">{summary}</p>}
                {offer && <p className={styles.offer}>{offer}</p>}
              </div>
            </a>
            {below && workshops.length > 0 && <div className={styles.below}>{below(category)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
