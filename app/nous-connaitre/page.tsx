import { clsx } from "clsx";
import { Page } from "@/components/layout/page";
import { PageHead } from "@/components/layout/page-head";
import { RelatedLinks } from "@/components/layout/related-links";
import { HostArticle } from "@/components/people/host-article";
import { Frame } from "@/components/pictures/plain-image";
import { Paragraphs } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import { pageContent } from "@/lib/content/texts";
import { SLOTS } from "@/lib/pictures/slots";
import { PAGES } from "@/lib/routes";
import { metadataOf } from "@/lib/site/metadata";
import { profilePage } from "@/lib/site/structured-data";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("nous-connaitre");

export default async function AboutPage() {
  const page = await pageContent("nous-connaitre");
  const { title, intro, pictures, ownPictures, hosts, content } = page.texts;
  const profile = hosts.length > 0 ? profilePage(PAGES["nous-connaitre"].path, hosts) : undefined;
  return (
    <Page {...page} structuredData={profile}>
      <div className={pictures[0] ? `split centred ${styles.together}` : undefined}>
        {pictures[0] && (
          <Frame
            {...pictures[0]}
            torn="below"
            className={clsx("media", styles.both, ownPictures && styles.photo)}
            sizes={SLOTS.half}
            eager
          />
        )}
        <PageHead title={title} lead={intro && <Paragraphs text={intro} />} />
      </div>
      <div className={styles.hosts}>
        {hosts.map((host, i) => (
          <HostArticle key={host.name} host={host} pictureFirst={i % 2 === 0} />
        ))}
      </div>
      <RichText article={content} />
      <RelatedLinks to={["contact", "ateliers", "calendrier"]} />
    </Page>
  );
}
