/** The kinds in which pictures are sent, the best one first. */
export const FORMATS = ["avif", "webp", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** The best kind that a browser accepts (its `Accept` header). */
export const formatFor = (accept: string): Format =>
  FORMATS.find((format) => accept.includes(`image/${format}`)) ?? "jpeg";

/** A version to change with the encoding of pictures: stored ones are made again then. */
export const ENCODING = "pictures 1";
