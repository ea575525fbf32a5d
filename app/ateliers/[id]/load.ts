import "server-only";
import { categoryTexts } from "@/lib/content/texts";
import { isCategory, workshopList } from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { firstPage } from "@/lib/lists/paging";
import { withPortraits } from "@/lib/lists/people";
import { all } from "@/lib/load";

/** A category, and the texts of its page if the site or the hosts have some. */
export async function readCategory(id: string) {
  const page = await firstPage(workshopList(id));
  const texts = isCategory(id, page.entries) ? await categoryTexts(id, page.list.title) : undefined;
  return { page, texts };
}

/** Everything that the page of a category shows. */
export async function readPage(id: string) {
  const { page, texts } = await readCategory(id);
  const { categories, workshops } = await all({
    categories: listCategories(),
    workshops: withPortraits(page.entries),
  });
  const others = categories.filter(
    (category) => category.path !== page.list.path && category.workshops.length > 0,
  );
  return { page, texts, others, workshops };
}
