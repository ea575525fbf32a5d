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

/** What knows the content of this process, once it is open: the framework's bundles and the renderer share it. */
export const siteIfOpen = (): Site | undefined => holder.site;

/** The same, as soon as all content is there. */
export const openedSite = (): Promise<Site> => holder.opened;

export function shareSite(site: Site): void {
  holder.site = site;
  holder.open(site);
}
