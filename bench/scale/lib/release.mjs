import { readFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { complete, ROOT, run } from "../../../testing/serve.mjs";

// Known to tsconfig.json, which the framework would complete otherwise.
const BUILD_DIR = ".next-scale";
const NOBODY = 65_534;
const USER = process.getuid?.() === 0 ? NOBODY : undefined;
const COPY = { recursive: true, verbatimSymlinks: true };

const dockerfile = readFileSync(path.join(ROOT, "Dockerfile"), "utf8");

/** Builds the site like the Dockerfile, under a DEPLOYMENT_ID, and lays it out in a folder like the image. */
export async function buildRelease(id, folder, settings) {
  console.log(`building the release ${id}`);
  const env = { ...process.env, BUILD_STANDALONE: "1", BUILD_DIR, DEPLOYMENT_ID: id, ...settings };
  await complete("npm", ["run", "--silent", "build"], { env });
  for (const [from, to] of copiesOfDockerfile()) await cp(path.join(ROOT, from), path.join(folder, to), COPY);
  await rm(path.join(ROOT, BUILD_DIR), { recursive: true });
  return { folder, static: path.join(folder, BUILD_DIR, "static") };
}

/** The lines `COPY --from=build … /app/X ./Y` of the Dockerfile, for this build's folder. */
function copiesOfDockerfile() {
  const lines = [...dockerfile.matchAll(/^COPY --from=build(?: --\S+)* \/app\/(\S+) (\S+)$/gm)];
  if (lines.length === 0) throw new Error("The Dockerfile copies nothing from its build");
  return lines.map(([, ...places]) => places.map((place) => place.replace(/\.next(?=\/|$)/, BUILD_DIR)));
}

/** The settings of the image, its memory limits among them. */
function settingsOfImage() {
  const image = dockerfile.split(/^FROM /m).at(-1);
  const lines = [...image.matchAll(/^ENV (.*)$/gm)].map(([, line]) => line).join(" ");
  return Object.fromEntries(
    [...lines.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
  );
}

/** Gives an instance its own copy of a release. As root it runs as nobody, with the rights of the image. */
export async function prepareInstance(release, folder) {
  await rm(folder, { recursive: true, force: true });
  await cp(release.folder, folder, COPY);
  if (USER) await complete("chown", ["-R", `${USER}:${USER}`, path.join(folder, BUILD_DIR)], {});
}

/** Starts an instance in its folder with the command of the image, on the cache that it has there. */
export async function startInstance(folder, port, settings) {
  const [, ...command] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)[1]);
  const server = await run(process.execPath, command, {
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
    env: { ...process.env, ...settingsOfImage(), ...settings, BUILD_DIR, PORT: String(port) },
    ready: "/api/health",
    user: USER,
  });
  return { ...server, folder };
}
