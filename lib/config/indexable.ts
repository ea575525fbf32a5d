import { servesDemo } from "@/lib/content/sources";
import { type Env, env } from "./env";

/**
 * Whether search engines may list the site: never its built-in demonstration or the
 * hosts’ preview (contract, `SITE_INDEXABLE`, `CONTENT_PREVIEW`).
 */
export function isIndexable(settings: Env = env()): boolean {
  return settings.SITE_INDEXABLE === "true" && settings.CONTENT_PREVIEW === "off" && !servesDemo(settings);
}
