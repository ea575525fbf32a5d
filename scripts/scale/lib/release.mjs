import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../bench/lib/paths.mjs";
import { run } from "../../bench/lib/serve.mjs";

// Known to tsconfig.json, which the framework would complete otherwise.
const BUILD_DIR = ".next-scale";
const NOBODY = 65_534;

/**
 * Builds the site as the Dockerfile does, and lays it out as the image has it.
 * @param {string} id the DEPLOYMENT_ID
 * @param {string} folder where the release goes
 * @param {Record<string, string>} settings
 */
export async function buildRelease(id, folder, settings) {
  const build = spawn("npm", ["run", "--silent", "build"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: "production",
      BUILD_STANDALONE: "1",
      BUILD_DIR,
      DEPLOYMENT_ID: id,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 600_000,
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`The build ${id} failed:\n${output.slice(-4000)}`);
  for (const [from, to] of copiesOfDockerfile())
    cpSync(path.join(ROOT, from), path.join(folder, to), { recursive: true, verbatimSymlinks: true });
  rmSync(path.join(ROOT, BUILD_DIR), { recursive: true });
  return { id, folder, static: path.join(folder, BUILD_DIR, "static") };
}

/** The lines `COPY --from=build … /app/X ./Y` of the Dockerfile, for this build's folder. */
function copiesOfDockerfile() {
  const text = readFileSync(path.join(ROOT, "Dockerfile"), "utf8");
  const lines = [...text.matchAll(/^COPY --from=build(?: --\S+)* \/app\/(\S+) (\S+)$/gm)];
  if (lines.length === 0) throw new Error("The Dockerfile copies nothing from its build");
  return lines.map(([, from, to]) => [from, to].map((place) => place.replace(/\.next(?=\/|$)/, BUILD_DIR)));
}

/** The health check of the Dockerfile, as a command. */
export function healthCheck() {
  const text = readFileSync(path.join(ROOT, "Dockerfile"), "utf8");
  return JSON.parse(/HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(text)[1]);
}

/**
 * Starts an instance on its own copy of a release: an empty runtime cache, and nothing shared. Where
 * this process may, the instance runs as nobody and can write only what the image lets it write.
 */
export async function startInstance(release, folder, port, settings) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(release.folder, folder, { recursive: true, verbatimSymlinks: true });
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  if (user) own(path.join(folder, BUILD_DIR), user);
  return restartInstance(folder, port, settings);
}

/** Starts an instance again on what it has written so far. */
export async function restartInstance(folder, port, settings) {
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  const server = await run(process.execPath, ["server.js"], {
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
    env: { NODE_OPTIONS: "--max-old-space-size=256", ...settings, PORT: String(port), HOSTNAME: "0.0.0.0" },
    ready: "/api/health",
    user,
  });
  return { ...server, folder, port };
}

function own(place, user) {
  chownSync(place, user, user);
  for (const entry of readdirSync(place, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath ?? entry.path, entry.name), user, user);
}
