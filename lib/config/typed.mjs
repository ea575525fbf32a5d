// @ts-check
// Addresses as people type them: `/Le-Lieu`, `/nous-connaître`, `/contact.`. Asked for only where the site
// has nothing else (`fallback`), so that no page waits for it and no redirect can lead in a circle.
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DOCUMENT_PAGES } from "./documents.mjs";

const APP = fileURLToPath(new URL("../../app", import.meta.url));

// An accent as a browser sends it: one letter with its accent, or an accent of its own behind the letter.
const ACCENTED = "%c3%[89ab][0-9a-f]";
const ACCENT = "%cc%[89ab][0-9a-f]";
// A blank of any kind stands for a hyphen: %c2%a0 is one that no line parts.
const MARKS = { hyphen: "(?:-|%20|%c2%a0|\\+)", ends: "(?:[.,;:!\\)]|%2e|%20)*" };

/** A part of an address, whatever its accents; capitals are the framework's own concern. */
const loosely = (/** @type {string} */ part) =>
  [...part]
    .map((sign) => {
      if (sign === "-") return MARKS.hyphen;
      return /[aeiouyc]/.test(sign) ? `(?:${sign}(?:${ACCENT})?|${ACCENTED})` : sign;
    })
    .join("");

/** Every route that is a page, as its folders: ["calendrier", "flyers", "[id]"]. */
const pageRoutes = () =>
  readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "page.tsx")
    .map(({ parentPath }) => path.relative(APP, parentPath).split(path.sep))
    .filter(([first]) => first);

/** What is left of a page's address when its end is cut off, where that is no page, and the page that is meant. */
const SHORTENED = [
  ...DOCUMENT_PAGES.map(({ folder, list }) => ({ from: folder, to: list })),
  { from: "legal", to: "/legal/mentions" },
];

/** What people type who know a page by its word in the menu or at the foot. */
const BY_WORD = [
  { from: "concept", to: "/le-concept" },
  { from: "lieu", to: "/le-lieu" },
  { from: "infos-pratiques", to: "/contact" },
  { from: "mentions", to: "/legal/mentions" },
  { from: "cookies", to: "/legal/cookies" },
];

/** The route app/api/adresse for every page whose address was typed a little differently. */
export const typedAddresses = () => [
  ...[...SHORTENED, ...BY_WORD].map(({ from, to }) => ({
    source: `/${from}`,
    destination: `/api/adresse${to}`,
  })),
  ...pageRoutes().map((folders) => {
    const names = folders.map((folder) => /^\[(.+)\]$/.exec(folder)?.[1]);
    const last = folders.length - 1;
    const source = folders.map((folder, i) =>
      names[i] ? `:${names[i]}` : `:_${i}(${loosely(folder)}${i === last ? MARKS.ends : ""})`,
    );
    const target = folders.map((folder, i) => (names[i] ? `:${names[i]}` : folder));
    return { source: `/${source.join("/")}`, destination: `/api/adresse/${target.join("/")}` };
  }),
];
