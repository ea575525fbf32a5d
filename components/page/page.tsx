import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { PageFailed } from "@/components/detail-messages/detail-messages";
import { Illustration } from "@/components/illustration/illustration";
import { JsonLd } from "@/components/json-ld/json-ld";
import { across, Opening } from "@/components/opening/opening";
import { PageHead } from "@/components/page-head/page-head";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { type PagePicture, type Texts, textsOf, trailOf } from "@/lib/content/texts";
import { breadcrumbs } from "@/lib/describe/structured-data/lists";
import { load } from "@/lib/load";
import type { PageId } from "@/lib/routes";
import { inTwo } from "@/lib/text/lead";
import styles from "./page.module.css";

type Props = {
  id: PageId;
  back?: { href: string; label: string };
  /** Whether title and intro come first; else the page places them itself. */
  head?: boolean;
  /** The page shows its pictures itself. */
  illustrated?: boolean;
  /** Its first picture opens it, from edge to edge: as high as it may be, or as a band above a list. */
  opening?: "high" | "band";
  /** What search engines are told beside the way to the page. */
  things?: (texts: Texts) => (Thing | undefined)[];
  /** What follows title and intro, or the whole page. */
  children?: (texts: Texts) => ReactNode;
};

/** A page of the site in its words: the hosts' own, or the shipped ones. */
export async function Page({ id, back, head = true, illustrated = false, opening, things, children }: Props) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return <PageFailed />;
  const { title, intro, pictures, ownPictures } = texts.value;
  return (
    <div className="wrap">
      <JsonLd things={[...(things?.(texts.value) ?? []), breadcrumbs(...(await trailOf(id)))]} />
      {opening && pictures[0] ? (
        <>
          <Opening
            picture={<Illustration picture={pictures[0]} sizes={across(opening)} eager />}
            height={opening}
          >
            <h1>{title}</h1>
          </Opening>
          <Intro text={intro} />
        </>
      ) : (
        head && <Head title={title} back={back} intro={intro} />
      )}
      {ownPictures && !illustrated && <Pictures pictures={opening ? pictures.slice(1) : pictures} />}
      {children?.(texts.value)}
    </div>
  );
}

/** Title and intro where there is no picture to open with: beside each other, unless the intro is a long one. */
function Head({ title, back, intro }: { title: string; back: Props["back"]; intro: string }) {
  const [, rest] = inTwo(intro);
  if (rest)
    return (
      <>
        <PageHead title={title} back={back} wide />
        <Intro text={intro} />
      </>
    );
  return <PageHead title={title} back={back} lead={intro && <Paragraphs text={intro} />} wide />;
}

/** The intro below the title: of a long one the beginning in large letters and the rest beside it. */
function Intro({ text }: { text: string }) {
  if (!text) return null;
  const [beginning, rest] = inTwo(text);
  return (
    <div className={styles.intro}>
      <div className="lead">
        <Paragraphs text={beginning} />
      </div>
      {rest && (
        <div className="flow">
          <Paragraphs text={rest} />
        </div>
      )}
    </div>
  );
}

/** The hosts' own pictures of a page that is drawn without any. */
export function Pictures({ pictures }: { pictures: readonly PagePicture[] }) {
  return pictures.map((picture) => (
    <p key={picture.src} className="section">
      <Illustration picture={picture} sizes="(min-width: 60rem) 58rem, 92vw" />
    </p>
  ));
}
