// @ts-check

/** The priority before a line, by which the journal of systemd sorts; other readers get the JSON alone. */
const PRIORITIES = { info: "<6>", warn: "<4>", error: "<3>" };

const MINUTE_MS = 60_000;
const MAX_LINES_A_MINUTE = 30;
let minute = { since: 0, lines: /** @type {Map<string, number>} */ (new Map()) };

/**
 * How often a message has come within a minute, this time included.
 * @param {string} message
 */
function timesThisMinute(message) {
  const now = performance.now();
  if (now - minute.since > MINUTE_MS) minute = { since: now, lines: new Map() };
  const times = (minute.lines.get(message) ?? 0) + 1;
  minute.lines.set(message, times);
  return times;
}

/**
 * Writes one event as one line of JSON. Of an `Error` only the message: no stack, no secret reaches the log. Strangers
 * can cause a warning or an error again and again: thirty lines a minute are written, the last of which tells that.
 * @param {"info" | "warn" | "error"} level
 * @param {string} message
 * @param {Record<string, unknown>} details
 */
export function log(level, message, details = {}) {
  const times = level === "info" ? 1 : timesThisMinute(message);
  if (times > MAX_LINES_A_MINUTE) return;
  const fields = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  );
  if (times === MAX_LINES_A_MINUTE) fields.next = "la même ligne se tait, une minute au plus";
  const priority = process.env.JOURNAL_STREAM ? PRIORITIES[level] : "";
  const line = priority + JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  (level === "error" ? console.error : level === "warn" ? console.warn : console.info)(line);
}

/** Survives a closed log: the framework would log the stream's error to that same stream, without end. */
export function ignoreClosedLog(
  /** @type {NodeJS.EventEmitter[]} */ streams = [process.stdout, process.stderr],
) {
  for (const stream of streams) stream.on("error", () => {});
}
