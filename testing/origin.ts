import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

const SLOW_MS = 500;

/**
 * A stand-in for the site behind nginx that counts its answers: pages and pictures may be cached as the site's,
 * invented flyers are a 404, and pages below `/lente` take a moment.
 */
export class Origin {
  made = 0;
  private readonly server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://origin");
    this.made += 1;
    if (pathname === "/_next/image")
      response.setHeader("cache-control", "public, max-age=2678400, must-revalidate").end("picture");
    else if (pathname.startsWith("/lente/")) setTimeout(() => response.end("slow"), SLOW_MS);
    else if (pathname.startsWith("/calendrier/flyers/"))
      response.writeHead(404, { "cache-control": "no-store" }).end("unknown");
    else
      response
        .setHeader("cache-control", "public, max-age=0, s-maxage=1, stale-while-revalidate=1")
        .end(`page ${pathname}`);
  });

  async start(): Promise<void> {
    await once(this.server.listen(0, "127.0.0.1"), "listening");
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, "close");
  }
}
