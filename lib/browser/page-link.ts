/** A CSS selector of links to pages that open in the same window; links to pictures have a `type`. */
export const PAGE_LINK = "a[href^='/']:not([href^='/api/'],[href$='.ics'],[download],[target],[type])";

/** The link to a page of the site that a click follows in the same window. */
export function pressedLink(click: MouseEvent): HTMLAnchorElement | undefined {
  const opensElsewhere = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  const link = (click.target as Element).closest<HTMLAnchorElement>(PAGE_LINK);
  const isWithinPage = link?.hash && link.pathname === location.pathname;
  return link && !opensElsewhere && !isWithinPage ? link : undefined;
}
