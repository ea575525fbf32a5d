/**
 * The event that announces a failed script; a listener that prevents its default prevents the reload. It has
 * a file of its own, so that client components do not import the text of the load guard.
 */
export const SCRIPT_FAILED = "chalet:script-failed";
