import path from "node:path";
import { ConfigurationError, type Env, env } from "@/lib/config/env";
import { log } from "@/lib/config/log";
import type { ContentSource } from "../source";
import { createEmbeddedSource, DEMO_FOLDER, isDemo } from "./embedded";
import { isWithoutAccess, NO_ACCESS, serverAccess } from "./firestore-credentials";
import { type GuardedSource, guarded } from "./guarded";

type SourceKind = ContentSource["name"];

/**
 * Which source the settings ask for (contract, `CONTENT_SOURCE`): Firestore with server credentials
 * or an emulator, else with the public web settings, else the embedded files.
 * @throws ConfigurationError where settings name a Firestore project and leave out what opens it: the
 * demonstration must never stand in for a venue's own pages.
 */
export function sourceKind(settings: Env): SourceKind {
  if (settings.CONTENT_SOURCE === "embedded") return "embedded";
  if (
    settings.FIRESTORE_EMULATOR_HOST ||
    settings.FIREBASE_SERVICE_ACCOUNT ||
    settings.GOOGLE_APPLICATION_CREDENTIALS
  )
    return "firestore-admin";
  if (settings.NEXT_PUBLIC_FIREBASE_API_KEY && settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID)
    return "firestore-web";
  if (settings.CONTENT_SOURCE === "firestore") return "firestore-admin";
  const half = HALVES.find(([name]) => settings[name]);
  if (!half) return "embedded";
  throw new ConfigurationError(
    `Configuration : ${half[0]} ne suffit pas à ouvrir Firestore ; il y manque ${half[1]}, par exemple ${half[2]} (ou CONTENT_SOURCE=embedded pour les fichiers).`,
  );
}

/** Settings that mean Firestore and open nothing by themselves: what each lacks, and an example of it. */
const HALVES = [
  ["FIREBASE_PROJECT_ID", "un accès", "FIREBASE_SERVICE_ACCOUNT avec la clé JSON d’un compte de service"],
  ["NEXT_PUBLIC_FIREBASE_API_KEY", "le projet", "NEXT_PUBLIC_FIREBASE_PROJECT_ID=mon-chalet"],
  ["NEXT_PUBLIC_FIREBASE_PROJECT_ID", "la clé publique", "NEXT_PUBLIC_FIREBASE_API_KEY=AIzaSy…"],
] as const;

/** Whether visitors see the built-in demonstration, which search engines must never index. */
export const servesDemo = (settings: Env) => sourceKind(settings) === "embedded" && isDemo(settings);

/** Opens the configured source, unguarded; client libraries are loaded only where they are used. */
export async function openSource(settings: Env): Promise<ContentSource> {
  switch (sourceKind(settings)) {
    case "firestore-admin":
      return (await import("./firestore-admin")).createAdminSource(settings);
    case "firestore-web":
      return (await import("./firestore-web")).createWebSource(settings);
    case "embedded":
      return createEmbeddedSource(settings);
  }
}

// One source for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __contentSource?: Promise<GuardedSource> };

// Nobody waits for a page while it is built, and one slow answer would cost the whole build.
const PATIENCE = process.env.NEXT_PHASE === "phase-production-build" ? 4 : 1;

/** The process's own source, opened at first use and shared by every page, route and listener. */
export function contentSource(): Promise<GuardedSource> {
  shared.__contentSource ??= openSource(env()).then((source) =>
    guarded(source, { timeoutMs: PATIENCE * env().FIRESTORE_TIMEOUT_MS, log }),
  );
  return shared.__contentSource;
}

/** What the log and the health endpoint say of the source: its kind and where it is, no secret. */
export function describeSource(settings: Env): Record<string, unknown> {
  const source = sourceKind(settings);
  if (source === "embedded") return { source, folder: settings.CONTENT_DIR ?? DEMO_FOLDER };
  const project = projectOf(settings, source);
  return { source, ...(project && { project }), emulator: settings.FIRESTORE_EMULATOR_HOST };
}

/** The Firestore project that is read, where the settings say it. */
const projectOf = (settings: Env, source: SourceKind) =>
  source === "firestore-web" ? settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID : serverAccess(settings).projectId;

/** How the demonstration is called as a place of content. */
export const DEMONSTRATION = "la démonstration";

/** The same for a person, in French, and the same on every machine that serves the same content. */
export function placeOfContent(settings: Env): string {
  const source = sourceKind(settings);
  if (source === "embedded")
    return isDemo(settings) ? DEMONSTRATION : `le dossier ${namedFolder(settings.CONTENT_DIR ?? "")}`;
  const project = projectOf(settings, source);
  const emulated = settings.FIRESTORE_EMULATOR_HOST ? "un émulateur de Firestore" : "Firestore";
  return project ? `${emulated} (projet ${project})` : emulated;
}

const namedFolder = (folder: string) => path.normalize(folder).replace(/(?<=.)\/$/, "");

/**
 * Looks whether a machine that is to give access by itself does.
 * @throws ConfigurationError when it offers none; a failure of Google's says nothing and passes
 */
export async function requireAccess(settings: Env): Promise<void> {
  if (sourceKind(settings) !== "firestore-admin" || serverAccess(settings).kind !== "ambient") return;
  const { requireCredentials } = await import("./firestore-client");
  await requireCredentials().catch((cause) => {
    if (isWithoutAccess(cause)) throw new ConfigurationError(NO_ACCESS, { cause });
  });
}
