/** Runs once when the server starts: the headers of every answer first, then the settings and what keeps the pages current. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { protectEveryAnswer } = await import("./lib/server/every-answer");
  protectEveryAnswer();
  const { start } = await import("./lib/server/start");
  await start();
}
