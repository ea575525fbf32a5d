import path from "node:path";

// Hidden from the bundler, which would trace the whole project into the build.
export const PROJECT = /* turbopackIgnore: true */ process.cwd();

/** The folder of the build that this process serves. */
export const BUILD = path.join(/* turbopackIgnore: true */ PROJECT, ".next");
/** The folder whose files are addresses of the site. */
export const PUBLIC = path.join(/* turbopackIgnore: true */ PROJECT, "public");
/** The folder of what an instance keeps between two starts: its copy of the content, and its answers. */
export const STATE = path.resolve(
  /* turbopackIgnore: true */ PROJECT,
  process.env.STATE_DIR || path.join(".state", process.env.PORT || "3000"),
);
