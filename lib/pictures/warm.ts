import { setTimeout as pause } from "node:timers/promises";
import { AHEAD } from "@/lib/concurrency";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log.mjs";
import { picturesIn, type SizedPicture } from "./address";
import { optimised } from "./cache";

/** The pictures of rendered pages, by source and size: those to be encoded, and all that were. */
const waiting = new Map<string, SizedPicture>();
const warmed = new Set<string>();
const MAX_KNOWN = 20_000;
let isRunning = false;

/** Has the pictures of a page encoded before a visitor needs them, unless WARM_PICTURES is off. */
export function encodeLater(html: string): void {
  if (env().WARM_PICTURES === "off") return;
  for (const picture of picturesIn(html)) {
    const key = JSON.stringify(picture);
    if (warmed.has(key)) continue;
    if (warmed.size >= MAX_KNOWN) warmed.clear();
    warmed.add(key);
    waiting.set(key, picture);
  }
}

/**
 * Encodes what waits, pausing as long as each took, so that half a core stays free. Nearly every browser accepts AVIF;
 * other formats are encoded on request.
 */
export async function encodeWaiting(): Promise<void> {
  if (isRunning || waiting.size === 0) return;
  isRunning = true;
  const started = performance.now();
  let made = 0;
  for (const [key, picture] of waiting) {
    waiting.delete(key);
    const begun = performance.now();
    await optimised({ ...picture, format: "avif" }, AHEAD).then(
      () => {
        made += 1;
      },
      // It is tried again with the next page that shows it, and logged when it is asked for.
      () => warmed.delete(key),
    );
    await pause(performance.now() - begun, undefined, { ref: false });
  }
  isRunning = false;
  const seconds = Math.round((performance.now() - started) / 1000);
  if (made > 0) log("info", "Images prêtes", { images: made, seconds });
}
