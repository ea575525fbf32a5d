/** Ends a process whose settings are wrong (`EX_CONFIG` of sysexits): to start it again would change nothing. */
export const WRONG_SETTING = 78;
/** Ends a process that was asked to end (128 and the number of SIGTERM). */
export const TERMINATED = 143;
