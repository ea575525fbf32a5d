import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chown, cp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../../lib/paths.mjs";
import { run } from "../../lib/serve.mjs";

// Known to tsconfig.json, which the framework would complete otherwise.
const BUILD_DIR = ".next-scale";
const NOBODY = 65_534;
const USER = process.getuid?.() === 0 ? NOBODY : undefined;

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
    await cp(path.join(ROOT, from), path.join(folder, to), { recursive: true, verbatimSymlinks: true });
  await rm(path.join(ROOT, BUILD_DIR), { recursive: true });
  return { id, folder, static: path.join(folder, BUILD_DIR, "static") };
}

/** The lines `COPY --from=build … /app/X ./Y` of the Dockerfile, for this build's folder. */
function copiesOfDockerfile() {
  const lines = [...dockerfile().matchAll(/^COPY --from=build(?: --\S+)* \/app\/(\S+) (\S+)$/gm)];
  if (lines.length === 0) throw new Error("The Dockerfile copies nothing from its build");
  return lines.map(([, from, to]) => [from, to].map((place) => place.replace(/\.next(?=\/|$)/, BUILD_DIR)));
}

/** The health check of the Dockerfile, as a command. */
export function healthCheck() {
  return JSON.parse(/HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(dockerfile())[1]);
}

/** What the image runs, after `node`. */
const command = () => JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile())[1]).slice(1);

/** The settings of the image, the limits of its memory among them. */
function settingsOfImage() {
  const image = dockerfile()
    .split(/^FROM /m)
    .at(-1);
  const lines = [...image.matchAll(/^ENV (.*)$/gm)].map(([, line]) => line).join(" ");
  return Object.fromEntries(
    [...lines.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
  );
}

const dockerfile = () => readFileSync(path.join(ROOT, "Dockerfile"), "utf8");

/**
 * Makes a place for an instance: its own copy of a release, with an empty runtime cache. Where this
 * process may, the instance is to run as nobody and can write only what the image lets it write.
 */
export async function prepareInstance(release, folder) {
  await rm(folder, { recursive: true, force: true });
  await cp(release.folder, folder, { recursive: true, verbatimSymlinks: true });
  if (USER) await own(path.join(folder, BUILD_DIR), USER);
}

/** Starts an instance in its place, on what it has written there so far. */
export async function startInstance(folder, port, settings) {
  const server = await run(process.execPath, command(), {
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
    env: { ...settingsOfImage(), ...settings, BUILD_DIR, PORT: String(port) },
    ready: "/api/health",
    user: USER,
  });
  return { ...server, folder, port };
}

async function own(place, user) {
  await chown(place, user, user);
  for (const name of await readdir(place, { recursive: true }))
    await chown(path.join(place, name), user, user);
}
