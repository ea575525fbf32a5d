/** The event that tells that the page answers to its scripts. */
export const SCRIPTS_READY = "chalet:scripts-ready";
