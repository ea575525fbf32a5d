import { DOCUMENTS, PAGES } from "@/lib/routes";

/** The messages in the place of a page, with their statuses: app/messages. */
const STATUSES = {
  page: 404,
  partenaire: 404,
  atelier: 404,
  retraite: 404,
  element: 404,
  categorie: 404,
  attente: 503,
} as const;

export type Message = keyof typeof STATUSES;

export const isMessage = (kind: string): kind is Message => Object.hasOwn(STATUSES, kind);

const FOLDER = "/messages/";

export const messagePath = (message: Message) => `${FOLDER}${message}`;

export const MESSAGE_PATHS = (Object.keys(STATUSES) as Message[]).map(messagePath);

/** The status of the answer at an address: that of a message, or 200. */
export const statusOf = (address: string): number => {
  const kind = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : "";
  return isMessage(kind) ? STATUSES[kind] : 200;
};

/** The folders of addresses that have a message of their own. */
const BELOW: [folder: string, Message][] = [
  [`/${DOCUMENTS.partners.folder}/`, "partenaire"],
  [`/${DOCUMENTS.workshops.folder}/`, "atelier"],
  [`/${DOCUMENTS.calendar.folder}/`, "retraite"],
  [`${PAGES.elements.path}/`, "element"],
  [`${PAGES.ateliers.path}/`, "categorie"],
];

/** The message for an address that leads nowhere. */
export function messageFor(address: string): Message {
  const [, message] = BELOW.find(([folder]) => address.startsWith(folder)) ?? [];
  const isDeeper = address.split("/").length > (message === "retraite" ? 4 : 3);
  return message && !isDeeper ? message : "page";
}
