import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BUILD, PUBLIC } from "@/lib/config/folders";
import { pathOf, renewal } from "@/lib/publishing/renewal.mjs";
import { openDoor } from "./door";
import { contentSecurityPolicy, INERT_POLICY } from "./page-cache/policy.mjs";

// The hook runs before the framework sees a request, and its order matters:
// 1. the door replaces address, method and headers of the request;
// 2. headers that all answers share are set at once;
// 3. `writeHead` sets the policy and Cache-Control last, since the framework writes its own until then;
// 4. `end` computes the policy of a page that did not come from the page cache, from its whole text.
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

/**
 * Makes every request plain and puts the security headers on every answer: the framework’s configuration does not reach
 * its own redirects and errors.
 */
export function guardEveryAnswer(): void {
  const everywhere = Object.entries(headers());
  // In development the framework has no list of its addresses, and its pages have no policy of their own.
  const isProduction = process.env.NODE_ENV === "production";
  const plain = isProduction ? openDoor(BUILD, PUBLIC) : undefined;
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Started;
    const { path, ...asked } = plain?.(request) ?? { path: (request.url ?? "").replace(/[?#].*/, "") };
    Object.assign(request, asked);
    for (const [name, value] of everywhere) response.setHeader(name, value);
    const embedders = SHOWN_BY_ALL.test(path) ? "cross-origin" : "same-origin";
    response.setHeader("Cross-Origin-Resource-Policy", embedders);
    if (!isProduction) return;
    // Requests to change the protocol would pass by the door.
    server.removeAllListeners("upgrade");
    count(pathOf(path), response);
    completeHead(path, response);
    withOwnPolicy(response);
  });
}

type Started = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Counts the open requests for a path: nobody is served who has left (lib/server/page-cache/gate.mjs). */
function count(path: string, response: ServerResponse): void {
  const { asked } = renewal;
  asked.set(path, (asked.get(path) ?? 0) + 1);
  response.once("close", () => {
    const others = (asked.get(path) ?? 1) - 1;
    if (others > 0) asked.set(path, others);
    else asked.delete(path);
    // Other answers may be to other requests for the path, while its rendering goes on.
    if (response.statusCode === 500) renewal.failed?.(path);
  });
}

// Without a page's policy nothing may run. It is set last, because the framework would append a page's policy to it.
function completeHead(path: string, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...head: unknown[]) => {
    const isPage = response.hasHeader(POLICY);
    if (!isPage) response.setHeader(POLICY, INERT_POLICY);
    // The framework adds a line of its own to that of the page for unknown addresses. A proxy that folds white space would
    // make the hashes of a policy untrue.
    const [life = "no-store"] = [response.getHeader("Cache-Control") ?? []].flat();
    response.setHeader("Cache-Control", isPage ? `${life}, no-transform` : life);
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
