import { setTimeout as pause } from "node:timers/promises";
import { connection } from "next/server";
import { contentStats } from "@/lib/content";
import { contentSource } from "@/lib/content/sources";
import { load } from "@/lib/load";
import { version } from "@/package.json";

// Health answers at once, whatever the source does.
const PATIENCE_MS = 500;

/** Whether the process serves, and how source, reads and listening stand: counts and times, no texts. */
export async function GET() {
  await connection();
  const content = await Promise.race([facts(), pause(PATIENCE_MS, null, { ref: false })]);
  const { source, lastSuccess, lastFailure, listening } = (await contentSource()).status();
  return Response.json(
    {
      status: Object.values(listening ?? {}).some(({ subscribed }) => !subscribed) ? "degraded" : "ok",
      version,
      deployment: process.env.NEXT_DEPLOYMENT_ID || null,
      source,
      lastGoodRead: lastSuccess ?? null,
      lastFailure: lastFailure ?? null,
      listening: listening ?? null,
      content,
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Null where the source cannot tell at the moment. */
async function facts() {
  const found = await load(contentStats());
  if (found.state !== "loaded") return null;
  const { publications, ...counts } = found.value;
  const now = new Date().toISOString();
  const ahead = publications.filter((at) => at > now);
  return {
    ...counts,
    toCome: ahead.length,
    lastPublication: publications.filter((at) => at <= now).at(-1) ?? null,
    nextPublication: ahead[0] ?? null,
  };
}
