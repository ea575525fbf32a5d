import { createHash } from "node:crypto";
import { connection } from "next/server";
import { refusal } from "@/lib/answers";
import { env } from "@/lib/config/env";
import { servesDemo } from "@/lib/config/source";
import { findBadPictures } from "@/lib/content/bad-pictures";
import { isPreview } from "@/lib/content/publication";
import { type Contents, readContents } from "@/lib/content/source";
import { contentSource } from "@/lib/content/sources";
import { survey, troublesOf } from "@/lib/content/survey";
import { load } from "@/lib/load";
import { pictureSize } from "@/lib/pictures/decode";
import { INERT_POLICY } from "@/lib/server/page-cache/policy.mjs";
import { STYLE, surveyPage } from "./survey-page";

const POLICY = `${INERT_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

const PICTURES_MS = 8000;

/** The pictures that cannot be shown, among those that are read in time. */
async function unfitIn(contents: Contents) {
  const end = performance.now() + PICTURES_MS;
  const open = async (src: string) => {
    if (performance.now() > end) throw new Error("trop long");
    return pictureSize(src);
  };
  return (await findBadPictures(contents, open)).unfit;
}

/** Tells the hosts what is online and what is wrong. Only the preview instance has this page. */
export async function GET() {
  await connection();
  if (!isPreview()) return refusal(404, "Il n’y a rien à cette adresse.");
  const source = await contentSource();
  const contents = await load(readContents(source));
  const readable = contents.state === "loaded";
  // Only the content tool waits for a database to name its collections.
  const aside = readable && source.name === "embedded" ? await source.findings?.() : [];
  const surveyed = readable
    ? survey(contents.value, aside ?? [], await unfitIn(contents.value), servesDemo(env()))
    : undefined;
  return new Response(
    surveyPage(surveyed, source.status(), await troublesOf(source), env().REVALIDATE_SECONDS),
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": POLICY,
        "cache-control": "no-store",
      },
    },
  );
}
