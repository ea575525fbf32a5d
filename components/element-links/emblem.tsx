import { PageStatus } from "@/components/page-status/page-status";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { shownImage } from "@/lib/pictures/shown";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import type { PageId } from "@/lib/routes";

export type EmblemProps = {
  id: PageId;
  /** As in HTML's `sizes`, for a picture that is so many times as wide as its box. */
  width: (factor: number) => string;
};

/** The picture of an element, decoration of a link to it: the site's emblem or the hosts' own. */
export async function Emblem({ id, width }: EmblemProps) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { pictures, ownPictures } = texts.value;
  if (!pictures[0]) return null;
  const image = await shownImage(pictures[0].src, "", (size) => width(coverFactor(size, 1)));
  return <img {...image} alt="" loading="lazy" data-own={ownPictures || undefined} />;
}
