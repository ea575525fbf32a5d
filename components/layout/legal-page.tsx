import { Paragraphs } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import { SectionLinks } from "@/components/text/section-links";
import { type Section, sectionsOf } from "@/lib/article/parts";
import type { PageWords } from "@/lib/content/texts";
import type { Link, PageId } from "@/lib/routes";
import { splitIntro } from "@/lib/text/length";
import styles from "./legal-page.module.css";
import { Page, PagePictures } from "./page";
import { PageHead } from "./page-head";

const DRAWINGS = {
  mentions: "/art/seal.svg",
  cookies: "/art/biscuit.svg",
  accessibilite: "/art/welcome.svg",
} satisfies Partial<Record<PageId, string>>;

type Props = { id: keyof typeof DRAWINGS; texts: PageWords; trail: readonly Link[] };

/** A legal page: plain, readable, printable; where there is room, its headings stand in the margin. */
export function LegalPage({ id, texts, trail }: Props) {
  const { title, intro, content, pictures } = texts;
  const sections = sectionsOf(content);
  const titledSections = sections.filter(({ id }) => id);
  const untitled = sections.find(({ id }) => !id)?.article ?? [];
  const [introBeginning, introRest] = splitIntro(intro);
  // The lead is the intro, or without an intro the text before the first heading.
  const lead = introBeginning ? <Paragraphs text={introBeginning} /> : <RichText article={untitled} />;
  return (
    <Page texts={texts} trail={trail}>
      <div className={`bleed ${styles.evening}`}>
        {/* Inside a <picture>, because React preloads a bare <img> before the fonts. */}
        <picture className={`screen-only ${styles.moon}`}>
          <img src={DRAWINGS[id]} alt="" width={200} height={200} />
        </picture>
        <PageHead title={title} />
        <picture className={`bleed torn screen-only ${styles.ridge}`}>
          <img src="/art/page-ridge.svg" alt="" width={1600} height={220} />
        </picture>
      </div>
      <div className={`stack ${styles.legal}`}>
        {(introBeginning || untitled.length > 0) && <div className="lead">{lead}</div>}
        {titledSections.length > 1 && <TableOfContents sections={titledSections} />}
        <div className={`stack ${styles.articles}`}>
          <PagePictures pictures={pictures} />
          {introRest && (
            <div className="flow">
              <Paragraphs text={introRest} />
            </div>
          )}
          {introBeginning && <RichText article={untitled} />}
          <RichText article={titledSections.flatMap(({ article }) => article)} />
        </div>
      </div>
    </Page>
  );
}

const TableOfContents = ({ sections }: { sections: Section[] }) => (
  <nav className={`stays screen-only ${styles.contents}`} aria-label="Sur cette page">
    <details className="folded">
      <summary className="tap serif">Sur cette page</summary>
      <SectionLinks sections={sections} className={`rows ${styles.list}`} />
    </details>
  </nav>
);
