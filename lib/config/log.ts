type Level = "info" | "warn" | "error";

/**
 * Writes one event as one line of JSON: level, message and details. Of an `Error` only the message is written, so
 * that no stack and no secret of a client library reaches the log.
 */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  const written = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  );
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...written });
  (level === "error" ? console.error : level === "warn" ? console.warn : console.info)(line);
}

/**
 * Keeps the process alive when its log is closed. The framework would log the stream's error to that same
 * stream, without end.
 * @param streams what the log is written to
 */
export function surviveClosedLog(streams: NodeJS.EventEmitter[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on("error", () => {});
}
