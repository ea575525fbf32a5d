import "server-only";
import { hiddenPages, listWorkshops, type WorkshopSummary } from "@/lib/content";
import { categoryName } from "@/lib/content/order";
import { type PagePicture, textsOf } from "@/lib/content/texts";
import { pathTo } from "@/lib/routes";
import { inEuros, lowestPrice } from "@/lib/text/price";
import { workshopsByCategory } from ".";

export type Category = {
  path: string;
  name: string;
  summary?: string;
  picture?: PagePicture;
  /** « 6 ateliers, dès 18 € ». */
  offer?: string;
  workshops: readonly WorkshopSummary[];
};

/** The categories that have workshops, or the site's three (3.13), without those that the hosts hide. */
export async function listCategories(): Promise<Category[]> {
  const every = [...workshopsByCategory(listWorkshops())];
  const inUse = every.filter(([, workshops]) => workshops.length > 0);
  const hidden = hiddenPages();
  const categories = (inUse.length > 0 ? inUse : every).filter(([id]) => !hidden.includes(id));
  return Promise.all(
    categories.map(async ([id, workshops]): Promise<Category> => {
      const fallbackName = categoryName(id, workshops);
      const { title, summary, pictures } = await textsOf(id, fallbackName);
      const [picture] = pictures;
      return {
        path: pathTo.category(id),
        offer: countAndPrice(workshops),
        workshops,
        name: title,
        summary,
        picture: picture && { picture: picture.picture, alt: "" },
      };
    }),
  );
}

/** The number of workshops, and their lowest price if each has an amount. */
function countAndPrice(workshops: readonly WorkshopSummary[]): string | undefined {
  if (workshops.length === 0) return undefined;
  const count = `${workshops.length}\u00a0${workshops.length > 1 ? "ateliers" : "atelier"}`;
  const leastPrice = lowestPrice(workshops.map(({ price }) => price));
  return leastPrice ? `${count}, dès\u00a0${inEuros(leastPrice)}` : count;
}
