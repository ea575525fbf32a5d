import path from "node:path";

// Hidden from the bundler, which would trace the whole project into the build.
export const PROJECT = /* turbopackIgnore: true */ process.cwd();

/** The folder of the build that this process serves. */
export const BUILD = path.join(/* turbopackIgnore: true */ PROJECT, ".next");
/** The folder whose files are addresses of the site. */
export const PUBLIC = path.join(/* turbopackIgnore: true */ PROJECT, "public");
const { STATE_DIR, STATE_DIRECTORY, PORT } = process.env;
/**
 * The folder of what an instance keeps between two starts: its copy of the content, and its answers. systemd
 * gives STATE_DIRECTORY.
 */
export const STATE = path.resolve(
  /* turbopackIgnore: true */ PROJECT,
  STATE_DIR || STATE_DIRECTORY || path.join(".state", PORT || "3000"),
);
