import "server-only";
import { cacheLife } from "next/cache";
import { log } from "@/lib/config/log";
import type { Size } from "./decode";
import { MissingPicture, UnfitPicture } from "./errors";
import { proportions } from "./proportions";

/**
 * The proportions of a picture, remembered; `unfit` when it will never be shown, undefined when it
 * cannot be had now. Only for addresses that the content door let through.
 */
export async function measureImage(src: string): Promise<Size | "unfit" | undefined> {
  "use cache";
  const size = await measure(src);
  const known = size !== undefined && size !== "unfit";
  cacheLife({ stale: 300, revalidate: known ? 30 * 24 * 3600 : 900, expire: 365 * 24 * 3600 });
  return size;
}

async function measure(src: string): Promise<Size | "unfit" | undefined> {
  try {
    return await proportions(src);
  } catch (error) {
    log("warn", "Image impossible à mesurer", { src: src.split("?")[0], error });
    return error instanceof UnfitPicture || error instanceof MissingPicture ? "unfit" : undefined;
  }
}
