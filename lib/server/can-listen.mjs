// @ts-check
import { createServer } from "node:net";
import { isMainThread } from "node:worker_threads";

// Runs before the framework (`node --import`, scripts/build.ts), which would take port 3000 in place of a wrong one, and
// show a stack where it cannot listen (requirement 12.1).

/** Only the server of a standalone build reads HOSTNAME, which many shells set. */
const host = process.argv[1]?.endsWith("server.js") ? process.env.HOSTNAME || "0.0.0.0" : "::";
if (!process.env.PORT?.trim()) delete process.env.PORT;
const { PORT: port = "3000" } = process.env;
const isPort = /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536;

/** @type {Record<string, string>} */
const FAULTS = {
  EADDRINUSE: `PORT=${port} est déjà pris par un autre programme ; donnez-en un autre, par exemple PORT=3001`,
  EACCES: `PORT=${port} est réservé au système ; donnez-en un au-dessus de 1023, par exemple PORT=3000`,
  // A machine without IPv6, where the framework takes 0.0.0.0.
  ...(host === "::" && { EAFNOSUPPORT: "", EADDRNOTAVAIL: "" }),
};
const NOT_OWN =
  "HOSTNAME doit être 127.0.0.1, ou 0.0.0.0 pour toutes les adresses : le site s’appelle lui-même par 127.0.0.1";

if (isMainThread) {
  const fault = isPort ? await tryToListen() : "PORT doit être un nombre entre 1 et 65535, par exemple 3000";
  if (fault) {
    console.error(`Configuration : ${fault}.`);
    process.exit(1);
  }
}

/**
 * Listens for a moment where the site will.
 * @returns {Promise<string>} the fault, in French; empty without one
 */
function tryToListen() {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ { code = "" }) =>
      resolve(FAULTS[code] ?? NOT_OWN),
    );
    server.listen({ port: Number(port), host, exclusive: true }, () => {
      const address = server.address();
      const isOwn =
        typeof address === "object" && ["127.0.0.1", "0.0.0.0", "::"].includes(address?.address ?? "");
      server.close(() => resolve(isOwn ? "" : NOT_OWN));
    });
  });
}
