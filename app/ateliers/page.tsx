import { ListFailed } from "@/components/detail-messages/detail-messages";
import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { Page } from "@/components/page/page";
import { RichText } from "@/components/rich-text/rich-text";
import { metadataOf } from "@/lib/describe/metadata";
import { itemList } from "@/lib/describe/structured-data/lists";
import { type Category, listCategories } from "@/lib/lists/categories";
import { load } from "@/lib/load";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("ateliers");

export default async function WorkshopsPage() {
  const categories = await load(listCategories());
  return (
    <Page
      id="ateliers"
      opening="band"
      things={({ title }) => [categories.state === "loaded" ? itemList(title, categories.value) : undefined]}
    >
      {({ content }) => (
        <>
          {categories.state === "loaded" ? <Categories categories={categories.value} /> : <ListFailed />}
          {content && <RichText html={content} />}
        </>
      )}
    </Page>
  );
}

/** The site's three categories with their pictures, then those that the hosts invented. */
const Categories = ({ categories }: { categories: Category[] }) => (
  <ul className={styles.categories}>
    {categories.map(({ path, name, summary, picture }, i) => (
      <li key={path}>
        <Link href={path} className={styles.category} carries>
          {picture && (
            <Illustration
              picture={picture}
              sizes="(min-width: 52rem) min(51vw, 750px), 92vw"
              eager={i === 0}
            />
          )}
          <h2 className="leads">{name}</h2>
          {summary && <p>{summary}</p>}
        </Link>
      </li>
    ))}
  </ul>
);
