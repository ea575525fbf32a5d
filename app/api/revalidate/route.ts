import type { NextRequest } from "next/server";
import { env } from "@/lib/config/env";
import { carryOut } from "@/lib/publishing/carry-out";
import { bearerOf, sameSecret } from "@/lib/publishing/secret";
import { announced } from "@/lib/publishing/webhook";
import { readJson } from "@/lib/server/read-body";

const MOST_BYTES = 10_000;

/**
 * The webhook of the contract: a function that sees a change announces it here, and the pages
 * concerned are renewed. Answers 200 with the tags, 401, 404 (no secret configured) or 400.
 */
export async function POST(request: NextRequest) {
  const secret = env().REVALIDATE_SECRET;
  if (!secret) return answer(404, { error: "Pas de webhook : REVALIDATE_SECRET n’est pas défini." });
  if (!sameSecret(bearerOf(request), secret)) return answer(401, { error: "Jeton absent ou faux." });
  const news = announced(await readJson(request, MOST_BYTES));
  if ("error" in news) return answer(400, news);
  return answer(200, { revalidated: true, tags: await carryOut([news]) });
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });
