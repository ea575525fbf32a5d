import { DOCUMENTS, PAGES } from "@/lib/routes";

/** The kinds of messages in the place of a page (app/messages), with their statuses. */
const STATUSES_OF_MESSAGES = {
  page: 404,
  partenaire: 404,
  atelier: 404,
  retraite: 404,
  element: 404,
  categorie: 404,
  attente: 503,
} as const;

export type MessageKind = keyof typeof STATUSES_OF_MESSAGES;

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(STATUSES_OF_MESSAGES, kind);

const MESSAGES_FOLDER = "/messages/";

export const messagePath = (message: MessageKind) => `${MESSAGES_FOLDER}${message}`;

export const MESSAGE_PATHS = (Object.keys(STATUSES_OF_MESSAGES) as MessageKind[]).map(messagePath);

/** The status of the answer at an address: that of its message, or 200. */
export const statusOf = (address: string): number => {
  const kind = address.startsWith(MESSAGES_FOLDER) ? address.slice(MESSAGES_FOLDER.length) : "";
  return isMessageKind(kind) ? STATUSES_OF_MESSAGES[kind] : 200;
};

/** The folders of addresses that have a message of their own. */
const FOLDERS_WITH_MESSAGES: [folder: string, MessageKind][] = [
  [`/${DOCUMENTS.partners.folder}/`, "partenaire"],
  [`/${DOCUMENTS.workshops.folder}/`, "atelier"],
  [`/${DOCUMENTS.calendar.folder}/`, "retraite"],
  [`${PAGES.elements.path}/`, "element"],
  [`${PAGES.ateliers.path}/`, "categorie"],
];

export function messageFor(address: string): MessageKind {
  const [, message] = FOLDERS_WITH_MESSAGES.find(([folder]) => address.startsWith(folder)) ?? [];
  const isDeeper = address.split("/").length > (message === "retraite" ? 4 : 3);
  return message && !isDeeper ? message : "page";
}
