import type { ReactNode } from "react";
import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import type { Category } from "@/lib/lists/categories";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import styles from "./category-list.module.css";

type Props = {
  categories: Category[];
  /** They open the page: on a phone their pictures are higher. */
  first?: boolean;
  /** What else stands below each. */
  below?: (category: Category) => ReactNode;
  /** They stand under a heading of their own. */
  headed?: boolean;
};

/** The site's three categories with their pictures, then those that the hosts invented. */
export function CategoryList({ categories, first = false, below, headed = false }: Props) {
  const Name = headed ? "h3" : "h2";
  return (
    <ul className={`bleed ${styles.categories}`} data-first={first || undefined}>
      {categories.map((category, i) => {
        const { path, name, summary, picture, offer } = category;
        return (
          <li key={path}>
            <Link href={path} className={styles.category}>
              {picture && (
                <div className={`torn ${styles.picture}`} data-torn="both">
                  <Illustration picture={picture} sizes={drawn} eager={first && i === 0} />
                </div>
              )}
              <div className={styles.words}>
                <Name className="leads names">{name}</Name>
                {summary && <p>{summary}</p>}
                {offer && <p className={styles.offer}>{offer}</p>}
              </div>
            </Link>
            {below?.(category)}
          </li>
        );
      })}
    </ul>
  );
}

/** On phones a fine screen forgives that the sides which are cut off are not reckoned with. */
const drawn = (size: Size) =>
  `(min-width: 48rem) ${Math.round(38 * coverFactor(size, 1.05))}vw, (max-resolution: 1.4dppx) ${Math.round(100 * coverFactor(size, 8 / 9))}vw, 100vw`;
