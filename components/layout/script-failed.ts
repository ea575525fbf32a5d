/**
 * The event for a page that waits for another one; it may prevent the reload and go there instead. In a file
 * of its own: the watch's text (script.ts) would come along into the site's scripts.
 */
export const SCRIPT_FAILED = "chalet:script-failed";
