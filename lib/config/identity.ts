import { DEMONSTRATION_IDENTITY, IDENTITY_NAMES, type IdentityName } from "@/content/demo/identity";
import { ConfigurationError, type Env, env } from "@/lib/config/env";
import { servesDemo } from "./source";

/** The identity settings, without those that the owner left empty on purpose. */
type Identity = Partial<Record<IdentityName, string>> & { SITE_NAME: string };

/**
 * The identity that visitors are shown: the demonstration's values with the demonstration alone.
 * @throws ConfigurationError of one line: the missing settings, or a setting of a venue without its content
 */
export function identityOf(settings: Env): Identity {
  if (servesDemo(settings)) {
    const venueSetting = IDENTITY_NAMES.find(
      (name) => ![undefined, null, DEMONSTRATION_IDENTITY[name]].includes(settings[name]),
    );
    if (!venueSetting) return { ...DEMONSTRATION_IDENTITY };
    throw new ConfigurationError(
      `Configuration : ${venueSetting} est celui d’un lieu, et les contenus seraient ceux de la démonstration ; donnez ceux du lieu, par exemple CONTENT_SOURCE=firestore avec ses accès ou CONTENT_DIR=/srv/contenus, ou retirez ${venueSetting}.`,
    );
  }
  const missing = IDENTITY_NAMES.filter((name) => settings[name] === undefined);
  if (missing.length > 0 || !settings.SITE_NAME)
    throw new ConfigurationError(
      `Configuration : avec un contenu à vous, tous les réglages d’identité doivent être donnés ; il manque ${missing.join(", ") || "SITE_NAME"} (ce qui n’existe pas reste vide, par exemple SITE_PHONE= ; SITE_NAME ne peut pas être vide).`,
    );
  const setValues = IDENTITY_NAMES.flatMap((name) => (settings[name] ? [[name, settings[name]]] : []));
  return { ...Object.fromEntries(setValues), SITE_NAME: settings.SITE_NAME };
}

let processIdentity: Identity | undefined;

/**
 * The identity of this process, read once.
 * @throws ConfigurationError as `identityOf`
 */
export function identity(): Identity {
  processIdentity ??= identityOf(env());
  return processIdentity;
}

/** Whether search engines may list the site: never its demonstration or the hosts’ preview. */
export const isIndexable = (settings: Env = env()): boolean =>
  settings.SITE_INDEXABLE === "true" && settings.CONTENT_PREVIEW === "off" && !servesDemo(settings);
