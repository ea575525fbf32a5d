// @ts-check
import { createHash } from "node:crypto";
import { DATA_SEAM } from "../../framework.mjs";

// Inline scripts only: one with a `src` is allowed by 'self', a data block never runs.
const INLINE_SCRIPT =
  /<script\b(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

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
 * @type {(html: string, secure: boolean) => string}
 */
export function contentSecurityPolicy(html, secure) {
  return [
    ...REST,
    ["style-src 'self'", ...hashes(html, INLINE_STYLE)].join(" "),
    ["script-src 'self'", ...hashes(html, INLINE_SCRIPT)].join(" "),
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
 * @param {RegExp} pattern its first group is what runs
 */
function hashes(html, pattern) {
  const found = new Set();
  for (const [, code] of html.matchAll(pattern))
    if (code) found.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return found;
}

/** The policy of every answer that is not a page: nothing may run in it. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
