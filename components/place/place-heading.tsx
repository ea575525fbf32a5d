import { PageTitle } from "@/components/page-title/page-title";
import { Phrases } from "@/components/phrases/phrases";
import { sectionsOf } from "@/lib/article/parts";
import { site } from "@/lib/config/site";
import type { Texts } from "@/lib/content/texts";
import styles from "./place.module.css";

/** The page's name, where the place is, one sentence unless the intro begins with it, and links to the sections. */
export function PlaceHeading({ texts: { title, summary, intro, content } }: { texts: Texts }) {
  const sections = sectionsOf(content).filter(({ id, title }) => id && title);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {site.whereabouts && (
        <p className={styles.where}>
          <Phrases>{site.whereabouts}</Phrases>
        </p>
      )}
      {!intro.startsWith(summary.replace(/…$/, "")) && (
        <p className={`soft ${styles.summary}`}>
          <Phrases>{summary}</Phrases>
        </p>
      )}
      {sections.length > 0 && (
        <ul className="cluster">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="tap">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
