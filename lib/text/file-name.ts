// What a file system takes, without the longest ending that the framework gives a page's files: `.segments`.
const MOST_BYTES = 255 - ".segments".length;

/** Whether the files of a page can bear a part of its address as their name; the framework encodes three signs of it. */
export const isFileName = (part: string): boolean =>
  Buffer.byteLength(part.replace(/[/?#]/g, "%2F")) <= MOST_BYTES;
