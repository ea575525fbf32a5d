/** Where this very process answers, for the calls it makes to itself. */
export function ownOrigin(): string {
  const named = process.env.HOSTNAME;
  const host = !named || named === "0.0.0.0" || named === "::" ? "127.0.0.1" : named;
  return `http://${host.includes(":") ? `[${host}]` : host}:${process.env.PORT ?? 3000}`;
}
