import { ListFailed } from "@/components/detail-messages/detail-messages";
import { Illustration } from "@/components/illustration/illustration";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Link } from "@/components/link/link";
import { Page } from "@/components/page/page";
import { RichText } from "@/components/rich-text/rich-text";
import { metadataOf } from "@/lib/describe/metadata";
import { itemList } from "@/lib/describe/structured-data/lists";
import { listCategories } from "@/lib/lists/categories";
import { load } from "@/lib/load";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("ateliers");

export default function WorkshopsPage() {
  return (
    <Page id="ateliers">
      {({ title, content }) => (
        <>
          <Categories title={title} />
          {content && <RichText html={content} />}
        </>
      )}
    </Page>
  );
}

/** The site's three categories with their pictures, then those that the hosts invented. */
async function Categories({ title }: { title: string }) {
  const categories = await load(listCategories());
  if (categories.state !== "loaded") return <ListFailed />;
  return (
    <>
      <JsonLd things={[itemList(title, categories.value)]} />
      <ul className={styles.categories}>
        {categories.value.map(({ path, name, summary, picture }, i) => (
          <li key={path}>
            <Link href={path} className={styles.category} carries>
              {picture && (
                <Illustration picture={picture} sizes="(min-width: 52rem) 24rem, 92vw" eager={i === 0} />
              )}
              <h2>{name}</h2>
              {summary && <p>{summary}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
