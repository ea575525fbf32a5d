import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { answers, freePort, until } from "../serve.mjs";
import type { FirestoreServer } from "./server";

const INSTALLED = "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** The jar of Google's emulator and a Java to run it, or why there is none. */
export function findEmulator(variables = process.env): { jar: string } | { absent: string } {
  const jar = variables.CLOUD_FIRESTORE_EMULATOR_JAR ?? INSTALLED;
  if (!existsSync(jar)) return { absent: `pas d’émulateur (${jar})` };
  const java = spawnSync("java", ["-version"], { stdio: "ignore" });
  return java.status === 0 ? { jar } : { absent: "pas de Java" };
}

/** Google's emulator in a process, on a free port; ends with `stop`. */
export class Emulator implements FirestoreServer {
  readonly name = "émulateur de Google";
  readonly projectId = "demo-chalet";
  private child: ChildProcess | undefined;
  private port = 0;

  constructor(
    private readonly jar: string,
    private readonly rules?: string,
  ) {}

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const main = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
    const options = [
      "--host=127.0.0.1",
      `--port=${this.port}`,
      ...(this.rules ? [`--rules=${this.rules}`] : []),
    ];
    const child = spawn("java", ["-Xmx512m", "-cp", this.jar, main, ...options], { stdio: "ignore" });
    this.child = child;
    await until(async () => child.exitCode !== null || (await answers(`http://${this.host}/`)));
    if (child.exitCode === null) return;
    // Java takes seconds to start, and another suite may take the port meanwhile.
    this.port = 0;
    return this.start();
  }

  async empty(): Promise<void> {
    const documents = `projects/${this.projectId}/databases/(default)/documents`;
    const answer = await fetch(`http://${this.host}/emulator/v1/${documents}`, { method: "DELETE" });
    if (!answer.ok) throw new Error(`${this.name} : ${answer.status}`);
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}
