/** The cause of a read that had no answer in time. */
export const DEADLINE = { code: "deadline-exceeded" } as const;

// gRPC's numbers as the server library gives them, their names as the web library does.
const OUTAGES: unknown[] = [4, DEADLINE.code, 14, "unavailable"];
/** How Node names what a network does: ECONNREFUSED, ETIMEDOUT… */
const NETWORK = /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/;

/**
 * Whether a failed read says that the source as a whole is away: unavailable, too late, or no network.
 * Everything else (a refused permission, a fault of one answer) is the matter of its collection.
 */
export function isOutage({ cause }: Error): boolean {
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return false;
  return OUTAGES.includes(cause.code) || NETWORK.test(String(cause.code));
}
