// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "content/demo";
const COLLECTIONS = /** @type {const} */ (["photos", "partners", "workshops", "calendar", "pages"]);

/**
 * The documents of the demonstration by collection and id, as typed.
 * @returns {Record<"photos" | "partners" | "workshops" | "calendar" | "pages", Record<string, any>>}
 */
export const demonstration = () =>
  /** @type {any} */ (
    Object.fromEntries(
      COLLECTIONS.map((name) => [name, JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"))]),
    )
  );
