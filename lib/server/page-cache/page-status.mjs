// @ts-check
/**
 * A page says in its head what became of its content; the page cache makes it the answer's status:
 * - `404` the document does not exist,
 * - `500` the content could not be read,
 * - `unlisted` a page for any address (an unknown category): fine to show, not worth keeping,
 * - `unknown` the page for addresses that lead nowhere: the framework gives it its status and `Cache-Control`.
 * Content cannot say it: the allow-list has no `meta`.
 */
export const STATUS_NAME = "page:status";

const STATUSES = /** @type {const} */ (["404", "500", "unlisted", "unknown"]);
const MARK = new RegExp(`<meta name="${STATUS_NAME}" content="([^"]*)"`);

/**
 * @param {string} html
 * @returns {"404" | "500" | "unlisted" | "unknown" | "ok"}
 */
export function pageStatus(html) {
  const found = MARK.exec(html)?.[1];
  return STATUSES.find((status) => status === found) ?? "ok";
}
