import { ConfigurationError, type Env } from "@/lib/config/env";
import { DEMONSTRATION, placeOfContent } from "@/lib/config/source";

/** What a build has put into its pages, and what a server on it must therefore have too. */
export type BuiltFrom = { content: string; preview: boolean; address: string };

export const builtFrom = (settings: Env): BuiltFrom => ({
  content: placeOfContent(settings),
  preview: settings.CONTENT_PREVIEW === "on",
  address: isLocal(settings.SITE_URL) ? "aucune adresse publique" : settings.SITE_URL,
});

/** On a trial the port may change: such pages name no address that anybody relies on. */
const isLocal = (address: string) => new URL(address).hostname === "localhost";

/**
 * The record that `scripts/build.ts` hands to the bundler; nothing in development, or where the framework
 * was called by hand.
 */
export const ownBuild = (): BuiltFrom | undefined =>
  process.env.BUILT_FROM ? JSON.parse(process.env.BUILT_FROM) : undefined;

/**
 * Stops a start on something else than the build: within minutes its pages would take the others' place.
 * @throws ConfigurationError of one line with both
 */
export function requireSameAs(built: BuiltFrom, settings: Env): void {
  const now = builtFrom(settings);
  if (!isSamePlace(built.content, now.content))
    fail(
      "CONTENT_SOURCE (avec CONTENT_DIR ou les accès à la base)",
      built.content,
      now.content,
      sourceOf(built.content),
    );
  if (built.preview !== now.preview)
    fail(
      "CONTENT_PREVIEW",
      onOff(built.preview),
      onOff(now.preview),
      `CONTENT_PREVIEW=${onOff(built.preview)}`,
    );
  if (built.address !== now.address)
    fail(
      "SITE_URL",
      built.address,
      now.address,
      `SITE_URL=${isUrl(built.address) ? built.address : "http://localhost:3000"}`,
    );
}

/** The settings that lead to a place of content. */
function sourceOf(content: string): string {
  if (content.includes("Firestore")) return "CONTENT_SOURCE=firestore et la clé";
  const folder = /^le dossier (.*)$/.exec(content)?.[1];
  return `CONTENT_SOURCE=embedded${folder ? ` CONTENT_DIR=${folder}` : ""}`;
}

const isUrl = (address: string) => URL.canParse(address);

const onOff = (value: boolean) => (value ? "on" : "off");

/** A machine that offers access by itself may leave the project unsaid. */
const isSamePlace = (one: string, other: string) =>
  one === other ||
  (/^Firestore\b/.test(one) && /^Firestore\b/.test(other) && [one, other].includes("Firestore"));

function fail(name: string, before: string, now: string, example: string): never {
  throw new ConfigurationError(
    `Configuration : ${name} doit être comme à la construction du site (${before}), or le démarrage trouve ${now} : rétablissez le réglage, par exemple ${example}, ou construisez à nouveau.`,
  );
}

/**
 * Stops a build that would put the demonstration, for want of settings, where a build of a venue's own
 * content lies.
 */
export function requireNotInPlaceOf(before: BuiltFrom | undefined, settings: Env): void {
  const asked = settings.CONTENT_SOURCE === "embedded";
  if (!before || asked || before.content === DEMONSTRATION || placeOfContent(settings) !== DEMONSTRATION)
    return;
  throw new ConfigurationError(
    `Configuration : la construction précédente venait d’ailleurs (${before.content}), celle-ci prendrait la démonstration faute de réglages : rétablissez-les, ou dites-le par CONTENT_SOURCE=embedded.`,
  );
}
