import { WORDS } from "@/content/shipped/words";
import { site } from "@/lib/config/site";
import type { Partner, Retreat, Workshop } from "@/lib/content";
import { excerpt } from "@/lib/text/excerpt";
import { plainText } from "@/lib/text/rich-text";

/** « à 1500 m, Hautes-Alpes », or « à Plougonvelin, Finistère »: any region, whatever its article. */
const where = () => `à ${site.altitude || site.address.locality}, ${site.address.region}`;

/** A retreat in one or two sentences: the beginning of its own text, else what is known of every retreat. */
export function describeRetreat({ title, description }: Retreat): string {
  return excerpt(description) || excerpt(WORDS.retreat(title, site.ofName, where()));
}

/** A workshop in one or two sentences. */
export function describeWorkshop({ title, content }: Workshop): string {
  return excerpt(plainText(content)) || excerpt(WORDS.workshop(title, site.ofName, where()));
}

/** A partner as a tab names them: « Name – Activity », which lets the typed capital stand. */
export const namePartner = ({ title, activity }: Pick<Partner, "title" | "activity">) =>
  activity ? `${title} – ${activity}` : title;

/** A partner in one or two sentences. */
export function describePartner(partner: Partner): string {
  return excerpt(plainText(partner.content)) || excerpt(WORDS.partner(namePartner(partner), site.atName));
}
