import { Hero } from "@/components/carousel/hero";
import { PageFailed } from "@/components/detail-messages/detail-messages";
import { JsonLd } from "@/components/json-ld/json-ld";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { Phrases } from "@/components/phrases/phrases";
import { RichText } from "@/components/rich-text/rich-text";
import { Summary } from "@/components/summary/summary";
import { site } from "@/lib/config/site";
import { textsOf } from "@/lib/content/texts";
import { metadataOf } from "@/lib/describe/metadata";
import { lodgingBusiness, webSite } from "@/lib/describe/structured-data/business";
import { load } from "@/lib/load";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("accueil");

export default async function HomePage() {
  const texts = await load(textsOf("accueil"));
  if (texts.state !== "loaded") return <PageFailed />;
  const { title, description, captions, intro, content, pictures, ownPictures } = texts.value;
  return (
    <>
      <JsonLd things={[webSite(), lodgingBusiness(description, "/opengraph-image/accueil")]} />
      <h1 className="visually-hidden">
        {site.name}, {title}
      </h1>
      <Hero captions={captions} pictures={ownPictures ? pictures : undefined} />
      <p className={styles.what}>
        <Phrases>{description}</Phrases>
      </p>
      <Summary />
      {(intro || content) && (
        <div className="wrap section">
          {intro && <Paragraphs text={intro} />}
          {content && <RichText html={content} />}
        </div>
      )}
    </>
  );
}
