import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, lstat, mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { DEMONSTRATION_IDENTITY } from "@/content/shipped/identity";
import { complete, freePort, NEXT, run, type Server } from "./serve.mjs";

const FOLDER = ".next-live";
const SHARED = `${FOLDER}-shared/${process.pid}`;
const PICTURES = `${FOLDER}/cache/images`;
const SHARED_PICTURES = path.resolve(".next/cache/images");

type Settings = Record<string, string | undefined>;

export type Answer = { status: number; html: string; title: string; headers: Headers };

/** A production build with the settings of a test, shared by the suites of a run, and the server that runs it. */
export class BuiltSite {
  readonly log: string[] = [];
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly settings: Settings) {}

  /**
   * Builds from the sources alone, unless an earlier suite has, and starts.
   * @param settings of the start alone
   */
  async open(settings: Settings = {}): Promise<void> {
    await this.clear();
    await sharePictures();
    if (existsSync(SHARED)) await cp(SHARED, FOLDER, { recursive: true });
    else await this.build();
    await this.start(settings);
  }

  private async build(): Promise<void> {
    await complete(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env: this.environment() });
    await rm(path.dirname(SHARED), { recursive: true, force: true });
    await cp(FOLDER, SHARED, { recursive: true, filter: (from) => from !== path.dirname(PICTURES) });
  }

  /** The path of a file of the build. */
  file(name: string): string {
    return path.join(FOLDER, name);
  }

  /** The origin of the running site. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(settings: Settings = {}): Promise<void> {
    this.port ||= await freePort();
    this.server = await run(process.execPath, [NEXT, "start", "-p", String(this.port)], {
      origin: this.origin,
      env: this.environment(settings),
      ready: "/api/health",
      log: this.log,
    });
  }

  /** Starts with settings that must be refused; the exit code and the output. */
  async refusesToStart(settings: Settings): Promise<{ code: number | null; output: string }> {
    const options = { env: this.environment(settings), timeout: 120_000 };
    return promisify(execFile)(
      process.execPath,
      [NEXT, "start", "-p", String(await freePort())],
      options,
    ).then(
      () => ({ code: 0, output: "" }),
      ({ code, stderr }) => ({ code, output: stderr }),
    );
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

  /** Ends the server and deletes the build. */
  async remove(): Promise<void> {
    await this.stop();
    await this.clear();
  }

  /** Deletes the build, but keeps the compiler's cache and the resized pictures for the next suite. */
  private async clear(): Promise<void> {
    for (const folder of [FOLDER, `${FOLDER}/cache`])
      for (const name of await readdir(folder).catch(() => []))
        if (!["cache", "turbopack", "images"].includes(name))
          await rm(`${folder}/${name}`, { recursive: true, force: true });
  }

  private environment(more: Settings = {}): NodeJS.ProcessEnv {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(FIRE|NEXT_PUBLIC|GOOGLE|CONTENT|JEST|NODE_ENV)/.test(name),
      ),
    );
    const own = {
      NODE_ENV: "production",
      BUILD_DIR: FOLDER,
      SITE_URL: "http://localhost:3000",
      WARM_PICTURES: "off",
    };
    // A test's own content needs identity settings.
    return {
      ...inherited,
      ...DEMONSTRATION_IDENTITY,
      ...own,
      ...this.settings,
      ...more,
    } as NodeJS.ProcessEnv;
  }
}

/** Shares resized pictures with the usual build, so that each is made once. */
async function sharePictures(): Promise<void> {
  const isShared = await lstat(PICTURES).then(
    (entry) => entry.isSymbolicLink(),
    () => false,
  );
  if (isShared) return;
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(path.dirname(PICTURES), { recursive: true });
  await mkdir(SHARED_PICTURES, { recursive: true });
  await symlink(SHARED_PICTURES, PICTURES);
}
