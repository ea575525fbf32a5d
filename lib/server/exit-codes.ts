/** The exit code for wrong settings (`EX_CONFIG` of sysexits): another start would change nothing. */
export const WRONG_SETTING = 78;
/** The exit code after SIGTERM (128 and the number of the signal). */
export const TERMINATED = 143;
