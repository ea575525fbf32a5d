import { connection } from "next/server";
import { contentSource } from "@/lib/content/sources";

/** Whether the process serves, from which source, and how its last reads went (contract). */
export async function GET() {
  await connection();
  const { source, lastSuccess, lastFailure } = (await contentSource()).status();
  return Response.json(
    { status: "ok", source, lastGoodRead: lastSuccess ?? null, lastFailure: lastFailure ?? null },
    { headers: { "cache-control": "no-store" } },
  );
}
