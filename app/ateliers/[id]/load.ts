import "server-only";
import { textsOf } from "@/lib/content/texts";
import { workshopList } from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { firstPage } from "@/lib/lists/paging";
import { withPortraits } from "@/lib/lists/people";
import { all } from "@/lib/load";
import { pageUnder } from "@/lib/routes";

/** A category and the texts of its page; only the site's own categories have texts. */
export function readCategory(id: string) {
  const known = pageUnder("ateliers", id);
  return all({ page: firstPage(workshopList(id)), texts: known && textsOf(known) });
}

/** Everything that the page of a category shows. */
export async function readPage(id: string) {
  const { page, texts } = await readCategory(id);
  const { categories, workshops } = await all({
    categories: listCategories(),
    workshops: withPortraits(page.entries),
  });
  const others = categories.filter((one) => one.path !== page.list.path && one.workshops.length > 0);
  return { page, texts, others, workshops };
}
