import { IDENTITY_NAMES } from "@/content/shipped/identity";
import { ConfigurationError, type Env } from "@/lib/config/env";
import { describePlace, type Place, placeOf } from "@/lib/config/source";

/** The settings that a build has put into its pages: a server on it must have the same. */
export type BuiltFrom = { place: Place; shown: Partial<Record<string, string>> };

/** The settings that stand in pages as typed. */
const SHOWN = ["SITE_URL", ...IDENTITY_NAMES, "SITE_GEO", "SITE_INDEXABLE"] as const;

export function builtFrom(settings: Env): BuiltFrom {
  // On a trial the port may change: nobody relies on the addresses in such pages.
  const isLocal = new URL(settings.SITE_URL).hostname === "localhost";
  const portable = { ...settings, ...(isLocal && { SITE_URL: "" }) };
  return {
    place: placeOf(settings),
    shown: Object.fromEntries(SHOWN.map((name) => [name, portable[name] ?? ""])),
  };
}

/** The record that `scripts/build.ts` hands to the bundler; undefined in development or a build by hand. */
export const ownBuild = (): BuiltFrom | undefined =>
  process.env.BUILT_FROM ? JSON.parse(process.env.BUILT_FROM) : undefined;

/** Stops the build of a preview: no build ever holds a draft (requirement 7.8). */
export function requirePublic(settings: Env): void {
  if (settings.CONTENT_PREVIEW === "off") return;
  throw new ConfigurationError(
    "Configuration : CONTENT_PREVIEW doit être off à la construction, qui ne contient jamais de brouillon ; l’aperçu seul le met à on, dans un fichier à lui, par exemple /etc/chalet/3100.env.",
  );
}

/**
 * Stops a start with other settings than the build's: within minutes its pages would replace the others. A preview
 * uses none of the build's pages, and needs an address of its own: one line in the wrong file must not show the
 * drafts at the address of the site (requirement 7.8).
 */
export function requireSameAs(built: BuiltFrom, settings: Env): void {
  const now = builtFrom(settings);
  if (settings.CONTENT_PREVIEW === "on") {
    if (now.shown.SITE_URL && now.shown.SITE_URL !== built.shown.SITE_URL) return;
    throw new ConfigurationError(
      `Configuration : CONTENT_PREVIEW=on montre les brouillons, et SITE_URL doit alors être l’adresse de l’aperçu, une autre que celle du site (${settings.SITE_URL}), par exemple SITE_URL=https://apercu.mon-chalet.fr. Sur le site lui-même, retirez CONTENT_PREVIEW.`,
    );
  }
  const place = isSamePlace(built.place, now.place) ? built.place : now.place;
  const source = "CONTENT_SOURCE (avec CONTENT_DIR ou les accès à la base)";
  requireSame(source, describePlace(built.place), describePlace(place), settingsFor(built.place));
  for (const name of SHOWN) {
    // A trial's address is not recorded.
    const none = name === "SITE_URL" ? "http://localhost:3000" : "";
    const [before, after] = [built.shown[name] || none, now.shown[name] || none];
    requireSame(name, before || "aucune valeur", after || "aucune valeur", `${name}=${before}`);
  }
}

function requireSame(name: string, before: string, now: string, example: string): void {
  if (before === now) return;
  throw new ConfigurationError(
    `Configuration : ${name} doit être comme à la construction du site (à la construction : ${before} ; au démarrage : ${now}) : rétablissez le réglage, par exemple ${example}, ou construisez à nouveau.`,
  );
}

/** The settings that lead to a place of content. */
function settingsFor({ kind, name }: Place): string {
  if (kind === "firestore" || kind === "emulator") return "CONTENT_SOURCE=firestore et la clé";
  return `CONTENT_SOURCE=embedded${kind === "folder" ? ` CONTENT_DIR=${name}` : ""}`;
}

/** A machine with credentials of its own may leave the project out. */
const isSamePlace = (one: Place, other: Place) =>
  one.kind === other.kind &&
  (one.name === other.name || (one.kind === "firestore" && !(one.name && other.name)));

/** Stops a build that would replace a venue's own content by the demonstration because settings are missing. */
export function requireNotInPlaceOf(before: BuiltFrom | undefined, settings: Env): void {
  const place = before?.place;
  if (!place || place.kind === "demonstration" || settings.CONTENT_SOURCE === "embedded") return;
  if (placeOf(settings).kind !== "demonstration") return;
  throw new ConfigurationError(
    `Configuration : la construction précédente venait d’ailleurs (${describePlace(place)}), celle-ci prendrait la démonstration faute de réglages : rétablissez-les, ou dites-le par CONTENT_SOURCE=embedded.`,
  );
}
