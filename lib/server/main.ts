// First, because the folders of other modules depend on settings.
import "./settings-of-files";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { ConfigurationError, env } from "@/lib/config/env";
import { BUILD, STATE } from "@/lib/config/folders";
import { identity } from "@/lib/config/identity";
import { ignoreClosedLog, log } from "@/lib/config/log.mjs";
import { placeOfContent } from "@/lib/config/source";
import { Calls } from "./calls";
import { TERMINATED } from "./exit-codes";
import { closeGently, Front } from "./front";
import { Publisher } from "./publisher";
import { Renderer } from "./renderer";
import { Store } from "./store";

// `npm start`: checks the settings, answers from the store at once, and publishes.

/** Below the ten seconds of requirement 6.7: a busy machine is late. */
const MAX_STOP_MS = 8000;

/** The file that names the origin of the content whose answers a state has. */
const PLACE_FILE = path.join(STATE, "place");
const ANSWERS_FOLDER = path.join(STATE, "answers");

try {
  await startSite();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function startSite(): Promise<void> {
  ignoreClosedLog();
  const settings = env();
  identity();
  const isPreview = settings.CONTENT_PREVIEW === "on";
  if (isPreview) requireOwnState();
  else claimState(placeOfContent(settings));
  const isSecure = settings.SITE_URL.startsWith("https:");
  // The settings that answers depend on: an update publishes on another port and in another folder.
  const { PORT: _, STATE_DIR: __, ...answerSettings } = settings;
  const release = JSON.parse(readFileSync(path.join(BUILD, "release.json"), "utf8"));
  const madeWith = createHash("sha256")
    .update(JSON.stringify([release, answerSettings]))
    .digest("base64url");

  const store = new Store(isPreview ? undefined : ANSWERS_FOLDER);
  const renderer = new Renderer();
  await store.open();
  const warmPictures = settings.WARM_PICTURES === "on";
  const publisher = new Publisher(store, renderer, { madeWith, isSecure, warmPictures });
  const { commit } = release;
  const secret = settings.REVALIDATE_SECRET;
  const calls = new Calls({ publisher, renderer, isSecure, isPreview, secret, commit });
  const server = new Front(store, publisher, { isSecure, isPreview, answerCall: calls.answer }).server();

  renderer.onWrongSetting = () => process.exit(1);
  renderer.onUnreadableContent = () => {
    if (store.isEmpty) process.exit(1);
  };
  process.once("exit", () => renderer.stop());
  const stop = async () => {
    log("info", "Arrêt demandé");
    publisher.stop();
    await closeGently(server, MAX_STOP_MS);
    process.exit(TERMINATED);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);

  await listenOnPort(server, Number(settings.PORT ?? 3000));
  renderer.start();
  publisher.start();
}

/** @throws ConfigurationError where the port cannot be had */
function listenOnPort(server: ReturnType<Front["server"]>, port: number): Promise<void> {
  // Many shells set HOSTNAME to the name of the machine.
  const { HOSTNAME = "" } = process.env;
  const host = isIP(HOSTNAME) ? HOSTNAME : undefined;
  const faults: Record<string, string> = {
    EADDRINUSE: `PORT=${port} est déjà pris par un autre programme ; donnez-en un autre, par exemple PORT=3001`,
    EACCES: `PORT=${port} est réservé au système ; donnez-en un au-dessus de 1023, par exemple PORT=3000`,
  };
  return new Promise((resolve, reject) => {
    server.once("error", ({ code = "", message }: NodeJS.ErrnoException) =>
      reject(new ConfigurationError(`Configuration : ${faults[code] ?? message}.`)),
    );
    server.listen({ port, host }, resolve);
  });
}

/** Claims the state for the public site with this content, and removes answers of any other content. */
function claimState(place: string): void {
  try {
    if (readPlace() !== place) rmSync(ANSWERS_FOLDER, { recursive: true, force: true });
    mkdirSync(STATE, { recursive: true });
    writeFileSync(PLACE_FILE, place);
  } catch (error) {
    log("warn", "Le dossier d’état ne peut pas être écrit : rien n’est gardé d’un démarrage à l’autre", {
      folder: STATE,
      error,
    });
  }
}

function readPlace(): string | undefined {
  try {
    return readFileSync(PLACE_FILE, "utf8");
  } catch {
    return undefined;
  }
}

/** @throws ConfigurationError for a preview, which shows drafts, on the state of a public site (7.8) */
function requireOwnState(): void {
  if (readPlace() === undefined) return;
  throw new ConfigurationError(
    `Configuration : CONTENT_PREVIEW=on montre les brouillons, et ${STATE} est l’état du site public : donnez à l’aperçu son propre STATE_DIR, par exemple STATE_DIR=.state/apercu, et sa propre adresse SITE_URL. Sur le site lui-même, retirez CONTENT_PREVIEW.`,
  );
}
