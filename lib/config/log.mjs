// @ts-check

/** The prefix of a line, by which the journal of systemd sorts; other readers get JSON alone. */
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
 * Writes an event as a line of JSON, of an `Error` the message alone, so that no secret is logged. Strangers
 * can cause the same warning again and again: thirty are written a minute.
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

/** Ignores errors of a closed log: the framework would log them to that same log, without end. */
export function ignoreClosedLog(
  /** @type {NodeJS.EventEmitter[]} */ streams = [process.stdout, process.stderr],
) {
  for (const stream of streams) stream.on("error", () => {});
}
