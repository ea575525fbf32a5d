import type { Status } from "@/lib/content/parse/fields";

/** What visitors read of a retreat's state (contract, `status`). */
export const STATUS_WORDS: Record<Status, string> = {
  complet: "Complet",
  annulé: "Annulée",
  reporté: "Reportée",
};

/** A retreat's title with its state behind it, where there is no room for a label. */
export const titleWithStatus = ({ title, status }: { title: string; status?: Status }) =>
  status ? `${title} – ${STATUS_WORDS[status].toLowerCase()}` : title;

/** Whether a retreat will take place on its days: one can look forward to it. */
export const takesPlace = ({ status }: { status?: Status }) => status !== "annulé" && status !== "reporté";
