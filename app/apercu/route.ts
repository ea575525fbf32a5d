import { createHash } from "node:crypto";
import { refusal } from "@/lib/answers";
import { env } from "@/lib/config/env";
import { findBadPictures } from "@/lib/content/bad-pictures";
import { isPreview } from "@/lib/content/publication";
import { snapshot } from "@/lib/content/snapshot";
import type { Contents } from "@/lib/content/source";
import { survey } from "@/lib/content/survey";
import { pictureSize } from "@/lib/pictures/decode";
import { siteIfOpen } from "@/lib/publishing/site-handle";
import { INERT_POLICY } from "@/lib/server/policy";
import { STYLE, surveyPage } from "./survey-page";

const POLICY = `${INERT_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

export const dynamic = "force-dynamic";

const PICTURES_TIMEOUT_MS = 8000;

/** The pictures that cannot be shown, among those that are read in time. */
async function unfitPictures(contents: Contents) {
  const end = performance.now() + PICTURES_TIMEOUT_MS;
  const openInTime = async (src: string) => {
    if (performance.now() > end) throw new Error("trop long");
    return pictureSize(src);
  };
  return (await findBadPictures(contents, openInTime)).unfit;
}

/** Tells the hosts what is online and what is wrong. Only the preview instance has this page. */
export async function GET() {
  const { source, feed } = siteIfOpen() ?? {};
  if (!isPreview() || !source || !feed) return refusal(404, "Il n’y a rien à cette adresse.");
  const contents = snapshot.contents();
  const sourceFindings = await source.findings?.();
  const surveyed = survey(contents, sourceFindings ?? [], await unfitPictures(contents));
  return new Response(surveyPage(surveyed, feed.status, await feed.troubles(), env().REVALIDATE_SECONDS), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
    },
  });
}
