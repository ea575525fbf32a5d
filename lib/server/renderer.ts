import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { setPriority, tmpdir } from "node:os";
import path from "node:path";
import { BUILD } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import type { News, Site, SiteStatus } from "@/lib/publishing/site";
import type { Rendered } from "./dress";
import { UNREADABLE_CONTENT, WRONG_SETTING } from "./exit-codes";

/** The questions of a rendering with digests of their answers, and the pictures that it named. */
export type NotesData = { asked: [question: string, digest: string][]; pictures: string[] };

/** What the renderer's process tells by itself: that it is ready, and each change of the content. */
export type RendererMessage = { ready: true } | { news: News };

/** The folder of the calls that are no renderings, on the socket of the renderer's process. */
export const CALLS_FOLDER = "/renderer/";

/**
 * Flags of Node for a small heap, which would otherwise grow with the machine's memory. The last one is V8's
 * own: it collects the old generation after 10 % of growth, which no option of Node sets.
 */
const HEAP_FLAGS = ["--max-old-space-size=384", "--max-semi-space-size=2", "--heap-growing-percent=10"];
/** Settings of malloc: each thread that makes pictures would otherwise keep memory of its own. */
const MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };
/** A lower priority than that of the process that answers visitors. */
const PRIORITY = 5;

const MAX_PAGE_MS = 10_000;
/** Pictures and previews take the processor for longer. */
const MAX_PICTURE_MS = 30_000;
const MAX_CALL_MS = 30_000;
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 30_000;

/**
 * The process that renders, on its own socket. It is started again when it dies, and killed when a rendering
 * takes too long.
 */
export class Renderer {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "chalet-"));
  private readonly socket = path.join(this.folder, "renderer");
  private child: ChildProcess | undefined;
  private renderings = 0;
  private pauseMs = MIN_PAUSE_MS;
  private isStopped = false;
  isReady = false;

  /** Called when the process is ready, each time it starts. */
  onReady = (): void => {};
  onNews = (_: News): void => {};
  /** Called when the process has refused a setting and printed why. */
  onWrongSetting = (): void => {};
  /** Called when the process could not read a content file and printed why. */
  onUnreadableContent = (): void => {};

  start(): void {
    rmSync(this.socket, { force: true });
    const child = fork(path.join(BUILD, "renderer.mjs"), [this.socket], {
      execArgv: HEAP_FLAGS,
      env: { ...process.env, ...MALLOC, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
    this.child = child;
    if (child.pid) setPriority(child.pid, PRIORITY);
    child.on("message", (message: RendererMessage) => {
      if ("news" in message) return this.onNews(message.news);
      this.isReady = true;
      this.pauseMs = MIN_PAUSE_MS;
      this.onReady();
    });
    child.once("error", (error) => log("error", "Le moteur de rendu ne démarre pas", { error }));
    child.once("exit", (code, signal) => this.startAgain(code, signal));
  }

  /** Ends the process for good. */
  stop(): void {
    this.isStopped = true;
    this.child?.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private startAgain(code: number | null, signal: string | null): void {
    this.isReady = false;
    if (this.isStopped) return;
    if (code === WRONG_SETTING) this.onWrongSetting();
    if (code === UNREADABLE_CONTENT) this.onUnreadableContent();
    log("warn", "Le moteur de rendu s’est arrêté, il redémarre", { code, signal, pauseMs: this.pauseMs });
    setTimeout(() => !this.isStopped && this.start(), this.pauseMs);
    this.pauseMs = Math.min(2 * this.pauseMs, MAX_PAUSE_MS);
  }

  /** All addresses, and the positions of asked questions whose answers differ now. */
  compare = (asked: NotesData["asked"]) => this.call<Awaited<ReturnType<Site["compare"]>>>("compare", asked);

  /** Reads a collection again; false where the source does not answer. */
  reread = (collection: string) => this.call<boolean>("reread", collection);

  status = () => this.call<SiteStatus>("status");

  private async call<Answer>(name: string, argument?: unknown): Promise<Answer> {
    const body = JSON.stringify(argument ?? null);
    const answer = await this.request(CALLS_FOLDER + name, {}, MAX_CALL_MS, body);
    if (answer.status !== 200) throw new Error(`${name} : réponse ${answer.status}`);
    return JSON.parse(answer.body.toString("utf8"));
  }

  /**
   * Renders an address.
   * @param accept the `Accept` header, which decides the kind of a picture
   * @throws where the process dies, or is killed because it took too long
   */
  async render(address: string, accept = "*/*"): Promise<Rendered & NotesData> {
    this.renderings += 1;
    const rendering = String(this.renderings);
    const { child } = this;
    const timeoutMs = /^\/_next\/image|opengraph-image/.test(address) ? MAX_PICTURE_MS : MAX_PAGE_MS;
    const timer = setTimeout(() => {
      log("error", "Un rendu dure trop longtemps : le moteur est arrêté", { address, timeoutMs });
      child?.kill("SIGKILL");
    }, timeoutMs);
    try {
      // Without a `User-Agent` the framework would send parts of the head after the page.
      const headers = { accept, "user-agent": "publisher", "x-rendering": rendering };
      const rendered = await this.request(address, headers, 2 * timeoutMs);
      return { ...rendered, ...(await this.call<NotesData>("notes", rendering)) };
    } finally {
      clearTimeout(timer);
    }
  }

  private async request(
    address: string,
    headers: Record<string, string>,
    timeoutMs: number,
    body?: string,
  ): Promise<Rendered> {
    if (!this.isReady) throw new Error("le moteur de rendu n’est pas prêt");
    const request = http.request({
      ...{ socketPath: this.socket, path: address, headers, agent: false },
      ...{ method: body === undefined ? "GET" : "POST", signal: AbortSignal.timeout(timeoutMs) },
    });
    request.end(body);
    const [response] = (await once(request, "response")) as [http.IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const { statusCode: status = 500 } = response;
    return { status, headers: response.headers as Rendered["headers"], body: Buffer.concat(chunks) };
  }
}
