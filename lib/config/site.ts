import { DEMONSTRATION_CREDIT } from "@/content/demo/identity";
import { env } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { servesDemo } from "@/lib/config/source";
import { dialled } from "@/lib/text/links";
import { slug, withDe } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";

/** The venue and its publisher, from the environment; everything but the name may be absent. */
export const site = {
  get url() {
    return env().SITE_URL;
  },
  get name() {
    return french(identity().SITE_NAME);
  },
  /** « du Chalet », « de la Grange », « de l’Étape »: the name after « de », for sentences. */
  get ofName() {
    return afterPreposition(this.name, { le: "du", les: "des", other: "de" });
  },
  /** « au Chalet », « à la Grange »: the name after « à ». */
  get atName() {
    return afterPreposition(this.name, { le: "au", les: "aux", other: "à" });
  },
  get email() {
    return identity().SITE_EMAIL;
  },
  /** The phone number as people read it, and as a phone dials it. */
  get phone() {
    const typed = identity().SITE_PHONE;
    return typed ? { text: typed.replace(/ /g, "\u00a0"), href: `tel:${dialled(typed)}` } : undefined;
  },
  /** `street, postal code locality`: the last part of the setting holds the postal code. */
  get address() {
    const full = identity().SITE_ADDRESS;
    if (!full) return undefined;
    const parts = full.split(", ");
    const [, postalCode = "", locality = ""] = /^(\d{5}) (.+)$/.exec(parts.at(-1) ?? "") ?? [];
    return { full, street: parts.slice(0, -1).join(", "), postalCode, locality };
  },
  get region() {
    return identity().SITE_REGION;
  },
  /** « La Grange, 3 rue Haute, 29217 Plougonvelin ». */
  get nameAndAddress() {
    return [this.name, this.address?.full].filter(Boolean).join(", ");
  },
  /** Latitude and longitude, if the owner gave them. */
  get geo() {
    const [latitude, longitude] = env().SITE_GEO?.split(",").map(Number) ?? [];
    return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
  },
  get mapUrl() {
    return this.address
      ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(this.nameAndAddress)}`
      : undefined;
  },
  /** The builder of the site (`SITE_CREDIT`): a name and an optional address. */
  get credit() {
    const typed = env().SITE_CREDIT ?? (servesDemo(env()) ? DEMONSTRATION_CREDIT : undefined);
    const [, name, url] = /^([^,]+)(?:, *(.+))?$/.exec(typed ?? "") ?? [];
    return name ? { name, url } : undefined;
  },
  /** The name of the publisher, unless name, mail, phone or address show that it is the venue itself. */
  get agency() {
    const settings = identity();
    const isVenue = (["NAME", "EMAIL", "PHONE", "ADDRESS"] as const).some((name) => {
      const value = slug(settings[`SITE_${name}`] ?? "");
      return value && slug(settings[`PUBLISHER_${name}`] ?? "").includes(value);
    });
    return isVenue ? undefined : settings.PUBLISHER_NAME;
  },
  /** « 1500 m »; undefined for `SITE_ALTITUDE=0`. */
  get altitude() {
    const metres = Number(identity().SITE_ALTITUDE ?? 0);
    return metres > 0 ? `${metres}\u00a0m` : undefined;
  },
  get whereabouts() {
    return [this.address?.locality, this.region, this.altitude].filter(Boolean).join(", ") || undefined;
  },
  /** How many people a group has: « 8 à 10 ». */
  get capacity() {
    const typed = identity().SITE_CAPACITY;
    if (!typed) return undefined;
    const [from = 0, to = from] = typed.split(/-|à/).map(Number);
    return { most: to, text: to > from ? `${from} à ${to}` : `${to}` };
  },
};

/**
 * A name after « de » or « à ». French joins these with « le » and « les »; « La » and « L’ » are written in
 * lower case.
 */
function afterPreposition(name: string, prepositions: { le: string; les: string; other: string }): string {
  const [, article = "", rest = name] = /^(Le |Les |La |L['’])(.+)$/.exec(name) ?? [];
  if (article === "Le ") return `${prepositions.le} ${rest}`;
  if (article === "Les ") return `${prepositions.les} ${rest}`;
  if (article) return `${prepositions.other} ${article.toLowerCase()}${rest}`;
  return prepositions.other === "de" ? withDe(name) : `${prepositions.other} ${name}`;
}

/** The public address of a path of the site; a complete address is returned unchanged. */
export const absoluteAddress = (path: string): string => new URL(path, site.url).href;

/** Colours of app/styles/tokens.css by the same names, for what no style sheet reaches. */
export const COLOURS = {
  paper: "#faf6ee",
  ink: "#1d2b27",
  "ink-soft": "#43524c",
  fir: "#1f5a48",
  fire: "#9c4221",
  snow: "#fffdf8",
} as const;
