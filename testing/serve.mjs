import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The project's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const START_MS = 90_000;
// As systemd (deploy/chalet.service), which kills a process that does not end in time.
const STOP_MS = 30_000;

/** A free loopback port. */
export async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a small HTTP server.
 * @param {import("node:http").RequestListener} answer
 */
export async function listen(answer, host = "127.0.0.1", port = 0) {
  const server = http.createServer(answer).listen(port, host);
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const at = `${host}:${server.address().port}`;
  return { host: at, origin: `http://${at}`, close, unref: () => server.unref() };
}

/**
 * Waits for a condition.
 * @param {() => unknown} condition
 * @throws {Error} when it does not come true within `limitMs`
 */
export async function until(condition, limitMs = 90_000) {
  const end = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`${condition}: not within ${limitMs} ms`);
    await pause(100);
  }
}

/** How the publication of a site stands, as its health address tells. */
export async function publishing({ origin }) {
  // The server may close a kept connection at the moment of the next request.
  const response = await fetch(`${origin}/api/health`, { headers: { connection: "close" } });
  return (await response.json()).published;
}

const PUBLISHED_MS = 600_000;

/** Waits until a site has published all that it has. */
export const untilPublished = (site) =>
  until(async () => {
    const { addresses, stale } = await publishing(site);
    return addresses > 0 && stale === 0;
  }, PUBLISHED_MS);

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} options `env` is its whole environment
 * @throws {Error} with all that it printed, where it fails
 */
export async function complete(command, args, { cwd = ROOT, env = process.env }) {
  const options = { cwd, env: { ...env, NEXT_TELEMETRY_DISABLED: "1" }, maxBuffer: 100_000_000 };
  await promisify(execFile)(command, args, options).catch((error) => {
    throw new Error(`${command} ${args.join(" ")} failed in ${cwd}:\n${error.stdout}${error.stderr}`);
  });
}

/**
 * Serves the last build on a free port, as `npm start` does.
 * @param {NodeJS.ProcessEnv} settings
 * @param {object} options
 * @param {string} options.state the folder of what the instance keeps
 * @param {string} [options.ready] an address that answers once it is there
 * @param {string} [options.port] by default a free one
 */
export async function serve(settings, { state, ready, port }) {
  port ??= String(await freePort());
  return run(process.execPath, [path.join(ROOT, ".next", "site.mjs")], {
    cwd: ROOT,
    origin: `http://127.0.0.1:${port}`,
    env: { ...process.env, SITE_URL: "http://localhost:3000", STATE_DIR: state, ...settings, PORT: port },
    ready,
  });
}

/**
 * Starts a server and waits for its first good answer.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {string} options.origin where it will answer
 * @param {NodeJS.ProcessEnv} [options.env] its whole environment
 * @param {string} [options.ready] an address that answers once it is there
 * @param {string[]} [options.log] gets the lines that it prints
 * @returns {Promise<Server>}
 * @typedef {{
 *   origin: string, pid: number, firstAnswerMs: number, log: string[], stop: () => Promise<number | null>
 * }} Server
 */
export async function run(command, args, { cwd, origin, env = process.env, ready = "/", log = [] }) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => log.push(...String(chunk).split("\n").filter(Boolean)));
  const ended = once(child, "exit").then(([code]) => code);
  const stop = async () => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    const code = await ended;
    clearTimeout(timer);
    return code;
  };
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null || performance.now() - started > START_MS) {
      await stop();
      throw new Error(`${path.basename(args[0])} does not answer on ${origin}:\n${log.join("\n")}`);
    }
    await pause(10);
  }
  return { origin, pid: child.pid, firstAnswerMs: performance.now() - started, log, stop };
}

/** Whether an address gives a good answer within five seconds. */
export const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.arrayBuffer().then(() => response.ok))
    .catch(() => false);
