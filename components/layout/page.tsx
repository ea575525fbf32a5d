import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { PlainImage } from "@/components/pictures/plain-image";
import { Paragraphs } from "@/components/text/plain-text";
import type { PagePicture, PageWords } from "@/lib/content/texts";
import { shownImage } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import type { Link } from "@/lib/routes";
import { breadcrumbs } from "@/lib/site/structured-data";
import { splitIntro } from "@/lib/text/length";
import { JsonLd } from "./json-ld";
import { Opening } from "./opening";
import styles from "./page.module.css";
import { PageHead } from "./page-head";

type Props = {
  texts: PageWords;
  /** The pages above this one, and this one. */
  trail: readonly Link[];
  /**
   * Shows title, intro and pictures, the first one `high` across the screen or as a `band` above a list;
   * without `opening` the children show them.
   */
  opening?: "high" | "band";
  structuredData?: Thing;
  children?: ReactNode;
};

export const Page = ({ texts, trail, opening, structuredData, children }: Props) => (
  <div className="wrap">
    <JsonLd nodes={[structuredData, breadcrumbs(...trail)]} />
    {opening && <PageOpening texts={texts} height={opening} />}
    {children}
  </div>
);

function PageOpening({ texts, height }: { texts: PageWords; height: "high" | "band" }) {
  const { title, intro } = texts;
  const [firstPicture, ...others] = texts.pictures;
  const [beginning, rest] = splitIntro(intro);
  const lead = intro && !rest && <Paragraphs text={intro} />;
  return (
    <>
      {firstPicture ? (
        <Opening
          picture={<PlainImage {...firstPicture} sizes={SLOTS.full} eager />}
          height={height}
          lead={lead}
        >
          <h1>{title}</h1>
        </Opening>
      ) : (
        <PageHead title={title} lead={lead} wide />
      )}
      {rest && <LongIntro beginning={beginning} rest={rest} />}
      <PagePictures pictures={others} bleed />
    </>
  );
}

/** A long intro below the title: its beginning in large letters and the rest beside it. */
const LongIntro = ({ beginning, rest }: { beginning: string; rest: string }) => (
  <div className={`grid ${styles.intro}`}>
    <div className="lead">
      <Paragraphs text={beginning} />
    </div>
    <div className="flow measure">
      <Paragraphs text={rest} />
    </div>
  </div>
);

type PicturesProps = { pictures: readonly PagePicture[]; bleed?: boolean };

/** Pictures of the page, one below the other. With `bleed`, wide ones reach the screen's edges. */
export function PagePictures({ pictures, bleed = false }: PicturesProps) {
  return pictures.map((place) => <PageFigure key={place.picture?.src} place={place} bleed={bleed} />);
}

function PageFigure({ place, bleed }: { place: PagePicture; bleed: boolean }) {
  const { width, height } = shownImage(place.picture, "", "100vw");
  const wide = bleed && width > 1.3 * height;
  return (
    <p className={`section torn ${wide ? `bleed frame ${styles.wide}` : ""}`} data-torn="both">
      <PlainImage {...place} sizes={wide ? SLOTS.full : "(min-width: 60rem) 58rem, 92vw"} />
    </p>
  );
}
