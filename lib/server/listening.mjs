// @ts-check
// Loaded before the framework (`node --import`): a place where nobody can listen ends the start with one
// line of ours instead of a stack.
import { once } from "node:events";
import net from "node:net";
import { parseArgs } from "node:util";
import { isMainThread } from "node:worker_threads";
import { listeningFault, placeFault } from "../config/listening.mjs";

// Not in a helper that the framework forks with the same options.
if (isMainThread && !process.send) await check();

async function check() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    strict: false,
    options: { port: { type: "string", short: "p" }, hostname: { type: "string", short: "H" } },
  });
  // Of the two ways to start, only the standalone server reads HOSTNAME.
  const standalone = process.argv[1]?.endsWith("server.js");
  const host = String(values.hostname ?? ((standalone && process.env.HOSTNAME) || "0.0.0.0"));
  const port = String(values.port ?? (process.env.PORT || "3000"));
  stop(listeningFault({ ...process.env, PORT: port }));
  const server = net.createServer();
  try {
    await once(server.listen(Number(port), host), "listening");
  } catch (error) {
    stop(placeFault(/** @type {NodeJS.ErrnoException} */ (error), port, host));
  }
  server.close();
  await once(server, "close");
}

function stop(/** @type {string | undefined} */ fault) {
  if (!fault) return;
  console.error(fault);
  process.exit(1);
}
