import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { Photo } from "@/components/pictures/photo";
import { Paragraphs } from "@/components/text/paragraphs";
import type { PagePicture, Texts } from "@/lib/content/texts";
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
  texts: Texts;
  /** The pages above it, itself included. */
  trail: readonly Link[];
  /** Whether title and intro come first; if false, the page places them itself. */
  head?: boolean;
  /** The page shows its pictures itself. */
  illustrated?: boolean;
  /** Shows the first picture across the screen above the text: `high`, or a `band` above a list. */
  opening?: "high" | "band";
  /** Structured data beside the breadcrumb. */
  structuredData?: Thing;
  /** The content after title and intro, or the whole page. */
  children?: ReactNode;
};

/** The frame of a page with its texts: those of the hosts, or the shipped ones. */
export function Page({
  texts,
  trail,
  head = true,
  illustrated = false,
  opening,
  structuredData,
  children,
}: Props) {
  const { title, intro, pictures, ownPictures } = texts;
  const [beginning, rest] = splitIntro(intro);
  const lead = intro && !rest && <Paragraphs text={intro} />;
  return (
    <div className="wrap">
      <JsonLd nodes={[structuredData, breadcrumbs(...trail)]} />
      {opening && pictures[0] ? (
        <>
          <Opening picture={<Photo {...pictures[0]} sizes={SLOTS.full} eager />} height={opening} lead={lead}>
            <h1>{title}</h1>
          </Opening>
          {rest && <Intro beginning={beginning} rest={rest} />}
        </>
      ) : (
        head && (
          <>
            <PageHead title={title} lead={lead} wide />
            {rest && <Intro beginning={beginning} rest={rest} />}
          </>
        )
      )}
      {ownPictures && !illustrated && <Pictures pictures={opening ? pictures.slice(1) : pictures} bleed />}
      {children}
    </div>
  );
}

/** A long intro below the title: its beginning in large letters and the rest beside it. */
const Intro = ({ beginning, rest }: { beginning: string; rest: string }) => (
  <div className={`grid ${styles.intro}`}>
    <div className="lead">
      <Paragraphs text={beginning} />
    </div>
    <div className="flow measure">
      <Paragraphs text={rest} />
    </div>
  </div>
);

/** The hosts' own pictures, one below the other. With `bleed`, wide ones reach the screen's edges. */
export function Pictures({ pictures, bleed = false }: { pictures: readonly PagePicture[]; bleed?: boolean }) {
  return pictures.map((picture) => <OwnPicture key={picture.src} picture={picture} bleed={bleed} />);
}

async function OwnPicture({ picture, bleed }: { picture: PagePicture; bleed: boolean }) {
  const { width, height } = await shownImage(picture.src, "", "100vw");
  const wide = bleed && width > 1.3 * height;
  return (
    <p className={`section torn ${wide ? `bleed frame ${styles.wide}` : styles.picture}`} data-torn="both">
      <Photo {...picture} sizes={wide ? SLOTS.full : "(min-width: 60rem) 58rem, 92vw"} />
    </p>
  );
}
