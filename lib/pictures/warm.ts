import { setTimeout as pause } from "node:timers/promises";
import { perProcess } from "@/lib/concurrency";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log";
import { optimised } from "./cache";
import type { PictureSize } from "./sizes.mjs";

type Wanted = PictureSize & { src: string };

/** The pictures of rendered pages, by source and size: those to be encoded, and all that were. */
const state = perProcess("__pictures", () => ({
  waiting: new Map<string, Wanted>(),
  known: new Set<string>(),
  isRunning: false,
}));

/** Has a picture encoded before a visitor needs it, unless WARM_PICTURES is off. */
export function encodeLater(wanted: Wanted): void {
  if (env().WARM_PICTURES === "off") return;
  const key = JSON.stringify([wanted.src, wanted.width, wanted.height]);
  if (state.known.has(key)) return;
  state.known.add(key);
  state.waiting.set(key, wanted);
}

/**
 * Encodes what waits, pausing as long as each took, so that half a core stays free. Nearly every browser accepts AVIF;
 * other formats are encoded on request.
 */
export async function encodeWaiting(): Promise<void> {
  if (state.isRunning || state.waiting.size === 0) return;
  state.isRunning = true;
  const started = performance.now();
  let made = 0;
  for (const [key, { src, width, height }] of state.waiting) {
    state.waiting.delete(key);
    const begun = performance.now();
    await optimised({ src, width, height, format: "avif" }).then(
      () => {
        made += 1;
      },
      // It is tried again with the next page that shows it, and logged when it is asked for.
      () => state.known.delete(key),
    );
    await pause(performance.now() - begun, undefined, { ref: false });
  }
  state.isRunning = false;
  const seconds = Math.round((performance.now() - started) / 1000);
  if (made > 0) log("info", "Images prêtes", { images: made, seconds });
}
