import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { answers, freePort, until } from "../serve.mjs";

const JAR = "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** Google's emulator where it and a Java are installed; prints whether it is. */
export function googleEmulator(): Emulator | undefined {
  const jar = process.env.CLOUD_FIRESTORE_EMULATOR_JAR ?? JAR;
  const hasJava = existsSync(jar) && spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
  process.stderr.write(`Émulateur de Google : ${hasJava ? jar : `absent (${jar}, ou Java)`}\n`);
  return hasJava ? new Emulator(jar) : undefined;
}

/** Google's emulator in a process, on a free port; ends with `stop`. */
export class Emulator {
  readonly name = "Google's emulator";
  readonly projectId = "demo-chalet";
  private child: ChildProcess | undefined;
  private port = 0;

  constructor(private readonly jar: string) {}

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const main = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
    const options = ["-Xmx512m", "-cp", this.jar, main, "--host=127.0.0.1", `--port=${this.port}`];
    const child = spawn("java", options, { stdio: "ignore" });
    this.child = child;
    await until(async () => child.exitCode !== null || (await answers(`http://${this.host}/`)));
    if (child.exitCode === null) return;
    // Java takes seconds to start, and another suite may take the port meanwhile.
    this.port = 0;
    return this.start();
  }

  /** Sets the security rules for requests without credentials; without rules everything is allowed. */
  async setRules(file: string): Promise<void> {
    const rules = { files: [{ name: file, content: await readFile(file, "utf8") }] };
    const address = `http://${this.host}/emulator/v1/projects/${this.projectId}:securityRules`;
    const answer = await fetch(address, { method: "PUT", body: JSON.stringify({ rules }) });
    if (!answer.ok) throw new Error(`${this.name}: ${await answer.text()}`);
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}
