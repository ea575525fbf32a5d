import { linkify, typedAddress } from "@/lib/text/links";
import { quoted } from "@/lib/text/strings";
import { notice, type Reader, readList, withFault } from "./field";
import { line, readText } from "./fields";

/** The limit in characters is high, because the address of a form that is filled in beforehand is long. */
const MAX_CONTACT = 4000;
/** A mail address has plain letters only: a subject, a copy or a line break would change the mail. */
const CONTACT = /^(?:https?:\S+|mailto:[\w.+-]{1,100}@[a-z\d.-]{1,100})$/i;

/** The only address in a text, for bookings: a web address, or a mail address after `mailto:`. */
export const contact: Reader<string | undefined> = (raw) => {
  const { value, faults } = readText(raw);
  if (value === undefined) return { value, faults };
  const text = value.replace(/&amp;/gi, "&");
  const { href = "" } = text.length > MAX_CONTACT || /\s/.test(text) ? {} : typedAddress(text);
  const isAlone = CONTACT.test(href);
  const addresses = isAlone
    ? [href]
    : linkify(text).flatMap(({ href = "" }) => (CONTACT.test(href) ? href : []));
  const [address, ...others] = new Set(addresses);
  if (!address || others.length > 0) {
    const problem = others.length > 0 ? "plusieurs adresses dans" : "ni adresse web ni adresse mail";
    return withFault(undefined, `${problem} « ${quoted(value)} »`, "un mail préparé, ou le téléphone");
  }
  const quotedAddress = `« ${address.replace("mailto:", "")} »`;
  const notices = isAlone
    ? []
    : [notice(`des mots autour d’une adresse « ${quoted(value)} »`, quotedAddress)];
  if (/^http:/.test(address)) notices.push(notice("adresse en http:// (attendu : https://)", quotedAddress));
  return { value: address, faults: [...faults, ...notices] };
};

const MAX_VOICES = 20;

/** The quotations of guests. */
export const voices: Reader<string[] | undefined> = (raw) => {
  const { value, faults } = readList(raw, line, "voix");
  if (value.length > MAX_VOICES)
    faults.push({ problem: `${value.length} voix`, shownInstead: `les ${MAX_VOICES} premières` });
  return { value: value.length > 0 ? value.slice(0, MAX_VOICES) : undefined, faults };
};
