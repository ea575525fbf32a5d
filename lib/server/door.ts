import { statSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { isPossibleId } from "@/lib/content/collections";
import { addressesOf } from "@/lib/framework.mjs";
import { furtherNumber } from "@/lib/lists/paging";
import { isOwnPageId, mayBePage, NOWHERE, pageUnder, UNKNOWN_ELEMENT } from "@/lib/routes";
import { decoded } from "@/lib/text/strings";

/** A request as the framework gets it; `path` is its address without the query. */
export type Plain = { method: string; url: string; path: string; headers: IncomingHttpHeaders };
type Asked = {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  socket?: { remoteAddress?: string };
};

const PICTURES = "/_next/image";
const MAX_LENGTH = 2048;
const MAX_ADDRESS = 45;
const PICTURE_QUERY = ["url", "s", "w", "h"];
const ROUTER_QUERY = ["_rsc"];
const REFUSED = "/api/refused";

/** Everything that the site and the framework need to know of a request. */
const HEADERS = [
  ...["host", "connection", "content-length", "content-type", "transfer-encoding", "authorization"],
  ...["accept", "accept-encoding", "if-none-match", "if-modified-since"],
  ...["rsc", "next-url", "next-router-prefetch", "next-router-segment-prefetch", "next-router-state-tree"],
];

/** Names who waits for an answer, while it is made: nginx's word, or the other end of the connection. */
const VISITOR = "x-visitor";

/**
 * Makes requests plain before the framework sees them (requirements 6.4, 6.7): one spelling of an address, no query but
 * the router's and a picture's, no header but those in use. What leads nowhere becomes one address for all.
 * @param build the folder of the build
 * @param files the folder whose files are addresses too
 */
export function openDoor(build: string, files: string): (asked: Asked) => Plain {
  const { routes, redirects } = addressesOf(build);

  function placeOf(typed: string): string {
    const asTyped = typed.slice(1).split("/");
    const parts = asTyped.map(decoded);
    if (parts.some((part, i) => asTyped[i] && !isPossibleId(part))) return NOWHERE;
    // The framework redirects an address with a slash too many.
    if (typed !== "/" && asTyped.includes("")) return typed;
    const address = `/${parts.map(encodeURIComponent).join("/")}`;
    if (address === PICTURES || redirects.some((pattern) => pattern.test(address))) return address;
    const route = routes.find(({ pattern }) => pattern.test(address))?.page;
    const place = route ? placeOn(route, address, parts.at(-1) ?? "") : NOWHERE;
    return place === NOWHERE && isFile(fileOf(parts)) ? address : place;
  }

  const fileOf = (parts: string[]) =>
    parts[0] === "_next" && parts[1] === "static"
      ? path.join(build, ...parts.slice(1))
      : path.join(files, ...parts);

  return ({ method = "", url = "", headers, socket }) => {
    const visitor = visitorOf(headers[VISITOR] ?? socket?.remoteAddress);
    const [typed = "", query = ""] = url.split(/[?#]/, 2);
    const address = typed.startsWith("/") ? placeOf(typed) : NOWHERE;
    const isRead = method === "GET" || method === "HEAD";
    const isCall = method === "POST" && address.startsWith("/api/");
    const isLong = url.length > MAX_LENGTH && address !== PICTURES;
    const place = isLong ? `${REFUSED}/414` : isRead || isCall ? address : `${REFUSED}/405`;
    return {
      // No method but these reaches the framework.
      method: isRead || isCall ? method : "GET",
      url: place + valuesOf(query, place === PICTURES ? PICTURE_QUERY : ROUTER_QUERY),
      path: place,
      headers: {
        ...Object.fromEntries(HEADERS.flatMap((name) => (name in headers ? [[name, headers[name]]] : []))),
        ...(visitor && { [VISITOR]: visitor }),
      },
    };
  };
}

/** An address, or the beginning of one of IPv6: a visitor has all those with the same first four groups. */
function visitorOf(address: string | string[] = ""): string {
  const text = String(address).slice(0, MAX_ADDRESS);
  if (!text.includes(":") || text.includes(".")) return text.slice(text.lastIndexOf(":") + 1);
  return [...(text.split("::")[0] ?? "").split(":"), "0", "0", "0"].slice(0, 4).join(":");
}

/** The address, or the one in its place if its last part cannot name anything on this route. */
function placeOn(route: string, address: string, part: string): string {
  if (route === "/elements/[id]") return pageUnder("elements", part) ? address : UNKNOWN_ELEMENT;
  if (route === "/[id]") return isOwnPageId(part) ? address : NOWHERE;
  if (route === "/opengraph-image/[page]") return mayBePage(part) ? address : NOWHERE;
  if (route.endsWith("/page/[page]")) return furtherNumber(part) ? address : NOWHERE;
  // They are not for visitors, or files alone.
  return route.startsWith("/photos/") || route === "/api/picture" || route.startsWith(REFUSED)
    ? NOWHERE
    : address;
}

/**
 * The last value of each name, which the framework’s own redirects append, in a fixed order: the framework walks a query
 * several times.
 */
function valuesOf(query: string, names: readonly string[]): string {
  const values = query.split("&");
  const kept = names.flatMap(
    (name) => values.findLast((value) => value === name || value.startsWith(`${name}=`)) ?? [],
  );
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

function isFile(file: string): boolean {
  try {
    return statSync(/* turbopackIgnore: true */ file).isFile();
  } catch {
    return false;
  }
}
