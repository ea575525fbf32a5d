import { clsx } from "clsx";
import { Link } from "@/components/navigation/link";
import { Frame } from "@/components/pictures/frame";
import type { Category } from "@/lib/lists/categories";
import { SLOTS } from "@/lib/pictures/slots";
import { priceInList } from "@/lib/text/price";
import styles from "./category-list.module.css";
import { WorkshopList } from "./workshop-list";

type Props = {
  categories: readonly Category[];
  /** The list is the first content of the page: taller pictures on phones. */
  first?: boolean;
  /** Whether the names of its workshops are below each category. */
  withWorkshops?: boolean;
  /** The list has a heading, so that its entries are `h3`. */
  headed?: boolean;
};

/** The site's three categories with their pictures, then those that the hosts added. */
export function CategoryList({ categories, first = false, withWorkshops = false, headed = false }: Props) {
  const Name = headed ? "h3" : "h2";
  const classes = clsx(
    "bleed",
    styles.categories,
    first && styles.first,
    categories.length === 3 && styles.three,
  );
  return (
    <ul className={classes}>
      {categories.map((category, i) => {
        const { path, name, summary, picture, offer } = category;
        return (
          <li key={path}>
            <Link href={path} className={styles.category}>
              {picture && (
                <Frame {...picture} className={styles.picture} sizes={SLOTS.half} eager={first && i === 0} />
              )}
              <div className={styles.words}>
                <Name className="arrow link-title">{name}</Name>
                {summary && <p className="soft">{summary}</p>}
                {offer && <p className={styles.offer}>{offer}</p>}
              </div>
            </Link>
            {withWorkshops && <NamedWorkshops {...category} />}
          </li>
        );
      })}
    </ul>
  );
}

/** At most so many entries: with more workshops, the last one is a link to all. */
const MAX_ENTRIES = 6;

/** The names of a category's workshops, as links. */
function NamedWorkshops({ path, workshops }: Pick<Category, "path" | "workshops">) {
  if (workshops.length === 0) return null;
  const all = workshops.length <= MAX_ENTRIES;
  return (
    <div className={styles.named}>
      <WorkshopList workshops={(all ? workshops : workshops.slice(0, MAX_ENTRIES - 1)).map(nameAndPrice)} />
      {!all && (
        <Link href={path} className="tap arrow">
          Voir les {workshops.length}&nbsp;ateliers
        </Link>
      )}
    </div>
  );
}

/** A workshop with its lowest price only. */
const nameAndPrice = ({ id, title, price }: Category["workshops"][number]) => ({
  id,
  title,
  price: price && { ...price, shown: priceInList(price) ?? "" },
});
