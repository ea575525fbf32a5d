// Addresses of an older site and where they lead now: see docs/liens-et-redirections.md. One line
// each, `from` with the usual patterns (`/ancien/:page`), `to` a path of this site.

/** @typedef {{ from: `/${string}`, to: `/${string}` }} Moved */

/** @type {Moved[]} */
export const MOVED = [];

/** The list as the framework wants it; permanent, so that search engines carry over what they knew. */
export const redirects = () =>
  MOVED.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
