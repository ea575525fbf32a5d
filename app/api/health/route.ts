import { setTimeout as pause } from "node:timers/promises";
import { connection } from "next/server";
import { contentStats } from "@/lib/content";
import { isPreview } from "@/lib/content/publication";
import { contentSource } from "@/lib/content/sources";
import { troublesOf } from "@/lib/content/survey";
import { load } from "@/lib/load";
import { freeBytes } from "@/lib/server/disk";
import { version } from "@/package.json";

// How long the answer waits for the source.
const PATIENCE_MS = 500;
const SLOW = "les fichiers de contenu ne répondent pas";
const LEAST_FREE_BYTES = 50_000_000;

/** Whether the process serves, and how source, reads and listening stand: counts and times, no texts. */
export async function GET() {
  await connection();
  const content = await Promise.race([facts(), pause(PATIENCE_MS, null, { ref: false })]);
  const open = await contentSource();
  const troubles = await Promise.race([troublesOf(open), pause(PATIENCE_MS, [SLOW], { ref: false })]);
  const { source, lastSuccess = null, lastFailure = null, listening = null } = open.status();
  const reasons = [...troubles, ...((await freeBytes()) < LEAST_FREE_BYTES ? ["disque plein"] : [])];
  return Response.json(
    {
      status: reasons.length > 0 ? "degraded" : "ok",
      reasons,
      version,
      commit: process.env.COMMIT || null,
      deployment: process.env.NEXT_DEPLOYMENT_ID || null,
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      source,
      lastGoodRead: lastSuccess,
      lastFailure,
      listening,
      content,
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Counts of the content, or null if it cannot be read. Only the preview instance counts hidden documents. */
async function facts() {
  const stats = await load(contentStats());
  if (stats.state !== "loaded") return null;
  const { publications, drafts, ...counts } = stats.value;
  const now = new Date().toISOString();
  const ahead = publications.filter((at) => at > now);
  const lastPublication = publications.filter((at) => at <= now).at(-1) ?? null;
  const hidden = { drafts, toCome: ahead.length, nextPublication: ahead[0] ?? null };
  return { ...counts, lastPublication, ...(isPreview() && hidden) };
}
