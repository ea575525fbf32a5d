import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DEMONSTRATION_IDENTITY } from "@/content/demo/identity";
import { Store } from "@/lib/server/store";
import { freePort, ROOT, run, type Server, until, untilPublished } from "./serve.mjs";

const START = path.join(ROOT, ".next", "site.mjs");

type Settings = Record<string, string | undefined>;

export type PageAnswer = { status: number; html: string; title: string; headers: Headers };

export type Health = {
  status: "ok" | "degraded";
  reasons: string[];
  content: { documents: Record<string, number>; lastChange: Record<string, string>; watched: boolean } | null;
  published: { addresses: number; stale: number; rendered: number; failed: number };
};

/** An instance of the site on the last build, with a state of its own. */
export class BuiltSite {
  readonly log: string[] = [];
  /** The folder of what the instance keeps from one start to the next. */
  readonly state = mkdtempSync(path.join(tmpdir(), "lieu-"));
  private settings: Settings = {};
  private server: Server | undefined;
  private port = 0;
  /** The last process that was killed. */
  private killed = 0;

  /**
   * Starts, and waits until the content is known: addresses that a test asks for are published next.
   * @param settings of every start
   */
  async open(settings: Settings): Promise<void> {
    this.settings = settings;
    await this.start();
    await this.knowsItsAddresses();
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(settings: Settings = {}): Promise<void> {
    this.port ||= await freePort();
    this.server = await run(process.execPath, [START], {
      origin: this.origin,
      cwd: ROOT,
      env: { ...this.environment(settings), PORT: String(this.port) },
      ready: "/api/health",
      log: this.log,
    });
  }

  /** Waits until the site has read its content. */
  async knowsItsAddresses(): Promise<void> {
    await until(async () => (await this.health()).published.addresses > 0);
  }

  /** Waits until no address is stale. */
  isPublished = (): Promise<void> => untilPublished(this);

  async health(): Promise<Health> {
    return JSON.parse((await this.get("/api/health")).html);
  }

  /** The answers that the state of the instance holds on the disk. */
  async stored(): Promise<Store> {
    const store = new Store(path.join(this.state, "answers"));
    await store.open();
    return store;
  }

  /** The addresses of all answers: those of pages and files with 200, and those of messages. */
  async addresses(): Promise<{ good: string[]; messages: string[] }> {
    const entries = [...(await this.stored()).allEntries()];
    const addresses = (isGood: boolean) =>
      entries.filter(({ status }) => (status === 200) === isGood).map(({ address }) => address);
    return { good: addresses(true), messages: addresses(false) };
  }

  /** Starts with settings that must be refused. Resolves with the exit code and the output. */
  async refusesToStart(settings: Settings): Promise<{ code: number | null; output: string }> {
    const env = { ...this.environment(settings), PORT: String(await freePort()) };
    return promisify(execFile)(process.execPath, [START], { cwd: ROOT, env, timeout: 120_000 }).then(
      () => ({ code: 0, output: "" }),
      ({ code, stderr }) => ({ code, output: stderr }),
    );
  }

  /** The process that renders, which the site has started. */
  private get renderer(): number {
    const { pid = 0 } = this.server ?? {};
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
  }

  /** Ends the process that renders, as a crash does; false while the site has no new one. */
  killRenderer(): boolean {
    const { renderer } = this;
    if (!(renderer > 0) || renderer === this.killed) return false;
    this.killed = renderer;
    return process.kill(renderer, "SIGKILL");
  }

  /** Freezes both processes, as a machine that sleeps, until the returned function is called. */
  freeze(): () => void {
    const processes = [this.server?.pid ?? 0, this.renderer];
    for (const pid of processes) process.kill(pid, "SIGSTOP");
    return () => {
      for (const pid of processes) process.kill(pid, "SIGCONT");
    };
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  async get(address: string, init: RequestInit = {}): Promise<PageAnswer> {
    const headers = new Headers(init.headers);
    // The server may close a kept connection at the moment of the next request.
    headers.set("connection", "close");
    const response = await fetch(this.origin + address, { redirect: "manual", ...init, headers });
    const html = await response.text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    return { status: response.status, html, title, headers: response.headers };
  }

  /** Deletes the stored answers; the copy of the content stays. */
  forgetAnswers(): void {
    rmSync(path.join(this.state, "answers"), { recursive: true });
  }

  /** Ends the server and deletes its state. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.state, { recursive: true, force: true });
  }

  private environment = (settings: Settings) =>
    environment({ STATE_DIR: this.state, ...this.settings, ...settings });
}

/** The environment of a production site with these settings, and with none of this process. */
function environment(settings: Settings): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(FIRE|NEXT_PUBLIC|GOOGLE|CONTENT|JEST|NODE_ENV)/.test(name),
    ),
  );
  return {
    ...inherited,
    // A test's own content needs identity settings.
    ...DEMONSTRATION_IDENTITY,
    NODE_ENV: "production",
    SITE_URL: "http://localhost:3000",
    WARM_PICTURES: "off",
    ...settings,
  };
}
