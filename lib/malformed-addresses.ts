import http from "node:http";
import { INERT_POLICY } from "./page-cache/policy.mjs";

const ANSWER = `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Adresse illisible</title></head><body><h1>Adresse illisible</h1><p>Cette adresse n’en est pas une. <a href="/">Revenir à l’accueil</a></p></body></html>`;

/** Whether an address holds percent codes that are no UTF-8 text. */
export function isMalformed(address: string): boolean {
  if (!address.includes("%")) return false;
  try {
    decodeURIComponent(address.split("?", 1)[0] ?? "");
    return false;
  } catch {
    return true;
  }
}

/**
 * Answers 400 to malformed addresses before the framework sees them: it would answer 500, because an
 * app without a pages folder has nothing to show its own 400 with.
 */
export function refuseMalformedAddresses(): void {
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function (this: http.Server, event: string, ...args: unknown[]) {
    const [request, response] = args as [http.IncomingMessage, http.ServerResponse];
    if (event !== "request" || !isMalformed(request.url ?? ""))
      return emit.apply(this, [event, ...args] as never);
    response.writeHead(400, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": INERT_POLICY,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    response.end(ANSWER);
    return true;
  };
}
