// @ts-check
import { once } from "node:events";
import net from "node:net";

/** A loopback port that nobody listens on at the moment. */
export async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}
