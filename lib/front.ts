import http from "node:http";
import { refuseMalformed } from "./malformed-addresses";
import { answerReady } from "./page-cache/ready.mjs";

/** Stands in front of the framework: answers by itself what it would answer badly, or slowly. */
export function standInFront(): void {
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function (this: http.Server, event: string, ...args: unknown[]) {
    if (event === "request") {
      const [request, response] = args as [http.IncomingMessage, http.ServerResponse];
      if (refuseMalformed(request, response) || answerReady(request, response)) return true;
    }
    return emit.apply(this, [event, ...args] as never);
  };
}
