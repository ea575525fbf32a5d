import { perProcess } from "@/lib/concurrency";
import type { Site } from "./site";

type SiteHolder = { site?: Site; opened: Promise<Site>; open: (site: Site) => void };

const holder = perProcess("__site", (): SiteHolder => {
  let open: SiteHolder["open"] = () => {};
  const opened = new Promise<Site>((resolve) => {
    open = resolve;
  });
  return { opened, open };
});

/** The opened site, shared by the framework's bundles and the renderer; undefined until it is open. */
export const siteIfOpen = (): Site | undefined => holder.site;

/** The opened site, once all content is there. */
export const openedSite = (): Promise<Site> => holder.opened;

export function shareSite(site: Site): void {
  holder.site = site;
  holder.open(site);
}
