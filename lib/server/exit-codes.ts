/** The renderer's exit code after a `ConfigurationError` (`EX_CONFIG` of sysexits): the site ends too. */
export const WRONG_SETTING = 78;
/** The renderer's exit code after `UnreadableContent` (`EX_DATAERR` of sysexits). */
export const UNREADABLE_CONTENT = 65;
/** The exit code after SIGTERM (128 and the number of the signal). */
export const TERMINATED = 143;
