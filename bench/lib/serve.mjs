import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../testing/free-port.mjs";
import { ROOT } from "./paths.mjs";

// The command of `npm start`, with its limits of memory.
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
const [memory, start] = scripts.start.split(/ node (?=--)/);
const START = start
  .trim()
  .split(" ")
  .map((part) => (/^(node_modules|\.)\//.test(part) ? path.join(ROOT, part) : part));
const MEMORY = Object.fromEntries(memory.split(" ").map((setting) => setting.split("=")));

/**
 * Serves a built Next application on a free loopback port, as `npm start` does.
 * @param {string} folder the application's folder
 * @param {Record<string, string>} [variables] settings besides those of this process
 */
export async function serve(folder, variables = {}) {
  const port = await freePort();
  return run(process.execPath, [...START, "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
    env: {
      ...MEMORY,
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      SITE_URL: "http://localhost:3000",
      ...variables,
    },
  });
}

/**
 * Starts a server and waits for its first answer.
 * @returns {Promise<Server>}
 * @typedef {{ origin: string, pid: number, firstAnswerMs: number, output: () => string, stop: (signal?: NodeJS.Signals) => Promise<number | null> }} Server
 */
export async function run(command, args, { cwd, origin, env = {}, ready = "/", user, limitMs = 30_000 }) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(user && { uid: user, gid: user }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  const ended = once(child, "exit").then(([code]) => code);
  const stop = async (signal = "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode) return child.exitCode;
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
    const code = await ended;
    clearTimeout(timer);
    return code;
  };
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null || performance.now() - started > limitMs) {
      await stop("SIGKILL");
      throw new Error(`${path.basename(args[0] ?? command)} does not answer on ${origin}:\n${output}`);
    }
    await pause(10);
  }
  return { origin, pid: child.pid, firstAnswerMs: performance.now() - started, output: () => output, stop };
}

/**
 * Waits until a server has printed something.
 * @param {Server} server
 * @param {string} words
 */
export async function waitForOutput(server, words, limitMs = 1_200_000) {
  const end = performance.now() + limitMs;
  while (!server.output().includes(words)) {
    if (performance.now() > end) throw new Error(`“${words}” was not printed:\n${server.output()}`);
    await pause(100);
  }
}

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.arrayBuffer().then(() => response.ok))
    .catch(() => false);
