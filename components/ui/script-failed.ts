/**
 * The event that announces a failed script; `preventDefault` prevents the reload. Here, so that client
 * components do not import the load guard.
 */
export const SCRIPT_FAILED = "chalet:script-failed";
