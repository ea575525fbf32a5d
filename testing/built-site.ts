import { type ChildProcess, spawn } from "node:child_process";
import { lstat, mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { DEMONSTRATION_IDENTITY } from "@/content/shipped/identity";
import { until } from "./firestore/until";
import { freePort } from "./free-port.mjs";

const FOLDER = ".next-live";
const PICTURES = `${FOLDER}/cache/images`;
const SHARED_PICTURES = path.resolve(".next/cache/images");
const NEXT = "node_modules/next/dist/bin/next";

type Settings = Record<string, string | undefined>;

export type Answer = { status: number; html: string; title: string; headers: Headers };

// As in deploy/chalet.service.
const STOP_MS = 30_000;

/** A production build of its own and the server that runs it, with the settings of a test. */
export class BuiltSite {
  readonly log: string[] = [];
  /** How long the last start took on this machine, as busy as it is. */
  startMs = 0;
  private child: ChildProcess | undefined;
  private port = 0;

  constructor(private readonly settings: Settings) {}

  /** Builds from the sources alone; resolves with the exit code and what was printed. */
  private async build(): Promise<{ code: number; output: string }> {
    await this.clear();
    await sharePictures();
    const child = this.spawn(["--import", "tsx", "scripts/build.ts"]);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    const code = await new Promise<number>((resolve) => child.on("close", (exit) => resolve(exit ?? 1)));
    return { code, output };
  }

  /** Builds and starts. @param settings of the start alone */
  async open(settings: Settings = {}): Promise<void> {
    const { code, output } = await this.build();
    if (code !== 0) throw new Error(output);
    await this.start(settings);
  }

  /** Where a file of the build lies. */
  file(name: string): string {
    return path.join(FOLDER, name);
  }

  /** Where the running site answers. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The process that answers. */
  get pid(): number {
    if (!this.child?.pid) throw new Error("The site does not run.");
    return this.child.pid;
  }

  async start(settings: Settings = {}): Promise<void> {
    this.port ||= await freePort();
    const began = Date.now();
    this.child = this.spawn([NEXT, "start", "-p", String(this.port)], settings);
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (chunk: Buffer) => this.log.push(...chunk.toString().split("\n").filter(Boolean)));
    await until(async () => (await this.get("/api/health").catch(() => undefined))?.status === 200);
    this.startMs = Date.now() - began;
  }

  /** Starts with settings that it is to refuse: its exit code and what it said. */
  async refusesToStart(settings: Settings): Promise<{ code: number; said: string }> {
    const child = this.spawn([NEXT, "start", "-p", String(await freePort())], settings);
    let said = "";
    child.stderr?.on("data", (chunk) => (said += chunk));
    const timer = setTimeout(() => child.kill("SIGKILL"), 20_000);
    const code = await new Promise<number>((resolve) => child.on("close", (exit) => resolve(exit ?? -1)));
    clearTimeout(timer);
    return { code, said };
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    // As systemd does (deploy/chalet.service): what does not end in time is ended.
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(timer);
  }

  async get(address: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    // A connection that is kept may be closed at the moment in which it is used again.
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

  /** Deletes the build, but not the compiler's cache and the resized pictures: the next suite uses them. */
  private async clear(): Promise<void> {
    for (const folder of [FOLDER, `${FOLDER}/cache`])
      for (const name of await readdir(folder).catch(() => []))
        if (!["cache", "turbopack", "images"].includes(name))
          await rm(`${folder}/${name}`, { recursive: true, force: true });
  }

  private spawn(args: string[], more: Settings = {}): ChildProcess {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(FIRE|NEXT_PUBLIC|GOOGLE|CONTENT|JEST|NODE_ENV)/.test(name),
      ),
    );
    const env = {
      ...inherited,
      // Content of a test's own needs an identity of its own.
      ...DEMONSTRATION_IDENTITY,
      NODE_ENV: "production",
      BUILD_DIR: FOLDER,
      NEXT_TELEMETRY_DISABLED: "1",
      SITE_URL: "http://localhost:3000",
    };
    return spawn(process.execPath, args, {
      env: { ...env, ...this.settings, ...more } as unknown as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe"],
    });
  }
}

/** Resized pictures are those of the usual build: each is made once, whichever site shows it first. */
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
