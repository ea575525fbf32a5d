import { ElementCards, type ElementWords } from "@/components/elements/element-cards";
import { Page } from "@/components/layout/page";
import { RichText } from "@/components/text/rich-text";
import { RelatedLinks } from "@/components/ui/related-links";
import { type Section, sectionsOf } from "@/lib/article/parts";
import { type PageId, pagesUnder } from "@/lib/routes";
import { metadataOf } from "@/lib/site/metadata";
import { slug } from "@/lib/text/strings";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("le-concept");

export default function ConceptPage() {
  return (
    <Page id="le-concept" opening="high">
      {({ content }) => {
        const { words, others } = partedByElement(sectionsOf(content));
        return (
          <>
            <section className="section" aria-label="Feu, eau, air, terre">
              <ElementCards words={words} />
            </section>
            {others.map(({ id, article }) => (
              <section key={id ?? "debut"} className={styles.part}>
                <RichText article={article} />
              </section>
            ))}
            <RelatedLinks to={["ateliers", "calendrier", "contact"]} />
          </>
        );
      }}
    </Page>
  );
}

/** The sections about an element, by element, and the others. */
function partedByElement(sections: Section[]) {
  const words = new Map<PageId, ElementWords>();
  const others: Section[] = [];
  for (const section of sections) {
    const element = elementOf(section.title);
    const before = element && words.get(element);
    if (element && before) words.set(element, { ...before, body: [...before.body, ...section.article] });
    else if (element) words.set(element, section);
    else others.push(section);
  }
  return { words, others };
}

/** The element that a heading speaks of: « Le feu », « Feu ». */
const elementOf = (title = "") =>
  pagesUnder("elements").find((id) => title.split(/[^\p{L}]+/u).some((word) => slug(word) === id));
