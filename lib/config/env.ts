import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";
import { IDENTITY_NAMES } from "@/content/demo/identity";
import { dialled } from "@/lib/text/links";
import { parseUrl } from "@/lib/text/strings";

/** Whether a setting belongs to the identity of the venue, whose empty settings say « none ». */
export const isIdentity = (name: string) => (IDENTITY_NAMES as string[]).includes(name);

/** A value without surrounding blanks and quotation marks, which some readers of settings keep. */
export const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/s, "$2");

/** Stops a start or a command; `message` has one French line for each reason. */
export class ConfigurationError extends Error {}

/** Stops a start on a content file that cannot be read, unless stored answers can be sent instead. */
export class UnreadableContent extends ConfigurationError {}

const httpAddress = z.string().refine((value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ""), {
  error: "doit être une adresse http(s) complète, par exemple https://www.mon-chalet.fr",
});
const httpOrigin = httpAddress
  .refine((value) => (parseUrl(value)?.pathname ?? "/") === "/", {
    error: "doit s’arrêter au nom de domaine, sans chemin, par exemple https://www.mon-chalet.fr",
  })
  .transform((value) => new URL(value).origin);

const email = z.email({ error: "doit être une adresse électronique, par exemple bonjour@mon-chalet.fr" });

const positiveInteger = (example: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,7}$/, { error: `doit être un nombre entier positif, par exemple ${example}` })
    .transform(Number);

/** A text for visitors, in one line. */
const oneLine = z.string().regex(/^\P{Cc}*[\p{L}\p{N}]\P{Cc}*$/u, {
  error: "doit tenir en une ligne de lettres, par exemple La Grange",
});

const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, { error });

const choice = <T extends string>(...values: [T, ...T[]]) =>
  z.enum(values, { error: `doit être l’une des valeurs ${values.join(", ")}, par exemple ${values[0]}` });

/** Whether a text is a phone number; French numbers have nine digits after their prefix. */
const isPhone = (typed: string) =>
  /^\+?\d[\d .()-]{5,20}\d$/.test(typed) && !/^(?:0|\+33(?![1-9]\d{8}$))/.test(dialled(typed));

/** Whether a text is a number above zero, or two in their order: « 8-10 », « 8 à 10 ». */
function isCapacity(typed: string): boolean {
  const [, from, to = from] = /^(\d{1,3})(?: ?(?:-|à) ?(\d{1,3}))?$/.exec(typed) ?? [];
  return Number(from) > 0 && Number(from) <= Number(to);
}

const DOMAIN = /^(localhost|[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*)(:\d{1,5})?$/;
const isHost = (host: string) => DOMAIN.test(host) && parseUrl(`https://${host}`)?.host === host;

const schema = z.object({
  // The default of SITE_URL has this port.
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) <= 65_535, {
      error: "doit être un nombre entre 1 et 65535, par exemple 3000",
    })
    .optional(),
  SITE_URL: httpOrigin,
  // Identity (lib/config/identity.ts): null if the owner has set it to none, undefined if it is not set.
  SITE_NAME: oneLine.nullish(),
  SITE_EMAIL: email.nullish(),
  // The first of several numbers counts.
  SITE_PHONE: z
    .string()
    .transform((typed) => typed.split(/ *(?:[/,;]| ou ) */)[0] ?? "")
    .refine(isPhone, "doit être un numéro de téléphone, par exemple 04 65 71 12 34")
    .nullish(),
  SITE_ADDRESS: oneLine
    .regex(/^[^,]+(, [^,]+)*, \d{5} [^,]+$/, {
      error: "doit finir par le code postal et la commune, par exemple 12 chemin du Lac, 05350 Arvieux",
    })
    .nullish(),
  SITE_REGION: oneLine.nullish(),
  SITE_ALTITUDE: matching(/^\d{1,4}$/, "doit être un nombre entier de mètres, par exemple 1500").nullish(),
  SITE_CAPACITY: z
    .string()
    .refine(isCapacity, "doit être un ou deux nombres, le plus petit d’abord, par exemple 8-10")
    .nullish(),
  SITE_CREDIT: matching(
    /^[^,]+(, *https?:\/\/\S+)?$/i,
    "doit être un nom, puis une virgule et une adresse s’il y en a une, par exemple Atelier Ridelle, https://atelier-ridelle.example",
  ).optional(),
  PUBLISHER_NAME: oneLine.nullish(),
  PUBLISHER_LEGAL: oneLine.nullish(),
  PUBLISHER_REGISTRATION: oneLine.nullish(),
  PUBLISHER_ADDRESS: oneLine.nullish(),
  PUBLISHER_PHONE: oneLine.nullish(),
  PUBLISHER_EMAIL: email.nullish(),
  PUBLISHER_DIRECTOR: oneLine.nullish(),
  PUBLISHER_URL: httpAddress.nullish(),
  HOSTING_NAME: oneLine.nullish(),
  HOSTING_ADDRESS: oneLine.nullish(),
  HOSTING_PHONE: oneLine.nullish(),
  HOSTING_URL: httpAddress.nullish(),
  SITE_GEO: matching(
    /^-?([1-8]?\d|90)(\.\d+)?, ?-?(1[0-7]\d|180|\d?\d)(\.\d+)?$/,
    "doit être une latitude et une longitude, par exemple 44.7312,6.8447",
  ).optional(),
  CONTENT_SOURCE: choice("auto", "embedded", "firestore").default("auto"),
  CONTENT_DIR: z.string().optional(),
  CONTENT_PREVIEW: choice("off", "on").default("off"),
  FIRESTORE_EMULATOR_HOST: matching(
    /^[^\s/:]+:\d{1,5}$/,
    "doit être un hôte et un port, par exemple 127.0.0.1:8080",
  ).optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_API_KEY: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: matching(
    /^(gs:\/\/)?[a-z0-9][a-z0-9._-]*[a-z0-9]\/?$/i,
    "doit être le nom du bucket, sans chemin, par exemple mon-chalet.firebasestorage.app",
  ).optional(),
  NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_APP_ID: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: z.string().optional(),
  FIRESTORE_TIMEOUT_MS: positiveInteger(5000).default(5000),
  REVALIDATE_SECONDS: positiveInteger(300).default(300),
  REVALIDATE_SECRET: z
    .string()
    .regex(/^[!-~]{16,}$/, {
      error:
        "doit compter au moins 16 signes sans accent ni blanc, par exemple le résultat de « openssl rand -hex 24 »",
    })
    .optional(),
  LIVE_CONTENT: choice("on", "off").default("on"),
  WARM_PICTURES: choice("on", "off").default("on"),
  IMAGE_HOSTS: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every(isHost), {
      error: "doit être une liste de noms d’hôtes séparés par des virgules, par exemple images.mon-chalet.fr",
    }),
  SITE_INDEXABLE: choice("true", "false").default("true"),
  STATE_DIR: z.string().optional(),
});

export type Env = z.infer<typeof schema>;

/**
 * Reads the settings (requirement 12.1).
 * @throws ConfigurationError with one line for each wrong variable
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [
        name,
        unquoted(value ?? "") || (isIdentity(name) && value !== undefined ? null : undefined),
      ])
      .filter(([, value]) => value !== undefined),
  );
  const misspelt = Object.keys(values).flatMap((name) => misspelling(name) ?? []);
  // By default the public address is the one where the process answers.
  const result = schema.safeParse({ SITE_URL: `http://localhost:${values.PORT ?? 3000}`, ...values });
  if (result.success && misspelt.length === 0) return result.data;
  const faults = (result.error?.issues ?? [])
    .map(({ path: [name = ""], message }) => ({ name: String(name), message }))
    // The default of SITE_URL follows from PORT.
    .filter(({ name }, i, all) => name in values && all.findIndex((other) => other.name === name) === i)
    .map(({ name, message }) => `Configuration : ${name} ${message}.`);
  throw new ConfigurationError([...misspelt, ...faults].join("\n"));
}

export const SETTING_NAMES: string[] = Object.keys(schema.shape);
/** The maximum distance of a misspelt name: two wrong letters, or two that changed places. */
const MAX_DISTANCE = 2;

/** The variable that systemd sets for a unit with a state. */
const SYSTEMD_VARIABLE = "STATE_DIRECTORY";

/** The fault of a variable whose name is nearly that of a setting; undefined for other variables. */
function misspelling(name: string): string | undefined {
  if (SETTING_NAMES.includes(name) || name === SYSTEMD_VARIABLE || name.length < 8) return undefined;
  const typed = name.toUpperCase();
  const nearestName = closest(typed, SETTING_NAMES);
  const meant =
    distance(typed, nearestName) <= MAX_DISTANCE
      ? nearestName
      : SETTING_NAMES.find((other) => isSimilar(typed, other));
  if (!meant) return undefined;
  return `Configuration : ${name} n’est pas un réglage ; est-ce ${meant} ? Corrigez le nom ou retirez-le, par exemple ${meant}=….`;
}

/** Whether names share the first word, and one has the rest of the other: SITE_TELEPHONE, SITE_PHONE. */
function isSimilar(typed: string, other: string): boolean {
  const word = typed.slice(0, typed.indexOf("_") + 1);
  const [typedRest, settingRest] = [typed.slice(word.length), other.slice(word.length)];
  const isSame = word !== "" && other.startsWith(word) && typedRest.length > 2;
  return isSame && (typedRest.includes(settingRest) || settingRest.includes(typedRest));
}

let processSettings: Env | undefined;

/** The settings of this process, read and validated once. */
export function env(): Env {
  processSettings ??= readEnv(process.env);
  return processSettings;
}
