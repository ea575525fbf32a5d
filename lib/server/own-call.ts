import { ownOrigin } from "./framework.mjs";

/**
 * A request of the process to itself. It keeps no connection: a server that stops lets a connection that
 * is asked again and again live on, and itself with it.
 * @param address path and query, beginning with a slash
 */
export const callOurselves = (address: string, { headers, ...init }: OwnCall = {}): Promise<Response> =>
  fetch(ownOrigin() + address, { redirect: "manual", ...init, headers: { ...headers, connection: "close" } });

type OwnCall = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };
