import { servesDemo } from "./content/sources";
import { type Env, env } from "./env";

/** Whether search engines may list the site: never its built-in demonstration (contract, `SITE_INDEXABLE`). */
export function isIndexable(settings: Env = env()): boolean {
  return settings.SITE_INDEXABLE === "true" && !servesDemo(settings);
}
