import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Database } from "../../testing/firestore/database.ts";
import { complete, freePort, isIdle, ROOT, run, until } from "../../testing/serve.mjs";
import { everyPage } from "./kinds.mjs";

// Known to tsconfig.json, which the framework would complete otherwise.
const BUILD_DIR = ".next-scale";
const NOBODY = 65_534;
const USER = process.getuid?.() === 0 ? NOBODY : undefined;
/** An address that is known to lead nowhere without a read: in an outage it is still answered with 404. */
export const UNKNOWN = "/elements/rien";
const SETTLE_MS = 300_000;
const COPY = { recursive: true, verbatimSymlinks: true };

const dockerfile = readFileSync(path.join(ROOT, "Dockerfile"), "utf8");

/** A Firestore that can be cut off, releases as in the image of the Dockerfile, and their instances. */
export class Stage {
  /** @type {Awaited<ReturnType<typeof run>>[]} */
  instances = [];
  releases = [];
  database = new Database();
  folder = mkdtempSync(path.join(os.tmpdir(), "chalet-bench-"));

  at(name) {
    return path.join(this.folder, name);
  }

  /** Builds a release for each id, and starts as many instances of the first. */
  async raise(settings, ids, instances) {
    // They run as nobody, who must be able to enter.
    chmodSync(this.folder, 0o755);
    await this.database.open();
    // Resizing the pictures ahead of a new build takes a processor for minutes.
    this.settings = { ...this.database.settings, WARM_PICTURES: "off", ...settings };
    for (const id of ids) this.releases.push(await this.build(id));
    for (let slot = 0; slot < instances; slot++) await this.replace(slot, 0);
    // Each instance renews the pages of its build after its start: that is not measured.
    await until(async () => (await Promise.all(this.instances.map(isIdle))).every(Boolean), SETTLE_MS);
    this.pages = await everyPage(this.instances[0].origin);
  }

  async build(id) {
    console.log(`building the release ${id}`);
    const settings = { ...this.settings, FIRESTORE_TIMEOUT_MS: "30000", BUILD_STANDALONE: "1", BUILD_DIR };
    const env = { ...process.env, ...settings, DEPLOYMENT_ID: id };
    await complete("npm", ["run", "--silent", "build"], { env });
    for (const [from, to] of copiesOfDockerfile())
      await cp(path.join(ROOT, from), path.join(this.at(id), to), COPY);
    await rm(path.join(ROOT, BUILD_DIR), { recursive: true });
    return { folder: this.at(id), static: path.join(this.at(id), BUILD_DIR, "static") };
  }

  /** Replaces the instance of a slot: copies the release, then restarts. @returns the exit code of the old one */
  async replace(slot, release) {
    const folder = this.at(`instance-${slot}-${release}`);
    await this.prepare(folder, release);
    const before = this.instances[slot];
    const code = await before?.stop();
    const port = before ? Number(new URL(before.origin).port) : await freePort();
    this.instances[slot] = await this.start(folder, port);
    return code;
  }

  /** Gives an instance its own copy of a release. As root it runs as nobody, with the rights of the image. */
  async prepare(folder, release = 0) {
    await cp(this.releases[release].folder, folder, COPY);
    if (USER) await complete("chown", ["-R", `${USER}:${USER}`, path.join(folder, BUILD_DIR)], {});
  }

  /** Starts an instance in its folder with the command of the image, on the cache that it has there. */
  async start(folder, port) {
    const [, ...command] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)[1]);
    const env = { ...process.env, ...settingsOfImage(), ...this.settings, BUILD_DIR, PORT: String(port) };
    const origin = `http://127.0.0.1:${port}`;
    const options = { cwd: folder, origin, env, ready: "/api/health", user: USER };
    return run(process.execPath, command, options);
  }

  async strike() {
    await Promise.all([...this.instances, this.nginx].map((server) => server?.stop()));
    await this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
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
