import type { NextRequest } from "next/server";
import { z } from "zod";
import { jsonBody } from "@/lib/answers";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log.mjs";
import { isHidden } from "@/lib/content";
import { load } from "@/lib/load";
import { callerOf } from "@/lib/publishing/announce";
import { type ContentEvent, eventOfWebhook, eventSchema } from "@/lib/publishing/events";
import { renew } from "@/lib/publishing/renew";

const MAX_BYTES = 10_000;

/**
 * Receives changes of the content from the process itself, and by the webhook (requirement 7.4). Answers 200
 * with the renewed tags, 400, 401, or 404 without a configured secret.
 */
export async function POST(request: NextRequest) {
  const secret = env().REVALIDATE_SECRET;
  const caller = callerOf(request, secret);
  if (caller === "itself") {
    await renew(z.array(eventSchema).parse(await request.json()));
    return jsonResponse(200, { revalidated: true });
  }
  if (!secret) return jsonResponse(404, { error: "Pas de webhook : REVALIDATE_SECRET n’est pas défini." });
  if (!caller) return logged(401, { error: "Jeton absent ou faux." });
  const news = eventOfWebhook(await jsonBody(request, MAX_BYTES));
  if ("error" in news) return logged(400, news);
  return logged(200, { revalidated: true, tags: await renew([await withRemoval(news)]) });
}

/** The event of a webhook, with the documents that visitors may no longer see as gone. */
async function withRemoval(news: ContentEvent): Promise<ContentEvent> {
  if (news.kind !== "documents") return news;
  const { collection, added } = news;
  const hidden = await load(Promise.all(added.map((id) => isHidden(collection, id))));
  return { ...news, gone: hidden.state === "loaded" ? added.filter((_, i) => hidden.value[i]) : [] };
}

function logged(status: number, body: { error: string } | { revalidated: true; tags: string[] }) {
  log(status === 200 ? "info" : "warn", "Appel du webhook", { status, ...body });
  return jsonResponse(status, body);
}

const jsonResponse = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });
