// @ts-check
import { createHash } from "node:crypto";
import { DATA_SEAM } from "../../framework.mjs";

const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
// Every tag is read to its end, so that text in an attribute is no element.
const ELEMENT = new RegExp(`<(script|style)\\b${ATTRIBUTES}>([^]*?)</\\1>|<[a-z]${ATTRIBUTES}>`, "gi");
// One with a `src` is allowed by 'self', a data block never runs.
const NOT_INLINE = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const REST = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

/**
 * Allows the site's own files, and by hash exactly the inline scripts and styles of this page. `secure` upgrades plain
 * requests.
 * @type {(html: string, secure?: boolean) => string}
 */
export function contentSecurityPolicy(html, secure = process.env.SITE_URL?.startsWith("https:")) {
  return [
    ...REST,
    ["style-src 'self'", ...hashes(html, "style")].join(" "),
    ["script-src 'self'", ...hashes(html, "script")].join(" "),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/**
 * Joins the scripts with a page's data, so that the policy names one hash instead of about thirty.
 * @type {(html: string) => string}
 */
export const joinDataScripts = (html) => html.replace(DATA_SEAM, ");");

/**
 * @param {string} html
 * @param {"script" | "style"} name
 */
function hashes(html, name) {
  const found = new Set();
  for (const [, element, attributes = "", code] of html.matchAll(ELEMENT))
    if (element === name && code && !NOT_INLINE.test(attributes))
      found.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return found;
}

/** The policy of every answer that is not a page: nothing may run in it. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
