import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { requestItself } from "@/lib/publishing/own-call";

let server: http.Server;
let calling = true;

afterEach(() => {
  calling = false;
  server.closeAllConnections();
  delete process.env.__NEXT_PRIVATE_ORIGIN;
});

test("the server's calls to itself do not delay its stop", async () => {
  server = http.createServer(async (_, response) => {
    await pause(20);
    response.end("x");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  process.env.__NEXT_PRIVATE_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  void (async () => {
    while (calling)
      await requestItself("/").then(
        (answer) => answer.text(),
        () => pause(20),
      );
  })();
  await once(server, "request");
  await new Promise((resolve) => server.close(resolve));
});
