import { Page, PagePictures } from "@/components/layout/page";
import { PageHead } from "@/components/layout/page-head";
import { PageLinks } from "@/components/navigation/page-links";
import { Frame } from "@/components/pictures/plain-image";
import { ContactWays } from "@/components/place/ways";
import { Paragraphs } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import { sectionsOf, withoutFirstPicture } from "@/lib/article/parts";
import { footerLinks, pageContent } from "@/lib/content/texts";
import { SLOTS } from "@/lib/pictures/slots";
import { metadataOf } from "@/lib/site/metadata";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("contact");

/** Contact data beside the hosts' own picture, or else beside the first picture of the text (a map). */
export default async function ContactPage() {
  const page = await pageContent("contact");
  const {
    title,
    intro,
    content,
    pictures: [own, ...others],
  } = page.texts;
  const parts = sectionsOf(content).map(({ id, article }) => ({
    id,
    article,
    ...withoutFirstPicture(article),
  }));
  const pictureSection = own ? undefined : parts.find(({ picture }) => picture);
  const picture = own ?? pictureSection?.picture;
  return (
    <Page {...page}>
      <div className={`split ${styles.header}`}>
        <div>
          <PageHead title={title} lead={intro && <Paragraphs text={intro} />} />
          <ContactWays />
          <PageLinks pages={footerLinks()} className="cluster section" look="tap arrow" />
        </div>
        {picture && <Frame {...picture} className={`media ${styles.view}`} sizes={SLOTS.half} eager />}
      </div>
      <div className={styles.more}>
        {parts.map((part) => (
          <section key={part.id ?? "debut"}>
            <RichText article={part === pictureSection ? part.remainingArticle : part.article} />
          </section>
        ))}
      </div>
      <PagePictures pictures={others} />
    </Page>
  );
}
