import { type Day, seasonIn } from "@/lib/dates";

/** The poster of a retreat that has none of its own: the site's valley at its time of year. */
export const seasonPoster = (start: Day | undefined) =>
  `/art/poster-${start ? seasonIn(start) : "none"}.webp`;
