import { Link } from "@/components/navigation/link";
import type { Category } from "@/lib/lists/categories";
import { priceInList } from "@/lib/text/price";
import styles from "./named-workshops.module.css";
import { WorkshopList } from "./workshop-list";

/** Workshops that are named at most: of more than that one fewer, and the way to all. */
const NAMED = 6;

/** The names of a category's workshops, as links. */
export function NamedWorkshops({ path, workshops }: Pick<Category, "path" | "workshops">) {
  if (workshops.length === 0) return null;
  const all = workshops.length <= NAMED;
  return (
    <div className={styles.named}>
      <WorkshopList workshops={(all ? workshops : workshops.slice(0, NAMED - 1)).map(inALine)} />
      {!all && (
        <Link href={path} className="tap leads">
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
  price: price && { ...price, shown: priceInList(price) ?? "" },
});
