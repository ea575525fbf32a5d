// @ts-check
/**
 * The status that a page's content gives itself: `404` missing, `500` unreadable, `unlisted` shown but not worth keeping,
 * `unknown` the page for addresses that lead nowhere. The page cache makes it the answer's status; the allow-list
 * has no `meta`.
 */
export const STATUS_NAME = "page:status";

const STATUSES = /** @type {const} */ (["404", "500", "unlisted", "unknown"]);
const MARK = new RegExp(`<meta name="${STATUS_NAME}" content="([^"]*)"`);

/** @type {(html: string) => "404" | "500" | "unlisted" | "unknown" | "ok"} */
export function pageStatus(html) {
  const found = MARK.exec(html)?.[1];
  return STATUSES.find((status) => status === found) ?? "ok";
}
