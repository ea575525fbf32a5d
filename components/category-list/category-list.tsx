import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { WorkshopList } from "@/components/workshop-list/workshop-list";
import type { Category } from "@/lib/lists/categories";
import { coverFactor } from "@/lib/media/cover";
import type { Size } from "@/lib/media/decode";
import { leastSaid } from "@/lib/text/price";
import styles from "./category-list.module.css";

/** Workshops that a category names at most: of more than that one fewer, and the way to all. */
const NAMED = 6;

type Props = {
  categories: Category[];
  /** They open the page: on a phone their pictures are higher. */
  first?: boolean;
  /** Each names its workshops, with their prices, below. */
  naming?: boolean;
  /** They stand under a heading of their own. */
  headed?: boolean;
};

/** The site's three categories with their pictures, then those that the hosts invented. */
export function CategoryList({ categories, first = false, naming = false, headed = false }: Props) {
  const Name = headed ? "h3" : "h2";
  return (
    <ul
      className={`bleed ${styles.categories}`}
      data-first={first || undefined}
      data-naming={naming || undefined}
    >
      {categories.map(({ path, name, summary, picture, offer, workshops }, i) => (
        <li key={path}>
          <Link href={path} className={styles.category} carries>
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
          {naming && workshops.length > 0 && <Named path={path} workshops={workshops} />}
        </li>
      ))}
    </ul>
  );
}

function Named({ path, workshops }: Pick<Category, "path" | "workshops">) {
  const all = workshops.length <= NAMED;
  return (
    <div className={styles.named}>
      <WorkshopList workshops={(all ? workshops : workshops.slice(0, NAMED - 1)).map(inALine)} />
      {!all && (
        <Link href={path} className="leads">
          Voir les {workshops.length}&nbsp;ateliers
        </Link>
      )}
    </div>
  );
}

/** A workshop by its name and what it costs at least. */
const inALine = ({ id, title, price }: Category["workshops"][number]) => ({
  id,
  title,
  price: price && { ...price, shown: leastSaid(price) ?? "" },
});

/** On phones a fine screen forgives that the sides which are cut off are not reckoned with. */
const drawn = (size: Size) =>
  `(min-width: 48rem) ${Math.round(38 * coverFactor(size, 1.05))}vw, (max-resolution: 1.4dppx) ${Math.round(100 * coverFactor(size, 8 / 9))}vw, 100vw`;
