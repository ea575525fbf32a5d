import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";

export type Result = { code: number | null; out: string; err: string };

const TSX = pathToFileURL(require.resolve("tsx")).href;

/** Runs TypeScript in a new process with these settings only, and the `.env` files of a folder. */
export function ownProcess(
  args: string[],
  settings: Record<string, string>,
  cwd = process.cwd(),
): { child: ChildProcess; ended: Promise<Result> } {
  const { PATH = "", HOME = "" } = process.env;
  const defaults = { NODE_ENV: "production" as const, TSX_TSCONFIG_PATH: path.resolve("tsconfig.json") };
  const child = spawn(process.execPath, ["--import", TSX, ...args], {
    cwd,
    env: { ...defaults, PATH, HOME, ...settings },
  });
  const result: Result = { code: null, out: "", err: "" };
  child.stdout.on("data", (text) => (result.out += text));
  child.stderr.on("data", (text) => (result.err += text));
  return { child, ended: once(child, "close").then(([code]) => ({ ...result, code })) };
}
