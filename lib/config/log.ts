type Level = "info" | "warn" | "error";

/** Writes one event as one line of JSON. Of an `Error` only the message: no stack, no secret reaches the log. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  const written = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  );
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...written });
  (level === "error" ? console.error : level === "warn" ? console.warn : console.info)(line);
}

/** Survives a closed log: the framework would log the stream's error to that same stream, without end. */
export function ignoreClosedLog(streams: NodeJS.EventEmitter[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on("error", () => {});
}
