import type { Category } from "@/lib/lists/categories";
import { priceInList } from "@/lib/text/price";
import { WorkshopList } from "./workshop-list";

/** At most so many entries: with more workshops, the last one is a link to all. */
const MAX_ENTRIES = 6;

/** The names of a category's workshops, as links. */
export function NamedWorkshops({ path, workshops }: Pick<Category, "path" | "workshops">) {
  const all = workshops.length <= MAX_ENTRIES;
  return (
    <>
      <WorkshopList workshops={(all ? workshops : workshops.slice(0, MAX_ENTRIES - 1)).map(nameAndPrice)} />
      {!all && (
        <a href={path} className="tap arrow">
          Voir les {workshops.length}&nbsp;ateliers
        </a>
      )}
    </>
  );
}

/** A workshop with its lowest price only. */
const nameAndPrice = ({ id, title, price }: Category["workshops"][number]) => ({
  id,
  title,
  price: price && { ...price, text: priceInList(price) ?? "" },
});
