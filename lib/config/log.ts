type Level = "info" | "warn" | "error";

/** The priority before a line, by which the journal of systemd sorts; other readers get the JSON alone. */
const PRIORITIES = { info: "<6>", warn: "<4>", error: "<3>" };

/** Writes one event as one line of JSON. Of an `Error` only the message: no stack, no secret reaches the log. */
export function log(level: Level, message: string, details: Record<string, unknown> = {}): void {
  const written = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  );
  const priority = process.env.JOURNAL_STREAM ? PRIORITIES[level] : "";
  const line = priority + JSON.stringify({ time: new Date().toISOString(), level, message, ...written });
  (level === "error" ? console.error : level === "warn" ? console.warn : console.info)(line);
}

/** Survives a closed log: the framework would log the stream's error to that same stream, without end. */
export function ignoreClosedLog(streams: NodeJS.EventEmitter[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on("error", () => {});
}
