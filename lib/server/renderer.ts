import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { setPriority, tmpdir } from "node:os";
import path from "node:path";
import { BUILD } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import type { News, Site, SiteStatus } from "@/lib/publishing/site";
import type { Rendered } from "./dress";
import { WRONG_SETTING } from "./exit-codes";

/** A question to the renderer's process, and its reply. */
export type Call = { id: number; call: "compare" | "reread" | "status"; argument: unknown };
export type Reply = { id: number; answer: unknown };

/** What a rendering asked and which pictures it named. */
export type Noted = { asked: [question: string, digest: string][]; pictures: string[] };

/** The messages of the renderer's process. */
export type FromRenderer =
  | { ready: true }
  | { news: News }
  | { reply: Reply }
  | ({ rendering: number } & Noted);

/** The framework's memory: otherwise its heap grows with the machine's memory instead of the site's. */
const NODE_FLAGS = ["--max-old-space-size=384", "--max-semi-space-size=2", "--heap-growing-percent=10"];
/** Pictures are made on several threads, each of which would keep its own memory otherwise. */
const MEMORY = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };
/** Visitors come before renderings. */
const PRIORITY = 10;

const MAX_RENDERING_MS = 10_000;
const MAX_CALL_MS = 30_000;
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 30_000;

type Waiting<T> = { resolve: (value: T) => void; reject: (error: Error) => void };

/**
 * The process that renders, on a socket of its own. It is started again when it dies, and killed when a rendering takes
 * longer than ten seconds.
 */
export class Renderer {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "chalet-"));
  private readonly socket = path.join(this.folder, "renderer");
  private readonly calls = new Map<number, Waiting<unknown>>();
  private readonly renderings = new Map<number, Waiting<Noted>>();
  private child: ChildProcess | undefined;
  private lastId = 0;
  private pauseMs = MIN_PAUSE_MS;
  private isStopped = false;
  isReady = false;

  /** Called when the process is ready, each time it starts. */
  onReady = (): void => {};
  onNews = (_: News): void => {};
  /** Called when the process ended because of a wrong setting, which it has told. */
  onWrongSetting = (): void => {};

  start(): void {
    rmSync(this.socket, { force: true });
    const child = fork(path.join(BUILD, "renderer.mjs"), [this.socket], {
      execArgv: NODE_FLAGS,
      env: { ...process.env, ...MEMORY, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
    this.child = child;
    if (child.pid) setPriority(child.pid, PRIORITY);
    child.on("message", (message: FromRenderer) => this.receive(message));
    child.once("error", (error) => log("error", "Le moteur de rendu ne démarre pas", { error }));
    child.once("exit", (code, signal) => this.ended(code, signal));
  }

  /** Ends the process for good. */
  stop(): void {
    this.isStopped = true;
    this.child?.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private receive(message: FromRenderer): void {
    if ("ready" in message) {
      this.isReady = true;
      this.pauseMs = MIN_PAUSE_MS;
      this.onReady();
    } else if ("news" in message) this.onNews(message.news);
    else if ("reply" in message) settle(this.calls, message.reply.id)?.resolve(message.reply.answer);
    else settle(this.renderings, message.rendering)?.resolve(message);
  }

  private ended(code: number | null, signal: string | null): void {
    this.isReady = false;
    const error = new Error("le moteur de rendu s’est arrêté");
    for (const waiting of [...this.calls.values(), ...this.renderings.values()]) waiting.reject(error);
    this.calls.clear();
    this.renderings.clear();
    if (this.isStopped) return;
    if (code === WRONG_SETTING) {
      this.onWrongSetting();
      return;
    }
    log("warn", "Le moteur de rendu s’est arrêté, il redémarre", { code, signal, pauseMs: this.pauseMs });
    setTimeout(() => !this.isStopped && this.start(), this.pauseMs);
    this.pauseMs = Math.min(2 * this.pauseMs, MAX_PAUSE_MS);
  }

  /** All addresses now, and which of the asked questions have other answers now. */
  compare = (asked: [string, string][]) => this.call("compare", asked) as ReturnType<Site["compare"]>;

  /** Reads a collection again; false where the source does not answer. */
  reread = (collection: string) => this.call("reread", collection) as Promise<boolean>;

  status = () => this.call("status") as Promise<SiteStatus>;

  private call(call: Call["call"], argument?: unknown): Promise<unknown> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (!this.isReady) return reject(new Error("le moteur de rendu n’est pas prêt"));
      const timer = setTimeout(
        () => settle(this.calls, id)?.reject(new Error("pas de réponse")),
        MAX_CALL_MS,
      );
      const settled =
        <T extends unknown[]>(then: (...values: T) => void) =>
        (...values: T) => {
          clearTimeout(timer);
          then(...values);
        };
      this.calls.set(id, { resolve: settled(resolve), reject: settled(reject) });
      this.child?.send({ id, call, argument } satisfies Call);
    });
  }

  /**
   * Renders an address.
   * @param accept the `Accept` header, which decides the kind of a picture
   * @throws where the process dies, or is killed because ten seconds have passed
   */
  async render(address: string, accept = "*/*"): Promise<Rendered & Noted> {
    if (!this.isReady) throw new Error("le moteur de rendu n’est pas prêt");
    const rendering = ++this.lastId;
    const noted = new Promise<Noted>((resolve, reject) =>
      this.renderings.set(rendering, { resolve, reject }),
    );
    noted.catch(() => {});
    const { child } = this;
    const timer = setTimeout(() => {
      log("error", "Un rendu dure plus de dix secondes : le moteur est arrêté", { address });
      child?.kill("SIGKILL");
    }, MAX_RENDERING_MS);
    try {
      // Without the name of a reader the framework sends what belongs into the head after the page.
      const headers = { accept, "user-agent": "publisher", "x-rendering": String(rendering) };
      const answer = await this.request(address, headers);
      return { ...answer, ...(await noted) };
    } finally {
      clearTimeout(timer);
      this.renderings.delete(rendering);
    }
  }

  private request(address: string, headers: Record<string, string>): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      const request = http.get(
        { socketPath: this.socket, path: address, headers, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 500,
              headers: response.headers as Rendered["headers"],
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      request.on("error", reject);
    });
  }
}

function settle<T>(all: Map<number, Waiting<T>>, id: number): Waiting<T> | undefined {
  const waiting = all.get(id);
  all.delete(id);
  return waiting;
}
