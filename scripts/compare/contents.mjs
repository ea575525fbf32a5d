import { readFileSync } from "node:fs";
import path from "node:path";
import { anotherVenue } from "../../testing/another-venue";
import { WORK } from "./builds.mjs";

// A build that is kept names them: the same folder and the same port each time.
const AT = { folder: path.join(WORK, "shapes"), port: Number(process.env.COMPARE_PORT ?? 3980) };

/** What the site is built with, by name: settings, and how to take away what they need. */
export const CONTENTS = {
  demo: async () => ({ settings: {}, remove: async () => {} }),
  shapes: () => anotherVenue({}, AT),
  // Its first day: one photo, one partner, one category, nothing ahead, no page of its own.
  first: () => {
    const kept = {
      photos: ["plage"],
      partners: ["erwan-le-bris"],
      workshops: ["sieste"],
      calendar: ["passee"],
    };
    const hidden = Object.entries({ ...kept, pages: [] }).map(([name, ids]) => {
      const all = JSON.parse(readFileSync(`testing/shapes/${name}.json`, "utf8"));
      const rest = Object.keys(all).filter((id) => !ids.includes(id));
      return [name, Object.fromEntries(rest.map((id) => [id, { draft: true }]))];
    });
    return anotherVenue(Object.fromEntries(hidden), AT);
  },
};
