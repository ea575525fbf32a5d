import { cp } from "node:fs/promises";
import path from "node:path";
import { Database } from "../../../testing/firestore/database.ts";
import { startNginx } from "../../../testing/nginx.mjs";
import { freePort } from "../../../testing/serve.mjs";
import { everyPage } from "../../lib/kinds.mjs";
import { buildRelease, prepareInstance, startInstance } from "./release.mjs";

/** A Firestore that can be cut off, two releases of the site, and two instances of the first behind nginx. */
export class Stage {
  /** @type {Awaited<ReturnType<typeof startInstance>>[]} */
  instances = [];
  releases = [];
  database = new Database();

  constructor(folder) {
    this.at = (name) => path.join(folder, name);
  }

  async raise() {
    await this.database.open();
    // Renewal is frequent, so that pages fall due during the outage.
    const times = { FIRESTORE_TIMEOUT_MS: "2000", REVALIDATE_SECONDS: "20" };
    this.settings = { ...this.database.settings, ...times, SITE_URL: "http://localhost:3000" };
    const settings = { ...this.settings, FIRESTORE_TIMEOUT_MS: "10000" };
    for (const id of ["first", "second"]) this.releases.push(await buildRelease(id, this.at(id), settings));
    this.ports = [await freePort(), await freePort()];
    for (const slot of [0, 1]) await this.replace(slot, 0);
    const origins = this.instances.map(({ origin }) => origin);
    this.nginx = await startNginx(origins);
    await this.shareAssets(0);
    this.pages = await everyPage(origins[0]);
    // Every instance renews the pages of the build now, so that this is not measured with the rest.
    for (const origin of origins)
      for (const page of this.pages) await fetch(origin + page).then((response) => response.arrayBuffer());
  }

  /** Replaces the instance of a slot like an operator: first copies the release, then restarts. */
  async replace(slot, release) {
    const folder = this.at(`instance-${slot}-${release}`);
    await prepareInstance(this.releases[release], folder);
    await this.restart(slot, folder);
  }

  /** Stops the instance of a slot and starts it again in its folder or in another one; the exit code. */
  async restart(slot, folder = this.instances[slot].folder) {
    const code = await this.instances[slot]?.stop();
    this.instances[slot] = await startInstance(folder, this.ports[slot], this.settings);
    return code;
  }

  /** Copies the assets of a release to the folder in which nginx looks for those of all builds. */
  async shareAssets(release) {
    const shared = path.join(this.nginx.shared, "_next/static");
    await cp(this.releases[release].static, shared, { recursive: true });
  }

  async strike() {
    await Promise.all([...this.instances, this.nginx].map((server) => server?.stop()));
    await this.database.close();
  }
}
