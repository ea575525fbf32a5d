import http from "node:http";
import next from "next";
import { ignoreClosedLog } from "@/lib/config/log.mjs";
import { openedSite } from "@/lib/publishing/site-handle";
import { Notes, noting } from "@/lib/questions";
import type { Call, FromRenderer, Reply } from "./renderer";

// The process that knows the content and renders pages for the publisher alone: the framework on a socket that nobody else
// reaches. It ends with the process that started it.

ignoreClosedLog();
const tell = (message: FromRenderer) => process.connected && process.send?.(message);
process.on("disconnect", () => process.exit(0));
// The parent decides when it ends.
process.on("SIGTERM", () => {});
process.on("SIGINT", () => {});

const app = next({ dev: false });
await app.prepare();
const handle = app.getRequestHandler();

const server = http.createServer((request, response) => {
  const notes = new Notes();
  const rendering = Number(request.headers["x-rendering"]);
  response.once("close", async () =>
    tell({ rendering, asked: await notes.complete(), pictures: [...notes.pictures] }),
  );
  void noting(notes, () => handle(request, response));
});

// The framework begins to open the content by itself (instrumentation.ts).
const site = await openedSite();
const answers: Record<Call["call"], (argument: never) => unknown> = {
  compare: site.compare,
  reread: site.reread,
  status: site.status,
};
process.on("message", async ({ call, id, argument }: Call) => {
  const reply: Reply = { id, answer: await answers[call](argument as never) };
  tell({ reply });
});

server.listen(process.argv[2], () => {
  site.onChange((news) => tell({ news }));
  tell({ ready: true });
});
