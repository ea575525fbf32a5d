import { DEMONSTRATION_IDENTITY } from "../../content/shipped/identity.ts";
import { demonstration } from "../../testing/demonstration.mjs";
import { InProcessFirestore } from "../../testing/firestore/in-process.ts";
import { Relay } from "../../testing/firestore/relay.ts";
import { OwnersConsole } from "../../testing/firestore/seed.ts";

/** A Firestore with the demonstration in it. The site's connections go through a relay that can cut them. */
export class Database {
  firestore = new InProcessFirestore();
  relay = new Relay(() => this.firestore.host);

  async open() {
    await this.firestore.start();
    await this.relay.open();
    await this.fill();
    /** Settings of a site on this database. */
    this.settings = {
      ...DEMONSTRATION_IDENTITY,
      CONTENT_SOURCE: "firestore",
      FIRESTORE_EMULATOR_HOST: this.relay.host,
      FIREBASE_PROJECT_ID: this.firestore.projectId,
    };
  }

  /** Loses everything and starts again with the same content. */
  async restart() {
    await this.owners.close();
    await this.firestore.stop();
    await this.firestore.start();
    await this.fill();
  }

  async close() {
    await this.owners?.close();
    await this.relay.close();
    await this.firestore.stop();
  }

  async fill() {
    // The owners' connection does not go through the relay.
    this.owners = new OwnersConsole(this.firestore);
    await this.owners.seed(demonstration());
  }
}
