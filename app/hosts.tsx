import { PageStatus } from "@/components/page-status/page-status";
import { WORDS } from "@/content/shipped/words";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { enumeration } from "@/lib/text/enumeration";
import { firstSentences } from "@/lib/text/lead";
import { Prints } from "./prints";

/**
 * Who opens the door: the picture of all the hosts, or their portraits, beside how their page begins. Nothing where
 * that has neither.
 */
export async function Hosts() {
  const texts = await load(textsOf("nous-connaitre"));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { title, intro, hosts, pictures } = texts.value;
  const portraits = hosts.flatMap(({ name, image }) =>
    image ? [{ name, src: image, alt: WORDS.portrait(name) }] : [],
  );
  const together = pictures.slice(0, 1).map((picture) => ({
    ...picture,
    name: enumeration(hosts.map(({ name }) => name)),
  }));
  const prints = together.length > 0 ? together : portraits;
  if (prints.length === 0) return null;
  return (
    <Prints
      id="titre_hotes"
      title={title}
      href={PAGES["nous-connaitre"].path}
      words={firstSentences(intro)}
      shape={together.length > 0 ? "group" : "portrait"}
      prints={prints}
    />
  );
}
