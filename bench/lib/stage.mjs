import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Database } from "../../testing/firestore/database.ts";
import { serve, untilPublished } from "../../testing/serve.mjs";
import { everyPage } from "./kinds.mjs";

export const NOWHERE = "/elements/rien";

/** Instances of the site on the last build, with their states, on a Firestore that can be cut off. */
export class Stage {
  instances = [];
  database = new Database();
  folder = mkdtempSync(path.join(os.tmpdir(), "chalet-bench-"));

  /** Starts `count` instances, and waits until each has published everything. */
  async open(settings, count) {
    await this.database.open();
    // Resizing pictures ahead takes half a processor for minutes.
    this.settings = { ...this.database.settings, WARM_PICTURES: "off", ...settings };
    for (let slot = 0; slot < count; slot++) {
      this.instances[slot] = await this.start(slot);
      await untilPublished(this.instances[slot]);
    }
    this.pages = await everyPage(this.instances[0].origin);
  }

  /** Starts the instance of a slot, with the state that this slot has. */
  start(slot, port) {
    const state = path.join(this.folder, `state-${slot}`);
    return serve(this.settings, { state, ready: "/api/health", port });
  }

  /** Restarts an instance on its port. @returns the exit code of the former process */
  async restart(slot) {
    const { origin, stop } = this.instances[slot];
    const code = await stop();
    this.instances[slot] = await this.start(slot, new URL(origin).port);
    return code;
  }

  async close() {
    await Promise.all([...this.instances, this.nginx].map((server) => server?.stop()));
    await this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
