type Level = "info" | "warn" | "error";

/**
 * Writes one event as one line of JSON: level, message, and what belongs to it. An `Error` is told
 * by its message alone, so that no stack and no secret of a client library reaches the log.
 */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  const told = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  );
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...told });
  (level === "error" ? console.error : level === "warn" ? console.warn : console.info)(line);
}
