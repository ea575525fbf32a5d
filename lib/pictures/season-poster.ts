import { type Day, seasonIn } from "@/lib/dates";

/** The poster of a retreat without its own: the valley in that season. */
export const seasonPoster = (start: Day | undefined) =>
  `/art/poster-${start ? seasonIn(start) : "none"}.webp`;
