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

/**
 * Lets the process outlive whoever reads its log. The framework logs an error of a stream to that
 * stream, again and again, with a whole processor.
 * @param streams what the log is written to
 */
export function surviveClosedLog(streams: NodeJS.EventEmitter[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on("error", () => {});
}
