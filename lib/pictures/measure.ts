import "server-only";
import { cacheLife } from "next/cache";
import { log } from "@/lib/config/log.mjs";
import { pictureSize, type Size } from "./decode";
import { MissingPicture, UnfitPicture } from "./read";
import type { Picture } from "./shown";

const DAY = 24 * 3600;
// The box of a picture that cannot be measured now: that of an ordinary photograph.
const UNKNOWN: Size = { width: 1200, height: 900 };

/** A picture with its size, as pages show it; undefined without an address. */
export async function pictureAt<Address extends string | undefined>(src: Address) {
  const picture = src ? { src, ...(await measured(src)) } : undefined;
  return picture as Address extends string ? Picture : Picture | undefined;
}

/** The size of a picture, cached. */
async function measured(src: string): Promise<Omit<Picture, "src">> {
  "use cache";
  try {
    const size = await pictureSize(src);
    cacheLife({ stale: 300, revalidate: 30 * DAY, expire: 365 * DAY });
    return size;
  } catch (error) {
    log("warn", "Image impossible à mesurer", { src: src.split("?")[0], error });
    cacheLife({ stale: 300, revalidate: 900, expire: 365 * DAY });
    const isUnfit = error instanceof UnfitPicture || error instanceof MissingPicture;
    return { ...UNKNOWN, ...(isUnfit && { unfit: true }) };
  }
}
