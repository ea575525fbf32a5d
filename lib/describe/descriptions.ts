import { WORDS } from "@/content/shipped/words";
import { site } from "@/lib/config/site";
import type { Partner, Retreat, Workshop } from "@/lib/content";
import { excerpt, onOneLine } from "@/lib/text/excerpt";
import { plainText } from "@/lib/text/rich-text";
import { meaningOf } from "./status";

/** « du Chalet, à 1500 m, Hautes-Alpes », or « de la Grange, à Plougonvelin, Finistère »: any region, whatever its article. */
function ofPlace(): string {
  const at = site.altitude ?? site.address?.locality;
  return [site.ofName, at && `à ${at}`, site.region].filter(Boolean).join(", ");
}

/** A retreat in one or two sentences: its state, the beginning of its own text, else what is known of every retreat. */
export function describeRetreat({ title, description, status }: Retreat): string {
  const state = status ? `${meaningOf(status).word}. ` : "";
  return excerpt(state + (onOneLine(description) || WORDS.retreat(title, ofPlace())));
}

/** A workshop in one or two sentences. */
export function describeWorkshop({ title, content }: Workshop): string {
  const how = site.phone ? "sur simple appel" : "auprès de nous";
  return excerpt(plainText(content)) || excerpt(WORDS.workshop(title, ofPlace(), how));
}

/** A partner as a tab names them: « Name – Activity », which lets the typed capital stand. */
export const namePartner = ({ title, activity }: Pick<Partner, "title" | "activity">) =>
  activity ? `${title} – ${activity}` : title;

/** A partner in one or two sentences. */
export function describePartner(partner: Partner): string {
  return excerpt(plainText(partner.content)) || excerpt(WORDS.partner(namePartner(partner), site.atName));
}
