import { ElementCards, type ElementWords } from "@/components/elements/element-cards";
import { Page } from "@/components/layout/page";
import { RelatedLinks } from "@/components/layout/related-links";
import { RichText } from "@/components/text/rich-text";
import { type Section, sectionsOf } from "@/lib/article/parts";
import { pageContent } from "@/lib/content/texts";
import { type ElementId, listElements } from "@/lib/lists";
import { metadataOf } from "@/lib/site/metadata";
import { slug } from "@/lib/text/strings";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("le-concept");

export default async function ConceptPage() {
  const [page, elements] = await Promise.all([pageContent("le-concept"), listElements()]);
  const shownIds = elements.map(({ id }) => id);
  const { words, before, after } = splitByElement(sectionsOf(page.texts.content), shownIds);
  return (
    <Page {...page} opening="high">
      {before.map(conceptSection)}
      <section className="section" aria-label="Feu, eau, air, terre">
        <ElementCards elements={elements} words={words} />
      </section>
      {after.map(conceptSection)}
      <RelatedLinks to={["ateliers", "calendrier", "contact"]} />
    </Page>
  );
}

const conceptSection = ({ id, article }: Section) => (
  <section key={id ?? "debut"} className={styles.part}>
    <RichText article={article} />
  </section>
);

/** The sections about each shown element, and the sections before and after them. */
function splitByElement(sections: Section[], shownIds: readonly ElementId[]) {
  const words = new Map<ElementId, ElementWords>();
  const before: Section[] = [];
  const after: Section[] = [];
  for (const section of sections) {
    const element = elementOf(section.title, shownIds);
    const earlier = element && words.get(element);
    if (element && earlier) words.set(element, { ...earlier, body: [...earlier.body, ...section.article] });
    else if (element) words.set(element, section);
    else if (words.size === 0) before.push(section);
    else after.push(section);
  }
  return words.size > 0 ? { words, before, after } : { words, before: [], after: before };
}

/** The element that a heading speaks of: « Le feu », « Feu ». */
const elementOf = (title = "", ids: readonly ElementId[]) =>
  ids.find((id) => title.split(/[^\p{L}]+/u).some((word) => slug(word) === id));
