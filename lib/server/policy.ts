import { createHash } from "node:crypto";

const REST_OF_TAG = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
// Every tag is read to its end, so that text in an attribute is no element.
const ELEMENT = new RegExp(`<(script|style)\\b${REST_OF_TAG}>([^]*?)</\\1>|<[a-z]${REST_OF_TAG}>`, "gi");
// One with a `src` is allowed by 'self', a data block never runs.
const NOT_INLINE = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

const FIXED_DIRECTIVES = [
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
 * The policy of a page: allows the site's own files, and by hash exactly the inline scripts and styles of this page.
 * @param isSecure whether the site is reached by https: plain requests are upgraded
 */
export function contentSecurityPolicy(html: string, isSecure: boolean): string {
  return [
    ...FIXED_DIRECTIVES,
    ["style-src 'self'", ...hashSourcesOf(html, "style")].join(" "),
    ["script-src 'self'", ...hashSourcesOf(html, "script")].join(" "),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The hashes of a page's inline elements of one name. */
function hashSourcesOf(html: string, name: "script" | "style"): Set<string> {
  const hashSources = new Set<string>();
  for (const [, element, attributes = "", code] of html.matchAll(ELEMENT))
    if (element === name && code && !NOT_INLINE.test(attributes))
      hashSources.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return hashSources;
}

/** The policy of every answer that is not a page: nothing may run in it. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
