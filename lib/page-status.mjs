// @ts-check
/** The status that a page gives itself. Content cannot forge it: rich text has no `meta`. */
export const STATUS_NAME = "page:status";

// Missing until somebody writes it; unreadable, in whichever part; busy; and the pages of addresses that never lead
// anywhere. A page with several is the first of these.
const STATUSES = /** @type {const} */ (["404", "500", "503", "unknown"]);

/** @type {(html: string) => "404" | "500" | "503" | "unknown" | "ok"} */
export const pageStatus = (html) =>
  STATUSES.find((status) => html.includes(`<meta name="${STATUS_NAME}" content="${status}"`)) ?? "ok";

/** The page for requests without a turn (app/occupe). */
export const BUSY_PAGE = "/occupe";
