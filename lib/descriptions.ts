import type { Partner, Retreat, Workshop } from "./content";
import { site } from "./site";
import { excerpt } from "./text/excerpt";
import { plainText } from "./text/rich-text";

const venue = () => site.name.replace(/^Le /, "");

/** A retreat in one or two sentences: the beginning of its own text, else what is known of every retreat. */
export function describeRetreat({ title, description }: Retreat): string {
  return (
    excerpt(description) ||
    excerpt(
      `${title} : une retraite du ${venue()}, à 1500 m dans les Hautes-Alpes. Dates, programme et renseignements auprès de nous.`,
    )
  );
}

/** A workshop in one or two sentences. */
export function describeWorkshop({ title, content }: Workshop): string {
  return (
    excerpt(plainText(content)) ||
    excerpt(
      `${title} : un atelier du ${venue()}, à 1500 m dans les Hautes-Alpes. Durée, tarif et prochaines dates sur simple appel.`,
    )
  );
}

/** A partner as lists name them: « Name, activity ». */
export const namePartner = ({ title, activity }: Pick<Partner, "title" | "activity">) =>
  activity ? `${title}, ${activity}` : title;

/** A partner in one or two sentences. */
export function describePartner(partner: Partner): string {
  return (
    excerpt(plainText(partner.content)) ||
    excerpt(
      `${namePartner(partner)} : son parcours, sa façon de travailler et les ateliers que vous pouvez suivre avec nous au ${venue()}.`,
    )
  );
}
