/** The renderer's exit code after a `ConfigurationError` (`EX_CONFIG` of sysexits): the site ends too. */
export const WRONG_SETTING = 78;
/** The exit code after SIGTERM (128 and the number of the signal). */
export const TERMINATED = 143;
