import { linkify, typedAddress } from "@/lib/text/links";
import { decoded, quoted } from "@/lib/text/strings";
import { faulty, list, notice, type Read } from "./field";
import { line, readText } from "./fields";

/** In characters. The address of a form that is filled in beforehand is long. */
const MAX_CONTACT = 4000;
const WEB = /^https?:\S{1,2000}$/;
/** Plain letters only: a subject, a copy or a line break in the address would change the mail. */
const MAIL = /^mailto:[\w.+-]{1,100}@[a-z\d.-]{1,100}$/i;

/** The only address in a text, for bookings: a web address, or `mailto:` and a mail address. */
export const contact: Read<string | undefined> = (raw) => {
  const { value, faults } = readText(raw);
  if (value === undefined) return { value, faults };
  const text = value
    .slice(0, MAX_CONTACT)
    .replace(/[,;](?=https?:)/gi, " ")
    .replace(/&amp;/gi, "&");
  const { href = "" } = /\s/.test(text) ? {} : typedAddress(text);
  const isAlone = WEB.test(href) || MAIL.test(href);
  const [address, ...others] = isAlone ? [href] : addressesIn(text);
  if (!address || others.length > 0) {
    const problem = others.length > 0 ? "plusieurs adresses dans" : "ni adresse web ni adresse mail";
    return faulty(undefined, `${problem} « ${quoted(value)} »`, "un mail préparé, ou le téléphone");
  }
  const shown = `« ${address.replace("mailto:", "")} »`;
  const notices = isAlone ? [] : [notice(`des mots autour d’une adresse « ${quoted(value)} »`, shown)];
  if (/^http:/.test(address)) notices.push(notice("adresse en http:// (attendu : https://)", shown));
  return { value: address, faults: [...faults, ...notices] };
};

/** A link in HTML, with its words. */
const LINK = /<a\b[^<>]*\bhref\s*=\s*["']?([^"'\s<>]+)[^<>]*>[^<]*/gi;

/** The different addresses in a text. For a link in HTML, this is its target. */
function addressesIn(text: string): string[] {
  const plain = text
    .replace(LINK, (_, target: string) => ` ${typedAddress(target).href ?? target} `)
    .replace(/mailto:/gi, " ")
    .replace(/[^\s<>"']+/g, (word) => (/@|%40/.test(word) && !word.includes("://") ? mailIn(word) : word));
  const addresses = linkify(plain).map(({ href = "" }) => href);
  return [...new Set(addresses.filter((href) => WEB.test(href) || MAIL.test(href)))];
}

/** A word with a mail address, as plain letters; empty if it encodes a control character. */
const mailIn = (word: string) => {
  const mail = decoded(word) || word;
  return /\p{Cc}/u.test(mail) ? "" : mail.replace(/[^\p{L}\p{N}@.%_+-]+/gu, " ");
};

const MAX_VOICES = 20;

/** Quotations of guests. */
export const voices: Read<string[] | undefined> = (raw) => {
  const { value, faults } = list(raw, line, "voix");
  if (value.length > MAX_VOICES)
    faults.push({ problem: `${value.length} voix`, shown: `les ${MAX_VOICES} premières` });
  return { value: value.length > 0 ? value.slice(0, MAX_VOICES) : undefined, faults };
};
