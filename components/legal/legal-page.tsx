import { Page, Pictures } from "@/components/page/page";
import { PageHead } from "@/components/page-head/page-head";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { RichText } from "@/components/rich-text/rich-text";
import type { PageId } from "@/lib/routes";
import { inTwo } from "@/lib/text/lead";
import { type Section, sectionsOf } from "@/lib/text/sections";
import styles from "./legal.module.css";

/** A legal page: plain, readable, printable; where there is room, its contents stay beside it. */
export function LegalPage({ id }: { id: PageId }) {
  return (
    <Page id={id} head={false} illustrated>
      {({ title, intro: first, content, pictures, ownPictures }) => {
        const [beginning, rest] = inTwo(first);
        const head = (
          <PageHead title={title} lead={beginning && <Paragraphs text={beginning} />}>
            {rest && <Paragraphs text={rest} />}
          </PageHead>
        );
        const own = ownPictures && <Pictures pictures={pictures} />;
        const sections = sectionsOf(content);
        const articles = sections.filter(({ id }) => id);
        const intro = sections.find(({ id }) => !id);
        if (articles.length < 2)
          return (
            <>
              {head}
              {own}
              <RichText html={content} />
            </>
          );
        return (
          <div className={styles.legal}>
            <div className={styles.head}>{head}</div>
            {intro && (
              <div className={`lead ${styles.intro}`}>
                <RichText html={intro.html} />
              </div>
            )}
            <Contents sections={articles} />
            <div className={styles.articles}>
              {own}
              <RichText html={articles.map(({ html }) => html).join("")} />
            </div>
          </div>
        );
      }}
    </Page>
  );
}

/** Beside the articles a list; above them, on a narrow screen, one that is opened. */
function Contents({ sections }: { sections: Section[] }) {
  const list = (
    <ul className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.contents} aria-label="Sur cette page">
      <img className={styles.drawing} src="/art/colophon.svg" alt="" width={320} height={120} />
      <div className={styles.open}>
        <p aria-hidden="true">Sur cette page</p>
        {list}
      </div>
      <details className={`folded ${styles.folded}`}>
        <summary>Sur cette page</summary>
        {list}
      </details>
    </nav>
  );
}
