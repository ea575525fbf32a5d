import { Page } from "@/components/page/page";
import { RichText } from "@/components/rich-text/rich-text";
import type { PageId } from "@/lib/routes";
import { sectionsOf } from "@/lib/text/sections";
import styles from "./legal.module.css";

/** A legal page: plain, readable, printable; where there is room, its contents stand beside it. */
export function LegalPage({ id }: { id: PageId }) {
  return (
    <Page id={id}>
      {({ content }) => (
        <div className={styles.legal}>
          <Contents html={content} />
          <RichText html={content} />
        </div>
      )}
    </Page>
  );
}

function Contents({ html }: { html: string }) {
  const sections = sectionsOf(html).filter(({ id }) => id);
  if (sections.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label="Sur cette page">
      <p aria-hidden="true">Sur cette page</p>
      <ul className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
