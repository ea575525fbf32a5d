import "server-only";
import { cacheLife } from "next/cache";
import { log } from "@/lib/config/log";
import { pictureSize, type Size } from "./decode";
import { MissingPicture, UnfitPicture } from "./read";

/** The size of a picture, cached; `unfit` when it will never be shown, undefined when it cannot be read now. */
export async function measureImage(src: string): Promise<Size | "unfit" | undefined> {
  "use cache";
  const size = await pictureSize(src).catch((error) => {
    log("warn", "Image impossible à mesurer", { src: src.split("?")[0], error });
    return error instanceof UnfitPicture || error instanceof MissingPicture ? "unfit" : undefined;
  });
  const isKnown = size !== undefined && size !== "unfit";
  cacheLife({ stale: 300, revalidate: isKnown ? 30 * 24 * 3600 : 900, expire: 365 * 24 * 3600 });
  return size;
}
