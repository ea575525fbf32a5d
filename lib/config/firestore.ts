import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { ConfigurationError, type Env } from "@/lib/config/env";

/** How the server proves itself to Firestore. */
export type Access =
  | { kind: "emulator"; host: string; port: number; projectId: string }
  | { kind: "account"; projectId: string; credentials: { client_email: string; private_key: string } }
  | { kind: "ambient"; projectId?: string };

export const NO_ACCESS =
  "Configuration : CONTENT_SOURCE=firestore demande un accès à Firestore, par exemple FIREBASE_SERVICE_ACCOUNT avec la clé JSON d’un compte de service.";

/** Whether the client library found no credentials, or none that name a project. */
export const isWithoutAccess = (error: unknown) =>
  error instanceof Error && /default credentials|detect a Project Id/i.test(error.message);

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  // Line breaks may have been escaped twice on their way through settings.
  private_key: z
    .string()
    .includes("PRIVATE KEY")
    .transform((key) => key.replace(/\\+r/g, "").replace(/\\+n/g, "\n")),
});

/**
 * The server credentials (requirement 1.2).
 * @throws ConfigurationError that names the variable, never its value
 */
export function serverAccess(env: Env): Access {
  const emulator = emulatorOf(env);
  if (emulator) return { kind: "emulator", ...emulator, projectId: env.FIREBASE_PROJECT_ID ?? "demo-chalet" };
  const file = env.FIREBASE_SERVICE_ACCOUNT
    ? parseAccount(env.FIREBASE_SERVICE_ACCOUNT)
    : keyFile(env.GOOGLE_APPLICATION_CREDENTIALS);
  const { data: account } = serviceAccount.safeParse(file);
  if (account) {
    const { project_id, ...credentials } = account;
    return { kind: "account", projectId: env.FIREBASE_PROJECT_ID ?? project_id, credentials };
  }
  const projectId = env.FIREBASE_PROJECT_ID ?? file.project_id;
  return { kind: "ambient", ...(projectId && { projectId }) };
}

/** @throws ConfigurationError that names the variable whose private key cannot be read */
export function requireReadableKey(env: Env): void {
  const access = serverAccess(env);
  if (access.kind !== "account") return;
  try {
    createPrivateKey(access.credentials.private_key);
  } catch {
    const name = env.FIREBASE_SERVICE_ACCOUNT ? "FIREBASE_SERVICE_ACCOUNT" : "GOOGLE_APPLICATION_CREDENTIALS";
    throw new ConfigurationError(
      `Configuration : ${name} contient une clé privée illisible (coupée, ou ses « \\n » perdus) ; reprenez la clé JSON du compte de service, par exemple par « base64 -w0 cle.json ».`,
    );
  }
}

export function emulatorOf({ FIRESTORE_EMULATOR_HOST }: Env): { host: string; port: number } | undefined {
  if (!FIRESTORE_EMULATOR_HOST) return undefined;
  const [host = "", port] = FIRESTORE_EMULATOR_HOST.split(":");
  return { host, port: Number(port) };
}

function parseAccount(value: string): z.infer<typeof serviceAccount> {
  const text = value.trimStart().startsWith("{") ? value : Buffer.from(value, "base64").toString("utf8");
  try {
    return serviceAccount.parse(JSON.parse(text));
  } catch {
    throw new ConfigurationError(
      "Configuration : FIREBASE_SERVICE_ACCOUNT doit être la clé JSON d’un compte de service, ou son encodage base64, par exemple le résultat de « base64 -w0 cle.json ».",
    );
  }
}

/** The parsed key file; its project is known if it is the key of a service account. */
function keyFile(path: string | undefined): { project_id?: string | undefined } {
  if (!path) return {};
  try {
    return z.looseObject({ project_id: z.string().optional() }).parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new ConfigurationError(
      "Configuration : GOOGLE_APPLICATION_CREDENTIALS doit être le chemin d’un fichier de clé JSON lisible, par exemple /etc/chalet/cle.json.",
    );
  }
}
