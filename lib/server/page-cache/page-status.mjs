// @ts-check
/** The status that a page gives itself. Content cannot forge it: rich text has no `meta`. */
export const STATUS_NAME = "page:status";

// Missing until somebody writes it; unreadable; busy; and the pages of addresses that never lead anywhere.
const STATUSES = /** @type {const} */ (["404", "500", "503", "unknown"]);
const MARK = new RegExp(`<meta name="${STATUS_NAME}" content="([^"]*)"`);

/** @type {(html: string) => "404" | "500" | "503" | "unknown" | "ok"} */
export function pageStatus(html) {
  const found = MARK.exec(html)?.[1];
  return STATUSES.find((status) => status === found) ?? "ok";
}
