import { createHash } from "node:crypto";
import { connection } from "next/server";
import { refusal } from "@/lib/answers";
import { env } from "@/lib/config/env";
import { isPreview } from "@/lib/content/publication";
import { readContents } from "@/lib/content/source";
import { contentSource } from "@/lib/content/sources";
import { survey, troublesOf } from "@/lib/content/survey";
import { load } from "@/lib/load";
import { INERT_POLICY } from "@/lib/server/page-cache/policy.mjs";
import { STYLE, surveyPage } from "./survey-page";

const POLICY = `${INERT_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** Tells the hosts what is online and what is wrong. Only the preview instance has this page. */
export async function GET() {
  await connection();
  if (!isPreview()) return refusal(404, "Il n’y a rien à cette adresse.");
  const source = await contentSource();
  const contents = await load(readContents(source));
  const readable = contents.state === "loaded";
  // Only the content tool waits for a database to name its collections.
  const aside = readable && source.name === "embedded" ? await source.findings?.() : [];
  const found = readable ? survey(contents.value, aside) : undefined;
  return new Response(
    surveyPage(found, source.status(), await troublesOf(source), env().REVALIDATE_SECONDS),
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": POLICY,
        "cache-control": "no-store",
      },
    },
  );
}
