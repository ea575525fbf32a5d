import { cp } from "node:fs/promises";
import path from "node:path";
import { Database } from "../../../testing/firestore/database.ts";
import { startNginx } from "../../../testing/nginx.mjs";
import { freePort } from "../../../testing/serve.mjs";
import { everyPage } from "../../lib/kinds.mjs";
import { buildRelease, prepareInstance, startInstance } from "./release.mjs";

/**
 * Holds the parts of the scenes: a Firestore that can be cut off, two releases of the site, two instances of the first
 * behind nginx. Everything is on loopback and in one folder.
 */
export class Stage {
  /** @type {Awaited<ReturnType<typeof startInstance>>[]} */
  instances = [];
  releases = [];
  database = new Database();

  constructor(folder) {
    this.folder = folder;
  }

  async raise() {
    await this.database.open();
    // Renewal is frequent, so that pages fall due during the outage.
    const times = { FIRESTORE_TIMEOUT_MS: "2000", REVALIDATE_SECONDS: "20" };
    this.settings = { ...this.database.settings, ...times, SITE_URL: "http://localhost:3000" };
    for (const id of ["first", "second"])
      this.releases.push(
        await buildRelease(id, this.at(id), { ...this.settings, FIRESTORE_TIMEOUT_MS: "10000" }),
      );
    this.ports = [await freePort(), await freePort()];
    for (const slot of [0, 1]) await this.exchange(slot, 0);
    const origins = this.instances.map(({ origin }) => origin);
    this.nginx = await startNginx(this.at("nginx"), origins);
    await this.share(0);
    this.pages = await everyPage(origins[0]);
    // Every instance renews what the build made, so that this is not measured with the rest.
    for (const origin of origins)
      for (const page of this.pages) await fetch(origin + page).then((response) => response.arrayBuffer());
  }

  at = (name) => path.join(this.folder, name);

  /** Replaces the instance of a slot by one of a release, as an operator would: copied first, then exchanged. */
  async exchange(slot, release) {
    const folder = this.at(`instance-${slot}-${release}`);
    await prepareInstance(this.releases[release], folder);
    await this.instances[slot]?.stop();
    this.instances[slot] = await startInstance(folder, this.ports[slot], this.settings);
  }

  /** Stops the instance of a slot and starts it again on its own folder; its exit code. */
  async restart(slot) {
    const { folder, stop } = this.instances[slot];
    const code = await stop();
    this.instances[slot] = await startInstance(folder, this.ports[slot], this.settings);
    return code;
  }

  /** Puts a release's assets where nginx finds those of all builds. */
  async share(release) {
    const shared = path.join(this.nginx.shared, "_next/static");
    await cp(this.releases[release].static, shared, { recursive: true });
  }

  async strike() {
    await Promise.all([...this.instances, this.nginx].map((server) => server?.stop()));
    await this.database.close();
  }
}
