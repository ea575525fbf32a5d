import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { decoded } from "@/lib/text/strings";
import { contentSecurityPolicy, INERT_POLICY } from "./page-cache/policy.mjs";

const POLICY = "Content-Security-Policy";
// Drawings change with a release only. A release may also turn a 404 into a drawing.
const DRAWING_CACHE = "public, max-age=86400, stale-while-revalidate=604800";

const headers = () => ({
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The hosts’ own instance is nothing for search engines, down to its pictures.
  ...(process.env.CONTENT_PREVIEW === "on" && { "X-Robots-Tag": "noindex, nofollow" }),
  ...(process.env.SITE_URL?.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  }),
});

/** Addresses that other sites may embed: pictures, previews, icons, calendars. */
const SHOWN_BY_ALL = new RegExp(
  `^/(?:${[
    "_next/image",
    "(?:art|demo|photos)/.+",
    "[^/]+\\.(?:ico|png|svg)",
    "calendrier\\.ics",
    "calendrier/flyers/.+/evenement\\.ics",
    "opengraph-image/.+",
    ".+/opengraph-image",
  ].join("|")})$`,
);

const MAY_BE_ASKED = /^(?:GET|HEAD) |^\w+ \/api\/\w+$/;

/** Puts the security headers on every answer: the framework’s configuration does not reach its own redirects and errors. */
export function protectEveryAnswer(): void {
  const everywhere = Object.entries(headers());
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = (request.url ?? "").replace(/[?#].*/, "");
    for (const [name, value] of everywhere) response.setHeader(name, value);
    const embedders = SHOWN_BY_ALL.test(path) ? "cross-origin" : "same-origin";
    response.setHeader("Cross-Origin-Resource-Policy", embedders);
    // Bytes that are not UTF-8 lead nowhere: the framework would answer 500.
    if (!decoded(path)) request.url = "/adresse-illisible";
    // A page is read, never written to; the framework would look for a form or an action in such requests.
    if (!MAY_BE_ASKED.test(`${request.method} ${path}`)) request.url = "/api/reading-only";
    // In development the framework's pages have no policy of their own.
    if (process.env.NODE_ENV !== "production") return;
    completeHead(path, response);
    withOwnPolicy(response);
  });
}

// Without a page's policy nothing may run. It is set last, because the framework would append a page's policy to it.
function completeHead(path: string, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...head: unknown[]) => {
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, INERT_POLICY);
    if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
    if (path.startsWith("/art/") && status < 400) response.setHeader("Cache-Control", DRAWING_CACHE);
    return Reflect.apply(writeHead, response, [status, ...head]);
  };
}

// A page in which a component of ours throws is sent past the page cache. The type is set last, after the framework has
// put its compression before `end`.
function withOwnPolicy(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    const { end } = response;
    if (name.toLowerCase() === "content-type" && String(value).startsWith("text/html"))
      response.end = (body?: unknown, ...rest: unknown[]) => {
        if (typeof body === "string" && !response.headersSent && !response.hasHeader(POLICY))
          response.setHeader(POLICY, contentSecurityPolicy(body));
        return Reflect.apply(end, response, [body, ...rest]);
      };
    return Reflect.apply(setHeader, response, [name, value]);
  };
}
