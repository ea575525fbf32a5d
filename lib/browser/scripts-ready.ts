/** The event that tells that the scripts of the page have started. */
export const SCRIPTS_READY = "chalet:scripts-ready";
