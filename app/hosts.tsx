import { Illustration } from "@/components/illustration/illustration";
import { PageStatus } from "@/components/page-status/page-status";
import { WORDS } from "@/content/shipped/words";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { enumeration } from "@/lib/text/enumeration";
import { firstSentences } from "@/lib/text/lead";
import { Glimpse, type GlimpseProps } from "./glimpse";
import styles from "./hosts.module.css";
import { Prints } from "./prints";

/**
 * Who opens the door: the picture of all the hosts, or their portraits, beside how their page begins. Nothing where
 * that has neither.
 */
export async function Hosts() {
  const texts = await load(textsOf("nous-connaitre"));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { title, intro, hosts, pictures } = texts.value;
  const page = { id: "titre_hotes", title, href: PAGES["nous-connaitre"].path, words: firstSentences(intro) };
  if (pictures[0]) return <Together {...page} picture={pictures[0]} names={hosts.map(({ name }) => name)} />;
  const portraits = hosts.flatMap(({ name, image }) =>
    image ? [{ name, src: image, alt: WORDS.portrait(name) }] : [],
  );
  return portraits.length > 0 && <Prints {...page} shape="portrait" prints={portraits} />;
}

type Props = GlimpseProps & { picture: { src: string; alt: string }; names: string[] };

/** All of them in one picture, which goes to the edge of the screen. */
const Together = ({ picture, names, ...page }: Props) => (
  <Glimpse {...page} className={styles.together}>
    <figure>
      <div className={styles.picture}>
        <Illustration picture={picture} sizes="(min-width: 48rem) 60vw, 100vw" />
      </div>
      {names.length > 0 && <figcaption>{enumeration(names)}</figcaption>}
    </figure>
  </Glimpse>
);
