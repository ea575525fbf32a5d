import { DEMONSTRATION_IDENTITY } from "@/content/demo/identity";
import { demonstration } from "../demonstration";
import { InProcessFirestore } from "./in-process";
import { Relay } from "./relay";
import { type Content, OwnersConsole } from "./seed";

/** A Firestore with content in it. The site's connections go through a relay that can cut them. */
export class Database {
  readonly firestore = new InProcessFirestore();
  readonly relay = new Relay(() => this.firestore.host);
  /** The owners' own connection, which does not go through the relay. */
  owners!: OwnersConsole;

  constructor(private readonly content: Content = demonstration()) {}

  async open(): Promise<void> {
    await this.relay.open();
    await this.fill(this.content);
  }

  /** Loses all documents and starts again. */
  async restart(content = this.content): Promise<void> {
    await this.owners.close();
    await this.firestore.stop();
    await this.fill(content);
  }

  async close(): Promise<void> {
    await this.owners?.close();
    await this.relay.close();
    await this.firestore.stop();
  }

  /** The settings of a site on this database. */
  get settings(): Record<string, string> {
    return {
      ...DEMONSTRATION_IDENTITY,
      CONTENT_SOURCE: "firestore",
      FIRESTORE_EMULATOR_HOST: this.relay.host,
      FIREBASE_PROJECT_ID: this.firestore.projectId,
    };
  }

  private async fill(content: Content): Promise<void> {
    await this.firestore.start();
    this.owners = new OwnersConsole(this.firestore);
    await this.owners.seed(content);
  }
}
