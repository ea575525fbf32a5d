import { once } from "node:events";
import net from "node:net";
import { freePort } from "../serve.mjs";

/**
 * A TCP relay that can cut, refuse or freeze connections to a server. While frozen it accepts connections and
 * never answers; after `swallow` only earlier connections are frozen.
 */
export class Relay {
  private server: net.Server | undefined;
  private port = 0;
  private frozen = false;
  private readonly sockets = new Set<net.Socket>();

  constructor(private readonly target: () => string) {}

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.port ||= await freePort();
    this.server = net.createServer((client) => this.relay(client)).listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
  }

  /** Closes the port and every connection: new ones are refused. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    if (!server) return;
    server.close();
    await once(server, "close");
  }

  /** Accepts connections without answering from now on, old ones included. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Freezes the current connections; new ones work. */
  swallow(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Drops the frozen connections; new ones work again. */
  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  private relay(client: net.Socket): void {
    this.keep(client);
    if (this.frozen) return void client.pause();
    const [host, port] = this.target().split(":");
    const upstream = net.connect(Number(port), host);
    this.keep(upstream);
    client.pipe(upstream).pipe(client);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  }

  private keep(socket: net.Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => {}).on("close", () => this.sockets.delete(socket));
  }
}
