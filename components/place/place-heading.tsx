import { SectionLinks } from "@/components/text/section-links";
import type { Section } from "@/lib/article/parts";
import { site } from "@/lib/config/site";
import type { Texts } from "@/lib/content/texts";
import styles from "./place.module.css";

type Props = { texts: Texts; sections: readonly Section[] };

/** Title, location, the summary unless the intro begins with it, and links to the sections. */
export function PlaceHeading({ texts: { title, summary, intro }, sections }: Props) {
  return (
    <>
      <h1>{title}</h1>
      {site.whereabouts && <p className={styles.where}>{site.whereabouts}</p>}
      {!intro.startsWith(summary.replace(/…$/, "")) && (
        <p className={`lead soft ${styles.summary}`}>{summary}</p>
      )}
      <SectionLinks sections={sections} className="cluster" />
    </>
  );
}
