import { createRequire } from "node:module";
import type Sharp from "sharp";

/**
 * What decodes and encodes pictures, as CommonJS. An ES module from outside of the bundle makes everything above it
 * asynchronous, and the framework's code for that is then sent to every browser, with every page.
 */
export const sharp: typeof Sharp = createRequire(import.meta.url)("sharp");
