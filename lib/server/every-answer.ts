import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { decoded } from "@/lib/text/strings";
import { contentSecurityPolicy, INERT_POLICY } from "./page-cache/policy.mjs";

const POLICY = "Content-Security-Policy";
const MAY_BE_ASKED = /^(?:GET|HEAD) |^\w+ \/api\/\w+$/;

/**
 * What the framework's configuration does not reach: a policy for each answer, and bad requests. The other headers are
 * in next.config.mjs.
 */
export function protectEveryAnswer(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = (request.url ?? "").replace(/[?#].*/, "");
    // Bytes that are not UTF-8 lead nowhere: the framework would answer 500.
    if (!decoded(path)) request.url = "/adresse-illisible";
    // A page is read, never written to; the framework would look for a form or an action in such requests.
    if (!MAY_BE_ASKED.test(`${request.method} ${path}`)) request.url = "/api/reading-only";
    // The hosts’ own instance is nothing for search engines, down to its pictures.
    if (process.env.CONTENT_PREVIEW === "on") response.setHeader("X-Robots-Tag", "noindex, nofollow");
    // In development the framework's pages have no policy of their own.
    if (process.env.NODE_ENV !== "production") return;
    withInertPolicy(response);
    withOwnPolicy(response);
  });
}

// Without a page's policy nothing may run. It is set last, because the framework would append a page's policy to it.
function withInertPolicy(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, INERT_POLICY);
    return Reflect.apply(writeHead, response, head);
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
