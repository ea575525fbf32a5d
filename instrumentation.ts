/** Runs once when the server starts: settings first, then what keeps the pages current. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { watchAnswers } = await import("./lib/server/every-answer");
  watchAnswers();
  const { start } = await import("./lib/server/start");
  await start();
}
