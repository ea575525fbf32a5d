import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { INERT_POLICY } from "./page-cache/policy.mjs";

/** On every answer, whoever makes it. */
const headers = (): [name: string, value: string][] => [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  // The hosts’ own instance is nothing for search engines, down to its pictures.
  ...(process.env.CONTENT_PREVIEW === "on"
    ? [["X-Robots-Tag", "noindex, nofollow"] as [string, string]]
    : []),
  ...(process.env.SITE_URL?.startsWith("https:")
    ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as [string, string]]
    : []),
];

/**
 * Says what every answer says, and leads astray what makes no sense to a site that is only read: also where
 * the framework answers by itself (its redirects and refusals), which its configuration does not reach.
 * Node tells of each request before anybody answers it.
 */
export function watchAnswers(): void {
  const everywhere = headers();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    onlyRead(request);
    for (const [name, value] of everywhere) response.setHeader(name, value);
    beforeHead(response, (status) => {
      if (!response.hasHeader("Cache-Control") && status !== 304)
        response.setHeader("Cache-Control", "no-store");
      if (!response.hasHeader("Content-Security-Policy") && !isPage(response))
        response.setHeader("Content-Security-Policy", INERT_POLICY);
    });
  });
}

// Conditions under which the framework answers 500; without them the whole answer is right as well.
const CONDITIONS = ["range", "if-match", "if-unmodified-since"];

/** Whatever is written to a page or a file ends at one address; an address names no host but this one. */
function onlyRead(request: IncomingMessage): void {
  request.url = (request.url ?? "/").replace(/^https?:\/\/[^/?#]*(?=([/?#])?)/i, (_, next) =>
    next ? "" : "/",
  );
  const { method = "", url } = request;
  const makesSense = /^(?:GET|HEAD)$/.test(method) || (method === "POST" && url.startsWith("/api/"));
  if (!makesSense) Object.assign(request, { method: "POST", url: "/api/reading-only" });
  for (const name of CONDITIONS) delete request.headers[name];
}

/** A page has a policy of its own, made in page-cache; nothing may run in anything else. */
const isPage = (response: ServerResponse) => /^text\/html\b/.test(String(response.getHeader("Content-Type")));

function beforeHead(response: ServerResponse, complete: (status: number) => void): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...others: unknown[]) => {
    if (!response.headersSent) complete(status);
    return writeHead(status, ...others);
  };
}
