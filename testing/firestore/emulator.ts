import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { freePort } from "../free-port.mjs";
import type { FirestoreServer } from "./server";
import { until } from "./until";

const INSTALLED = "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** What there is of Google's emulator on this machine, or why there is none. */
export type Found = { host: string } | { jar: string } | { absent: string };

/** Looks for a running emulator (`FIRESTORE_EMULATOR_HOST`), then for its jar and a Java to run it. */
export function findEmulator(variables = process.env): Found {
  if (variables.FIRESTORE_EMULATOR_HOST) return { host: variables.FIRESTORE_EMULATOR_HOST };
  const jar = variables.CLOUD_FIRESTORE_EMULATOR_JAR ?? INSTALLED;
  if (!existsSync(jar)) return { absent: `pas d’émulateur (${jar})` };
  const java = spawnSync("java", ["-version"], { stdio: "ignore" });
  return java.status === 0 ? { jar } : { absent: "pas de Java" };
}

/** Google's emulator as a process of its own, on a free port; ends with `stop`. */
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
    await until(async () => child.exitCode !== null || (await answers(this.host)));
    if (child.exitCode === null) return;
    // Java takes seconds to begin: another suite may have the port by then.
    this.port = 0;
    return this.start();
  }

  empty(): Promise<void> {
    return empty(this);
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

/** An emulator that somebody else runs: emptied instead of restarted. */
export class RunningEmulator implements FirestoreServer {
  readonly name = "émulateur de Google (déjà lancé)";
  // Suites run at the same time, each in its own process and its own project.
  readonly projectId = `demo-chalet-${process.pid}`;

  constructor(
    readonly host: string,
    private readonly rules?: string,
  ) {}

  async start(): Promise<void> {
    await this.empty();
    if (!this.rules) return;
    const files = [{ name: "firestore.rules", content: readFileSync(this.rules, "utf8") }];
    const body = JSON.stringify({ rules: { files } });
    await fetch(`${control(this)}:securityRules`, { method: "PUT", body });
  }

  empty(): Promise<void> {
    return empty(this);
  }

  async stop(): Promise<void> {}
}

/** Where an emulator is told what no Firestore can be told. */
const control = ({ host, projectId }: Pick<FirestoreServer, "host" | "projectId">) =>
  `http://${host}/emulator/v1/projects/${projectId}`;

async function empty(server: FirestoreServer): Promise<void> {
  const answer = await fetch(`${control(server)}/databases/(default)/documents`, { method: "DELETE" });
  if (!answer.ok) throw new Error(`${server.name} : ${answer.status}`);
}

async function answers(host: string): Promise<boolean> {
  return fetch(`http://${host}/`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );
}
