import { chaletLight } from "@/app/fonts/light";
import { Illustration } from "@/components/illustration/illustration";
import { Page } from "@/components/page/page";
import { PageHead } from "@/components/page-head/page-head";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { RichText } from "@/components/rich-text/rich-text";
import { WayOn } from "@/components/way-on/way-on";
import { WORDS } from "@/content/shipped/words";
import { plainText } from "@/lib/article/clean";
import { sentenceApart } from "@/lib/article/parts";
import type { Host } from "@/lib/content/parse/hosts";
import { hostAnchor, PAGES } from "@/lib/routes";
import { metadataOf } from "@/lib/site/metadata";
import { profilePage } from "@/lib/site/structured-data";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("nous-connaitre");

/** Beside title and words, or above them across a phone. */
const HALF = "(min-width: 48rem) 50vw, 100vw";

/** Letters of a host's words that a large picture would leave alone. */
const BRIEF = 420;

export default function AboutPage() {
  return (
    <Page
      id="nous-connaitre"
      illustrated
      head={false}
      things={({ hosts }) => [profilePage(PAGES["nous-connaitre"].path, hosts)]}
    >
      {({ title, intro, pictures, ownPictures, hosts, content }) => (
        <>
          <div className={styles.together}>
            <PageHead title={title} lead={<Paragraphs text={intro} />} />
            {pictures[0] && (
              <div className={`torn ${styles.both}`} data-own={ownPictures || undefined}>
                <Illustration picture={pictures[0]} sizes={HALF} eager />
              </div>
            )}
          </div>
          <div className={styles.hosts}>
            {hosts.map((host) => (
              <HostPortrait key={host.name} host={host} />
            ))}
          </div>
          {content && <RichText html={content} />}
          <WayOn to={["contact", "ateliers", "calendrier"]} />
        </>
      )}
    </Page>
  );
}

function HostPortrait({ host: { name, role, image, content } }: { host: Host }) {
  const brief = plainText(content).length < BRIEF;
  return (
    <article
      className={`${styles.host} ${brief ? chaletLight.variable : ""}`}
      id={hostAnchor(name)}
      data-brief={brief || undefined}
    >
      <div className={styles.name}>
        <h2>{name}</h2>
        {role && <p className={styles.role}>{role}</p>}
      </div>
      {image && (
        <div className={`torn ${styles.portrait}`} data-torn="both">
          <Illustration picture={{ src: image, alt: WORDS.portrait(name) }} sizes={HALF} />
        </div>
      )}
      <div className={styles.words}>
        <RichText html={sentenceApart(content)} lead />
      </div>
    </article>
  );
}
