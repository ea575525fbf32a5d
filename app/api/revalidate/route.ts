import type { NextRequest } from "next/server";
import { readJson } from "@/lib/answers";
import { env } from "@/lib/config/env";
import { eventOfWebhook } from "@/lib/publishing/events";
import { bearerOf, sameSecret } from "@/lib/publishing/own-call";
import { renew } from "@/lib/publishing/renew";

const MAX_BYTES = 10_000;

/** The webhook (requirement 7.4): 200 with the renewed tags, 401, 404 (no secret configured) or 400. */
export async function POST(request: NextRequest) {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return answer(404, { error: "Pas de webhook : REVALIDATE_SECRET n’est pas défini." });
  if (!sameSecret(bearerOf(request), secret)) return answer(401, { error: "Jeton absent ou faux." });
  const news = eventOfWebhook(await readJson(request, MAX_BYTES));
  if ("error" in news) return answer(400, news);
  return answer(200, { revalidated: true, tags: await renew([news]) });
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });
