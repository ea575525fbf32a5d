import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { perProcess } from "@/lib/concurrency";
import { log } from "@/lib/config/log.mjs";
import { question } from "@/lib/questions";
import { pictureSize, type Size } from "./decode";
import { fileVersion, MissingPicture, UnfitPicture } from "./read";
import type { Picture } from "./shown";

// The assumed size of a picture that cannot be measured now: that of an ordinary photograph.
const UNKNOWN_SIZE: Size = { width: 1200, height: 900 };
const MAX_MEASURED = 20_000;
/** The time in ms after which a missing picture of another host is asked for again. */
const MISSING_RETRY_MS = 900_000;
const MEASURE_TIMEOUT_MS = 3000;

type MeasuredSize = Size & { unfit?: true };
const measuredByAddress = perProcess(
  "__measured",
  () => new Map<string, { version?: string; at: number; size: MeasuredSize }>(),
);

/** A picture with its size, as pages show it; undefined without an address. */
export async function pictureAt<Address extends string | undefined>(src: Address) {
  const picture = src ? { src, ...(await measuredSize(src).catch(() => UNKNOWN_SIZE)) } : undefined;
  return picture as Address extends string ? Picture : Picture | undefined;
}

/**
 * The size of a picture, or that it can never be shown; kept as long as its file stays the same.
 * @throws when its host does not answer now
 */
const measuredSize = question("measuredSize", async (src: string): Promise<MeasuredSize> => {
  const version = await fileVersion(src);
  const kept = measuredByAddress.get(src);
  const isOld = kept?.size.unfit && version === undefined && Date.now() - kept.at > MISSING_RETRY_MS;
  if (kept && kept.version === version && !isOld) return kept.size;
  const measuring = measurePicture(src).then((size) => {
    if (measuredByAddress.size >= MAX_MEASURED) measuredByAddress.clear();
    measuredByAddress.set(src, { version, at: Date.now(), size });
    return size;
  });
  return Promise.race([measuring, afterTimeout()]);
});

/**
 * Rejects after a time: a page does not wait for a slow host, and is rendered again once the size is known.
 */
async function afterTimeout(): Promise<never> {
  await pause(MEASURE_TIMEOUT_MS, undefined, { ref: false });
  throw new Error("pas de taille à temps");
}

async function measurePicture(src: string): Promise<MeasuredSize> {
  try {
    return await pictureSize(src);
  } catch (error) {
    log("warn", "Image impossible à mesurer", { src: src.split("?")[0], error });
    if (error instanceof UnfitPicture || error instanceof MissingPicture)
      return { ...UNKNOWN_SIZE, unfit: true };
    throw error;
  }
}

/** The bytes of a file of the site: a resized picture is made again when they differ. */
export const pictureBytes = question("pictureBytes", async (src: string) =>
  (await fileVersion(src))?.split(" ", 1).join(),
);
