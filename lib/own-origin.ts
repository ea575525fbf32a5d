/**
 * Where this very process answers, for the calls it makes to itself: what the framework's server says,
 * since HOSTNAME is often just the machine's name.
 */
export function ownOrigin(): string {
  return process.env.__NEXT_PRIVATE_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
}
