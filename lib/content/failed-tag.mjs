// @ts-check
/** The cache tag of every answer in which a read failed: the page cache keeps no such answer. */
export const FAILED_TAG = "failed-read";
