import { site } from "./site";

/** The public address of a path of the site; an address that is complete already stays as it is. */
export function absolute(path: string): string {
  return new URL(path, site.url).href;
}
