import { PageStatus } from "@/components/page-status/page-status";
import { WORDS } from "@/content/shipped/words";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { firstSentences } from "@/lib/text/lead";
import { Prints } from "./prints";

/** Who opens the door: the hosts' portraits, beside how their page begins. Nothing where none has a portrait. */
export async function Hosts() {
  const texts = await load(textsOf("nous-connaitre"));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { title, intro, hosts } = texts.value;
  const portraits = hosts.flatMap(({ name, image }) =>
    image ? [{ name, src: image, alt: WORDS.portrait(name) }] : [],
  );
  if (portraits.length === 0) return null;
  return (
    <Prints
      id="hotes"
      title={title}
      href={PAGES["nous-connaitre"].path}
      words={firstSentences(intro)}
      prints={portraits}
    />
  );
}
