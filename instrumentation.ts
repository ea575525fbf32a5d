import type { Instrumentation } from "next";

/** Runs once when the framework starts: the content comes before the first page. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { openContent } = await import("./lib/server/start");
  await openContent();
}

/** Errors that no page has caught. The framework prints them too, over several lines. */
export const onRequestError: Instrumentation.onRequestError = async (error, { path }, { routePath }) => {
  // The bundler also reads this file for a runtime without Node.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("./lib/config/log.mjs");
  const { stack } = error instanceof Error ? error : {};
  log("error", "Une page n’a pas pu être faite", {
    path: path.replace(/\?.*/, ""),
    route: routePath,
    error,
    stack,
  });
};
