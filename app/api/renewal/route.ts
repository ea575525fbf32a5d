import type { NextRequest } from "next/server";
import { z } from "zod";
import { refusal } from "@/lib/answers";
import { eventSchema } from "@/lib/publishing/events";
import { isOwnCall } from "@/lib/publishing/own-call";
import { renew } from "@/lib/publishing/renew";

/** Receives news from the process's own listener and clock. Any other caller gets 404. */
export async function POST(request: NextRequest) {
  if (!isOwnCall(request)) return refusal(404, "Il n’y a rien à cette adresse.");
  await renew(z.array(eventSchema).parse(await request.json()));
  return new Response(null, { status: 204 });
}
