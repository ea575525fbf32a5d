import http, { type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import next from "next";
import { ignoreClosedLog } from "@/lib/config/log.mjs";
import { openedSite } from "@/lib/publishing/site-handle";

import { Notes, withNotes } from "@/lib/questions";
import { CALLS_FOLDER, type NotesData, type RendererMessage } from "./renderer";

// The process that knows the content and renders for the publisher: the framework on a socket that nobody
// else reaches. It ends with its parent.

ignoreClosedLog();
const tell = (message: RendererMessage) => process.connected && process.send?.(message);
process.on("disconnect", () => process.exit(0));
// Signals to the process group are ignored: the parent ends this process.
process.on("SIGTERM", () => {});
process.on("SIGINT", () => {});

const app = next({ dev: false });
await app.prepare();
const render = app.getRequestHandler();
// The framework opens the content by itself (instrumentation.ts).
const contentSite = await openedSite();

/** The notes of renderings, by their numbers, until the publisher asks for them. */
const notesByRendering = new Map<unknown, Notes>();

const calls: Record<string, (argument: never) => unknown> = {
  compare: contentSite.compare,
  reread: contentSite.reread,
  status: contentSite.status,
  notes: async (rendering: string): Promise<NotesData | undefined> => {
    const notes = notesByRendering.get(rendering);
    notesByRendering.delete(rendering);
    return notes && { asked: await notes.complete(), pictures: [...notes.pictures] };
  },
};

async function answerCall(name: string, request: IncomingMessage): Promise<string> {
  return JSON.stringify((await calls[name]?.((await json(request)) as never)) ?? null);
}

const server = http.createServer((request, response) => {
  const { url = "", headers } = request;
  if (url.startsWith(CALLS_FOLDER)) {
    answerCall(url.slice(CALLS_FOLDER.length), request).then(
      (answer) => response.end(answer),
      (error) => response.writeHead(500).end(String(error)),
    );
    return;
  }
  const notes = new Notes();
  notesByRendering.set(headers["x-rendering"], notes);
  void withNotes(notes, () => render(request, response));
});

server.listen(process.argv[2], () => {
  contentSite.onChange((news) => tell({ news }));
  tell({ ready: true });
});
