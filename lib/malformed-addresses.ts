import type { IncomingMessage, ServerResponse } from "node:http";
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
 * Answers 400 to a malformed address: the framework would answer 500, because an app without a pages
 * folder has nothing to show its own 400 with.
 * @returns whether it did
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isMalformed(request.url ?? "")) return false;
  response.writeHead(400, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": INERT_POLICY,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  response.end(ANSWER);
  return true;
}
