import { createHash } from "node:crypto";

const REST_OF_TAG = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
// Every tag is read to its end, so that a text in an attribute is not taken for an element.
const ELEMENT = new RegExp(`<(script|style)\\b${REST_OF_TAG}>([^]*?)</\\1>|<[a-z]${REST_OF_TAG}>`, "gi");
// Scripts with a `src` are allowed by 'self', and data blocks never run: neither needs a hash.
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
 * The policy of a page: its own files, and by hash exactly its inline scripts and styles.
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
