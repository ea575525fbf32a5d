import { readFileSync } from "node:fs";
import { chown, cp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { complete, ROOT, run } from "../../../testing/serve.mjs";

// Known to tsconfig.json, which the framework would complete otherwise.
const BUILD_DIR = ".next-scale";
const NOBODY = 65_534;
const USER = process.getuid?.() === 0 ? NOBODY : undefined;

const dockerfile = readFileSync(path.join(ROOT, "Dockerfile"), "utf8");

/**
 * Builds the site as the Dockerfile does, and lays it out as the image has it.
 * @param {string} id the DEPLOYMENT_ID
 * @param {string} folder where the release goes
 * @param {Record<string, string>} settings
 */
export async function buildRelease(id, folder, settings) {
  console.log(`building the release ${id}`);
  const env = { BUILD_STANDALONE: "1", BUILD_DIR, DEPLOYMENT_ID: id, ...settings };
  await complete("npm", ["run", "--silent", "build"], { env: { ...process.env, ...env } });
  for (const [from, to] of copiesOfDockerfile())
    await cp(path.join(ROOT, from), path.join(folder, to), { recursive: true, verbatimSymlinks: true });
  await rm(path.join(ROOT, BUILD_DIR), { recursive: true });
  return { folder, static: path.join(folder, BUILD_DIR, "static") };
}

/** The lines `COPY --from=build … /app/X ./Y` of the Dockerfile, for this build's folder. */
function copiesOfDockerfile() {
  const lines = [...dockerfile.matchAll(/^COPY --from=build(?: --\S+)* \/app\/(\S+) (\S+)$/gm)];
  if (lines.length === 0) throw new Error("The Dockerfile copies nothing from its build");
  return lines.map(([, ...places]) => places.map((place) => place.replace(/\.next(?=\/|$)/, BUILD_DIR)));
}

/** The arguments of `node` in the image. */
const command = () => JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)[1]).slice(1);

/** The settings of the image, the limits of its memory among them. */
function settingsOfImage() {
  const image = dockerfile.split(/^FROM /m).at(-1);
  const lines = [...image.matchAll(/^ENV (.*)$/gm)].map(([, line]) => line).join(" ");
  return Object.fromEntries(
    [...lines.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
  );
}

/**
 * Makes a place for an instance: its own copy of a release, with an empty runtime cache. Where this
 * process may, the instance is to run as nobody and can write only what the image lets it write.
 */
export async function prepareInstance(release, folder) {
  await rm(folder, { recursive: true, force: true });
  await cp(release.folder, folder, { recursive: true, verbatimSymlinks: true });
  if (!USER) return;
  const build = path.join(folder, BUILD_DIR);
  for (const name of [".", ...(await readdir(build, { recursive: true }))])
    await chown(path.join(build, name), USER, USER);
}

/** Starts an instance in its place, on what it has written there so far. */
export async function startInstance(folder, port, settings) {
  const server = await run(process.execPath, command(), {
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
    env: { ...process.env, ...settingsOfImage(), ...settings, BUILD_DIR, PORT: String(port) },
    ready: "/api/health",
    user: USER,
  });
  return { ...server, folder };
}
