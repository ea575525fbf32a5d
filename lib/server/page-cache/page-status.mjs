// @ts-check
/** The status that a page gives itself. Content cannot forge it: rich text has no `meta`. */
export const STATUS_NAME = "page:status";

// Missing, unreadable, shown but not worth keeping, and the page for addresses that lead nowhere.
const STATUSES = /** @type {const} */ (["404", "500", "unlisted", "unknown"]);
const MARK = new RegExp(`<meta name="${STATUS_NAME}" content="([^"]*)"`);

/** @type {(html: string) => "404" | "500" | "unlisted" | "unknown" | "ok"} */
export function pageStatus(html) {
  const found = MARK.exec(html)?.[1];
  return STATUSES.find((status) => status === found) ?? "ok";
}
