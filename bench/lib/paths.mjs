import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Where the bench builds and keeps what is not the project's; ignored by git. */
export const WORK = path.join(ROOT, ".bench");
