import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DEMONSTRATION_IDENTITY } from "@/content/shipped/identity";
import { complete, freePort, NEXT, ROOT, run, type Server } from "./serve.mjs";

// Known to tsconfig.json, which the framework would complete otherwise.
const BUILD_DIR = ".next-live";
/** The files and folders that `next start` needs besides the build. */
const READ = ["content", "next.config.mjs", "node_modules", "package.json", "public"];

type Settings = Record<string, string | undefined>;

export type Answer = { status: number; html: string; title: string; headers: Headers };

/** Makes the production build that every `BuiltSite` is a copy of. */
export const build = (settings: Settings): Promise<void> =>
  complete(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env: environment(settings) });

/** A copy of the production build in a folder of its own, and the server that runs it. */
export class BuiltSite {
  readonly log: string[] = [];
  private readonly folder = mkdtempSync(path.join(tmpdir(), "lieu-"));
  private settings: Settings = {};
  private server: Server | undefined;
  private port = 0;

  /**
   * Copies the build and starts.
   * @param settings of every start
   * @param more of the first start alone
   */
  async open(settings: Settings, more: Settings = {}): Promise<void> {
    this.settings = settings;
    for (const name of READ) symlinkSync(path.join(ROOT, name), path.join(this.folder, name));
    const isCache = (from: string) => from === path.join(BUILD_DIR, "cache");
    cpSync(BUILD_DIR, this.file("."), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !isCache(from),
    });
    await this.start(more);
  }

  /** The path of a file of the build. */
  file(name: string): string {
    return path.join(this.folder, BUILD_DIR, name);
  }

  /** The origin of the running site. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(settings: Settings = {}): Promise<void> {
    this.port ||= await freePort();
    this.server = await run(process.execPath, [NEXT, "start", "-p", String(this.port)], {
      origin: this.origin,
      cwd: this.folder,
      env: this.environment(settings),
      ready: "/api/health",
      log: this.log,
    });
  }

  /** Starts with settings that must be refused; the exit code and the output. */
  async refusesToStart(settings: Settings): Promise<{ code: number | null; output: string }> {
    const options = { cwd: this.folder, env: this.environment(settings), timeout: 120_000 };
    return promisify(execFile)(
      process.execPath,
      [NEXT, "start", "-p", String(await freePort())],
      options,
    ).then(
      () => ({ code: 0, output: "" }),
      ({ code, stderr }) => ({ code, output: stderr }),
    );
  }

  /** Stops the process in the middle of whatever it does, as a machine that sleeps, until the returned function is called. */
  freeze(): () => void {
    const { pid = 0 } = this.server ?? {};
    process.kill(pid, "SIGSTOP");
    return () => void process.kill(pid, "SIGCONT");
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  async get(address: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    // The server may close a kept connection at the moment of the next request.
    headers.set("connection", "close");
    const response = await fetch(this.origin + address, { redirect: "manual", ...init, headers });
    const html = await response.text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    return { status: response.status, html, title, headers: response.headers };
  }

  /** Ends the server and deletes the copy. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true });
  }

  private environment = (settings: Settings) => environment({ ...this.settings, ...settings });
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
    BUILD_DIR,
    SITE_URL: "http://localhost:3000",
    WARM_PICTURES: "off",
    ...settings,
  };
}
