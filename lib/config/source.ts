import path from "node:path";
import { ConfigurationError, type Env, env } from "./env";
import { serverAccess } from "./firestore";
import { PROJECT, PUBLIC } from "./folders";

type SourceKind = "embedded" | "firestore-admin" | "firestore-web";

export const DEMO_FOLDER = "content/demo";

/** Settings that do not suffice to open Firestore: what else is needed, and an example. */
const INCOMPLETE_SETTINGS = [
  ["FIREBASE_PROJECT_ID", "un accès", "FIREBASE_SERVICE_ACCOUNT avec la clé JSON d’un compte de service"],
  ["NEXT_PUBLIC_FIREBASE_API_KEY", "le projet", "NEXT_PUBLIC_FIREBASE_PROJECT_ID=mon-chalet"],
  ["NEXT_PUBLIC_FIREBASE_PROJECT_ID", "la clé publique", "NEXT_PUBLIC_FIREBASE_API_KEY=AIzaSy…"],
] as const;

/**
 * The source that the settings ask for (requirement 1.2).
 * @throws ConfigurationError for a project without access: no demonstration replaces a venue's pages
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
  const incomplete = INCOMPLETE_SETTINGS.find(([name]) => settings[name]);
  if (!incomplete) return "embedded";
  const [name, missing, example] = incomplete;
  throw new ConfigurationError(
    `Configuration : ${name} ne suffit pas à ouvrir Firestore ; il y manque ${missing}, par exemple ${example} (ou CONTENT_SOURCE=embedded pour les fichiers).`,
  );
}

export const contentFolder = (settings: Env) =>
  path.resolve(/* turbopackIgnore: true */ PROJECT, settings.CONTENT_DIR ?? DEMO_FOLDER);

/** The folders with the venue's `photos`: the folder of its content files first, then the public one. */
export const foldersWithPhotos = () =>
  sourceKind(env()) === "embedded" ? [contentFolder(env()), PUBLIC] : [PUBLIC];

/** Whether embedded content is the built-in demonstration: no folder was configured. */
export const isDemo = (settings: Env) => settings.CONTENT_DIR === undefined;

/** Whether visitors see the built-in demonstration, which search engines must never index. */
export const servesDemo = (settings: Env) => sourceKind(settings) === "embedded" && isDemo(settings);

/** The French name of the place that the content comes from, as the log and the commands show it. */
export function placeOfContent(settings: Env): string {
  const source = sourceKind(settings);
  if (source === "embedded")
    return isDemo(settings)
      ? "la démonstration"
      : `le dossier ${path.normalize(settings.CONTENT_DIR ?? "").replace(/(?<=.)\/$/, "")}`;
  const project =
    source === "firestore-web" ? settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID : serverAccess(settings).projectId;
  const kind = settings.FIRESTORE_EMULATOR_HOST ? "un émulateur de Firestore" : "Firestore";
  return project ? `${kind} (projet ${project})` : kind;
}
