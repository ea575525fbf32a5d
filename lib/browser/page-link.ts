/** A CSS selector of links that do not lead to a page of the site in the same window; pictures state their `type`. */
export const NOT_TO_PAGE = '[href^="#"], [href^="/api/"], [href$=".ics"], [download], [target], [type]';

/** The link to a page of the site that a click follows in the same window. */
export function pressedLink(click: MouseEvent): HTMLAnchorElement | undefined {
  const link = (click.target as Element).closest<HTMLAnchorElement>("a[href]");
  const opensElsewhere = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  if (!link || opensElsewhere || link.origin !== location.origin || link.matches(NOT_TO_PAGE)) return;
  const isWithinPage = link.hash && link.pathname === location.pathname;
  return isWithinPage ? undefined : link;
}
