import { JsonLd } from "@/components/json-ld/json-ld";
import { Link } from "@/components/link/link";
import { PageHead } from "@/components/page-head/page-head";
import { pageMetadata } from "@/lib/metadata";
import { CATEGORIES, pathTo } from "@/lib/navigation";
import { breadcrumbs, itemList } from "@/lib/structured-data/lists";
import styles from "./page.module.css";

export const generateMetadata = () =>
  pageMetadata({
    title: "Ateliers",
    description:
      "Bien-être, coaching ou expérimentations sur le terrain : les ateliers du chalet durent une heure ou une journée et accueillent les débutants.",
    path: "/ateliers",
  });

export default function WorkshopsPage() {
  return (
    <div className="wrap">
      <JsonLd
        things={[
          itemList(
            "Les ateliers",
            CATEGORIES.map(({ name }) => ({ name, path: pathTo.category(name) })),
          ),
          breadcrumbs({ name: "Ateliers", path: "/ateliers" }),
        ]}
      />
      <PageHead
        title="Les ateliers"
        lead={
          <p>
            La plupart des ateliers se suivent à l’unité, sans séjourner au chalet. Certains reviennent chaque
            semaine, d’autres attendent la bonne saison. Tous acceptent les débutants. Pour connaître la
            prochaine date d’un atelier, appelez-nous.
          </p>
        }
      />
      <ul className={styles.categories}>
        {CATEGORIES.map(({ name, slug, summary }, i) => (
          <li key={slug}>
            <Link href={pathTo.category(name)} className={styles.category}>
              <img
                src={`/art/category-${slug}.svg`}
                alt=""
                width={1200}
                height={900}
                {...(i === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
              />
              <h2>{name}</h2>
              <p>{summary}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
