import type { Category } from "@/lib/lists/categories";
import { WorkshopList } from "./workshop-list";

/** The maximum number of entries; with more workshops the last entry is a link to all. */
const MAX_NAMES = 6;

export function NamedWorkshops({ path, workshops, offer }: Pick<Category, "path" | "workshops" | "offer">) {
  const fitsAll = workshops.length <= MAX_NAMES;
  return (
    <>
      <WorkshopList workshops={(fitsAll ? workshops : workshops.slice(0, MAX_NAMES - 1)).map(nameAndPrice)} />
      {!fitsAll && (
        <a href={path} className="tap arrow">
          Voir les {offer}
        </a>
      )}
    </>
  );
}

const nameAndPrice = ({ id, title, price }: Category["workshops"][number]) => ({ id, title, price });
