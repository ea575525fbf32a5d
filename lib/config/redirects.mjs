// @ts-check
/** Addresses of an older site and where they lead now: see docs/liens-et-redirections.md. */

/** @typedef {{ from: `/${string}`, to: `/${string}` }} Moved */

/** @type {Moved[]} */
const OLD_ADDRESSES = [];

/**
 * Addresses of the site itself: first pages have no number, past retreats begin on the calendar, and elements
 * have the previews of pages.
 */
const INTERNAL_REDIRECTS = [
  { from: "/calendrier/passees{/page/1}?", to: "/calendrier" },
  { from: "/:list+/page/1", to: "/:list+" },
  { from: "/elements/:id/opengraph-image", to: "/opengraph-image/:id" },
];

/** The list as the framework wants it; permanent, so that search engines carry over what they knew. */
export const redirects = () =>
  [...OLD_ADDRESSES, ...INTERNAL_REDIRECTS].map(({ from, to }) => ({
    source: from,
    destination: to,
    permanent: true,
  }));
