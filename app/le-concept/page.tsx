import buttonStyles from "@/components/button/button.module.css";
import { ElementLinks } from "@/components/element-links/element-links";
import { Link } from "@/components/link/link";
import { Page } from "@/components/page/page";
import { RichText } from "@/components/rich-text/rich-text";
import { metadataOf } from "@/lib/describe/metadata";
import { pagesUnder } from "@/lib/routes";
import { sectionsOf } from "@/lib/text/sections";
import { slug } from "@/lib/text/slug";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("le-concept");

export default function ConceptPage() {
  return (
    <Page id="le-concept" opening="high">
      {({ content }) => (
        <>
          <section className={styles.emblems} aria-label="Feu, eau, air, terre">
            <ElementLinks />
          </section>
          <div className={styles.parts}>
            {sectionsOf(content).map(({ id, title, html }) => (
              <section key={id ?? "debut"} data-element={elementOf(title)}>
                <RichText html={html} />
              </section>
            ))}
          </div>
          <p className={styles.more}>
            <Link href="/ateliers" className={buttonStyles.button}>
              Voir les ateliers
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}

/** The element that a heading speaks of: « Le feu », « Feu ». A part about anything else has no colour. */
const elementOf = (title = "") =>
  pagesUnder("elements").find((id) => title.split(/[^\p{L}]+/u).some((word) => slug(word) === id));
