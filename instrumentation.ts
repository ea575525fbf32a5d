import type { Instrumentation } from "next";

/** Runs once when the server starts: the door first, then the settings and what keeps the pages current. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { guardEveryAnswer } = await import("./lib/server/every-answer");
  guardEveryAnswer();
  const { start } = await import("./lib/server/start");
  await start();
}

/** Errors that no page has caught. The framework prints them too, over several lines. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method, path },
  { routePath },
) => {
  // As above: the bundler also reads this file for a runtime without Node.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // The source logs its own failures, once a minute.
  if (error instanceof Error && error.name === "SourceError") return;
  const { log } = await import("./lib/config/log.mjs");
  const { stack } = error instanceof Error ? error : {};
  log("error", "Une demande a échoué", {
    method,
    path: path.replace(/\?.*/, ""),
    route: routePath,
    error,
    stack,
  });
};
