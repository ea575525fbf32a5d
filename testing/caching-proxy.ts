import type { IncomingMessage } from "node:http";
import { listen } from "./serve.mjs";

type Kept = { until: number; status: number; headers: Record<string, string>; body: Buffer };

/**
 * A small stand-in for a CDN: caches good answers by address for `s-maxage`, reads RFC 9213, and does not
 * support `stale-if-error`.
 */
export class CachingProxy {
  readonly kept = new Map<string, Kept>();
  origin = "";
  close = async () => {};

  /** @param vary whether `Vary` is part of the key */
  constructor(
    private readonly source: string,
    private readonly vary: boolean,
  ) {}

  async open(): Promise<void> {
    const server = await listen((request, response) => {
      this.answer(request).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.writeHead(502).end(),
      );
    });
    Object.assign(this, server);
  }

  private async answer({ url = "/", headers }: IncomingMessage): Promise<Kept> {
    const key = this.vary ? `${url} ${headers.rsc ?? ""} ${headers["next-router-state-tree"] ?? ""}` : url;
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known;
    const { host: _, connection: __, ...passed } = headers;
    const response = await fetch(this.source + url, {
      redirect: "manual",
      headers: { ...(passed as Record<string, string>), "accept-encoding": "identity" },
    });
    const answer = {
      until: Date.now() + 1000 * this.secondsToKeep(response),
      status: response.status,
      headers: { "content-type": response.headers.get("content-type") ?? "" },
      body: Buffer.from(await response.arrayBuffer()),
    };
    if (answer.status === 200 && answer.until > Date.now()) this.kept.set(key, answer);
    return answer;
  }

  /** At least a minute if the answer may be cached, so that no test depends on single seconds. */
  private secondsToKeep({ headers }: Response): number {
    const cacheControl = headers.get("cdn-cache-control") ?? headers.get("cache-control") ?? "";
    const allowed = Number(
      /s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0,
    );
    return /no-store|private/.test(cacheControl) || allowed === 0 ? 0 : Math.max(60, allowed);
  }
}
