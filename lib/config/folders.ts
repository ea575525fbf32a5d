import path from "node:path";

// Hidden from the bundler, which would trace the whole project into the build.
const PROJECT = /* turbopackIgnore: true */ process.cwd();

/** The folder of the build that this process serves. */
export const BUILD = path.join(/* turbopackIgnore: true */ PROJECT, process.env.BUILD_DIR || ".next");
/** The folder of the pictures that are kept, which all releases share. */
export const KEPT_PICTURES = path.join(/* turbopackIgnore: true */ BUILD, "cache/images");
/** The folder whose files are addresses of the site. */
export const PUBLIC = path.join(/* turbopackIgnore: true */ PROJECT, "public");
