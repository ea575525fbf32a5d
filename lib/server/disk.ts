import { statfs } from "node:fs/promises";
import { BUILD, KEPT_PICTURES } from "@/lib/config/folders";

/** The free bytes on the fullest disk that the process writes to; a folder that is not there yet does not count. */
export async function freeBytes(): Promise<number> {
  const free = await Promise.all(
    [BUILD, KEPT_PICTURES].map((folder) =>
      statfs(/* turbopackIgnore: true */ folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return Math.min(...free);
}
