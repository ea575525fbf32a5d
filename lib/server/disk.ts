import { statfs } from "node:fs/promises";
import path from "node:path";
import { BUILD } from "@/lib/config/folders";

/** The folders that the process writes to: its pages, and the pictures, which all releases share. */
const WRITTEN = [BUILD, path.join(/* turbopackIgnore: true */ BUILD, "cache/images")];

/** The free bytes on the fullest disk that the process writes to; a folder that is not there yet does not count. */
export async function freeBytes(): Promise<number> {
  const free = await Promise.all(
    WRITTEN.map((folder) =>
      statfs(/* turbopackIgnore: true */ folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  );
  return Math.min(...free);
}
