import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import type { ContentSource } from "../source";
import { createEmbeddedSource, isDemo } from "./embedded";
import { type GuardedSource, guarded } from "./guarded";

export type SourceKind = ContentSource["name"];

/**
 * Which source the settings ask for (contract, `CONTENT_SOURCE`): Firestore with server credentials
 * or an emulator, else with the public web settings, else the embedded files.
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
  return settings.CONTENT_SOURCE === "firestore" ? "firestore-admin" : "embedded";
}

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

/** The process's own source, opened at first use and shared by every page, route and listener. */
export function contentSource(): Promise<GuardedSource> {
  shared.__contentSource ??= openSource(env()).then((source) =>
    guarded(source, { timeoutMs: env().FIRESTORE_TIMEOUT_MS, log }),
  );
  return shared.__contentSource;
}

/** What the log and the health endpoint say of the source: its kind and where it is, no secret. */
export function describeSource(settings: Env): Record<string, unknown> {
  const source = sourceKind(settings);
  if (source === "embedded") return { source, folder: settings.CONTENT_DIR ?? "content/demo" };
  const project = settings.FIREBASE_PROJECT_ID ?? settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  return { source, ...(project && { project }), emulator: settings.FIRESTORE_EMULATOR_HOST };
}
